# UNO on the score pad.

uno-pad-first = Kto pierwszy rozdaje?
uno-pad-opener = { $name } rozdaje
uno-pad-ender = Kto nie ma już kart?
uno-pad-nobody = Nikt: runda jest zablokowana
uno-pad-cards = Karty, które zostały w ręce.
uno-pad-agree = Razem to więcej, niż są warte wszystkie karty talii.

# Monster High UNO on the command line.

cli-uno = Monster High UNO: pozbądź się kart i w porę krzyknij „UNO”.
cli-uno-edition = Talia: ze strasznymi kartami albo klasyczna, 108 kart.
cli-uno-scoring = Kto dostaje punkty: zwycięzca rundy albo każdy za swoje karty.
cli-uno-points = Suma, która kończy grę.

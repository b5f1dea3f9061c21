# "May I?": questions about the rules, answered by them. Fetched when somebody asks.

may = May I?
may-ask = Ask in your own words, or choose:
may-nothing = Nothing in the rules has these words. Try others, or empty the field to see all questions.
may-only-told = This question isn’t here, but the rules may have the answer:
may-told = In the rules
may-others = Other questions
may-change = { $what } { $value }. Change
may-no-card = None
may-done = { $count ->
    [0] No cards
    [one] { $count } card: go on
   *[other] { $count } cards: go on
}
may-yes = Yes
may-no = No

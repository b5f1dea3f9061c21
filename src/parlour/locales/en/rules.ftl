# The rulebooks of all games: headings, links, the public pages.

rules-of = Rules of { $game }
rules-of-edition = Rules of { $game } ({ $label }: { $word })
rules-contents = Contents
rules-rule = Rule { $rule }
rules-example = Example:
rules-back = a card face down
rules-chapter-about = The game
rules-chapter-setup = Setting up
rules-chapter-turn = Your turn
rules-chapter-special = Special cards
rules-chapter-end = The end of a round
rules-chapter-scoring = Scoring
rules-chapter-variants = Variants
rules-table = Only what applies at this table is shown.
rules-all = All rules
rules-print = Printable summary

# On public pages
rules-about = How to play { $game }: setting up, a turn, special cards and scoring, with pictures of the cards and worked examples.
rules-all-tables = All editions
rules-play = Play { $game }
rules-summary-of = { $game }: the rules on one page
rules-summary-about = The rules of { $game } on one page, to print and keep by the table.
rules-elsewhere = With other house rules
rules-full = All rules, with examples
rules-languages = Languages
rules-editions = Editions
rules-unprinted = Not in the printed rules
rules-games = Other games

# Help that every game shares
help-bots = Bots
help-hints = Hints
help-hints-about = If the host allows hints, there is a light bulb above your cards. On your turn, press it, or the H key, to see what the strongest bot would play, and how many games in 100 this move and the others would win. That is an estimate from what you can know: the bot does not see other hands either. Only you see the hint.

### The review of a finished game.

web-review-heading = Review
web-review-working = The game is being reviewed
web-review-working_help = This takes a few seconds. The page appears by itself when everything is ready.
web-review-queue = It waits for its turn: place { $place } in the queue.
web-review-too_many = At most { $most } reviews are worked out for you at once. Come back when one of them is ready.
web-review-graph = Win chance
web-review-graph_help = The chance of each player to win, move by move; in 95 of 100 cases it lies within the pale band. Marks are moves that lost 5, 10 or 20 win points. Press anywhere to see that move.
web-review-points = win points lost
web-review-mark = { $name } loses { $points } win points at move { $move }
web-review-blunders = Where points were lost
web-review-worst = The three worst moves
web-review-worst_help = The position before each of them. The better move is marked.
web-review-none = No move lost 5 win points or more.
web-review-lost_help = win points lost compared with the best move
web-review-did = { $name }: { $move }
web-review-better = better: { $move }
web-review-against = Against
web-review-same_bots = the same bots
web-review-luck_skill = Luck and skill
web-review-luck_help = In win points. Luck is what draws and dice brought beyond their mean; skill is the rest of what was won or lost.
web-review-luck = Luck
web-review-skill = Skill
web-review-choices = How often to play each card
web-review-choices_help = How often each card should be played when nobody can be outguessed, and how many win points it loses compared with that. The result does not matter here.
web-review-figures = All figures as a table
web-review-move = Move
web-review-then = Then
web-review-chance = Win chance
web-review-loses = Loses
web-review-mix = How often

## Why a move is better than another, in hints and reviews.

why-only = It is the only legal move.
why-close = No move is clearly better: the differences are within the error.
why-mix = The cards of the mix are worth about the same; drawn by chance, they cannot be outguessed.
why-wins = Searched to the end: it wins if everybody plays their best.
why-shares = Searched to the end: it shares the win if everybody plays their best.
why-loses = Searched to the end: every move loses if everybody plays their best.

var e=`# Puzzles in the page.

puzzle-title = Puzzles
puzzle-intro = Positions from real matches. One choice is sure to win this turn, whatever the other side holds, rolls or answers. Find it.
puzzle-today = Puzzle of the day
puzzle-sides = You play { $me } against { $other }.
puzzle-goal = Win this turn with { $n } choices.
puzzle-hard = Difficulty { $n } of 5
puzzle-solve = Solve it
puzzle-solved-stars = Solved { $stars }
puzzle-solved-of = { $done } of { $all } solved
puzzle-grade = Difficulty { $n }
puzzle-moves = in { $n }
puzzle-called = Puzzle { $n }: { $me } against { $other }, win in { $moves } choices{ $stars ->
    [0] {""}
   *[other] , solved with { $stars } of 3 stars
    }
puzzle-win = Win this turn
puzzle-asks = One choice is sure to win; it takes { $n } in all. Find it on the table.
puzzle-on = Right! Now go on: { $left ->
    [one] one choice
   *[other] { $left } choices
    } left.
puzzle-plays = Watch the reply.
puzzle-failed = Not this one: it does not win for certain in so few choices. Here is what follows.
puzzle-lucky = This time it won, but only by luck: it depends on what is hidden or rolled. Look for what always wins.
puzzle-solved = Solved! Nothing could stop that.
puzzle-again = Try again
puzzle-next = Next puzzle
`;export{e as default};
var e=`# Lessons in the page.

learn-title = Learn to play
learn-intro = Lessons on the real table, with a teacher beside you. Begin with the first match of a game, then take the short ones as you like.
learn-done-of = { $done } of { $all } learnt
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
    }
learn-panel = Lesson
learn-step = Step { $n } of { $all }
learn-learnt = Learnt!
learn-why = Not this time.
learn-watch = Watch what happens now.
learn-times = { $n } of { $all } done
learn-on = Continue
learn-next = Next lesson
learn-again = Once more
learn-play = Play a match
learn-go-on = Go on where you were
learn-path-stars = { $n } of { $all } stars
learn-path-first = First match
learn-path-some = { $n } lessons
learn-path-all = All lessons
learn-path-few = { $n } puzzles
learn-path-many = { $n } puzzles
`;export{e as default};
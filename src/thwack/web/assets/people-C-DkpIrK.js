var e=`# Pages of people: ratings, results, leaders.

people-rated-matches =
    { $count ->
        [one] { $count } rated match
       *[other] { $count } rated matches
    }
people-between = very likely between { $low } and { $high }
people-graph = The rating after each match: from { $first } to { $last }; lowest { $low }, highest { $high }.
people-yardstick = Dashed lines: where the computer’s levels would stand. Level 3 is where everybody begins; the distances come from thousands of their matches.
people-yardstick-list = The computer’s levels are there for comparison. Level 3 is where everybody begins; the distances come from thousands of their matches.
people-by-side = By hero, team or deck
people-by-opponent = By opponent
people-won = Won
people-drawn = Drawn
people-lost = Lost
people-others = Guests and private pages
people-all = Show all { $count }
people-nothing = Nothing to show yet: no match has been finished.
people-showing = What others see
people-who-sees = Who may see this page
people-seen-me = Only me
people-seen-met = People I have played with
people-seen-all = Everybody
people-listed = List me among the leaders
people-listed-why = Your name and ratings are then on a list that everybody sees, even if your page is private.
people-at-tables = At a rated table the players always see each other’s ratings.
people-leaders-why = Everybody here agreed to be listed. A rating with a question mark rests on only a few matches and has no place yet. Rated matches are those between two accounts for which “Rated” was chosen.
people-nobody = Nobody has agreed to be listed yet.
people-place = Place
people-name = Name
people-rating = Rating
people-matches = Matches
`;export{e as default};
var e=`# Around a match: matches of one's own, offers, phrases, clocks.

## Matches of one's own

club-matches = My matches
club-continue = Continue
club-all = All my matches
club-all-more = All my matches ({ $count } more)
club-running = In progress
club-past = Finished
club-none-running = No match is in progress.
club-older = Older matches
club-waits = Waiting for players
club-turn-of = { $name } to move
club-won = Won
club-lost = Lost
club-stopped = Begun with an older version: it cannot go on
club-my-page = My page
club-leaders = Leaders
club-share = Share
club-no-deck = This link holds no readable deck.
club-whole = Open in Thwack
club-import = Open a match from a file
club-imported-fair = The luck of this match is checked: nobody chose it.
club-imported-unproved = The match is here, but the file has no proof of fair luck.
club-guest = As a guest you find these matches in this browser only. With an account they come with you to every device, and you keep those you have played so far.

## Talking, offers and answers, tables that wait

club-host = Host: { $name }
club-talk = Say something
club-talk-why = Everybody at the table reads this in their own language. Spectators do not.
club-mute = Mute { $name }
club-unmute = Hear { $name } again
club-muted = muted
club-say-hello = Hello!
club-say-luck = Good luck!
club-say-nice = Well played!
club-say-thanks = Thank you!
club-say-oops = Oops …
club-say-moment = Just a moment, I’m thinking.
club-say-close = That was close!
club-say-bye = Good game!
club-say-cheer = Hooray!
club-say-heart = Love it!
club-say-wow = Wow!
club-say-clever = Clever!
club-say-yawn = Still there?
club-say-respect = Respect!
club-offer-draw = Offer a draw
club-offer-pause = Offer a pause
club-offer-rematch = Offer a rematch
club-asks-draw = { $name } offers a draw.
club-asks-pause = { $name } would like to pause the match.
club-asks-resume = { $name } would like to go on.
club-asks-rematch = { $name } offers a rematch.
club-offered-undo = You asked to take your choice back.
club-offered-draw = You offered a draw.
club-offered-pause = You offered a pause.
club-offered-resume = You asked to go on.
club-offered-rematch = Rematch offered …
club-agreed = You agreed. Others are still being asked.
club-withdraw = Take it back
club-accept = Accept the rematch
club-watch-rematch = Watch the rematch
club-paused = The match is paused.
club-resume = Go on
club-invites = { $name } invites you to { $game }
club-your-side = This seat is yours, if you like.
club-choose-side = Choose your seat.
club-sit-here = Sit down here
club-swap = Play this side
club-leave = Leave the table
club-cancel-table = Close the table

## Clocks, and who has left

club-clock = Clock
club-clock-none = No clock
club-clock-move = { $time } a move
club-clock-bank = { $time } + { $plus } a move
club-clock-days = { $count ->
    [one] 1 day a move
   *[other] { $count } days a move
    }
club-minutes = { $count } min
club-seconds = { $count } s
club-days-hours = { $days } d { $hours } h
club-time-of = { $name }: { $time } left
club-away = { $name } is away. If this goes on, you can claim the win in
club-left = { $name } has left.
club-or-wait = You can also wait.
club-claim-win = Claim the win
club-claim-program = Let the computer play on
club-notify = Tell me when it is my turn
club-notify-off = Stop telling me
club-notify-why = Your browser shows a notification while Thwack is open in a tab you are not looking at.
club-notify-denied = Your browser blocks notifications from this page. You can change that in its settings.
`;export{e as default};
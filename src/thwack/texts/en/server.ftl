# What the server says by itself. What cards, choices and the log say is worded by the games.

server-guest = Guest { $number }
server-level = Level { $n }
server-tutor = Trainer
server-open-seat = Open seat
server-somebody = Somebody
server-waiting = Waiting for somebody to take the open seat. Share the link to this page.
server-invited = Somebody has invited you to this table.
server-paused = The match is paused.
server-drawn = A draw by agreement.

server-line-anew = This match goes on from an earlier one. Everything hidden was dealt anew.
server-line-undone = { $who } takes back the last choice.
server-line-resigned = { $who } resigns.
server-line-drawn = { $who } offered a draw, and it was accepted.
server-line-paused = { $who } offered a pause, and it was accepted.
server-line-resumed = The match goes on.
server-line-time = { $who } has run out of time.
server-line-left = { $who } wins: the other side has left the table.
server-line-program = { $who } takes the seat of somebody who has left.

server-error-stale = That question has already been answered. Here is how things stand now.
server-error-illegal = That cannot be chosen now.
server-error-not-yours = This is not your decision.
server-error-over = The match is over.
server-error-waiting = The match begins when all seats are taken.
server-error-spectator = You are watching: only people at the table can do that.
server-error-too-fast = That was too fast. Wait a moment and try again.
server-error-too-large = That is too large.
server-error-slow-body = The request did not arrive in time. Please send it again.
server-error-same-luck = This table goes on with the luck of a match that is over, so nobody else can sit down here. Open a table with a free seat from that match instead.
server-error-damaged = This match cannot be read: what was stored of it is damaged.
server-error-storage = The server cannot store anything right now, so your choice was not made. Nothing was lost; please try again in a moment.
server-error-bad-frame = The server did not understand that.
server-error-bad-request = The server did not understand that request.
server-error-hello-first = The first frame must be a greeting.
server-error-rated = There are no hints in rated matches.
server-error-lesson = That is not part of a lesson.
server-error-practice-alone = Practice is against the computer alone, and never rated: with other people at the table, ask them to take a choice back.
server-error-untried = Try it yourself first: after two wrong tries you will see the solution.
server-error-lesson-changed = This lesson has changed since you began it. Please begin it anew.
server-error-nothing-asked = Nobody has asked you to agree to anything.
server-error-nobody-to-ask = There is nobody at this table whom you could ask.
server-error-nobody-to-mute = Nobody sits there whom you could mute.
server-error-paused = The match is paused.
server-error-not-paused = The match is not paused.
server-error-clock = There is no such clock: choose one of those on offer.
server-error-nobody-left = Nobody has been away for long enough.
server-error-cancelled = This table is no longer there: whoever opened it has left.
server-error-begun = The match has already begun.
server-error-shared-seat = Two seats of this table belong together, so you cannot change seats here.
server-error-undo-paused = The match is paused.
server-error-undo-nothing = You have nothing to take back.
server-error-undo-learnt = That choice revealed something, so it stands.
server-error-undo-others = Somebody else has chosen since, so it stands.
server-error-undo-over = The match is over.
server-error-undo-waiting = The match has not begun.
server-error-undo-lesson = A lesson goes forward only. To see something again, begin it anew.
server-error-not-found = There is nothing here by that name.
server-error-record-kind = This file is not the record of a Thwack match, with rules, set-up, seed and choices.
server-error-record-unfinished = The match in this file is not over.
server-error-no-profile = There is no such page, or it is not shown to you.
server-error-rated-seat = In a rated match an account’s seat cannot be handed to somebody else: sign in to the same account there.
server-error-forbidden = That is not yours to see.
server-error-private = The players at this table do not want spectators. You can look at the match when it is over.
server-error-origin = This page may not talk to the server.
server-error-full = That seat is taken.
server-error-taken = That name is taken.
server-error-wrong-password = That name and password do not match.
server-error-common-password = That password is one of the first that strangers try. Choose another.
server-error-old-password = That is not your current password.
server-error-too-many-guesses = There were too many attempts at this account. Wait a few minutes, or use a browser in which you have signed in before.
server-error-no-cookie = The server does not know you yet. Reload the page.
server-error-method = That cannot be done here.
server-error-seats-needed = This set-up needs a different number of seats.
server-error-not-over = You can ask for a rematch when the match is over.
server-error-unfinished = That has to wait until the match is over, because it would reveal what is hidden.
server-error-level = Opponents have levels from 1 to 5.
server-error-bot = There is no bot of that name here.
server-error-hot-seat-rated = A match on one screen cannot be rated.
server-error-content = This match was started with different cards and cannot be continued with these.
server-error-rules = This match was started with a different version of the rules and cannot be continued with these.
server-error-broken = Something went wrong on the server.
server-error-bad-name = A name needs at least one letter or digit.
server-error-too-many-things = Your account keeps as many things as it can. Remove a deck first.

server-title = { $game }: { $sides }
server-versus = { $one } against { $other }

server-value-on = On
server-value-off = Off

server-kind-sidekick = Sidekick
server-log-started = Thwack is at { $url }

## What is wrong with a set-up, a deck or a team

server-problem-mode = { $mode }
server-problem-other = This cannot be played.
server-problem-or = { $one } or { $other }
server-problem-and = { $one } and { $other }
server-problem-also = { $one }; { $other }
server-problem-at = { $place }: { $what }
server-problem-line = line { $number }
server-problem-among-cards = cards
server-problem-among-basics = basic_actions
server-problem-more = { $count } more
server-problem-did-you-mean = { $what }; did you mean { $meant }?
server-problem-choose-from = { $what }; choose from { $words }
server-problem-cannot-be = { $option } cannot be { $given }
server-problem-no-option = { $game } has no set-up option { $option }
server-problem-name-missing = the name is missing (write name: { $example })
server-problem-deck-named = the deck already has the name "{ $name }" (leave one out)
server-problem-unreadable-deck = "{ $words }" cannot be read (write a line as `3 { $card }`, or `name: ...`)
server-problem-deck-key = a deck has no { $key }, only name and cards
server-problem-name-text = name must be text, not { $given }
server-problem-copies-number = the copies of { $card } must be a whole number, not { $given }
server-problem-cards-table = cards must be a table such as { $example }, not { $given }
server-problem-ambiguous = "{ $written }" could be { $cards } (write one of these ids)
server-problem-no-card = there is no card "{ $written }"
server-problem-no-card-near = there is no card "{ $written }" (did you mean { $meant }?)
server-problem-no-version = "{ $written }" has no version (write { $cards })
server-problem-not-offered = { $card } is known, but not offered: { $why }
server-problem-no-copy = { $card } is listed with no copies (leave it out)
server-problem-deck-size = it has { $has } cards, but a deck has exactly { $size } ({ $rule })
server-problem-unique-item = { $cards } { $kinds ->
    [one] appears
   *[other] together appear
    } { $total } times, but a Unique Item may appear only once (BS-3.3)
server-problem-copies = { $cards } { $kinds ->
    [one] appears
   *[other] together appear
    } { $total } times, but at most { $most } copies are allowed (BS-3.2)
server-problem-copies-of-name = { $name } appears { $total } times ({ $cards }), but at most { $most } cards of one name are allowed (MA-0.1)
server-problem-two-decks = decks must be a list of two, such as { $example }, not { $given }
server-problem-deck-kind = a deck is a preset, the text of a deck file or a table, not { $given }
server-problem-deck-of-seat = the deck of seat { $seat } cannot be played: { $faults }
server-problem-named-deck-of-seat = the deck of seat { $seat }, { $name }, cannot be played: { $faults }
server-problem-no-preset-deck = there is no preset deck { $given }
server-problem-team-key = a team has no { $key }, only name, cards and basic_actions
server-problem-dice-number = the dice of { $card } must be a whole number, not { $given }
server-problem-basics-list = basic_actions must be a list such as { $example }, not { $given }
server-problem-team-named = the team already has the name "{ $name }" (leave one out)
server-problem-unreadable-team = "{ $words }" cannot be read (write a line as `4 hulk-jade-giant`, `name: ...` or `basic: smash, power-bolt`)
server-problem-card-twice = { $card } is already listed, { $place } (combine its dice)
server-problem-basic-missing = a basic action is missing (write basic: smash, power-bolt)
server-problem-ambiguous-card = "{ $written }" could be { $cards } (write one of them)
server-problem-sidekicks = every player has 8 Sidekicks, which are not part of a team (DM-T.2)
server-problem-no-single-card = "{ $written }" is not a single card (choose from { $cards })
server-problem-no-teams = in { server-problem-mode } mode players do not bring teams (DM-T.7)
server-problem-basic-among-cards = { $card } is a basic action and does not belong among the cards (DM-T.6)
server-problem-team-dice = it has { $has } dice, but a { server-problem-mode } team has at most { $most } ({ $rule })
server-problem-team-cards = it has { $has } cards, but a { server-problem-mode } team has at most { $most } ({ $rule })
server-problem-team-empty = it has no cards (write a line such as `4 hulk-jade-giant`)
server-problem-same-title = { $cards } are { $count ->
    [2] both
   *[other] all
    } { $name }: only one card per title is allowed (DM-T.4)
server-problem-no-dice = { $card } has no dice, but each card needs at least 1 (DM-T.5)
server-problem-too-many-dice = { $card } has { $dice } dice, but its limit is { $most } (DM-T.5)
server-problem-no-basic-action = { $card } is not a basic action: it goes among the cards, with dice (DM-T.6)
server-problem-basic-twice = the basic action { $card } is listed more than once (DM-T.3)
server-problem-basic-count = it has { $has ->
    [0] no basic actions
    [one] { $has } basic action
   *[other] { $has } basic actions
    }, but a { server-problem-mode } team brings { $wanted ->
    [0] none
   *[other] { $wanted }
    } ({ $rule })
server-problem-unfinished = { $card } cannot be played yet: { $why }
server-problem-life = life in { server-problem-mode } mode is a whole number from { $least } to { $most }, not { $given }
server-problem-no-basic = there is no basic action { $given } on offer
server-problem-middle-count = in { server-problem-mode } mode there are { $numbers } basic actions in the middle, not { $has }
server-problem-middle-often = the basic action { $card } can be in the middle only { $most ->
    [1] once
   *[other] twice
    } in { server-problem-mode } mode
server-problem-draft-teams = in a draft the teams are picked, so none can be given
server-problem-two-teams = teams must be a list of two, such as { $example }, not { $given }
server-problem-team-kind = a team is a preset, the text of a team file or a table, not { $given }
server-problem-team-of-seat = the team of seat { $seat } cannot play in { server-problem-mode } mode: { $faults }
server-problem-named-team-of-seat = the team of seat { $seat }, { $name }, cannot play in { server-problem-mode } mode: { $faults }
server-problem-no-preset-team = there is no preset team { $given }
server-problem-heroes-list = heroes must be a list such as ['king-arthur', 'medusa'], not { $given }
server-problem-no-mode = there is no mode { $given }
server-problem-seats-number = seats is the number of players, 2, 3 or 4, not { $given }
server-problem-no-hero = there is no hero { $given } on offer
server-problem-no-board = there is no board { $given }
server-problem-board-starts = { server-problem-mode } needs a board with four start spaces, but { $board } has two
server-problem-hero-count = { server-problem-mode } takes { $numbers } heroes, not { $has }
server-problem-player-count = { server-problem-mode } with { $heroes } heroes cannot have { $people } players

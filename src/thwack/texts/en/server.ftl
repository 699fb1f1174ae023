# What the server says by itself. What cards, choices and the log say is worded by the games.

server-guest = Guest { $number }
server-level = Level { $n }
server-open-seat = Open seat
server-waiting = Waiting for somebody to take the open seat. Share the link of this page.

server-line-undone = { $who } takes the last choice back.
server-line-resigned = { $who } gives up.

server-error-stale = That question has already been answered. Here is how things stand now.
server-error-illegal = That cannot be chosen now.
server-error-not-yours = It is not your decision.
server-error-over = The match is over.
server-error-waiting = The match begins when all seats are taken.
server-error-spectator = You are watching: only those who sit at the table can do that.
server-error-too-fast = Too much at once. Wait a moment and try again.
server-error-too-large = That is too large.
server-error-bad-frame = The server did not understand that.
server-error-bad-request = The server did not understand that request.
server-error-hello-first = The first frame must be a greeting.
server-error-rated = There are no hints in rated play.
server-error-nothing-asked = Nobody has asked you to agree to anything.
server-error-undo-nothing = There is nothing of yours to take back.
server-error-undo-learnt = Something came to light with that choice, so it stands.
server-error-undo-others = Somebody else has chosen since, so it stands.
server-error-undo-over = The match is over.
server-error-undo-waiting = The match has not begun.
server-error-not-found = There is nothing here by that name.
server-error-forbidden = That is not yours to see.
server-error-private = The players at this table do not want to be watched. When the match is over, you can look at it.
server-error-origin = This page may not speak to the server.
server-error-full = That seat is taken.
server-error-taken = That name is taken.
server-error-wrong-password = That name and password do not belong together.
server-error-no-cookie = The server does not know you yet. Reload the page.
server-error-method = That cannot be done here.
server-error-seats-needed = This set-up needs another number of seats.
server-error-not-over = A rematch comes after the match.
server-error-unfinished = That comes after the match: until then it would tell what is hidden.
server-error-level = An opponent has a level from 1 to 5.
server-error-bot = Nobody offers a bot of that name here.
server-error-hot-seat-rated = A match on one screen cannot be rated.
server-error-content = This match was begun with other cards and cannot be continued with these.
server-error-rules = This match was begun with another version of the rules and cannot be continued with these.
server-error-broken = Something went wrong on the server.
server-error-bad-name = A name needs at least one letter or digit.

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
server-problem-name-text = name must be a text, not { $given }
server-problem-copies-number = the copies of { $card } must be a whole number, not { $given }
server-problem-cards-table = cards must be a table such as { $example }, not { $given }
server-problem-ambiguous = "{ $written }" could be { $cards } (write one of these ids)
server-problem-no-card = there is no card "{ $written }"
server-problem-no-card-near = there is no card "{ $written }" (did you mean { $meant }?)
server-problem-no-version = "{ $written }" says no version (write { $cards })
server-problem-not-offered = { $card } is known, but not offered: { $why }
server-problem-no-copy = { $card } is listed without a copy (leave it out)
server-problem-deck-size = it has { $has } cards, and a deck has exactly { $size } ({ $rule })
server-problem-unique-item = { $cards } { $kinds ->
    [one] is
   *[other] together are
    } there { $total } times, and of a Unique Item there is only 1 (BS-3.3)
server-problem-copies = { $cards } { $kinds ->
    [one] is
   *[other] together are
    } there { $total } times, and at most { $most } may be (BS-3.2)
server-problem-copies-of-name = { $name } is there { $total } times ({ $cards }), and at most { $most } of one name may be (MA-0.1)
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
server-problem-card-twice = { $card } is there already, { $place } (put its dice together)
server-problem-basic-missing = a basic action is missing (write basic: smash, power-bolt)
server-problem-ambiguous-card = "{ $written }" could be { $cards } (write one of them)
server-problem-sidekicks = every player has 8 Sidekicks, which stand in no team (DM-T.2)
server-problem-no-single-card = "{ $written }" is no single card (choose from { $cards })
server-problem-no-teams = in the mode { server-problem-mode } players do not bring teams (DM-T.7)
server-problem-basic-among-cards = { $card } is a basic action and has no place among the cards (DM-T.6)
server-problem-team-dice = it has { $has } dice, and a { server-problem-mode } team has at most { $most } ({ $rule })
server-problem-team-cards = it has { $has } cards, and a { server-problem-mode } team has at most { $most } ({ $rule })
server-problem-team-empty = it has no cards (write a line such as `4 hulk-jade-giant`)
server-problem-same-title = { $cards } are { $count ->
    [2] both
   *[other] all
    } { $name }: only one card of a title (DM-T.4)
server-problem-no-dice = { $card } has no dice, and each card has at least 1 (DM-T.5)
server-problem-too-many-dice = { $card } has { $dice } dice, and its limit is { $most } (DM-T.5)
server-problem-no-basic-action = { $card } is no basic action: it goes among the cards, with dice (DM-T.6)
server-problem-basic-twice = the basic action { $card } is there more than once (DM-T.3)
server-problem-basic-count = it has { $has ->
    [0] no basic actions
    [one] { $has } basic action
   *[other] { $has } basic actions
    }, and a { server-problem-mode } team brings { $wanted ->
    [0] none
   *[other] { $wanted }
    } ({ $rule })
server-problem-unfinished = { $card } cannot be played yet: { $why }
server-problem-life = life in the mode { server-problem-mode } is a whole number from { $least } to { $most }, not { $given }
server-problem-no-basic = there is no basic action { $given } on offer
server-problem-middle-count = in the mode { server-problem-mode } { $numbers } basic actions lie in the middle, not { $has }
server-problem-middle-often = the basic action { $card } can be in the middle { $most ->
    [1] once
   *[other] twice
    } in the mode { server-problem-mode }, not more often
server-problem-draft-teams = in a draft the teams are picked, so none can be given
server-problem-two-teams = teams must be a list of two, such as { $example }, not { $given }
server-problem-team-kind = a team is a preset, the text of a team file or a table, not { $given }
server-problem-team-of-seat = the team of seat { $seat } cannot play in the mode { server-problem-mode }: { $faults }
server-problem-named-team-of-seat = the team of seat { $seat }, { $name }, cannot play in the mode { server-problem-mode }: { $faults }
server-problem-no-preset-team = there is no preset team { $given }
server-problem-heroes-list = heroes must be a list such as ['king-arthur', 'medusa'], not { $given }
server-problem-no-mode = there is no mode { $given }
server-problem-seats-number = seats is the number of players, 2, 3 or 4, not { $given }
server-problem-no-hero = there is no hero { $given } on offer
server-problem-hero-once = each hero can be chosen once
server-problem-no-board = there is no board { $given }
server-problem-board-starts = { server-problem-mode } needs a board with four start spaces, and { $board } has two
server-problem-hero-count = { server-problem-mode } takes { $numbers } heroes, not { $has }
server-problem-player-count = { server-problem-mode } with { $heroes } heroes cannot have { $people } players

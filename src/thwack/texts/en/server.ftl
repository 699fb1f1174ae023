# What the server says by itself. What cards, choices and the log say is worded by the games.

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
server-error-origin = This page may not speak to the server.
server-error-full = That seat is taken.
server-error-taken = That name is taken.
server-error-wrong-password = That name and password do not belong together.
server-error-no-cookie = The server does not know you yet. Reload the page.
server-error-method = That cannot be done here.
server-error-seats-needed = This set-up needs another number of seats.
server-error-not-over = A rematch comes after the match.
server-error-level = An opponent has a level from 1 to 5.
server-error-hot-seat-rated = A match on one screen cannot be rated.
server-error-content = This match was begun with other cards and cannot be continued with these.
server-error-broken = Something went wrong on the server.
server-error-bad-name = A name needs at least one letter or digit.

server-title = { $game }: { $sides }
server-versus = { $one } against { $other }

server-game-unmatched = Unmatched
server-game-dice_masters = Dice Masters
server-game-battle_scenes = Battle Scenes
server-game-mission_arena = Mission Arena
server-blurb-unmatched = Heroes of legend duel on a small board. Move, attack, scheme, and bluff with the cards in your hand.
server-blurb-dice_masters = Buy dice, roll them, and send your heroes and villains across the field.
server-blurb-battle_scenes = Heroes and villains, each with a set of actions, fight over the scene and its prizes.
server-blurb-mission_arena = Two squads send champions into challenges and race to fulfil their missions.

server-option-heroes = Heroes
server-option-board = Board
server-option-mode = Mode
server-option-seats = Players
server-option-occupied_place = Fighters placed on occupied spaces
server-option-simultaneous = Effects at the same time
server-option-teams = Teams
server-option-basic_actions = Basic actions
server-option-life = Life
server-option-errata = Card texts
server-option-globals_order = Global abilities
server-option-both_at_zero = Both at zero life
server-option-decks = Decks
server-option-first = Who begins
server-option-abilities = Special abilities
server-option-weak_points = Weak points

server-value-duel = Duel
server-value-free-for-all = Free for all
server-value-teams = Teams
server-value-not-offered = Are not offered
server-value-fails = The effect fails
server-value-active-first = Active player's first
server-value-active-last = Active player's last
server-value-first-game = First game
server-value-basic = Basic
server-value-tournament = Tournament
server-value-draft = Draft
server-value-printed = As printed
server-value-errata = With errata
server-value-every-action = After every action
server-value-active-wins = The active player wins
server-value-draw = Draw
server-value-random = By lot
server-value-seat = Seat { $n }
server-value-on = On
server-value-off = Off
server-value-A = Variant A
server-value-B = Variant B

server-kind-sidekick = Sidekick
server-log-started = Thwack is at { $url }

var e=`# The page around the tables.

## Everywhere

shell-home = Home
shell-navigation = Navigation
shell-skip = Skip to the table
shell-games = Games
shell-close = Close
shell-cancel = Cancel
shell-confirm = Confirm
shell-save = Save
shell-saved = Saved
shell-error = That did not work. Please try again.
shell-unreachable = The server cannot be reached.
shell-not-found = There is nothing here
shell-credits = Icons by the authors of game-icons.net (CC BY 3.0). A fan project without any of the publishers’ art.
shell-icon-authors = Who drew the icons: { $authors }.

## Home page

shell-tagline = Hero duels, at your table
shell-intro = Tabletop games, played by their rulebooks. Choose one and play: no account, nothing to install.
shell-play-now = Play now
shell-with-friend = With a friend
shell-play-now-why = Starts at once: { $game } against the computer, level 2.
shell-browse = All cards
shell-build-deck = Build a deck
shell-build-team = Build a team
shell-open-tables = Open tables
shell-no-tables = Nobody is waiting right now. Open a table of your own.
shell-sit-down = Sit down
shell-watch = Watch

## Setting a match up

shell-play = Play
shell-make-table = Open the table
shell-opponent = Against
shell-opponent-level = The computer
shell-opponent-link = A friend, by link
shell-opponent-open = Anyone
shell-opponent-hot = Same screen
shell-opponent-link-why = You get a link to send. The match starts when your friend sits down.
shell-opponent-open-why = Your table appears on the home page, and anyone can sit down.
shell-opponent-hot-why = You pass the device back and forth. Hands stay hidden in between.
shell-level = Strength
shell-bot = Bot
shell-level-word =
    { $level ->
        [1] Beginner
        [2] Casual
        [3] Club
        [4] Strong
       *[5] Strongest
    }
shell-level-name = Computer, level { $level }
shell-players = Players
shell-your-side = Your side
shell-their-side = The opponent
shell-other-side = The other player
shell-side-of = Player { $number }
shell-health = health
shell-move = movement
shell-ranged = ranged
shell-melee = melee
shell-random = Random
shell-usual = Default
shell-own-deck = Built by you
shell-more-options = More options
shell-your-seat = Your seat
shell-rated = Rated, between two accounts: no hints, no free undo

## In the room

shell-connecting = Setting the table …
shell-reconnecting = Connection lost. Trying again …
shell-recap = While you were away: { $lines }
shell-recap-more = While you were away ({ $n } lines in the log), most recently: { $lines }
shell-room-gone = This table no longer exists, or you may not see it.
shell-waiting = Waiting for somebody to sit down
shell-link-explain = Send this link to the person you want to play with:
shell-copy-link = Copy link
shell-copied = Copied
shell-hidden = face down
shell-table = Table
shell-seats = Players
shell-seat-free = Free seat
shell-seat-open = Waiting for somebody
shell-seat-number = Player { $number }
shell-computer = Computer
shell-you = you
shell-online = online
shell-offline = away
shell-winner = Winner
shell-to-move = To choose
shell-your-turn = Your turn
shell-thinking = Thinking …
shell-choose-one = Choose one
shell-filter =
    { $count ->
        [one] Filter { $count } choice
       *[other] Filter { $count } choices
    }
shell-filter-none = No choice matches.
shell-choices = Choices
shell-more = More
shell-less = Less
shell-undo = Undo
shell-undo-ask = Ask to undo
shell-undo-asked = { $name } would like to take back the last choice.
shell-agree = Agree
shell-decline = Decline
shell-hint = Hint
shell-hint-chance = No. { $place }: { $percent } %
shell-resign = Resign
shell-resign-sure = Do you really want to resign this match?
shell-menu = Menu
shell-rail = Inspector and log
shell-dock = Actions
shell-inspector = Inspector
shell-inspector-empty = Point at a card, a die or a fighter to read it here.
shell-all-choices = All choices
shell-choose-of = Choose one of { $count }
shell-choose-on-table = Choose on the table
shell-step-of = Step { $n } of { $of }
shell-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
shell-forced = One answer: made for you
shell-forced-line = Answered for you
shell-their-turn = Others’ turn
shell-to-newest = Show the newest
shell-log = Log
shell-jump = Go to this moment (choice { $ply })
shell-back-to-now = Back to now
shell-pass-device = Pass the device to { $name }
shell-pass-ready = I am ready

## The end

shell-result = Result
shell-you-won = You won!
shell-you-lost = You lost
shell-draw = A draw
shell-over = The match is over
shell-how-it-went = How it went
shell-tally-damage = Damage dealt
shell-tally-used = Cards and dice used
shell-tally-points = Points
shell-course-damage = Damage dealt, turn by turn
shell-course-points = Points, turn by turn
shell-judge = See the turning points
shell-look-at-table = Look at the table
shell-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
shell-rematch = Rematch
shell-replay = Replay
shell-new-match = New match

## Replay

shell-no-replay = This match cannot be shown.
shell-position = Position
shell-position-of = { $ply } of { $last }
shell-turn-back = One turn back
shell-turn-on = One turn forward
shell-step-back = One choice back
shell-step-on = One choice forward
shell-next-hit = Next hit
shell-play-on = Play
shell-pause = Pause
shell-slower = Slower
shell-faster = Faster
shell-pace = Speed { $pace }
shell-eyes = Seen by
shell-eyes-all = Everybody

## After the match

shell-analysis = Analysis
shell-analysis-progress = Analysing: { $known } of { $plies } choices
shell-chance = Chance of winning
shell-chance-of = { $name }: { $percent }\xA0% to win
shell-chance-summary = { $name }’s chance of winning over { $plies } choices: from { $first }\xA0% at the start to { $last }\xA0% at the end; lowest { $low }\xA0%, highest { $high }\xA0%.
shell-accuracy = Accuracy
shell-given-away = Given away
shell-luck = Luck
shell-luck-why = What changed the chances without anybody’s choice: dice, drawn cards, and what could not be seen.
shell-board-text = Board as text
shell-card-page = Card page
shell-copies = { $count }× in the deck
shell-in-decks = In { $count } decks
shell-deck-of = The deck of { $name }
shell-all-languages = In all languages
shell-rulings = Rulings and words
shell-kind-extra = Extra card
shell-pictures = Pictures of your own
shell-pictures-why = A folder with images named after characters, such as captain-america.webp. They stay in this browser and are sent nowhere.
shell-pictures-count = { $count } pictures in use
shell-pictures-forget = Remove them
shell-worst = Costliest choices
shell-worst-why = Pick one of the costliest choices to see what would have been better. The chances are estimated by a strong computer player that sees only what the player could see.
shell-worst-none = No choice cost much. Well played!
shell-worst-at = Choice { $ply }: { $name } gives away { $percent }\xA0%
shell-worst-chosen = Chosen: { $text } ({ $percent }\xA0%)
shell-worst-better = Better: { $text } ({ $percent }\xA0%)
shell-branch = Play on from here
shell-branch-why = A new match begins at this position, after { $ply } choices, with the same cards and the same luck. The old match stays as it was.
shell-branch-anew = A new match begins at this position, after { $ply } choices. Your friend may know the old match, so everything hidden is dealt anew, hands too. The old match stays as it was.
shell-branch-seat = You play

## Watching

shell-watchers = Watching
shell-watchers-now = Anyone with the link, live
shell-watchers-behind =
    { $count ->
        [one] Anyone with the link, { $count } choice behind
       *[other] Anyone with the link, { $count } choices behind
    }
shell-watchers-none = Nobody
shell-watching = You are watching
shell-watching-behind =
    { $count ->
        [one] You are watching, { $count } choice behind
       *[other] You are watching, { $count } choices behind
    }
shell-watch-link = Copy the spectator link
shell-watched-behind =
    { $count ->
        [one] Others can watch this match, { $count } choice behind.
       *[other] Others can watch this match, { $count } choices behind.
    }
shell-watched-none = Nobody else can watch this match.

## Cards, decks and teams

shell-cards-of = { $game }: all cards
shell-search = Search names and texts
shell-found =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
shell-kind = Type
shell-all-kinds = All types
shell-side = Side
shell-all-sides = All sides
shell-more-filters =
    { $count ->
        [0] Filters
       *[other] Filters ({ $count })
    }
shell-no-filters = No filters
shell-deck = Deck
shell-team = Team
shell-name = Name
shell-nameless = Untitled
shell-export = Export
shell-import = Import
shell-legal = Ready to play
shell-not-legal =
    { $count ->
        [one] One thing is missing or wrong:
       *[other] { $count } things are missing or wrong:
    }
shell-play-with-it = Save and play
shell-total-cards =
    { $count ->
        [one] { $count } card, { $kinds } different
       *[other] { $count } cards, { $kinds } different
    }
shell-total-dice =
    { $count ->
        [one] { $count } die on { $kinds } cards
       *[other] { $count } dice on { $kinds } cards
    }
shell-curve = Cards by cost: { $list }
shell-one-more = One more { $name }
shell-one-less = One fewer { $name }
shell-put-in = Add
shell-take-out = Remove
shell-as-text = As text
shell-saved-decks = Saved
shell-start-from = Start from
shell-delete = Delete { $name }

## Account

shell-account = Account
shell-guest = Guest
shell-your-name = Display name
shell-account-why = An account is optional: it keeps your name, your matches, your decks and your settings on every device.
shell-user-name = User name
shell-password = Password (at least 8 characters)
shell-sign-in = Sign in
shell-sign-out = Sign out
shell-signed-in = You are signed in as { $name }.
shell-signed-out = You are signed out.
shell-register = Create account
shell-has-account = has an account
shell-sign-out-everywhere = Sign out everywhere
shell-sign-out-everywhere-why = Signing out everywhere ends your sessions on this and every other device.
shell-change-password = Change password
shell-old-password = Current password
shell-new-password = New password (at least 8 characters)
shell-password-changed = Your password has been changed, and all other devices are signed out.
shell-signed-out-everywhere = You are signed out on all devices.

## Settings

shell-settings = Settings
shell-language = Language
shell-theme = Colours
shell-theme-switch = Light or dark
shell-theme-auto = Same as the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-speed = Animation
shell-speed-none = None
shell-speed-quick = Quick
shell-speed-usual = Normal
shell-speed-slow = Slow
shell-volume = Sound
shell-volume-off = off
shell-auto = Answer what has only one answer
shell-auto-why = A question with a single answer is answered for you after a moment, always the same one, so that nobody learns anything from it.
shell-full-control = Full control
shell-full-control-why = Every choice has to be confirmed before it counts.
shell-single-keys = Choose with one key
shell-single-keys-why = A number or letter makes the choice marked with it.

## Help

shell-help = Help
shell-help-glow = Anything that glows can be chosen: tap it, or press a button in the corner at the bottom right. Tap anything else of yours to learn why it cannot be used now.
shell-help-zoom = Hover over a card, focus it, or press and hold it to read all of it.
shell-keys = Keys at the table
shell-keys-replay = Keys in a replay
shell-key-choose = Make the choice marked with that number or letter
shell-key-arrows = Go to the next thing that can be chosen
shell-key-enter = Choose the focused item
shell-key-zoom = Read the focused card
shell-key-escape = Close the open dialog or panel
shell-key-filter = Filter the choices
shell-key-undo = Undo
shell-key-hint = Ask for a hint
shell-key-log = Show or hide the log on a small screen
shell-key-help = This page
shell-key-step = One choice back or forward
shell-key-turn = One turn back or forward
shell-key-hit = Next hit
shell-key-play = Play or pause
shell-key-speed = Faster or slower
shell-key-analysis = Show or hide the analysis
shell-key-worst = Next or previous costly choice

## Types of cards

shell-kind-attack = Attack
shell-kind-defense = Defense
shell-kind-versatile = Versatile
shell-kind-scheme = Scheme
shell-kind-fighter = Fighter
shell-kind-hero = Hero
shell-kind-board = Board
shell-kind-character = Character
shell-kind-action = Action
shell-kind-basic-action = Basic action
shell-kind-sidekick = Sidekick
shell-kind-ev = EV character
shell-kind-support = Support
shell-kind-scenario = Scenario
shell-kind-ability = Ability
shell-kind-protagonist = Protagonist

shell-source-anew = This match goes on from an earlier one, after { $ply } choices. Everything hidden is dealt anew.
shell-fair = Was the luck fair?
shell-fair-why = Before the match the server chose a secret and showed its fingerprint (SHA-256). Every shuffle and roll follows from the secret, which is shown once the match is over.
shell-fair-promise = Promised before the match
shell-fair-secret = The secret
shell-fair-check = Check it here
shell-fair-record = Download the record
shell-fair-fair = Fair: the secret is the one that was promised, and the match was dealt by it.
shell-fair-broken = Not fair: the secret or the seed is not the one that was promised.
shell-fair-unable = This browser cannot check it here. Download the record and run: thwack verify FILE

## Lessons

shell-learn = Learn
shell-learn-all = All lessons
shell-practice = Practice: take anything back
shell-practice-mark = Practice
shell-puzzles-all = All puzzles

## The rulebook

shell-rulebook = Rulebook
shell-rule = Rule { $id }
shell-rule-in-book = { $id } in the rulebook
shell-why-happened = Why did this happen?
shell-rules-search = Search: words, or a number such as 9.17
shell-rules-contents = Contents
shell-rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
shell-rules-none = No rule has that.
shell-quick = Quick reference
shell-print = Print
shell-help-rules = § beside a question, a word or a reason opens its rule; the sign of a line in the log says why it happened.
`;export{e as default};
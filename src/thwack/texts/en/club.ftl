# Around a match: matches of one's own, offers, phrases, clocks.

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
club-guest = As a guest you find these matches in this browser only. With an account they come with you to every device, and you keep those you have played so far.

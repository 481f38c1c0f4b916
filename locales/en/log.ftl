# The log: who did what to the table. On the left stand hour and who, here is what.

log-opened = a new table
log-joined = at the table
log-entered = came to the game under way
log-left = off the table
log-begun = the game begins
# $span (number): by how much, in milliseconds
log-extended = extends the deadline by { SPAN($span) }
# $span (number): how long nobody could reach the bot, in milliseconds
log-outage = the bot was out of reach for { SPAN($span) }, deadlines moved
log-new-master = leads the table now: the master before left the group
log-paused = pause
# $what (Msg): what was done
# $why (string): what the game master said
log-why = { $what }: “{ $why }”
log-resumed = the game goes on
log-closed = closed before the deadline
log-reminded = reminded those not ready
# $name (name): who
log-kicked = frees the seat of { $name }
log-cancelled = game cancelled
# $clock (Msg): whose time
# $value (Msg): how long, or until what hour
log-clock = new deadline: { $clock } — { $value }
# $seat (seat): who
log-missed = { $seat }: no answer
# $seat (seat): who
log-away = { $seat }: no longer waited for
# $seat (seat): who
log-back = { $seat }: back in the game
# $count (number): how many
log-computer = { $count ->
    [one] { $count } more bot
   *[other] { $count } more bots
 }
log-computer-left = a bot was removed
# $what (list): which
log-settings = new settings: { COMMA($what) }
log-frozen = stopped by a fault of the bot
log-ended = the game ends
# $version (number): of the rules that count from here on
# $asks (number): how many questions are open
# $titles (list): which
log-renewed =
    { $asks ->
        [0] from here on by version { $version } of the rules
       *[other] from { COMMA($titles) } on by version { $version } of the rules
    }
# $story (Msg): what about
# $number (number): which phase
# $last (number): how many there have been
log-title = <b>📜 The story: { $story }</b> ({ $number } of { $last })
log-setup-title = <b>📜 The story: the beginning</b>
log-acts-title = <b>📜 Who changed what</b>
log-empty = Nothing to tell yet.
log-silent = All quiet: nothing that everyone knows of.
# $at (number): when
# $zone (string): time zone
# $who (string): who
# $what (Msg): what
log-entry = { WHEN($at, $zone) } · { $who }: { $what }
# $at (number): when
# $zone (string): time zone
# $what (Msg): what
log-entry-time = { WHEN($at, $zone) } · { $what }
log-button-earlier = ‹ Earlier
log-button-later = Later ›
log-button-acts = Who changed what
log-button-story = The story

## Substitutes, a new master, sleep

# $number (number): number of the seat, from one
# $before (name): who sat there before
log-sub = takes seat { $number } from { $before }
# $number (number): number of the seat, from one
# $before (name): who sat there before
log-sub-computer = a bot on seat { $number } instead of { $before }
# $number (number): number of the seat, from one
# $name (name): the name
log-sub-back = seat { $number } is back with { $name }
# $number (number): number of the seat, from one
log-offered = looks for a substitute for seat { $number }
# $number (number): number of the seat, from one
log-withdrawn = looks for no substitute for seat { $number } any more
log-withdrawn-away = looks for no substitutes for silent seats any more
log-offered-away = looks for substitutes for silent seats
# $name (string): the name
log-heir = offers the table to { $name }
log-heir-masked = asks somebody else to lead the table
log-handed-over = leads the table now
log-asleep = everybody is away: pause
log-woken = somebody is back, the game goes on
log-expired = closed: nobody came

## A table for two

log-resigned = gives up
# $what (Msg): what is to be done
log-motion = proposes to { $what }
# $what (Msg): what is to be done
log-motion-agreed = agrees to { $what }
# $what (Msg): what is to be done
log-motion-declined = declines to { $what }

## A deputy

# $seat (seat): whose seat
# $name (string): who plays
log-deputy = { $name } plays for { $seat }
# $seat (seat): whose seat
log-deputy-over = { $seat }: no deputy any more
# $seat (seat): whose seat
log-deputy-masked = a deputy plays for { $seat }

## A look at a seat: not shown before the end

# $number (number): number of the seat, from one
# $name (name): who played there
# $titles (list): what was going on
log-master-peek = looked at what seat { $number }, { $name }, saw and had chosen ({ COMMA($titles) })

## Operators

log-thawed = mended by the operators, the game goes on
log-peeked = an operator took the whole record, with sealed answers
log-held = maintenance of the bot: time stands still
log-released = maintenance is over: deadlines moved
log-ended-by-operator = the operators ended the game

# The game master's screens while a game runs.

# $table (string): name of the table
master-deadline-title = <b>⏳ Deadlines of table “{ $table }”</b>
# $title (Msg): what is going on
# $at (number): the deadline
# $zone (string): time zone
# $now (number): the time now
master-deadline-open = { CAP($title) } — until { WHEN($at, $zone, $now) }
# $title (Msg): what is going on
master-deadline-paused = { CAP($title) } — paused, the clock stands still
# $name (string): the clock as commands write it
# $clock (Msg): whose time
# $value (Msg): how long, or until what hour
master-deadline-clock = <code>{ $name }</code> · { $clock } — { $value }
# $example (string): a clock as commands write it
master-deadline-how = To change: <code>/deadline { $example } 12h</code> or <code>/deadline { $example } 21:00</code>
master-button-extend-hour = +1 h
master-button-extend-six = +6 h
master-button-extend-day = +24 h
master-button-pause = ⏸ Pause
master-button-resume = ▶ Go on
master-button-close = ⏩ Close now
master-button-remind = 🔔 Remind

# $table (string): name of the table
master-cancel-ask = Cancel “{ $table }”? There is no way back.
master-button-cancel = Yes, cancel
master-button-keep = ‹ Play on
master-cancel-kept = Good, we play on.

master-kick-ask = Whose seat shall be freed? A computer will play there.
master-kick-lobby = Whose seat shall be freed?
master-kick-nobody = There are no people at the table but you.

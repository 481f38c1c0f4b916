# The game master's screens while a game runs.

# $table (string): name of the table
master-deadline-title = <b>⏳ Deadlines of table “{ $table }”</b>
# $title (Msg): what is going on
# $at (number): the deadline
# $zone (string): time zone
# $now (number): the time now
master-deadline-open = { CAP($title) } — until { WHEN($at, $zone, $now) }
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

## What happened in Telegram: to the master, in private, once

# $table (string): name of the table
master-told-chat-gone = ⚠ “{ $table }”: I can no longer write in the group: I was removed, or may not write there. The game goes on: players get their questions in private. Let me back in, and the story goes on there.
# $table (string): name of the table
# $name (seat): who
master-told-cut-off = ⚠ “{ $table }”: { $name } cannot hear me: the bot is blocked, or the account is gone. The seat stays, silence answers for it at each deadline. For a substitute: <code>/sub</code> in the group. Coming back takes no more than Start in the chat with me.
# $table (string): name of the table
# $name (seat): who
master-told-left = “{ $table }”: { $name } has left the group. The seat stays, questions come in private. For a substitute: <code>/sub</code> in the group.

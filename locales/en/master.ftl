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
# $example (string): the clock as commands write it
master-example-clock = How long, or until what hour? Examples: <code>/deadline { $example } 12h</code>, <code>/deadline { $example } 21:00</code>
master-deadline-words = The rest likewise, after <code>/deadline</code>: <code>quiet 23:00-8:00</code>, <code>zone Europe/Berlin</code>, <code>days off sat sun</code>, <code>early off</code>, <code>grace 2m</code>, <code>misses 3</code>
master-example-zone = I know no such time zone. Examples: <code>/deadline zone Europe/Berlin</code>, <code>/deadline zone Asia/Tbilisi</code>
master-example-quiet = From which hour to which? Examples: <code>/deadline quiet 23:00-8:00</code>, <code>/deadline quiet off</code>
master-example-days = Which days? Examples: <code>/deadline days off sat sun</code>, <code>/deadline days none</code>
master-example-early = Close once all are ready, or wait for the deadline? Examples: <code>/deadline early on</code>, <code>/deadline early off</code>
master-example-grace = How long to reconsider (a day at most)? Examples: <code>/deadline grace 2m</code>, <code>/deadline grace off</code>
master-example-misses = After how many misses is nobody waited for (1 to 9)? Example: <code>/deadline misses 3</code>
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
master-button-keep = Leave it as it is
master-cancel-kept = Good, nothing changes.
master-preview-stale = Things have changed since. Look at what would happen now.

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

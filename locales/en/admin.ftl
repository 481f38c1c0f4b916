# The desk of the bot's operators, and what tables hear of them.

admin-title = <b>🛠 For operators</b>
admin-is-maintained = 🔧 Maintenance: no new tables, deadlines are held
# $latency (number): how long the answer took, milliseconds
admin-database = Database: answered in { $latency } ms
admin-queue-empty = Letters waiting: none
# $queue (number): how many letters wait
# $waiting (number): how long the oldest has waited, milliseconds
admin-queue = Letters waiting: { $queue }, the oldest for { SPAN($waiting) }
# $ago (number): since the last one, milliseconds
admin-heartbeat = Heartbeat: { SPAN($ago) } ago
admin-no-heartbeat = Heartbeat: none yet
# $uptime (number): how long this process has been at work, milliseconds
admin-uptime = This process has been up for { SPAN($uptime) }
admin-no-tables = There are no tables
# $phases (list): how many tables are in which state
admin-tables = <b>Tables:</b> { COMMA($phases) }
# $count (number): how many
admin-phase-lobby = gathering { $count }
# $count (number): how many
admin-phase-running = running { $count }
# $count (number): how many
admin-phase-paused = paused { $count }
# $count (number): how many
admin-phase-frozen = frozen { $count }
# $count (number): how many
admin-phase-ended = ended { $count }
# $count (number): how many
admin-phase-cancelled = cancelled { $count }
# $table (string): the number of the table
# $name (string): the name of the table
# $title (Msg): what has not closed
# $late (number): how late it is, milliseconds
admin-overdue = ⚠ Table { $table } “{ $name }”: { $title } is { SPAN($late) } late
# $table (string): the number of the table
# $name (string): the name of the table
# $fault (string): the message of the fault
admin-frozen = ❄ <b>Table { $table } “{ $name }”</b>: { $fault }
# $table (string): the number of the table
# $game (string): which game
admin-repeat = To repeat it: <code>/admin export { $table }</code>, then <code>npm run verify -- { $game }-{ $table }.json</code>
admin-usage = <b>Who plays how much</b> (presses of the last days)
# $name (string): the name of a table or chat
# $tables (number): how many tables
# $presses (number): how many presses and commands
admin-chat = { $name } — tables: { $tables }, presses: { $presses }
admin-help =
    <code>/admin notice text</code> — a notice to all tables
    <code>/admin maintenance on</code> or <code>off</code> — deadlines are held, no new tables
    <code>/admin export 12</code> — the whole record of a table; the table is told
    <code>/admin thaw 12</code> — go on with a frozen one, <code>/admin end 12</code> — end any
# $table (string): the number of the table
admin-button-thaw = ▶ Thaw { $table }
# $table (string): the number of the table
admin-button-export = 📄 Record { $table }
# $table (string): the number of the table
admin-button-end = ⏹ End { $table }
admin-button-refresh = 🔄 Refresh
# $table (string): the number of the table
admin-sure = End table { $table }? The game cannot be brought back.
# $count (number): to how many tables
admin-noticed = The notice is on its way; tables: { $count }
# $count (number): how many tables
admin-maintenance-on = 🔧 Maintenance has begun. Tables held: { $count }
# $count (number): how many tables
admin-maintenance-off = Maintenance is over. Tables let go: { $count }
# $command (string): a command
admin-exported = The whole record, with seed and sealed answers. The table is told in its log and at its end. To repeat: { $command }
# $table (string): the name of the table
admin-thawed = Table “{ $table }” is being played again.
# $table (string): the name of the table
admin-ended = Table “{ $table }” has been ended.
admin-not-frozen = This table is not frozen.
admin-maintained = End the maintenance first: <code>/admin maintenance off</code>

## What tables hear

admin-told-held = 🔧 The bot is under maintenance: time stands still, nothing will close. You may answer; all of that time will be given back.
admin-told-released = ✅ Maintenance is over: deadlines have moved by the time it took.
admin-told-thawed = ▶ It is mended, we go on: deadlines have moved by the time we stood still.
# $table (string): the name of the table
admin-told-ended = The bot's operators have ended the game “{ $table }”. Sorry that it could not be played out.
# $text (string): the notice
admin-told-notice = 📣 <b>From the bot's operators</b>
    { $text }
# $peeks (number): how often
admin-told-peeks = 👁 Operators of the bot took the whole record of this game with its sealed answers: that is how faults are looked for. How often: { $peeks }; when: see /log

# The life of a table: answers to acts, status, reports, reminders, the end.

## Answers to acts

# $name (string): name of the table
table-opened = Table “{ $name }” is open — gathering players.
table-unknown = There is no such table. To open a new one: /newgame
table-link-invalid = This link does not fit: ask whoever gathers the table for a new one.
# $name (string): name of the table
table-joined = You are at table “{ $name }”. I will write when we begin.
# $name (string): name of the table
# $place (number): place in the line of those who wait, from 1
table-entered = You have joined “{ $name }” while it is played. You wait for somebody to play: { $place ->
    [1] you are next
   *[other] you are number { $place } in line
}. To leave, send /leave.
# $name (string): name of the table
table-left = You have left table “{ $name }”. To come back, press Join.
table-already-in = You are at this table already.
table-not-in = You are not at this table — the Join button is under its message.
# $max (number): how many seats
table-full = { $max ->
    [one] There is one seat here, and it is taken.
   *[other] All { $max } seats are taken.
 }
table-not-lobby = The game has begun: players and rules no longer change.
table-not-begun = The game has not begun. The game master begins it with the Begin button or /begin.
table-begun = Here we go! Everyone gets their questions in private.
# $need (number): how many are missing
# $min (number): how many it takes
table-too-few = { $need ->
    [one] One player is missing
   *[other] { $need } players are missing
 }: it takes at least { $min }. Invite friends or add bots.
# $max (number): how many seats
table-too-many = { $max ->
    [one] These rules are for { $max } player
   *[other] These rules are for { $max } players at most
 }. Let somebody leave, or change the rules.
# $count (number): how many were added
table-bots-added = { $count ->
    [one] One more computer player at the table.
   *[other] { $count } more computer players at the table.
 }
table-settings-saved = Settings noted.
# $what (Msg): what would happen, first line
table-chosen = Noted: { $what }
# $what (Msg): what would happen, first line
table-chosen-unready = Noted: { $what }. You are no longer ready — press Ready again.
table-ready = Ready! You may reconsider until it closes.
table-unready = You are no longer ready: choose, then press Ready.
table-redrawn = That button was from an earlier screen — here is the new one.
table-ask-closed = This question is closed already.
table-acted = You have moved already: it has been played.
table-not-your-seat = This button is not yours: another player decides here.
table-not-master = The game master does that.
table-over = This game is over.
table-paused = Paused: the clock stands still. To go on: /resume
table-resumed = On we go: deadlines have moved by the length of the pause.
table-not-paused = The table is not paused.
table-is-paused = The table is paused — /resume first
table-already-paused = It is paused already. To go on: /resume
table-just-opened = This question has only just opened. If it is the one to close, /close once more
table-closed = Closed: answers are open, and who was silent plays the default.
table-no-day-left = Not all seven days can be off: deadlines need at least one.
table-nothing-open = Nobody is being asked anything right now.
# $count (number): how many were reminded
table-reminded = { $count ->
    [one] One player has been reminded.
   *[other] { $count } players have been reminded.
 }
table-reminded-hidden = Whoever is not ready yet has been reminded. How many that is, nobody sees at this table.
table-reminded-lately = Everyone we wait for has just been reminded. I will not do it more than once in half an hour.
table-nobody-to-remind = Nobody to remind: everyone has answered.
# $count (number): how often
table-reminded-enough = { $count ->
    [one] Whoever is not ready has been reminded of this question once
   *[other] Whoever is not ready has been reminded of this question { $count } times
 }: I will not nag. What is left: /extend or /close.
# $name (name): who was removed
table-kicked = { $name } is no longer at the table.
# $name (string): who was looked for
table-not-seated = No such player at this table: { $name }.
table-cancelled = The game is cancelled.
table-frozen = The table is stopped: something broke on the bot's side, not yours. Your moves are safe, the operators know.
# A process of the older version of the bot was asked, while a newer one takes its place
table-too-new = A newer version of the bot leads this table now, and it is just starting. Nothing is lost: try again in a minute.
# $clock (Msg): whose time
# $value (Msg): how long, or until what hour
table-clock-set = New deadline: { $clock } — { $value }.
# $known (list): what clocks there are
table-clock-unknown = This game has no such clock. It has: { $known }. Example: <code>/deadline 12h</code>
table-busy-chat = There is a table here already. Finish it, cancel it (/cancel) or use another topic.
table-unknown-game = No such game. The list: /newgame
table-no-forms = Nothing is needed from you now. I will write when it is your turn.
# $names (list): who
table-seats-away = No longer waited for, after a long silence: { COMMA($names) }. The seat stays, any button brings its owner back.

## What the group and the neighbours hear

# $span (number): by how much, in milliseconds
table-told-extended = ⏳ The deadline has moved by { SPAN($span) }.
# $span (number): by how much, in milliseconds
# $at (number): until when it is now
# $zone (string): time zone
table-told-extended-until = ⏳ The deadline has moved by { SPAN($span) }: now until { WHEN($at, $zone) }.
# $why (string): the reason in the master’s words
table-told-why = Reason: { $why }
# $span (number): how long nobody could reach the bot, in milliseconds
table-told-outage = 🔌 The bot was out of reach for { SPAN($span) }: all deadlines have moved by that.
table-told-paused = ⏸ Paused: the clock stands still. You may answer, nothing will close.
table-told-resumed = ▶ On we go: deadlines have moved by the length of the pause.
# $name (name): who was removed
table-told-kicked = { $name } is no longer at the table: a computer plays there now 🤖
# $table (string): name of the table
table-told-cancelled = The game master has cancelled “{ $table }”.
# $table (string): name of the table
table-told-frozen = “{ $table }” is stopped: something broke on the bot's side. Your moves are safe, the operators know — we go on once it is mended.
table-you-are-away = It seems you are busy: for now the default is played for you. Press any button and you are back with us.
# $table (string): name of the table
table-you-were-kicked = The game master has freed your seat at table “{ $table }”.
# $hash (string): fingerprint of the secret seed, 64 digits
table-fair = 🎲 Every throw of this game is already settled by a secret seed. Its fingerprint: <code>{ $hash }</code>
    At the end the seed itself is shown, and every throw can be checked: /verify

## The status in the group

# $title (Msg): what is going on
table-status-title = <b>{ CAP($title) }</b>
# $at (number): the deadline
# $zone (string): the table's time zone
# $now (number): the time now
table-status-deadline = ⏳ until { WHEN($at, $zone, $now) }
# $at (number): when it closes
# $zone (string): the table's time zone
# $now (number): the time now
table-status-grace = ✅ All are ready — closing at { WHEN($at, $zone, $now) }
table-status-paused = ⏸ Paused: the clock stands still
table-status-frozen = Stopped by a fault of the bot: your moves are safe, the operators know
# $ready (number): how many are ready
# $all (number): how many were asked
table-status-count = { $ready ->
    [0] Nobody is ready yet (0 of { $all })
   *[other] Ready: { $ready } of { $all }
 }
# $acted (number): how many have moved
# $all (number): how many move
table-status-acted-count = { $acted ->
    [0] Nobody has moved yet (0 of { $all })
   *[other] Moved: { $acted } of { $all }
 }
# $names (list): who has moved
table-status-acted = Moved: { COMMA($names) }
# $count (Msg): how many are ready, or who has moved
# $names (list): who is awaited
table-status-waiting = { $count } · waiting for: { COMMA($names) }
# $name (seat): whose turn it is
table-status-turn = { $name } to move
# $title (Msg): what has closed
table-status-over = { CAP($title) } — closed
# $count (number): lines left out
table-status-earlier = … and { $count ->
    [one] one earlier line
   *[other] { $count } earlier lines
} in /log
table-status-none = Nothing is going on right now.
table-button-form = 📋 My form

## The report

# $title (Msg): what comes next
# $at (number): the deadline
# $zone (string): the table's time zone
# $now (number): the time now
table-report-next = <b>Next:</b> { $title } — until { WHEN($at, $zone, $now) }
# $title (Msg): what comes next
table-report-next-paused = <b>Next:</b> { $title } — after the pause
# $table (string): name of the table
table-digest-title = <b>“{ $table }”: what happened to you</b>
# $table (string): name of the table
# $title (Msg): which question has closed
table-digest-title-after = <b>“{ $table }” · { $title }: what happened to you</b>

## The reminder

# $table (string): name of the table
# $title (Msg): what will close
# $at (number): when
# $zone (string): the table's time zone
# $now (number): the time now
table-reminder = ⏳ <b>“{ $table }” · { $title }</b>
    Closes: { WHEN($at, $zone, $now) }
# $what (Msg): what silence means
table-reminder-silence = You have not chosen yet. If you stay silent:
    { $what }
# $what (Msg): what is chosen
table-reminder-chosen = So far:
    { $what }
    All that is left is to press Ready.

## The end

# $game (Msg): title of the game
# $table (string): name of the table
table-end-title = <b>🏁 { $game } · “{ $table }” — the game is over</b>
# $place (number): the place
# $names (list): who took it
table-end-place = { $place }. { $names }
# $seed (string): the seed
# $hash (string): its fingerprint
table-end-fair = 🎲 The seed of the dice; its fingerprint was shown at the beginning. To check the throws: /verify
    <code>{ $seed }</code>
    fingerprint <code>{ $hash }</code>
table-button-again = 🔁 Again

# $label (Msg): row of the form
# $value (list): what is chosen there
table-row = { $label }: { $value }
table-no-bots = There are no bots at the table.
table-bot-left = A bot has left.
# $names (list): to whom
table-status-unreachable = ✉ I cannot write to { $names }: pressing Start in the private chat with me helps.
table-held = 🔧 The bot is under maintenance: no table opens or begins for now, and time stands still. I will tell you when it is over.

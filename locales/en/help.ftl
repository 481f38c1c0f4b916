# The private chat: first contact, my games, rules, help, commands.

help-start =
    <b>Welcome!</b> Here friends play slow games: a move or two a day, whenever it suits you.
    You decide here, by buttons; the story is read together in your group. Two need no group: /newgame
help-button-games = 🎲 My games
help-button-practice = 🤖 Try it with bots
help-button-rules = 📖 Rules
help-button-help = ❔ Help
help-button-home = ‹ Home
# The name of this language in itself: the button is seen by those who read another.
help-button-language = 🌐 English
help-button-add = ➕ Invite to a group

help-private =
    <b>How it works</b>
    A table lives in a group: there you gather (/newgame) and there you read the story. Two need no group: /newgame right here, and send the link.
    Questions come here, one message each. A sensible answer is filled in already: take it with Ready, or change it.
    Nobody sees what others chose until the question closes.

    /games — my games, nearest deadline first
    /newgame — a game for two
    /board — the board of my game, as I see it
    /practice — play with bots
    /rules — the rules, also by a word: <code>/rules grenade</code>
    /settings — language, quiet hours, reminders
    /deputy — who plays for you while you are busy
help-group =
    <b>How it works</b>
    /newgame — open a table here or in this topic
    /status — who is awaited, and until when
    /board — how things stand on the board; /board 3 — as it was after the third phase
    /log — the story so far
    /stats — who has played how much
    /verify — are the dice honest
    /rules — the rules, also by a word
    Everyone decides in private with the bot, unseen by the others.
help-master =
    <b>For the game master</b>
    /begin — begin, /bot 2 — add bots
    /deadline — deadlines, time zone, quiet hours, days off; /extend 6h — give more time
    /pause and /resume — pause
    /close — close the question now, /remind — remind
    /kick — free a seat, /cancel — cancel the game
    /peek (in private) — see what a player sees, if there is a quarrel; at the end everybody reads of it
    A reason may follow and stays in /log: <code>/extend 6h the power is out</code>
help-settings = <b>⚙ Settings</b>
help-settings-language = Language: English
help-practice = <b>🤖 A game with bots</b>
    Only you and the computers: learn and err at ease. What shall we play?
help-language-saved = I speak English now.

## My games

help-games-title = <b>🎲 My games</b>
help-games-none = None yet. /newgame opens a table: in a group or, for two, right here. You can also try one with bots.
# $table (string): name of the table
# $title (Msg): what is asked
# $at (number): the deadline
# $zone (string): time zone
# $now (number): the time now
help-game-asked = 📋 <b>“{ $table }”</b> · { $title } · until { WHEN($at, $zone, $now) }
# $table (string): name of the table
# $title (Msg): what is asked
# $at (number): the deadline
# $zone (string): time zone
# $now (number): the time now
help-game-ready = ✅ <b>“{ $table }”</b> · { $title } · until { WHEN($at, $zone, $now) }
# $table (string): name of the table
help-game-waiting = <b>“{ $table }”</b> · nothing is asked of you right now
# $table (string): name of the table
help-game-lobby = <b>“{ $table }”</b> · gathering
# $table (string): name of the table
help-game-paused = ⏸ <b>“{ $table }”</b> · paused
# $table (string): name of the table
help-game-master = <b>“{ $table }”</b> · you are its game master
# $table (string): name of the table
help-game-frozen = <b>“{ $table }”</b> · stopped by a fault of the bot
# $table (string): name of the table
# $title (Msg): what is asked
help-game-button = “{ $table }” · { $title }

## Rules

# $game (Msg): title of the game
help-rules-title = <b>📖 { $game }: the rules</b>
help-rules-choose = Which chapter? You can also look for a word: <code>/rules grenade</code>
help-rules-games = <b>📖 The rules of which game?</b>
# $word (string): what was looked for
# $count (number): in how many chapters
help-rules-found = { $count ->
    [one] “{ $word }” stands in { $count } chapter:
   *[other] “{ $word }” stands in { $count } chapters:
 }
# $title (Msg): title of the chapter
# $text (string): the place where it stands
help-rules-hit = <b>{ $title }</b>: { $text }
help-rules-contents = ☰ Contents

## The board

# $title (Msg): title of the game
# $table (string): name of the table
help-board-title = <b>{ $title } · “{ $table }”</b>
help-board-empty = The game has not begun: there is nothing to look at yet.

## Commands, as Telegram shows them

help-command-newgame = open a table
help-command-join = take a seat
help-command-leave = leave the table
help-command-bot = add computer players
help-command-begin = begin the game
help-command-status = who is awaited, and until when
help-command-board = what is on the board
help-command-log = the story so far
help-command-rules = the rules, also by a word
help-command-deadline = time to answer
help-command-extend = give more time, for example 6h
help-command-pause = stop the clock
help-command-resume = go on
help-command-close = close the question now
help-command-remind = remind those we wait for
help-command-kick = free a seat
help-command-sub = put somebody else on a seat
help-command-handover = give the table to somebody else
help-command-cancel = cancel the game
help-command-verify = check that the dice are honest
help-command-export = the record of the game as a file
help-command-stats = who has played how much
help-command-start = where to begin
help-command-games = my games
help-command-practice = play with bots
help-command-settings = language, quiet hours, reminders
help-command-deputy = let somebody play for me
help-command-help = how it works
help-command-peek = see what a player sees (for a quarrel)

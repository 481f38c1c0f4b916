### What the bot itself says around the games: the dialogue of /newgame, hints, small refusals.

shell-hello-group = I host slow games right here. <b>/newgame</b> gathers the company, <b>/help</b> tells more.
shell-anonymous = You write as the group, but people sit at the table. Turn anonymity off and try again.

## /newgame

shell-newgame-in-group = This game takes more than two: it is opened in a group, where everybody will read it. Add me there and write /newgame.
shell-add-to-group-button = Add to a group
# $word (string): what was typed after /newgame
# $known (list): ids of the games
# $example (string): one of them
shell-no-such-game = I have no game “{ $word }”. There is: { $known }. For example: <code>/newgame { $example }</code>
shell-new-game = <b>What shall we play?</b>
shell-new-preset = <b>By which rules?</b>
shell-new-own-about = You choose each rule and the pace yourselves.
shell-new-own = <b>Own settings.</b> Press a line to change it.
shell-new-pace = <b>At what pace?</b>
# $label (Msg): what is chosen
shell-chosen = ● { $label }
shell-cancel = ✖ Cancel
shell-open-table = ▶ Open the table
shell-dialogue-not-yours = These buttons are for whoever opens the game. Open your own with /newgame.
shell-dialogue-over = This conversation is over. /newgame begins another.
shell-dialogue-cancelled = Changed your mind — that happens. /newgame opens a game.
shell-dialogue-done = The table is open.

## Hints

shell-text-in-private = I understand buttons and commands. Your games are here:
shell-passed-on = I do not carry out forwarded commands: send it yourself.
# $name (string): the person's name
shell-join-link = { $name }, open a private chat with me: otherwise I have nowhere to send your moves. You take your seat there.
shell-join-link-button = ✋ Take a seat
shell-practice-name = Practice
shell-nothing-to-verify = No game has begun here yet, so there is nothing to check.
# $hash (string): fingerprint of the seed
shell-verify-running = 🎲 Fingerprint of this game's seed: <code>{ $hash }</code>
    The seed itself is shown at the end. Then /export gives the whole record, by which every throw can be repeated.
# $first (number): number of the step in the record
# $version (number): of the rules
shell-verify-stretch = From step { $first } of the record on, version { $version } of the rules counts: it went on from the state that is kept there.
# $hash (string): fingerprint of the seed
# $seed (string): the seed
shell-verify-over = 🎲 This game's seed: <code>{ $seed }</code>
    Its SHA-256 is the fingerprint that was shown at the beginning: <code>{ $hash }</code>
    /export gives the record, and <code>npm run verify -- file.json</code> plays it again and compares every line.
shell-export-over = The record of the game: seed, all answers and the whole story. To check: npm run verify -- file.json
shell-export-running = The story as everybody has read it. Answers and seed are added when the game is over.

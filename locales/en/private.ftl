### A table for two without a group: invitation, giving up.

# $game (Msg): title of the game
private-title = <b>{ $game }</b> for two
# $host (string): who opened the table
private-host = Opened by { $host }
private-opened = The table is open. Now send the link to the other.
# The link itself follows on a line of its own.
private-invite = Send this link to whom you want to play with. Whoever opens it first sits down opposite you:
# $host (string): who opened the table
private-guest-waits = { $host } will start the game; I will write as soon as it is on.
# $host (string): who opened the table
private-guest-asked = { $host } asks you to a game.
# $game (Msg): title of the game
private-share = A game for two? { $game }: we take turns, whenever it suits us.
private-button-share = ✉ Invite
private-full = No seat is left at this table. Open your own with /newgame
private-busy = You have a table here already. Finish it or close it (/cancel), then open another.
private-two-only = That is for a table in a group: here is nobody to remove, replace or hand over to. To stop playing: /leave
private-host-stays = This is your table. To close it: /cancel
# $table (string): name of the table
private-told-cancelled = The game “{ $table }” is cancelled.
# $table (string): name of the table
# $at (number): when
# $zone (string): time zone
private-told-lobby-idle = Nobody has sat down at table “{ $table }” for a week: it closes in a day ({ WHEN($at, $zone) }). Open another with /newgame
# $table (string): name of the table
# $name (seat): who
private-told-cut-off = ⚠ “{ $table }”: { $name } cannot hear me: the bot is blocked, or the account is gone. Silence answers at each deadline. Coming back takes no more than Start in the chat with me.

## Giving up

# $name (seat): who would win
private-resign-ask = Give up? The game ends at once, and { $name } wins.
private-resign-alone = Give up? The game ends at once.
private-button-resign = 🏳 Yes, I give up
private-you-resigned = You gave up, the game is over.
private-only-owner-resigns = Only whose seat it is can give up.
# $name (seat): who gave up
# $others (list): who has won
private-resigned = 🏳 { $name } gives up. The win goes to { COMMA($others) }

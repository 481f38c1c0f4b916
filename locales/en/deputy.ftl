# A deputy: a player asks somebody else to play for them.

# $name (string): who was asked
deputy-asked = { $name } is being asked. After a yes, the seat is played for you.
deputy-withdrawn = No longer asked: you play yourself.
deputy-declined = All right, not this time.
deputy-taken = It is you who plays now: the forms are below.
deputy-over = The seat is its owner’s again.
deputy-none = Nobody plays in place of anybody here.
deputy-no-seat = You don’t play at any table just now.
deputy-on-loan = This seat is only yours for a while: it can’t be handed on.
deputy-yourself = You play for yourself anyway: name somebody else.
deputy-offer-gone = Nobody asks for that any more.
# $name (string): who was looked for
deputy-unknown = I don’t know who that is: { $name }. They have to open a private chat with me and press Start.
# $name (string): who
deputy-unreachable = { $name }: I can’t write there. They have to open a private chat with me and press Start.
# $name (string): the name
deputy-namesakes = Several people here are called { $name }. Choose by a button, <code>/deputy</code>, or type the @name.
deputy-example = For example: <code>/deputy @name 3d</code>
deputy-which-table = <b>At which table?</b>
# $table (string): the table’s name
deputy-button-table = “{ $table }”
# $table (string): the table’s name
deputy-whom = <b>Who is to play for you at “{ $table }”?</b>
deputy-how = They will see what you see, but no older digests. You can type it too: <code>/deputy @name 3d</code>
deputy-how-alone = Type: <code>/deputy @name 3d</code>
# $name (string): who
deputy-how-long = { $name } is to play for you. How long?
# $name (string): whose seat
# $table (string): the table’s name
# $until (number): until when
# $zone (string): the table’s time zone
deputy-asks = { $name } asks you to play in their place at “{ $table }” until { WHEN($until, $zone) }.
    The forms will come to you. You can stop at any moment.
# $name (string): whose seat
# $table (string): the table’s name
# $until (number): until when
# $zone (string): the table’s time zone
deputy-plays = “{ $table }”: you play for { $name } until { WHEN($until, $zone) }.
# $table (string): name of the table
deputy-ended = “{ $table }”: the game is over, and so is playing for somebody else.
# $table (string): the table’s name
deputy-was = “{ $table }”: you play for nobody here now.
# $name (string): who plays
# $table (string): the table’s name
# $until (number): until when
# $zone (string): the table’s time zone
deputy-owner = “{ $table }”: { $name } plays for you until { WHEN($until, $zone) }. Your own answers do not count meanwhile.
# $table (string): the table’s name
# $until (number): until when
# $zone (string): the table’s time zone
deputy-owner-computer = “{ $table }”: a bot plays for you until { WHEN($until, $zone) }. Your own answers do not count meanwhile.
# $table (string): the table’s name
# $until (number): until when
# $zone (string): the table’s time zone
deputy-owner-masked = “{ $table }”: somebody else plays for you until { WHEN($until, $zone) }. Your own answers do not count meanwhile.
# $table (string): the table’s name
deputy-is-back = “{ $table }”: you play for yourself again.
# $name (string): who was asked
# $table (string): the table’s name
# $until (number): until when
# $zone (string): the table’s time zone
deputy-waiting = “{ $table }”: { $name } has not answered yet whether to play for you until { WHEN($until, $zone) }.
deputy-button-take = ✅ I’ll play
deputy-button-decline = I can’t
deputy-button-leave = Stop playing
deputy-button-back = ↩ Take my seat back
deputy-button-withdraw = Don’t ask any more
# $name (string): who was asked
# $table (string): the table’s name
deputy-told-declined = “{ $table }”: { $name } can’t play for you. Ask somebody else: /deputy
# $seat (seat): whose seat
# $name (string): who plays
# $until (number): until when
# $zone (string): the table’s time zone
deputy-told-group = { $name } plays for { $seat } until { WHEN($until, $zone) }.
# $seat (seat): whose seat
# $until (number): until when
# $zone (string): time zone of the table
deputy-told-group-masked = A deputy plays for { $seat } until { WHEN($until, $zone) }.
# $seat (seat): whose seat
deputy-told-group-over = { $seat } plays without a deputy again.
# $table (string): the table’s name
deputy-game-lent = “{ $table }” · somebody else plays for you; to take the seat back: /deputy

### How a master keeps a table going: substitutes, handover, silence, deadlines.

## Substitutes

desk-sub-ask = Who needs a substitute?
desk-sub-how = To ask a certain person: <code>/sub 3 @name</code>. For a while: <code>/sub 3 @name 5d</code> or <code>/sub 3 bot 12.06</code>.
desk-sub-hidden = Names are hidden at this table, so I ask nobody by name: whoever is named together with a seat is known to all. Offer the seat to everybody, <code>/sub 3 open 5d</code>, or give it to a bot: <code>/sub 3 bot 12.06</code>.
desk-sub-example = I did not get that. For example: <code>/sub 3 bot</code>, <code>/sub 3 @name 5d</code>, <code>/sub away 12.06</code>: the seat, who comes, until which day.
# $name (string): the name
desk-person-unknown = I have not met { $name } yet. Let them write to the bot, or answer one of their messages with the command.
# $number (number): number of the seat, from one
# $name (seat): who
desk-seat = { $number }. { $name }
# $number (number): number of the seat, from one
# $name (string): the name of who plays it
desk-seat-person = { $number }. { $name }
desk-seat-away = The seat of whoever has long been silent
desk-button-away = 💤 Silent seats
# $place (string): the seat as commands write it
desk-seat-how = To ask a certain person: <code>/sub { $place } @name</code>
desk-button-forever = For good
desk-button-offer = 📣 Ask the group
desk-button-withdraw = ✖ Stop looking
desk-seat-offered = 📣 The group has been asked already.
desk-button-computer = 🤖 Seat a bot
desk-button-do = ✅ Do it
desk-term-forever = To the end of the game.
# $at (number): when
# $zone (string): time zone
desk-term-until = Until { WHEN($at, $zone) }; then the seat goes back to who had it.
desk-run-title = <b>What would follow:</b>
desk-run-computer = A bot takes the seat.
desk-run-nobody = The call in the group is closed: no substitute is looked for any more.
desk-run-anyone = The group is asked; whoever presses Join first sits down. Until then nothing changes.
# $name (string): the name
desk-run-named = { $name } is asked in the group and sits down by pressing Join. Until then nothing changes.
# $at (number): when
# $zone (string): time zone
desk-run-until = At { WHEN($at, $zone) } the seat goes back by itself.
desk-run-kept = All that the seat has, and what was chosen there already, is kept.
# $name (seat): who
# $number (number): number of the seat, from one
desk-run-kick = { $name } leaves seat { $number }.
# $name (seat): who
# $number (number): number of the seat, from one
desk-run-kick-lobby = { $name } leaves the table, seat { $number } becomes free.
# $count (number): how many
desk-run-cancel-lobby = { $count ->
    [0] Nobody sits here.
    [one] One person leaves the table.
   *[other] { $count } people leave the table.
 }
# $count (number): how many people sit here
# $titles (list): what is open
desk-run-cancel = { $count ->
    [one] The game of one person stops
   *[other] The game of { $count } people stops
 } without an outcome: { COMMA($titles) }. Forms close, answers are lost; the record stays: /log and /export.
desk-withdrawn = Nobody is looked for any more.
desk-offered = The group is asked.
desk-computer-sits = A bot plays there now.
# $table (string): name of the table
desk-offer-anyone = 🪑 <b>Table “{ $table }” needs a substitute.</b> Who will sit down?
# $table (string): name of the table
# $name (string): the name
desk-offer-named = 🪑 { $name }, <b>table “{ $table }” asks you to step in.</b>
desk-offer-sees = The seat keeps all that it has; you see what it sees.
desk-offer-closed = 🪑 No substitute is needed any more.
desk-offer-over = This seat is not on offer any more.
desk-not-for-you = This seat waits for somebody else.
desk-already-seated = This person sits at the table already.
desk-lender = Your own seat at this table is only lent: it comes back to you.
desk-already-computer = A bot plays there already.
desk-none-away = Everybody is here: nobody needs a substitute.
desk-no-such-seat = There is no such seat. Seats by number: /sub
desk-past = That time has passed. For example: <code>/sub 3 bot 5d</code>
# $number (number): number of the seat, from one
# $seat (seat): who sits there now
# $before (name): who sat there before
desk-told-changed = 🪑 Seat { $number }: { $seat } instead of { $before }.
# $number (number): number of the seat, from one
# $seat (seat): whose seat
desk-told-back = 🪑 Seat { $number }: { $seat } plays again.
# $number (number): number of the seat, from one
# $seat (seat): who sits there now
# $before (name): who sat there before
# $at (number): when
# $zone (string): time zone
desk-told-lent = 🪑 Seat { $number }: { $seat } instead of { $before } until { WHEN($at, $zone) }.
# $number (number): number of the seat, from one
# $seat (seat): the figure of that seat
desk-told-changed-masked = 🪑 Seat { $number } ({ $seat }) has somebody else now.
# $number (number): number of the seat, from one
# $seat (seat): the figure of that seat
# $at (number): when
# $zone (string): time zone
desk-told-lent-masked = 🪑 Seat { $number } ({ $seat }) has somebody else until { WHEN($at, $zone) }.
# $table (string): name of the table
desk-you-gave = At table “{ $table }” somebody else plays your seat now.
# To whoever pressed “Join”; the seat itself is told in private
desk-taken = The seat is yours! What comes next is in your private chat.
# $table (string): name of the table
# $number (number): number of the seat, from one
desk-welcome = <b>“{ $table }”: seat { $number } is yours now.</b>
# $title (Msg): what is going on
# $at (number): when
# $zone (string): time zone
# $now (number): the time now
desk-stands = Now: { $title } — until { WHEN($at, $zone, $now) }
# $title (Msg): what is going on
desk-stands-paused = Now: { $title } — paused, the clock stands still
# $table (string): name of the table
# $names (list): who did not come
desk-no-show = “{ $table }”: the first deadline has passed and these were silent: { COMMA($names) }. So early they are easily replaced: press whom.

## Handing the table over

desk-heir-ask = Who shall lead the table?
desk-heir-how = Not in the list? <code>/handover @name</code>, or the command as an answer to their message.
desk-heir-asked = They have been asked already: it stands in the group.
# $name (string): the name
desk-heir-offered = { $name } is asked in the group: the table changes hands with a yes.
desk-heir-hidden = Names are hidden at this table, so it is you who names its new master: <code>/handover @name</code>, or the command as an answer to their message.
# $table (string): name of the table
desk-heir-offer-masked = 🎩 The master hands table “{ $table }” on. Whoever was named, please press.
# $table (string): name of the table
# $name (string): the name
# $master (string): who leads now
desk-heir-offer = 🎩 { $name }, { $master } asks you to lead table “{ $table }”.
desk-heir-over = 🎩 The offer is withdrawn.
desk-button-lead = 🎩 Accept
# $name (string): the name
desk-told-master = 🎩 { $name } leads the table now.
desk-told-master-masked = 🎩 The table has a new master.
# $table (string): name of the table
desk-master-now = You lead table “{ $table }”.
desk-not-heir = The table was not offered to you.
desk-already-master = This person leads the table already.

## When nobody is here

# $table (string): name of the table
desk-told-asleep = 💤 Everybody is away from table “{ $table }”, so its time stands still. Whoever comes back: press any button of your form, or write /resume, and on we go.
# $table (string): name of the table
# $at (number): when
# $zone (string): time zone
desk-told-lobby-idle = Nobody has come to table “{ $table }” for a week: I close it in a day ({ WHEN($at, $zone) }). To keep it, sit down (/join) or begin (/begin).
# $table (string): name of the table
# $at (number): when
# $zone (string): time zone
desk-told-pause-idle = The pause of table “{ $table }” has lasted a month: the game closes in a day ({ WHEN($at, $zone) }). To keep it: /resume, or any button of your form.
# $table (string): name of the table
desk-told-lobby-expired = Table “{ $table }” is closed: nobody came. A new one: /newgame
# $table (string): name of the table
desk-told-pause-expired = The game “{ $table }” is closed: nobody was here for a month. A new one: /newgame

## Deadlines in detail

# $clock (Msg): whose time
# $at (number): when
# $zone (string): time zone
desk-next = { CAP($clock) }: until { WHEN($at, $zone) }
desk-next-title = If the next one opens on time:
desk-next-lobby = If it opened now:
# $example (string): a clock as commands write it
desk-clock-about = Another value by command: <code>/deadline { $example } 12h</code> or <code>/deadline { $example } 21:00</code>
desk-button-details = ⚙ Details
# $days (list): the days
desk-days = { COMMA($days) }
desk-days-none = none
desk-day-1 = Mon
desk-day-2 = Tue
desk-day-3 = Wed
desk-day-4 = Thu
desk-day-5 = Fri
desk-day-6 = Sat
desk-day-7 = Sun

### The master looks at somebody's seat to settle a quarrel.

peek-button = 👁 Peek…
peek-button-private = 👁 To the private chat
peek-button-do = 👁 Look
# $table (string): name of the table
peek-button-table = “{ $table }”
peek-which-table = At which table?
# $table (string): name of the table
peek-ask = “{ $table }”: whose seat do you want to look at? This is for quarrels: who chose what, and what they could see.
peek-nobody = There is nobody to look at: you are the only person at the table.
peek-no-table = You lead no table at the moment.
peek-own = That is your own seat.
peek-computer = A bot plays there: nobody to quarrel with.
# $number (number): number of the seat, from one
# $name (seat): who
peek-run-sees = You will see all that seat { $number } ({ $name }) sees, and what is chosen there now.
peek-run-recorded = It is recorded at once: who looked, when, at whose seat, in which phase.
peek-run-told = Nobody hears of it before the end; then everybody reads it, in the result, in /log and in /export.
peek-done = Recorded. What this seat sees stands below.
# $table (string): name of the table
# $number (number): number of the seat, from one
# $name (seat): who
peek-title = 👁 <b>“{ $table }” · seat { $number }, { $name }</b>
    What follows is in the words in which the seat itself reads it.
peek-no-form = Nothing is asked of this seat right now.
# $title (Msg): what is over
peek-told = <b>{ CAP($title) }: what the seat learned of itself</b>
peek-told-first = <b>What the seat learned of itself at the beginning</b>
peek-told-all = 👁 <b>During the game its master looked at other people's seats:</b>

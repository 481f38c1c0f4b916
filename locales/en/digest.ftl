# In private: what an answer came to, and what happened meanwhile.

# $table (string): the table’s name
digest-catch-up-title = <b>“{ $table }”: what you missed</b>
# $line (Msg): what happened
digest-catch-up-line = • { $line }
# $count (number): how many lines were too many
digest-catch-up-more = Before that: { $count ->
    [one] { $count } event
   *[other] { $count } events
 }, all of it in /log
# $what (Msg): what was chosen
digest-ordered = <i>Your answer:</i> { $what }
# $what (Msg): what was played
digest-by-silence = <i>You were silent, so it was:</i> { $what }

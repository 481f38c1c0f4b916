# Two agree at a table without a group. "What" is always something to do: "proposes to pause the game".

motion-pause = take a break
motion-resume = go on
motion-close = close the question before its deadline
motion-cancel = cancel the game
motion-pace = change the deadlines
# $span (number): by how much, in milliseconds
motion-extend = move the deadline by { SPAN($span) }
# $clock (Msg): whose time
# $value (Msg): how long, or until what hour
motion-clock = change a deadline: { $clock } — { $value }
# $table (string): name of the table
# $name (seat): who
# $what (Msg): what is to be done
motion-ask = <b>“{ $table }”</b> · { $name } proposes to { $what }.
motion-button-agree = ✅ Agree
motion-button-decline = Decline
# $what (Msg): what is to be done
motion-you-agreed = You agreed to { $what }.
# $what (Msg): what is to be done
motion-you-declined = You declined to { $what }.
motion-over = This proposal is off the table.
motion-asked = I have asked the other player. Once they agree, it is done.
motion-waits = I have asked the other player already; there is no answer yet.
motion-gone = This proposal is off the table.
motion-agreed = You agreed — done.
motion-declined = You declined. I will pass it on.
# $name (seat): who
# $what (Msg): what is to be done
motion-told-agreed = ✅ { $name } agrees to { $what } — done.
# $name (seat): who
# $what (Msg): what is to be done
motion-told-declined = { $name } declines to { $what }.

# The frame of a form: what stands around a game's question.

# $table (string): name of the table
# $title (Msg): what is asked
menu-title = <b>“{ $table }” · { $title }</b>
# $at (number): the deadline
# $zone (string): the table's time zone
# $now (number): the time now
menu-deadline = ⏳ until { WHEN($at, $zone, $now) }
# $at (number): when it closes
# $zone (string): the table's time zone
# $now (number): the time now
menu-grace = ⏳ all are ready — closing at { WHEN($at, $zone, $now) }; you may still reconsider
menu-paused = ⏸ paused: the clock stands still, you may answer
menu-standing = A standing order: no deadline, change it whenever you like
# $crumb (Msg): label of the screen that is open
menu-crumb = ▸ <b>{ $crumb }</b>

# $what (Msg): what would happen, first line
menu-now = <b>Now:</b> { $what }
# $what (Msg): what silence means
menu-silence = <b>If you stay silent:</b> { $what }
## Where there are several lines the heading stands alone
menu-now-lines = <b>Now:</b>
menu-silence-lines = <b>If you stay silent:</b>
menu-nothing-yet = <b>Now:</b> nothing chosen yet
# $what (Msg): what to beware of
menu-warning = ⚠ { $what }
menu-is-ready = ✅ You are ready. You may reconsider: a new choice takes it back

# $max (number): how many may be ticked
menu-max = { $max ->
    [one] You may tick { $max }
   *[other] You may tick up to { $max }
 }
# $min (number): how many must be ticked
# $max (number): how many may be ticked
menu-range = Tick { $min } to { $max }
# $min (number): how many must be ticked
menu-exactly = Tick exactly { $min }
menu-order-hint = A press lifts to the top
# $page (number): which page
# $pages (number): how many there are
menu-page = Page { $page } of { $pages }

menu-button-ready = ✅ Ready
menu-button-is-ready = ✅ Ready — waiting for others
menu-button-more = 📜 All of it
menu-button-done = ✔ Done
# $count (number): how many are ticked
menu-button-done-count = ✔ Done ({ $count })
menu-button-back = ‹ Back
menu-button-reset = ↺ Reset
menu-button-earlier = ‹ More
menu-button-later = More ›
menu-button-open = 📋 Open the form
menu-button-accept = ✅ Leave it so

# $max (number): how many may be ticked
menu-too-many = You may tick no more than { $max } — untick something first
# $min (number): how many must be ticked
menu-too-few = { $min ->
    [one] Tick at least { $min } option
   *[other] Tick at least { $min } options
 }
menu-unfinished = Not everything is chosen here yet — answer what is left first

## A closed form

# $what (Msg): what was decided
menu-closed-player = Your answer: { $what }
# $what (Msg): what was played
menu-closed-clock = Closed; played for you: { $what }
# $what (Msg): what was played
## Several lines stand under a heading of their own
menu-closed-player-lines = <b>Your answer:</b>
menu-closed-clock-lines = <b>Closed; played for you:</b>
menu-closed = This question is closed.

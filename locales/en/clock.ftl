# Deadlines: how long, until what hour, and whose nights they fall into.

# $ms (number): length, in milliseconds
clock-span = { SPAN($ms) }
# $time (string): the hour, “21:00”
# $zone (string): time zone
clock-at = by { $time } ({ ZONE($zone) })
# $clock (Msg): whose deadline
# $count (number): how many players
# $hours (number): how many waking hours
clock-short-nights = 🌙 { CAP($clock) }: { $count ->
    [one] { $count } player
   *[other] { $count } players
 } may have less than { $hours } h awake for it
# $time (string): the hour
# $zone (string): time zone
clock-fairest = The hour that suits all best to close at: { $time } ({ ZONE($zone) })

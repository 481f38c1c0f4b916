# Everybody's own settings: quiet hours, time zone, reminders.

habit-about = At night reminders wait for the morning; where the deadline is earlier, they come without a sound.
# $from (string): the hour it begins
# $to (string): the hour it ends
habit-quiet = Quiet hours: { $from }–{ $to }, by the table’s time
# $from (string): the hour it begins
# $to (string): the hour it ends
# $zone (string): time zone
habit-quiet-in = Quiet hours: { $from }–{ $to } ({ ZONE($zone) })
habit-no-quiet = Quiet hours: the table’s
# $how (Msg): how often
habit-reminders = Reminders: { $how }
habit-reminders-both = two
habit-reminders-last = only near the end
habit-reminders-none = none
habit-button-quiet = 🌙 Quiet hours
habit-button-zone = 🕰 Time zone
habit-button-reminders = 🔔 Reminders
habit-quiet-how = You can type other hours: <code>/settings 22:30-7:15</code>
habit-zone-how = You can type another zone: <code>/settings Asia/Tokyo</code>
habit-as-table = the table’s
habit-example = I can’t read that. For example: <code>/settings 22:30-7:15</code> or <code>/settings Asia/Tokyo</code>

# A table before the game: the message in the group, and the settings.

# $game (Msg): title of the game
lobby-title = <b>{ $game }</b> — gathering players
# $table (string): name of the table
# $master (string): who runs it
lobby-master = Table “{ $table }” · hosted by { $master }
# $preset (Msg): the rules in a word
lobby-rules = Rules: { $preset }
# $clocks (list): “preparation — 24 hrs”, “plan — 12 hrs”
lobby-pace = ⏳ Time to answer: { COMMA($clocks) }
# $clocks (list): what is waited for
# $value (Msg): how long, or until what hour
lobby-clock = { $clocks } — { $value }
# $early (Msg): whether we close early
# $nights (Msg): what happens at night
lobby-habits = { $early } · { $nights }
lobby-early = Closes early once everyone is ready
lobby-not-early = Waits for the deadline even if all are ready
# $from (string): quiet from this hour
# $to (string): quiet until this hour
# $zone (string): time zone
lobby-quiet = never at night ({ $from }–{ $to }, { ZONE($zone) })
lobby-no-quiet = nights count too

# $count (number): how many sit here
# $min (number): no fewer
# $max (number): no more
# $names (list): who sits here
lobby-seated = <b>At the table: { $count } (it takes { $min }–{ $max }):</b> { COMMA($names) }
# $count (number): how many sit here
# $size (number): how many it takes
# $names (list): who sits here
lobby-seated-exact = <b>{ $count } of { $size }:</b> { COMMA($names) }
# $min (number): no fewer
# $max (number): no more
lobby-empty =
    Nobody at the table yet. { $min ->
        [one] One is enough to begin
       *[other] It takes { $min } to { $max } players
    }
# $need (number): how many are missing
lobby-need = { $need ->
    [one] One more player needed
   *[other] { $need } more players needed
 } — invite friends or add bots
# $free (number): how many seats are left
lobby-can-begin = Ready to begin. { $free ->
    [0] All seats are taken
    [one] One more seat is free
   *[other] { $free } more seats are free
 }
# $game (Msg): title of the game
# $table (string): name of the table
lobby-begun = <b>{ $game }</b> · table “{ $table }” — the game is on
# $game (Msg): title of the game
# $table (string): name of the table
lobby-over = <b>{ $game }</b> · table “{ $table }” — the game is over
# $game (Msg): title of the game
# $table (string): name of the table
lobby-cancelled = <b>{ $game }</b> · table “{ $table }” — the game was cancelled

lobby-button-join = ✋ Join
lobby-button-leave = Leave
lobby-button-bot = 🤖 Add a bot
lobby-button-unbot = 🤖 Remove a bot
lobby-button-settings = ⚙ Settings
lobby-button-begin = ▶ Begin

lobby-preset-printed = as printed
lobby-preset-recommended = as we suggest
lobby-preset-own = our own

## Settings: seen and changed by the game master.

# $table (string): name of the table
lobby-settings-title = <b>⚙ Settings of table “{ $table }”</b>
lobby-settings-about = Open until the game begins; the pace can change later too.
lobby-settings-rules = Rules
lobby-settings-pace = Pace
lobby-settings-language = Language
lobby-settings-zone = Time zone
lobby-settings-quiet = Quiet hours
lobby-settings-early = Close once all are ready
lobby-settings-grace = Time to reconsider
lobby-settings-seen = The group sees
lobby-settings-misses = Stop waiting after misses
lobby-settings-warn = Warn of collisions
# $label (Msg): what is set
# $value (Msg): how it stands
lobby-setting = { $label }: { $value }
# $label (Msg): what is set
# $value (Msg): how it stands
lobby-settings-one = <b>{ $label }:</b> { $value }
# $label (Msg): what stands on a button
# $about (Msg): what it means
lobby-line = <b>{ $label }</b> — { $about }
lobby-settings-shut = ✅ Close

lobby-rules-about = Take a set of rules, or change any of them one by one.
lobby-pace-about = The pace is how long there is to answer. Finer steps: /deadline.
lobby-language-about = The bot speaks this language in the group. In private everyone reads their own.
lobby-zone-about = Quiet hours and deadlines such as “by 21:00” are counted in this zone.
lobby-quiet-about = A deadline that falls into the quiet hours moves to their end.
lobby-early-about = When everyone has answered and pressed Ready, there is no need to wait.
lobby-grace-about = How long one may still reconsider after the last player is ready.
lobby-seen-about = What the group sees of who is ready while a question is open. The choices themselves are seen by nobody until it closes.
lobby-misses-about = After so many misses in a row the game no longer waits for that player: the default is played, until they come back.
lobby-warn-about = Whether to tell two players that their plans will collide. No names are given.

lobby-pace-live = live
lobby-pace-live-about = a few minutes to answer: everyone is in the chat right now.
lobby-pace-evening = an evening
lobby-pace-evening-about = an hour to answer: a game in an evening or two.
lobby-pace-daily = day by day
lobby-pace-daily-about = a day for the big things, half a day for the rest; nights are free.
lobby-pace-slow = unhurried
lobby-pace-slow-about = two days for the big things, one for the rest; nights are free.
lobby-pace-own = our own

# $from (string): from what hour
# $to (string): until what hour
lobby-quiet-hours = { $from }–{ $to }
lobby-quiet-off = none
lobby-yes = yes
lobby-no = no
# $ms (number): length in milliseconds
lobby-span = { SPAN($ms) }
# $count (number): how many misses
lobby-misses = { $count }
# $zone (string): time zone
lobby-zone = { ZONE($zone) }
lobby-seen-names = who is ready
lobby-seen-count = how many are ready
lobby-seen-nothing = nothing
# $locale (string): code of the language
lobby-language = { LANGUAGE($locale) }
lobby-settings-anonymous = Hide names
lobby-anonymous-about = Until the end there are figures instead of names: in messages, status, log and record. Seats are drawn by lot; who was who is told at the end.
lobby-settings-days = Days off
lobby-days-about = No deadlines on these days: they move to the next one.

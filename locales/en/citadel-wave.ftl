### Citadel: the plan of a wave, the wave itself, how it is told, and the end of the game.

## The plan: what can be seen

citadel-plan-prepared = 🔧 Weapons ready: +5 on every hit
# $by (number): what it adds
citadel-plan-fed = Food and water: +{ $by } on every blow
# $people (list): who, and how well they are
citadel-plan-wounded = Wounded: { $people }
# $person (seat): who
# $health (number): health
# $max (number): health when well
citadel-plan-wounded-person = { $person } ❤{ $health }/{ $max }
# $round (number): number of the blitz round
citadel-plan-blitz = Blitz { $round }: nobody new will come, we finish those who are left

## The plan: rows of the form

citadel-plan-row-line = 🚩 Stand on
citadel-plan-row-gun = 🔫 Machine gun
citadel-plan-row-how = 🔫 How and when
citadel-plan-row-targets = 🎯 Targets
citadel-plan-row-joint = 🤝 Together with
citadel-plan-row-grenade = 💣 Grenade
citadel-plan-row-second = 👟 Run to
citadel-plan-row-keep = 🎒 Keep
citadel-plan-row-shoot = Own guns
citadel-plan-row-weapons = Which first
citadel-plan-row-later = After the opening
citadel-plan-row-opening = In the opening
citadel-plan-row-weapon = Strike with
citadel-plan-row-shots = Shots
citadel-plan-row-blows = Blows

## The plan: choices

citadel-plan-line-text = 🚩 Where will you stand? Names are of those who stood there in the last wave.
# $row (Msg): the line in short
# $stood (number): how many stood there
# $people (list): who stood there
citadel-plan-line = line { $row }{ $stood ->
    [0] {""}
   *[other] {" "}· { $people }
  }
citadel-plan-line-any = the line with the fewest
citadel-plan-gun-text = 🔫 If there is a machine gun on your line. It takes one gunner: if two want it, they draw lots.
citadel-plan-gun-yes = mine, if it is free
citadel-plan-gun-no = for others
citadel-plan-joint-text = 🤝 Together with whom? You go for one target and your shots add up. Each must name the other.
# $person (seat): who
citadel-plan-person = { $person }
citadel-plan-grenade-text = 💣 50–70 damage in place of a shot. When to throw it? All zombie health on the line counts.
citadel-plan-grenade-never = never
# $health (number): health of the zombies
citadel-plan-grenade-from = from { $health } health
citadel-plan-second-text = 👟 Where will you run from your first line? You always meet the opening on the first.
citadel-plan-second-none = nowhere
# $line (number): number of the line
citadel-plan-second-when = 👟 When to run to line { $line }? If that ceases to be so, you run back.
citadel-plan-when-clear = when the first is clear
citadel-plan-when-outnumbered = when zombies there have more health
# $people (number): how many defenders
citadel-plan-when-below = { $people ->
    [1] when none of us is there
   *[other] when fewer than { $people } of us are there
  }
# $strength (number): strength
citadel-plan-when-walls = { $strength ->
    [0] when nothing stands there
   *[other] when its strength is { $strength } or less
  }
# $limit (number): how many items fit
citadel-plan-keep-text = 🎒 Wounds leave less room: you can carry { $limit } now. What to keep first? The rest goes to storage.
citadel-plan-how-text = 🔫 How and when. In the opening you may both shoot and strike, later one of the two.
citadel-plan-shoot-text = Fire your own guns? The machine gun and grenades are another matter.
citadel-plan-shoot-on = shoot
citadel-plan-shoot-off = save the rounds
citadel-plan-weapons-text = Which first? A press lifts it to the top. When it is empty, the next one speaks.
# $ammo (number): rounds in hand
citadel-plan-later-text = After the opening there is one attack per exchange. Rounds in hand: { $ammo }.
citadel-plan-later-shoot = shoot while I can
citadel-plan-later-melee = strike
# $ammo (number): how many rounds to save
citadel-plan-later-above = shoot, but save { $ammo }
# $bayonet (number): 1: has a bayonet
citadel-plan-opening-text = { $bayonet ->
    [0] Strike in the opening, right after shooting? A blow may be answered.
   *[other] Strike in the opening, right after shooting? And stab with the bayonet after every later shot? A blow may be answered.
  }
# $bayonet (number): 1: has a bayonet
citadel-plan-opening-yes = { $bayonet ->
    [0] strike at once
   *[other] strike at once, then stab
  }
citadel-plan-opening-no = keep away
citadel-plan-weapon-text = Strike with what? Percents say how often a survivor hits back. Against a shield, never.
citadel-plan-weapon-best = the best I have
# $arm (Msg): with what
# $low (number): least damage
# $high (number): most damage
# $answered (number): answered, in percent
citadel-plan-arm = { $arm } { $low }–{ $high }, { $answered ->
    [0] no answer
   *[other] answered { $answered } %
  }
citadel-arm-hands = bare hands
citadel-plan-targets-text = 🎯 Whom first? A press lifts it to the top.
citadel-plan-shots-text = 🎯 Whom to shoot first? Spitters fall to shots alone. Damage left over goes on to the next.
citadel-plan-blows-text = 🎯 Whom to strike first? A blow is for one.
# $first (Msg): the first
# $rest (Msg): the others
citadel-plan-chain = { $first } › { $rest }

## The receipt

# $row (Msg): the line in short
# $stood (number): how many others stood there
# $people (list): who stood there
citadel-order-line = I stand on line { $row }{ $stood ->
    [0] {""}
   *[other] {" "}(there in the last wave: { $people })
  }
citadel-order-line-any = I stand where we are fewest, known once everybody has decided
# $line (number): number of the line
# $when (Msg): the condition
citadel-order-second = 👟 I run to line { $line } { $when }
citadel-order-gun = 🔫 At the machine gun: 20–30 a burst, rounds without end
# $guns (list): guns in order
# $later (string): shoot, melee or above
# $above (number): how many rounds to save
# $arm (Msg): what to strike with
citadel-order-shoot = I shoot: { $guns }, { $later ->
    [melee] in the opening → then { $arm }
    [above] while I have more than { $above } rounds → then { $arm }
   *[shoot] while there are rounds → then { $arm }
  }
citadel-order-no-shots = My own guns stay silent
# $health (number): health of the zombies
citadel-order-grenade = 💣 Grenade: once the zombies on the line have { $health } health
citadel-order-grenade-never = 💣 I save the grenade
# $targets (Msg): targets in order
citadel-order-shots = Targets: { $targets }
# $arm (Msg): with what
# $opening (string): yes or no
# $bayonet (string): yes or no
citadel-order-melee = Hand to hand: { $arm }, { $opening ->
    [yes] at once and later
   *[no] but not in the opening
  }{ $bayonet ->
    [yes] ; the bayonet after each shot
   *[no] {""}
  }
# $targets (Msg): targets in order
citadel-order-blows = I strike: { $targets }
# $people (list): with whom
citadel-order-joint = 🤝 At one target together: { $people }
citadel-order-alone = I choose my targets apart from the others
# $line (number): number of the line
# $gunned (list): lines with a machine gun
citadel-warn-no-gun = ⚠ Line { $line } has no machine gun; it is here: { $gunned }
citadel-warn-no-gun-left = ⚠ There is no machine gun left
citadel-warn-one-gunner = ⚠ A machine gun takes one gunner: if two want it, they draw lots
citadel-warn-no-ammo = ⚠ Nothing to shoot with: no rounds
# $people (list): who
citadel-warn-joint-dead = ⚠ No longer alive: { $people }
# $people (list): who
citadel-warn-joint-elsewhere = ⚠ On another line in the last wave: { $people }. Together means on one line.
# $line (number): number of the line
citadel-warn-same-line = ⚠ The second line is the first one ({ $line }): nowhere to run

## Secret plans that collide

# $line (number): number of the line
# $people (number): how many want it
citadel-clash-gun = 🔫 The machine gun of line { $line } is wanted by { $people ->
    [2] two
    [3] three
    [4] four
   *[other] { $people }
  }: they will draw lots
citadel-clash-joint-unanswered = 🤝 Somebody whom you named has not named you: each will be alone
citadel-clash-joint-unasked = 🤝 Somebody wants to share a target with you, and you have not named them
citadel-clash-joint-apart = 🤝 You named each other but stand on different lines
# $people (number): how many
citadel-clash-runners = 👟 You are not the only one to run between these lines on this condition ({ $people } in all)
# $item (Msg): the item
# $people (number): how many want it
citadel-clash-storage = 📦 { $item }: wanted from storage by { $people ->
    [2] two
    [3] three
   *[other] { $people }
  }
# $item (Msg): the item
# $people (number): how many want it
citadel-clash-take = 🤝 { $item }: to be taken by { $people ->
    [2] two
    [3] three
   *[other] { $people }
  }

## The wave: headline

# $wave (number): number of the wave
# $breached (number): how many lines were breached
# $dead (number): how many died
# $hurt (number): how many were hurt
citadel-wave-headline = ⚔ Wave { $wave }: { $breached ->
    [0] we held
    [one] { $breached } line breached
   *[other] { $breached } lines breached
  }. { $dead ->
    [0] No losses
    [1] One of us died
   *[other] 💀 Dead: { $dead }
  }, { $hurt ->
    [0] nobody hurt
   *[other] hurt: { $hurt }
  }
# $round (number): number of the blitz round
# $breached (number): how many lines were breached
# $dead (number): how many died
# $hurt (number): how many were hurt
citadel-wave-headline-blitz = ⚔ Blitz { $round }: { $breached ->
    [0] no breach
    [one] { $breached } line breached
   *[other] { $breached } lines breached
  }. { $dead ->
    [0] No losses
    [1] One of us died
   *[other] 💀 Dead: { $dead }
  }, { $hurt ->
    [0] nobody hurt
   *[other] hurt: { $hurt }
  }
# $wave (number): number of the wave
citadel-wave-headline-lost = 💀 Wave { $wave }: nobody is left alive

## The wave: line by line

# $line (number): number of the line
# $came (list): who came
# $exchanges (number): exchanges after the opening
# $after (Msg): what became of the line
citadel-wave-line-held = <b>Line { $line }</b> ({ $came }): held { $exchanges ->
    [0] at once
    [one] in { $exchanges } exchange
   *[other] in { $exchanges } exchanges
  }, { $after }
# $line (number): number of the line
# $came (list): who came
# $after (Msg): what became of the line
citadel-wave-line-lured = <b>Line { $line }</b> ({ $came }): a bait led the rest away, { $after }
# $line (number): number of the line
# $came (list): who came
# $after (Msg): what became of the line
citadel-wave-line-stalled = <b>Line { $line }</b> ({ $came }): neither side can reach the other any more, they wait, { $after }
# $line (number): number of the line
# $came (list): who came
# $after (Msg): what became of the line
citadel-wave-line-tired = <b>Line { $line }</b> ({ $came }): the fight did not end, they are still there, { $after }
# $line (number): number of the line
# $came (list): who came
# $through (list): who breached
# $manned (number): how many stood there
# $after (Msg): what became of the line
citadel-wave-line-breached = <b>Line { $line }</b> ({ $came }): ⚠ breached! { $manned ->
    [0] Nobody stood there
   *[other] No defender is left
  }, inside: { $through }; { $after }
# $line (number): number of the line
# $came (list): who came
# $manned (number): how many stood there
# $after (Msg): what became of the line
citadel-wave-line-left = <b>Line { $line }</b> ({ $came }): ⚠ { $manned ->
    [0] nobody stood there
   *[other] no defender is left
  }, spitters wait; { $after }
# $count (number): how many lines
# $lines (list): their numbers
citadel-wave-quiet = { $count ->
    [one] All quiet on line { $lines }
   *[other] All quiet on lines { $lines }
  }
# $walls (Msg): what became of the walls
# $broken (number): how much equipment is gone
# $works (list): which
# $hurt (number): how many were hurt
# $losses (list): who lost how much
citadel-wave-after = { $walls }{ $broken ->
    [0] {""}
   *[other] , lost: { $works }
  }{ $hurt ->
    [0] {""}
   *[other] ; { $losses }
  }
# $walls (number): strength of the walls
citadel-wave-walls-whole = { $walls ->
    [0] no walls
   *[other] walls whole (🧱{ $walls })
  }
# $before (number): strength before the wave
# $after (number): strength after the wave
citadel-wave-walls-fell = walls 🧱{ $before } → 🧱{ $after }
# $person (seat): who
# $lost (number): health lost
citadel-wave-loss = { $person } −{ $lost } ❤
# $damage (number): how much damage
# $hurt (number): how many were hurt
# $losses (list): who lost how much
# $soaked (number): what armour kept off
citadel-wave-breach = ⚠ Those who broke in do { $damage } damage{ $hurt ->
    [0] {""}
   *[other] : { $losses }
  }{ $soaked ->
    [0] {""}
   *[other] ; armour kept off { $soaked }
  }
# $person (seat): who
# $zombie (Msg): by whom
# $line (number): number of the line
citadel-wave-death = 💀 { $person } dies on line { $line }; the last hit: { $zombie }
# $person (seat): who
citadel-wave-death-breach = 💀 { $person } dies: those who broke in came that far
# $items (list): items
citadel-wave-storage = 📦 What the dead carried goes to storage: { $items }

## The wave: in detail

citadel-wave-work-glass = glass
citadel-wave-work-gun = machine gun
citadel-wave-work-concrete = concrete
citadel-wave-work-walls = walls

# $person (seat): who
# $posted (number): 1: the line was not his choice
# $ways (list): how they fight
# $targets (Msg): targets of shots
# $joint (number): how many are named
# $people (list): with whom
citadel-detail-order = <i>{ $person }{ $posted ->
    [0] {""}
   *[other] {" "}(placed there)
  }: { $ways }; targets { $targets }{ $joint ->
    [0] {""}
   *[other] ; together with { $people }
  }</i>
citadel-detail-order-gun = wants the machine gun
citadel-detail-order-shoot = shoots
citadel-detail-order-no-shots = saves rounds
citadel-detail-order-hold = holds the line
citadel-detail-order-strike = strikes at once
citadel-detail-order-melee = then hand to hand
# $ammo (number): how many rounds
citadel-detail-order-above = keeps { $ammo } back
# $line (number): number of the line
citadel-detail-order-second = ready to run to line { $line }
citadel-detail-opening = <b>Opening</b>
# $number (number): number of the exchange
citadel-detail-exchange = <b>Exchange { $number }</b>
# $horde (list): who
citadel-detail-pit = 🕳 Lost in the pit: { $horde }
# $person (seat): who
# $from (number): from which line
# $to (number): to which line
citadel-detail-ran = 👟 { $person } runs: line { $from } → { $to }
# $person (seat): who
# $people (number): how many wanted it
citadel-detail-lot = 🔫 The machine gun is wanted by { $people ->
    [2] two
    [3] three
   *[other] { $people }
  }, drawn: { $person }
# $person (seat): who
# $gun (Msg): with what
# $wire (number): 1: the extra shot at the wire
# $damage (number): damage
# $roll (number): what was rolled
# $change (string): what is added, signed, or none
# $outcome (Msg): whom it hit
citadel-detail-shot = 🔫 { $person } shoots{ $wire ->
    [0] {""}
   *[other] {" "}(〰 before they are near)
  }: { $gun } { $damage }{ $change ->
    [none] {""}
   *[other] {" "}({ $roll } { $change })
  } → { $outcome }
# $person (seat): who
# $damage (number): damage
# $outcome (Msg): whom it hit
citadel-detail-grenade = 💣 { $person } throws a grenade: { $damage } → { $outcome }
# $person (seat): who
# $item (Msg): what
# $damage (number): damage
# $outcome (Msg): whom it hit
citadel-detail-thrown = { $person } throws ({ $item }): { $damage } → { $outcome }
# $dead (list): who
citadel-detail-hits-dead = down: { $dead }
# $wounds (list): who
citadel-detail-hits-wounds = { $wounds }
# $dead (list): who
# $wounds (list): who
citadel-detail-hits-both = down: { $dead }; { $wounds }
# $zombie (Msg): who
# $damage (number): damage
# $left (number): health left
citadel-detail-wound = { $zombie } −{ $damage } ({ $left } left)
# $person (seat): who
# $arm (Msg): with what
# $damage (number): force of the blow
# $roll (number): what was rolled
# $change (string): what is added, signed, or none
# $halved (number): 1: halved by wounds
# $zombie (Msg): whom
# $left (number): health left
citadel-detail-blow = { $person } strikes: { $arm } { $damage }{ $change ->
    [none] {""}
   *[other] {" "}({ $roll } { $change })
  }{ $halved ->
    [0] {""}
   *[other] {" "}at half strength
  } → { $left ->
    [0] { $zombie } falls
   *[other] { $zombie } stands ({ $left } left)
  }
# $person (seat): to whom
# $zombie (Msg): who
# $roll (number): what was rolled
# $chance (number): the highest roll that hits
# $soaked (number): what armour kept off
# $lost (number): health lost
# $left (number): health left
citadel-detail-answer-hit = Answer, { $zombie } → { $person }: { $roll } ≤ { $chance } → { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(armour kept off { $soaked })
  }, { $left } left
# $person (seat): to whom
# $zombie (Msg): who
# $roll (number): what was rolled
# $chance (number): the highest roll that hits
citadel-detail-answer-missed = Answer, { $zombie } → { $person }: { $roll } > { $chance } → missed
# $person (seat): to whom
# $zombie (Msg): who
citadel-detail-answer-glass = 🪟 Answer, { $zombie } → { $person }: the glass holds
# $person (seat): to whom
# $zombie (Msg): who
citadel-detail-answer-shield = Answer, { $zombie } → { $person }: the shield holds
# $person (seat): to whom
# $zombie (Msg): who
# $item (Msg): what stops it
citadel-detail-answer-stopped = Answer, { $zombie } → { $person }: stopped ({ $item })
# $horde (Msg): how many of which
# $rolls (list): what was rolled
# $on (Msg): what they tear at
# $loss (number): strength lost
# $left (number): strength left
citadel-detail-assault = { $horde } → { $on }: { $rolls }; −{ $loss }, { $left ->
    [0] nothing left
   *[other] { $left } left
  }
# $on (Msg): what they tear at
# $loss (number): strength lost
# $left (number): strength left
citadel-detail-assault-surplus = … and on, { $on }: −{ $loss }, { $left ->
    [0] nothing left
   *[other] { $left } left
  }
# $horde (Msg): how many of which
# $rolls (list): what was rolled
# $person (seat): whom
# $soaked (number): what armour kept off
# $lost (number): health lost
# $left (number): health left
citadel-detail-mauled = { $horde } → { $person }: { $rolls }; { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(armour kept off { $soaked })
  }, { $left } left
# $horde (Msg): how many spitters
citadel-detail-glassed = 🪟 { $horde }: the glass stops the spit
# $damage (number): damage
# $outcome (Msg): whom it hit
citadel-detail-trap = A trap springs: { $damage } → { $outcome }
# $horde (list): who
citadel-detail-lured = The bait leads away: { $horde }
# $works (list): what
citadel-detail-razed = Nobody there to stop it, torn down: { $works }
# $horde (list): who
citadel-detail-breach = ⚠ Breaking in: { $horde }
# $person (seat): who
citadel-detail-died = 💀 { $person } dies

## The wave: what it was for you

# $line (number): number of the line
# $posted (number): 1: the line was chosen for you
citadel-mine-stood = { $posted ->
    [0] You stood on line { $line }.
   *[other] You were placed on line { $line }.
  }
citadel-mine-lot-won = 🔫 You drew the machine gun.
citadel-mine-lot-lost = 🔫 Somebody else drew the machine gun.
# $from (number): from which line
# $to (number): to which line
citadel-mine-ran = 👟 You ran: line { $from } → { $to }.
# $shots (list): the shots
# $guns (number): with how many guns of your own
# $left (list): what is left
citadel-mine-shots = 🔫 Your shots: { $shots }.{ $guns ->
    [0] {""}
   *[other] {" "}Rounds left: { $left }.
  }
# $gun (Msg): with what
# $damage (number): damage
# $change (string): what is added, signed, or none
citadel-mine-shot = { $gun } { $damage }{ $change ->
    [none] {""}
   *[other] {" "}({ $change } of it added)
  }
# $gun (Msg): with what
# $ammo (number): rounds left
citadel-mine-ammo = { $gun } { $ammo }
# $roll (number): damage
# $zombies (number): how many it hit
citadel-mine-grenade = 💣 Your grenade: { $roll } damage, { $zombies ->
    [one] { $zombies } zombie hit
   *[other] { $zombies } zombies hit
  }.
# $item (Msg): what
# $roll (number): damage
# $zombies (number): how many it hit
citadel-mine-thrown = Thrown ({ $item }): { $roll } damage, { $zombies ->
    [one] { $zombies } zombie hit
   *[other] { $zombies } zombies hit
  }.
# $blows (list): the blows
citadel-mine-blows = Your blows: { $blows }.
# $arm (Msg): with what
# $damage (number): force of the blow
# $halved (number): 1: halved by wounds
citadel-mine-blow = { $arm } { $damage }{ $halved ->
    [0] {""}
   *[other] {" "}at half strength
  }
# $horde (list): whom
citadel-mine-kills = You brought down: { $horde }.
# $zombie (Msg): who
# $roll (number): what was rolled
# $chance (number): the highest roll that hits
# $soaked (number): what armour kept off
# $lost (number): health lost
# $left (number): health left
citadel-mine-answer = Answered by { $zombie }: { $roll } ≤ { $chance } → { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(your armour kept off { $soaked })
  }, { $left } left.
# $count (number): how many
# $rolls (list): what was rolled
citadel-mine-missed = { $count ->
    [one] An answer missed you: { $rolls }.
   *[other] Answers missed you: { $rolls }.
  }
# $roll (number): what was rolled
# $chance (number): the highest roll that hits
citadel-mine-roll = { $roll } > { $chance }
# $count (number): how many
citadel-mine-shielded = Answers stopped by your shield: { $count }.
# $item (Msg): what stopped them
# $count (number): how many
citadel-mine-stopped = Answers stopped ({ $item }): { $count }.
# $count (number): how many
citadel-mine-glassed = 🪟 Spit in answer stopped by the glass: { $count }.
# $horde (Msg): how many of which
# $rolls (list): what was rolled
# $soaked (number): what armour kept off
# $lost (number): health lost
# $left (number): health left
citadel-mine-mauled = They reach you: { $horde } ({ $rolls }) → { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(your armour kept off { $soaked })
  }, { $left } left.
# $points (number): how much damage
# $soaked (number): what armour kept off
# $lost (number): health lost
# $left (number): health left
citadel-mine-breach = ⚠ Of the breach { $points } fell to you → { $lost ->
    [0] 0
   *[other] −{ $lost }
  } ❤{ $soaked ->
    [0] {""}
   *[other] {" "}(your armour kept off { $soaked })
  }, { $left } left.
# $living (number): how many are left alive
citadel-mine-dead = 💀 For you the game is over.{ $living ->
    [0] {""}
   *[other] {" "}What you carried goes to the others; stay and see how it ends.
  }
# $health (number): health
# $max (number): health when well
# $kills (number): brought down in the whole game
# $wounded (number): 1: badly wounded
citadel-mine-health = ❤ { $health }/{ $max }{ $wounded ->
    [0] {""}
   *[other] {" "}— badly wounded
  }. Brought down in all: { $kills }.

## The end

# $living (number): how many survived
# $people (number): how many there were
citadel-end-victory = 🏰 The fortress stands! { $living } of { $people } survived
# $wave (number): number of the wave
citadel-end-defeat = 💀 The fortress fell in wave { $wave }. Nobody survived
# $person (seat): who
# $health (number): health
# $max (number): health when well
# $kills (number): brought down
citadel-end-survivor = ✅ { $person }: ❤ { $health }/{ $max }, brought down { $kills }
# $person (seat): who
# $wave (number): the wave
# $kills (number): brought down
citadel-end-fallen = 💀 { $person }: until wave { $wave }, brought down { $kills }
# $person (seat): who
# $gun (Msg): with what
# $damage (number): damage
# $wave (number): the wave
# $line (number): number of the line
citadel-end-shot = Best shot: { $person }, { $gun }, { $damage } damage at once (wave { $wave }, line { $line })
# $person (seat): who
# $health (number): health
# $wave (number): the wave
citadel-end-escape = Narrowest escape: { $person }, ❤ { $health } after wave { $wave }
# $person (seat): who
# $line (number): number of the line
# $waves (number): how many in a row
citadel-end-guard = Longest guard: { $person }, line { $line }, { $waves ->
    [one] { $waves } wave in a row
   *[other] { $waves } waves in a row
  }
# $person (seat): who
# $health (number): how much
citadel-end-healer = Healer: { $person }, ❤ { $health } given back with medkits
# $wave (number): the wave
# $line (number): number of the line
# $damage (number): damage of the breach
citadel-end-breach = The black day: wave { $wave }, line { $line } fell, { $damage } damage for all
# $wave (number): the wave
# $line (number): number of the line
# $damage (number): damage of the breach
citadel-end-breach-empty = The fatal mistake: wave { $wave }, nobody stood on line { $line }, { $damage } damage for all

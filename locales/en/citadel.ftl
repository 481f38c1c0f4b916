### Citadel: names, options, phases.

## The game

citadel-title = Citadel
citadel-about = A fortress and seven waves of the dead. By day you prepare, by night you decide in secret who stands where. You win together, if anyone at all lives to see the end.
citadel-printed = Waves at full strength. Very hard: in a thousand games our test teams never made it.
citadel-recommended = Weaker waves, 45 % of full strength: our test teams, who act very much as one, made it in two games of three.

## Options

citadel-opt-wave_scale = Strength of the waves
citadel-opt-wave_scale-1_0 = full
citadel-opt-wave_scale-0_6 = 60 %
citadel-opt-wave_scale-0_45 = 45 %
citadel-opt-wave_scale-0_3 = 30 %
citadel-opt-small_table = Small table
citadel-opt-small_table-off = no, 10 people or more
citadel-opt-small_table-on = yes, 4 people or more
citadel-opt-empty_line = A line without defenders
citadel-opt-empty_line-razed = is razed
citadel-opt-empty_line-walls_stay = keeps its walls
citadel-opt-exchange_consent = Consent to exchanges
citadel-opt-exchange_consent-off = not asked
citadel-opt-exchange_consent-on = asked
citadel-opt-fists_reach_spitters = Hitting spitters by hand
citadel-opt-fists_reach_spitters-off = impossible
citadel-opt-fists_reach_spitters-on = possible

## Phases

citadel-clock-bonus = choice of a bonus
citadel-clock-prep = preparation
citadel-clock-consent = consent to exchanges
citadel-clock-plan = plan of defence
citadel-ask-bonus = choice of a bonus
# $wave (number): number of the wave
# $waves (number): how many there are
citadel-ask-prep = wave { $wave } of { $waves } · preparation
# $wave (number): number of the wave
# $waves (number): how many there are
citadel-ask-consent = wave { $wave } of { $waves } · consent to exchanges
# $wave (number): number of the wave
# $waves (number): how many there are
citadel-ask-plan = wave { $wave } of { $waves } · plan
# $round (number): number of the blitz round
citadel-ask-blitz = blitz { $round } · plan

## Bonuses

citadel-bonus-health = ❤ Health
citadel-bonus-health-effect = +10 health: 40 instead of 30
citadel-bonus-item = 🎒 An item
citadel-bonus-item-effect = a random item at the start; the others begin with empty hands
citadel-bonus-melee = Strong arm
citadel-bonus-melee-effect = +2 melee damage
citadel-bonus-ranged = 🔫 Sharp eye
citadel-bonus-ranged-effect = +3 ranged damage
citadel-bonus-capacity = 🎒 Capacity
citadel-bonus-capacity-effect = your hands hold one item more
citadel-bonus-search = 🔎 Search
citadel-bonus-search-effect = one more find, if you have room for it
citadel-bonus-walls = 🧱 Mason
citadel-bonus-walls-effect = +2 whenever you strengthen a wall
citadel-bonus-shot = 🔫 Another shot
citadel-bonus-shot-effect = one more ranged attack whenever you shoot
citadel-bonus-blow = Another blow
citadel-bonus-blow-effect = a second blow that is never answered
citadel-bonus-empty_hands = Empty hands
citadel-bonus-empty_hands-effect = two actions in a preparation that you begin without any item

## Items

citadel-item-binoculars = binoculars
citadel-item-pistol = pistol
citadel-item-clip = pistol clip
citadel-item-melee = melee weapon
citadel-item-boards = boards
citadel-item-rebar = rebar
citadel-item-medkit = medkit
citadel-item-blanket = blanket
citadel-item-rifle = rifle
citadel-item-rifle_round = rifle round
citadel-item-grenade = grenade
citadel-item-backpack = backpack
citadel-item-vest = vest
citadel-item-glass = glass
citadel-item-shotgun = shotgun
citadel-item-shotgun_round = shotgun round
citadel-item-shield = shield
citadel-item-bait = bait
citadel-item-stick = long stick
citadel-item-shovel = shovel
citadel-item-food = food
citadel-item-scope = scope
citadel-item-bayonet = bayonet
citadel-item-energy = energy drink
citadel-item-flashlight = flashlight
citadel-item-wire = barbed wire
citadel-item-water = water
citadel-item-knuckles = knuckles
citadel-item-boots = boots
citadel-item-sneakers = sneakers
citadel-melee-knife = knife
citadel-melee-bat = bat
citadel-melee-crowbar = crowbar
citadel-melee-machete = machete
citadel-melee-axe = axe
citadel-melee-katana = katana
citadel-item-gone = a missing item
# $item (Msg): name of the gun
# $ammo (number): rounds left
# $rounds (number): rounds when full
# $scope (string): yes or no
# $bayonet (string): yes or no
citadel-held-gun = { $item } { $ammo }/{ $rounds }{ $scope ->
    [yes] {" "}+ scope
   *[no] {""}
  }{ $bayonet ->
    [yes] {" "}+ bayonet
   *[no] {""}
  }
# $item (Msg): name of the vest
# $soak (number): damage it may still take
citadel-held-vest = { $item } (soaks { $soak } more)
# $item (Msg): the item
# $count (number): how many
citadel-many = { $item } ×{ $count }

## The dead

citadel-zombie-normal = normal zombie
citadel-zombie-fast = fast zombie
citadel-zombie-fat = fat zombie
citadel-zombie-spitter = spitter
# $count (number): how many
citadel-count-normal = { $count ->
    [one] { $count } normal
   *[other] { $count } normal
  }
# $count (number): how many
citadel-count-fast = { $count ->
    [one] { $count } fast
   *[other] { $count } fast
  }
# $count (number): how many
citadel-count-fat = { $count ->
    [one] { $count } fat
   *[other] { $count } fat
  }
# $count (number): how many
citadel-count-spitter = { $count ->
    [one] { $count } spitter
   *[other] { $count } spitters
  }
citadel-nobody = nobody

## Lines

citadel-work-gun = machine gun
# $line (number): number of the line
# $walls (number): strength of its walls
# $gun (number): strength of the machine gun, 0: none
# $glass (number): strength of the glass, 0: none
# $concrete (number): strength of the concrete, 0: none
# $wire (number): 1: barbed wire
# $traps (number): how many traps
# $pit (number): 1: a pit
# $baits (number): how many baits
# $zombies (number): how many of the dead stand there
# $lured (number): how many were led away and will be back
citadel-line-short = <b>{ $line }</b> · 🧱{ $walls }{ $walls ->
    [0] {" "}⚠
   *[other] {""}
  }{ $gun ->
    [0] {""}
   *[other] {" "}🔫{ $gun }
  }{ $glass ->
    [0] {""}
   *[other] {" "}🪟{ $glass }
  }{ $concrete ->
    [0] {""}
   *[other] {" "}🪨{ $concrete }
  }{ $wire ->
    [0] {""}
   *[other] {" "}〰
  }{ $traps ->
    [0] {""}
   *[other] {" "}🪤{ $traps }
  }{ $pit ->
    [0] {""}
   *[other] {" "}🕳
  }{ $baits ->
    [0] {""}
   *[other] {" "}🍖{ $baits }
  }{ $zombies ->
    [0] {""}
   *[other] {" "}🧟{ $zombies }
  }{ $lured ->
    [0] {""}
   *[other] {" "}↩{ $lured }
  }

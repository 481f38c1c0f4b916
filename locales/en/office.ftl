### Zombie Office: names, settings, buttons, the story, the board.

## The game

office-title = Zombie Office
office-about = An office party, Sue’s birthday, and your boss is a zombie. The police take 25 turns: hide behind doors and throw staplers. Whoever is bitten plays on, for the other side.
office-printed = The players place the walls first, then take turns in strict order. Slow: a game takes weeks.
office-recommended = The plan for a first game; all people act in any order, then all zombies.

## Options

office-opt-order = Order of turns
office-opt-order-seats = strictly in turn
office-opt-order-windows = people, then zombies
office-opt-plan = Plan of the office
office-opt-plan-players = walls by the players
office-opt-plan-beginner = ready-made, for beginners
office-opt-sight = Sight
office-opt-sight-orthogonal = along rows and columns
office-opt-sight-any_line = along any straight line

## Clocks and asks

office-clock-zombie = who begins as the zombie
office-clock-walls = a section of wall
office-clock-humans = the people’s turn
office-clock-zombies = the zombies’ turn
office-ask-zombie = who begins as the zombie
# $section - a section of wall, or its number
# $sections - how many sections
# $person - name
office-ask-wall = walls: section { $section } of { $sections } · { $person }
# $turn - number of the turn
# $turns - how many there are
office-ask-humans = turn { $turn } of { $turns } · people
# $turn - number of the turn
# $turns - how many there are
office-ask-zombies = turn { $turn } of { $turns } · zombies
# $turn - number of the turn
# $turns - how many there are
# $person - name
office-ask-turn-humans = turn { $turn } of { $turns } · { $person }, human
# $turn - number of the turn
# $turns - how many there are
# $person - name
office-ask-turn-zombies = turn { $turn } of { $turns } · { $person }, zombie

## Things

office-thing-stapler = stapler
office-thing-scissors = scissors
office-thing-brick = brick
office-thing-axe = fire axe
office-thing-aid = first aid kit
office-thing-pot = coffee pot
office-thing-cup = cup of coffee

## Where things are

office-direction-up = up
office-direction-left = left
office-direction-right = right
office-direction-down = down
# $kind - plain or door
# $left - what is left in its place, or the column on the left
# $right - the column on the right
# $from - where it begins
# $to - where it ends
office-section-upright =
  { $kind ->
      [door] a wall with a door
     *[plain] a plain wall
    } between { $left } and { $right }, rows { $from }–{ $to }
# $kind - plain or door
# $above - the upper row
# $below - the lower row
# $from - where it begins
# $to - where it ends
office-section-level =
  { $kind ->
      [door] a wall with a door
     *[plain] a plain wall
    } between rows { $above } and { $below }, columns { $from }–{ $to }
# $turn - number of the turn
office-back = back in turn { $turn }
office-back-never = will not rise before the police come
# $turn - number of the turn
office-back-you = you are back in turn { $turn }
office-back-you-never = you will not rise before the police come

## The plan in letters

# $row - a line of the plan, or the number of a row
office-map-row = <code>{ $row }</code>
office-map-legend = <i>@ you, & people, Z zombie, x junk, i thing, • in reach, | - wall, : = door, * hole</i>

## Forms

# $people - names
office-form-zombie =
  Sue’s party is in full swing, and one of you is about to stop being himself. Who begins as the zombie? There is one, against { $people } people.
  If several volunteer, lots decide. If nobody does, lots decide too.
office-pick-zombie-yes = 🧟 I want to be the zombie
office-pick-zombie-no = 🙂 I would rather be human
# $plain - sections without a door left
# $door - sections with a door left
office-form-wall = Place one section, three cells long. Left: { $plain } plain, { $door } with a door. It touches no starting cell and locks nobody in.
office-form-wall-quiet = No talking about the walls: on your honour, the bot does not listen.
# $count - how many
office-pick-wall-door = 🚪 With a door ({ $count })
# $count - how many
office-pick-wall-plain = 🧱 Plain ({ $count })
office-pick-wall-any = 🎲 Anywhere
office-pick-wall-right = │ between columns
office-pick-wall-below = ─ between rows
# $from - where it begins
# $to - where it ends
office-pick-wall-columns = { $from }│{ $to }
# $from - where it begins
# $to - where it ends
office-pick-wall-rows = { $from }/{ $to }
# $from - where it begins
# $to - where it ends
office-pick-wall-span = { $from }–{ $to }
# $arrow - an arrow
# $cell - name of a cell, as E4
# $sign - token, thing, door or none: what is there
office-pad =
  { $arrow } { $cell }{ $sign ->
      [token] {" "}📦
      [thing] {" "}✨
      [door] {" "}🚪
     *[none] {""}
    }
# $arrow - an arrow
office-pad-blocked = { $arrow }
office-pad-undo = ↩
office-no-step-edge = That is the outer wall of the office
office-no-step-wall = There is a wall
office-no-step-door = There is a door, and zombies do not understand handles
office-no-step-taken = Somebody stands there: no passing, no squeezing in
office-no-step-tired = No steps left
office-no-go = Nowhere to go: walls and colleagues all round
office-no-undo = Nothing to take back: a die was thrown, junk was turned up, or somebody else has acted
office-pick-go = 🎯 Cell
office-form-go = Where to? What is near first, then every cell.
# $row - a line of the plan, or the number of a row
office-pick-row = row { $row }
# $cell - name of a cell, as E4
office-pick-cell = { $cell }
# $cell - name of a cell, as E4
office-spot-token = 📦 { $cell } · junk
# $cell - name of a cell, as E4
# $thing - a thing
office-spot-thing = ✨ { $cell } · { $thing }
# $cell - name of a cell, as E4
office-spot-hidden = 🫥 { $cell } · unseen
# $cell - name of a cell, as E4
# $person - name
office-spot-aim = 🎯 { $cell } · { $person }
# $cell - name of a cell, as E4
# $person - name
office-spot-prey = 🦷 { $cell } · { $person }
# $cell - name of a cell, as E4
# $steps - how many steps
office-form-human =
  You are human, on { $cell }, { $steps ->
      [one] { $steps } step
     *[other] { $steps } steps
    } left
# $count - how many
# $most - the most that is carried
# $things - things
office-form-hands = In hand ({ $count } of { $most }): { $things }
office-form-hands-empty = Your hands are empty
# $things - things
office-form-here = At your feet: { $things }
# $people - names
office-form-seen = 👁 Seen by { $people }
office-form-unseen = 👁 No zombie sees you
# $eyes - who sees the reader (office-form-seen, office-form-unseen)
# $person - name
# $cell - name of a cell, as E4
# $cells - how many, or which cells
office-form-near =
  { $eyes }; nearest: { $person } on { $cell }, { $cells ->
      [one] { $cells } cell
     *[other] { $cells } cells
    } away as the crow walks
office-form-no-zombies = 👁 No zombie on the floor. Suspicious
# $cell - name of a cell, as E4
# $actions - actions left
office-form-zombie-turn =
  You are a zombie, on { $cell }, { $actions ->
      [one] { $actions } action
     *[other] { $actions } actions
    } left
# $steps - how many steps
office-form-steps =
  You may walk { $steps ->
      [one] { $steps } step
     *[other] { $steps } steps
    } more
# $person - name
# $cell - name of a cell, as E4
office-form-prey = { $person } ({ $cell })
# $people - names
office-form-sees = 👁 You see { $people }
office-form-sees-nobody = 👁 Nobody in sight, but it smells of people
office-form-frenzy = The red three: frenzy! Several cells beside your prey are equally near. Pick one.
# $thing - a thing
office-form-leave = Your hands are full. { $thing }: and what stays here instead?
# $thing - a thing
office-pick-thing = { $thing }
office-form-chop = The axe opens a wall or a door for sure, and stays in it.
office-form-break = Break what? One die: a skull makes a hole, and it stays for everybody.
office-form-drop = Put what down?
# $arrow - an arrow
# $edge - wall, door, open, hole or outer
office-pick-edge =
  { $arrow } { $edge ->
      [door] door
     *[wall] wall
    }
# $thing - a thing
office-pick-take = ✋ Take the { $thing }
# $thing - a thing
# $person - name
# $distance - how many cells away
office-pick-throw = 💥 { CAP($thing) } → { $person } ({ $distance }), 1/2
# $thing - a thing
# $steps - how many steps
office-pick-drink = ☕ { CAP($thing) }: { $steps } steps
office-pick-chop = 🪓 Chop through
office-pick-drop = ⬇ Put down
office-pick-end = 🏁 End turn
office-pick-take-end = ✋🏁 Take and end
office-pick-auto = 🤖 Let him shamble
office-pick-roll = 🎲 Move: throw the die
office-pick-roll-again = 🎲 Move again: a new die
# $person - name
office-pick-bite = 🦷 Bite { $person }, 3/4
office-pick-break = 🔨 Break

## Receipts

office-act-volunteer = you would not mind being the zombie
office-act-no-volunteer = you would rather stay human
# $section - a section of wall, or its number
office-act-wall = { $section }
office-act-wall-any = the section goes anywhere
# $cell - name of a cell, as E4
office-act-go = you go to { $cell }
# $thing - a thing
office-act-drink = { $thing }, bottoms up
# $thing - a thing
office-act-take = you take the { $thing }
# $thing - a thing
# $left - what is left in its place, or the column on the left
office-act-swap = you take the { $thing } and leave the { $left }
# $thing - a thing
office-act-drop = you put down the { $thing }
# $edge - wall, door, open, hole or outer
# $direction - up, left, right or down in words
office-act-chop =
  you chop through { $edge ->
      [door] the door
     *[wall] the wall
    }, { $direction }
# $edge - wall, door, open, hole or outer
# $direction - up, left, right or down in words
office-act-break =
  you pound on { $edge ->
      [door] the door
     *[wall] the wall
    }, { $direction }
office-act-undo = the last thing is taken back
office-act-end = you stay put
office-act-take-end = you take what lies at your feet
# $thing - a thing
# $person - name
office-act-throw = { $thing } at { $person }
office-act-roll = you throw the die of movement
# $cell - name of a cell, as E4
office-act-frenzy = in a frenzy, to { $cell }
# $person - name
office-act-bite = you go for { $person }
office-act-auto = the zombie shambles up to the nearest and bites

## The story: before the first turn

office-story-opened = 🎂 Zombie Office: happy birthday, Sue!
# $people - names
office-story-question = { $people } people at the party, and the coffee smells odd today. It will disagree with one of them; who, is being settled in private.
# $chosen - nobody, one or many: how many volunteered
# $person - name
office-story-zombie =
  { $chosen ->
      [one] 🧟 A volunteer: the zombie is { $person }
      [many] 🧟 No shortage of volunteers; lots say: the zombie is { $person }
     *[nobody] 🧟 No volunteers, so lots decide: the zombie is { $person }
    }
# $person - name
# $cell - name of a cell, as E4
office-story-place = { $person } on { $cell }
# $places - who stands where
office-story-places = The zombie is on the red cell, G6. The people freeze, plates in hand: { $places }. Each person has a stapler.
# $person - name
# $thing - a thing
office-story-extra = { $person }: { $thing }
# $things - things
office-story-extras = There are few of you, so everyone has something more: { $things }.
office-story-walls-begin = No walls yet: each places one section in turn, without a word.
office-story-walls-beginner = The plan of the office is the ready-made one. The police take 25 turns. Run!
# $sections - how many sections
office-story-walls-stand = 🧱 The walls stand: { $sections } sections. The police take 25 turns. Run!
office-story-walls-who = Who built what
# $person - name
# $section - a section of wall, or its number
# $drawn - yes: left to the lots
office-story-wall =
  { $person }: { $section }{ $drawn ->
      [yes] , at random
     *[no] {""}
    }

## The story: windows

# $turn - number of the turn
# $turns - how many there are
# $felled - zombies hit
office-story-humans =
  🏃 Turn { $turn } of { $turns }, people: { $felled ->
      [0] everybody runs
      [one] a zombie down!
     *[other] { $felled } zombies down!
    }
# $turn - number of the turn
# $turns - how many there are
office-story-zombies = 🧟 Turn { $turn } of { $turns }, zombies: still hungry
# $turn - number of the turn
# $turns - how many there are
# $people - names
office-story-zombies-ate = 🧟 Turn { $turn } of { $turns }, zombies: { $people } for supper
# $role - human or zombie
# $person - name
# $deeds - what he did, phrase by phrase
office-story-figure =
  { $role ->
      [zombie] 🧟
     *[human] 🙂
    } { $person }: { COMMA($deeds) }
# $people - names
office-story-still = Stay put: { $people }
# $whim - which wording, drawn
# $person - name
# $cell - name of a cell, as E4
# $killer - who bit
# $back - when he returns (office-back)
office-story-death =
  { $whim ->
      [0] ☠ { $person } ({ $cell }) is no longer on our side, thanks to { $killer }. As a zombie: { $back }.
      [1] ☠ The team is one short: { $person } ({ $cell }). The appetite was { $killer }’s. As a zombie: { $back }.
      [2] ☠ Last words on { $cell }: “I can explain”. { $killer } does not listen. { $person } is a zombie: { $back }.
     *[3] ☠ { $killer } gave { $person } feedback, face to face ({ $cell }). As a zombie: { $back }.
    }
# $people - names
office-story-helped = They cut off the way out, 5 points each: { $people }
# $whim - which wording, drawn
# $person - name
# $cell - name of a cell, as E4
office-story-rose =
  { $whim ->
      [0] 🧟 { $person } rises on { $cell }, no longer the colleague we knew
      [1] 🧟 { $person } is up and about on { $cell } and would like to pick your brains
     *[2] 🧟 { $person } reports for work in a new position: { $cell }
    }
# $whim - which wording, drawn
# $person - name
# $cell - name of a cell, as E4
office-story-rose-again =
  { $whim ->
      [0] 🧟 { $person } is up again: { $cell }
      [1] 🧟 { $person } is back from leave, on { $cell }
     *[2] 🧟 { $person } again, on { $cell }, and hungry
    }
# $person - name
# $points - points
office-story-score = { $person } { $points }
# $people - names
office-story-scores = 📋 Points: { COMMA($people) }

## The story: what a figure does, phrase by phrase

# $from - where it begins
# $to - where it ends
office-deed-went = { $from } → { $to }
# $whim - which wording, drawn
# $cell - name of a cell, as E4
# $thing - a thing
office-deed-found =
  { $whim ->
      [0] in the pile on { $cell }: { $thing }
      [1] under the papers on { $cell }: { $thing }
     *[2] a find on { $cell }: { $thing }
    }
# $whim - which wording, drawn
# $cell - name of a cell, as E4
office-deed-blank =
  { $whim ->
      [0] nothing but reports on { $cell }
      [1] only paper clips on { $cell }
     *[2] an empty cake box on { $cell }
    }
# $thing - a thing
office-deed-took = takes the { $thing }
# $left - what is left in its place, or the column on the left
# $thing - a thing
office-deed-swapped = leaves the { $left } for the { $thing }
# $thing - a thing
office-deed-dropped = puts down the { $thing }
office-deed-drank-pot = empties the coffee pot
office-deed-drank-cup = downs a cup of coffee
# $edge - wall, door, open, hole or outer
office-deed-chopped =
  chops through { $edge ->
      [door] the door
     *[wall] the wall
    }
# $whim - which wording, drawn
# $thing - a thing
# $person - name
# $distance - how many cells away
# $back - when he returns (office-back)
office-deed-hit =
  { $whim ->
      [0] { $thing } at { $person }, range { $distance }: right between the eyes
      [1] { $thing } at { $person }, range { $distance }: a skull!
     *[2] { $thing } at { $person }, range { $distance }: a hit
    } ({ $back })
# $whim - which wording, drawn
# $thing - a thing
# $person - name
# $distance - how many cells away
office-deed-missed =
  { $whim ->
      [0] { $thing } at { $person }, range { $distance }: a miss
      [1] { $thing } at { $person }, range { $distance }: into the wall
     *[2] { $thing } at { $person }, range { $distance }: into a monitor, company property
    }
# $number - what the die shows
office-deed-rolled = 🎲 { $number }
# $number - what the die shows
office-deed-rolled-red = 🎲 red { $number }
# $cell - name of a cell, as E4
office-deed-raged = rages on to { $cell }
office-deed-raged-there = rages on the spot beside its prey
# $edge - wall, door, open, hole or outer
# $direction - up, left, right or down in words
office-deed-broke =
  breaks through { $edge ->
      [door] the door
     *[wall] the wall
    } ({ $direction })
# $edge - wall, door, open, hole or outer
# $direction - up, left, right or down in words
office-deed-knocked =
  pounds on { $edge ->
      [door] the door
     *[wall] the wall
    } ({ $direction }), in vain
# $axe - yes: an axe answered in vain
# $person - name
# $skulls - skulls on the two dice
office-deed-bite-missed =
  { $axe ->
      [yes] the axe fails,{" "}
     *[no] {""}
    }teeth snap at { $person } and miss, skulls: { $skulls }
# $axe - yes: an axe answered in vain
# $person - name
# $skulls - skulls on the two dice
office-deed-bite-aided =
  { $axe ->
      [yes] the axe fails,{" "}
     *[no] {""}
    }bites { $person }, skulls: { $skulls }; first aid saves the day
# $axe - yes: an axe answered in vain
# $person - name
# $skulls - skulls on the two dice
office-deed-bite-died =
  { $axe ->
      [yes] the axe fails,{" "}
     *[no] {""}
    }bites { $person }, skulls: { $skulls }, and that is that
# $person - name
# $back - when he returns (office-back)
office-deed-axed = comes too near { $person } and meets the axe, two skulls ({ $back })

## What it meant for me

# $thing - a thing
# $person - name
# $back - when he returns (office-back)
office-mine-hit = You were hit: { $thing }, with regards from { $person }. Have a rest: { $back }.
# $cell - name of a cell, as E4
office-mine-rose = You are on your feet, a zombie, on { $cell }. You act with the other zombies.
# $person - name
office-mine-missed = { $person } snapped at your ear: both dice missed.
# $person - name
office-mine-aided = { $person } bit you, but first aid saved you. That kit is used up.
# $person - name
office-mine-axed = { $person } came at you and met your axe: two skulls. You still have it.
# $person - name
# $back - when he returns (office-back)
office-mine-fell = { $person } met you with an axe: two skulls. Have a rest: { $back }.
# $cell - name of a cell, as E4
# $person - name
# $back - when he returns (office-back)
office-mine-died = You were eaten on { $cell }, by { $person }. Your things are gone, your points stay. You are a zombie now: { $back }.
# $victim - who died
# $person - name
office-mine-helped = You had the way out of { $victim } in sight. The bite was { $person }’s, 5 points for helping are yours.

## The end

# $people - names
office-end-police = 🚓 The police are here. Still human: { $people }
# $turn - number of the turn
office-end-eaten = 🧟 Turn { $turn }: no people left. The police need not hurry
# $count - how many
# $people - names
office-end-winners =
  { $count ->
      [1] 🏆 The win is { $people }’s
     *[other] 🏆 The win is shared by { $people }
    }
# $place - the place, equal points share one
# $person - name
# $points - points
# $fate - alive, first (the zombie of the beginning) or died
# $turn - number of the turn
# $kills - people bitten
# $assists - kills helped with
office-end-place =
  { $place }. { $person }: { $points ->
      [one] { $points } point
     *[other] { $points } points
    }{ $fate ->
      [alive] , human to the end
      [first] , a zombie from the start
     *[died] , eaten in turn { $turn }
    }{ $kills ->
      [0] {""}
     *[other] , bites { $kills }
    }{ $assists ->
      [0] {""}
     *[other] , assists { $assists }
    }
office-end-nobody-died = Nobody was eaten. Sue says it was her best birthday in years
# $person - name
# $turn - number of the turn
office-end-earliest = The first snack: { $person }, turn { $turn }
# $person - name
# $kills - people bitten
office-end-hungriest = The hungriest: { $person }, bites: { $kills }

## The board in words

office-board-roles = 🎂 <b>The party</b>: who will turn?
# $plain - sections without a door left
# $door - sections with a door left
office-board-walls = 🧱 <b>The walls go up</b>: { $plain } plain, { $door } with a door left
# $turn - number of the turn
# $turns - how many there are
# $phase - humans or zombies
office-board-turn =
  🏢 <b>Turn { $turn } of { $turns }</b>{ $phase ->
      [humans] , people act
      [zombies] , zombies act
     *[over] , the game is over
    }
# $person - name
# $cell - name of a cell, as E4
# $points - points
# $things - things
office-board-human =
  🙂 { $person }: { $cell }, { $points ->
      [one] { $points } point
     *[other] { $points } points
    }; { $things }
# $person - name
# $cell - name of a cell, as E4
# $points - points
office-board-human-bare =
  🙂 { $person }: { $cell }, { $points ->
      [one] { $points } point
     *[other] { $points } points
    }
# $person - name
# $cell - name of a cell, as E4
# $points - points
office-board-zombie =
  🧟 { $person }: { $cell }, { $points ->
      [one] { $points } point
     *[other] { $points } points
    }
# $person - name
# $points - points
# $back - when he returns (office-back)
office-board-dead =
  ☠ { $person }: { $points ->
      [one] { $points } point
     *[other] { $points } points
    }, { $back }
# $person - name
office-board-waiting = 🙂 { $person }
# $count - how many
# $cells - how many, or which cells
office-board-tokens = 📦 Junk not turned up ({ $count }): { COMMA($cells) }
# $thing - a thing
# $cell - name of a cell, as E4
office-board-thing = { $thing } ({ $cell })
# $things - things
office-board-lying = ✨ Lying about: { COMMA($things) }
# $arrow - an arrow
# $edge - wall, door, open, hole or outer
office-board-side =
  { $arrow } { $edge ->
      [wall] wall
      [door] door
      [hole] hole
      [outer] outer wall
     *[open] free
    }
# $arrow - an arrow
# $edge - wall, door, open, hole or outer
# $person - name
office-board-side-figure =
  { $arrow } { $edge ->
      [wall] wall, behind it
      [door] door, behind it
      [hole] hole, behind it
      [outer] outer wall,
     *[open] next to you
    } { $person }
# $cell - name of a cell, as E4
# $sides - what is on each side
office-board-here = <b>You are on { $cell }</b>: { COMMA($sides) }
# $cells - how many, or which cells
# $near - cells with junk in reach
office-board-reach =
  In reach: { $cells ->
      [one] { $cells } cell
     *[other] { $cells } cells
    }, with junk: { COMMA($near) }
# $cells - how many, or which cells
office-board-reach-bare =
  In reach: { $cells ->
      [one] { $cells } cell
     *[other] { $cells } cells
    }, none with junk
# $people - names
office-board-sees = 👁 You see { $people }

## The picture

# $person - name
office-picture-name = { $person }
office-picture-waiting = having coffee
# $points - points
# $back - when he returns (office-back)
office-picture-dead =
  { $points ->
      [one] { $points } point
     *[other] { $points } points
    }, { $back }
# $cell - name of a cell, as E4
# $points - points
office-picture-bare =
  { $cell } · { $points ->
      [one] { $points } point
     *[other] { $points } points
    }
# $cell - name of a cell, as E4
# $points - points
# $things - things
office-picture-carries =
  { $cell } · { $points ->
      [one] { $points } point
     *[other] { $points } points
    } · { COMMA($things) }
office-picture-zombie = zombie
office-picture-door = door
office-picture-hole = hole
office-picture-red = zombies rise here
office-picture-token = junk
office-picture-reach = in reach
office-picture-watched = zombies see
office-picture-sight = you see
office-sign-stapler = St
office-sign-scissors = Sc
office-sign-brick = Br
office-sign-axe = Ax
office-sign-aid = Ai
office-sign-pot = Po
office-sign-cup = Cu

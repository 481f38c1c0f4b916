### Revolver: the story of the shots, the end of a duel, and the board in words (the twin of its picture).

## The beginning

# $health (number): tokens each
revolver-begin = 🔫 A duel. One revolver for two, and { $health } ❤ each
# $roll (number): what both threw
revolver-begin-tie = 🎲 Both throw { $roll }: once more
# $first (seat): who shoots first
# $high (number): the higher throw
# $low (number): the lower throw
revolver-begin-first = 🎲 { $high } to { $low }: the first shot is for { $first }
# $bullets (number): bullets
# $blanks (number): empty chambers
# $odds (number): odds of a bullet in percent
revolver-begin-chamber = { $bullets } bullets and { $blanks } empty chambers, a bullet is { $odds } % likely. Each holds three cards that nobody else sees
# $cards (list): cards
revolver-dealt = 🃏 Your cards: { COMMA($cards) }. What to lay when you are shot at can be settled in advance, in the form below

## The headline of a shot. $variant (0, 1, 2) chooses the way of saying it.

# $shooter (seat): who shoots
# $target (seat): at whom
# $variant (number): which way to say it
revolver-hit-other = 💥 { $variant ->
    [0] { $shooter } pulls the trigger, and { $target } takes the bullet
    [1] Bang! { $shooter } lowers a smoking barrel, { $target } clutches a rib
   *[other] { $shooter } does not miss: there was a bullet in it, and { $target } can tell
  }
# $shooter (seat): who shoots
# $target (seat): at whom
# $variant (number): which way to say it
revolver-blank-other = ⚪ { $variant ->
    [0] { $shooter } pulls the trigger: click. { $target } breathes again
    [1] Click. { $target } opens both eyes, { $shooter } looks away
   *[other] Empty. { $shooter } and { $target } look at each other a little longer than needed
  }
# $shooter (seat): who shoots
# $target (seat): at whom
# $variant (number): which way to say it
revolver-shield-other = 🛡 { $variant ->
    [0] { $shooter } fires a bullet, { $target } meets it with a Shield
    [1] Thunder and sparks: { $target } is behind a Shield, { $shooter } stares
   *[other] There was a bullet. { $shooter } hits the Shield, and behind it stands { $target }
  }
# $shooter (seat): who shoots
# $target (seat): at whom
# $variant (number): which way to say it
revolver-misfire-other = 🔁 { $variant ->
    [0] { $shooter } pulls the trigger: misfire! { $target } breathes out too soon, the barrel stays up
    [1] The bullet stays in the barrel. { $target } knows why, { $shooter } cocks the hammer again
   *[other] Misfire. { $target } hides a smile, { $shooter } cocks the hammer again
  }
# $shooter (seat): who shoots
# $target (seat): at whom
# $variant (number): which way to say it
revolver-medkit-other = 🩹 { $variant ->
    [0] { $shooter } hits, but { $target } is already tying the bandage
    [1] A bullet, then a Medkit: { $target } stays standing, { $shooter } frowns
   *[other] { $shooter } shoots straight, { $target } bandages fast
  }
# $shooter (seat): who shoots
# $variant (number): which way to say it
revolver-hit-self = 💥 { $variant ->
    [0] { $shooter } puts the barrel to the temple, and there was a bullet in it
    [1] { $shooter } puts luck to the test. Luck answers with a bang
   *[other] Brave, and it hurts: { $shooter } takes the bullet
  }
# $shooter (seat): who shoots
# $variant (number): which way to say it
revolver-blank-self = ⚪ { $variant ->
    [0] { $shooter } puts the barrel to the temple. Click. Everybody breathes
    [1] Barrel to the temple, { $shooter } does not blink. Click
   *[other] { $shooter } makes the bet and wins it: the chamber was empty
  }
# $shooter (seat): who shoots
# $variant (number): which way to say it
revolver-medkit-self = 🩹 { $variant ->
    [0] { $shooter } takes the bullet and reaches for the Medkit
    [1] Barrel to the temple, a bang, a Medkit. { $shooter } stays standing
   *[other] { $shooter } makes a hole and mends it at once
  }

## What the cards did

# $person (seat): who was silent
# $missed (number): missed in a row
# $most (number): how many lose
revolver-silent = ⏳ { $person } says nothing, the trigger pulls itself. Missed in a row: { $missed } of the { $most } that lose the duel
# $person (seat): who
# $health (number): tokens now
revolver-played-medkit = 🩹 Medkit: { $person } is better, ❤ { $health } now
# $shooter (seat): who steals
# $other (seat): from whom
revolver-played-intercept = 🧲 Intercept: { $shooter } draws a card blindly from the other hand, { $other } watches it go
# $card (Msg): which card
revolver-stolen-mine = 🧲 Intercept brings you { CASE($card, "acc") }
# $card (Msg): which card
revolver-stolen-yours = 🧲 Intercept takes { CASE($card, "acc") } from you
# $card (Msg): which card
revolver-lapsed = There is no { $card } left to lay: that order is off
# $person (seat): who
revolver-drew = 🃏 For courage, { $person } draws a card
# $card (Msg): which card
revolver-drew-mine = 🃏 Your card for courage: { $card }
# $person (seat): who
revolver-drew-none = 🃏 No card is left in deck or discard: { $person } dares for nothing
# $person (seat): whose card
revolver-shield-worked = 🛡 The Shield ({ $person }) stopped the bullet and goes to the discard
# $person (seat): whose card
revolver-shield-blank = 🛡 The Shield ({ $person }) guarded against nothing and goes to the discard
# $person (seat): whose card
revolver-shield-elsewhere = 🛡 The Shield ({ $person }) was not needed and goes to the discard
# $person (seat): whose card
# $shooter (seat): who shoots again
revolver-misfire-worked = 🔁 The Misfire ({ $person }) ate the bullet and goes to the discard; { $shooter } shoots again
# $person (seat): whose card
revolver-misfire-blank = 🔁 The Misfire ({ $person }) had nothing to stop: the chamber was empty. It goes to the discard
# $person (seat): whose card
revolver-misfire-elsewhere = 🔁 The Misfire ({ $person }) was not needed and goes to the discard
# $person (seat): who is wounded
# $health (number): tokens now
revolver-wound = 🩸 { $person } loses a token: { $health ->
    [0] none is left
   *[other] ❤ { $health } now
  }
# $person (seat): who was saved
# $health (number): tokens as before
revolver-saved = 🩹 The Medkit ({ $person }) goes to the discard, the token stays: ❤ { $health }
# $round (number): number of the round
revolver-reloaded = 🔄 The chambers are spent. Round { $round }: six bullets and six empty chambers again
# $a (seat): the one
# $b (seat): the other
# $healthA (number): tokens of the one
# $healthB (number): tokens of the other
# $bullets (number): bullets left
# $blanks (number): empty chambers left
# $odds (number): odds of a bullet in percent
revolver-stands = { $a } ❤ { $healthA } · { $b } ❤ { $healthB } · left: { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
  }, { $blanks } empty ({ $odds ->
    [0] nothing to fear
    [100] surely a bullet
   *[other] a bullet is { $odds } % likely
  })

## The end

# $person (seat): who was silent
# $most (number): how many missed shots lose
revolver-silence = ⏳ { $person } has said nothing { $most } shots in a row. The revolver waits no longer
# $winner (seat): who won
# $loser (seat): who lost
revolver-end-shot = 🏁 { $loser } does not get up any more. { $winner } wins the duel
# $winner (seat): who won
# $loser (seat): who lost
revolver-end-silence = 🏁 { $loser } did not turn up at dawn. { $winner } wins the duel
# $winner (seat): who won
# $mine (number): tokens of the winner
# $other (number): tokens of the other
revolver-end-count = 🏁 Three rounds spent, both still standing. By tokens, { $mine } to { $other }, the duel goes to { $winner }
# $health (number): tokens each
revolver-end-draw = 🏁 Three rounds spent and { $health } tokens each. A draw: they shake hands and put the revolver away
# $shots (number): shots
# $bullets (number): bullets among them
# $stopped (number): bullets that cards stopped
# $self (number): shots at oneself
revolver-end-tally = { $shots ->
    [one] { $shots } shot
   *[other] { $shots } shots
  }, { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
  }{ $stopped ->
    [0] {""}
   *[other] , { $stopped } stopped by cards
  }{ $self ->
    [0] . Nobody dared to aim the other way
    [one] , { $self } at the shooter’s own head
   *[other] , { $self } at the shooter’s own head
  }
# $person (seat): who
# $dared (number): shots at oneself
revolver-end-dared = 🔫 { $person } held the barrel to the temple { $dared } times

## The board

# $round (number): number of the round
# $rounds (number): how many there are
# $shot (number): number of the shot in the round
# $shots (number): how many there are
# $shooter (seat): who shoots
revolver-board = 🔫 <b>Round { $round } of { $rounds }, shot { $shot } of { $shots }: { $shooter } shoots</b>
# $winner (seat): who won
revolver-board-won = 🔫 <b>The duel is over, { $winner } has won</b>
revolver-board-draw = 🔫 <b>The duel is over, a draw</b>
# $deck (number): cards in the deck
revolver-board-deck = Cards in the deck: { $deck }; the discard is empty
# $deck (number): cards in the deck
# $discard (list): cards in the discard
revolver-board-piles = Cards in the deck: { $deck }; in the discard: { COMMA($discard) }
# $shots (list): shots of the round
revolver-board-shots = This round: { COMMA($shots) }
# $shooter (seat): who shot
# $self (string): yes: at himself
# $fate (string): what came of it
revolver-board-shot = { $shooter }{ $self ->
    [yes] {" "}at self
   *[no] {""}
  } – { $fate ->
    [blank] ⚪ empty
    [hit] 💥 bullet
    [shield] 🛡 into a Shield
    [misfire] 🔁 Misfire
   *[medkit] 🩹 Medkit
  }

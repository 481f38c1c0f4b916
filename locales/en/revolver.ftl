### Revolver: names, options, forms, receipts.

## The game

revolver-title = Revolver
revolver-about = A duel for two. Six bullets for twelve chambers, and three cards each to cheat fate. Shoot at the other, or at yourself for one more card.
revolver-printed = 3 tokens each, defences are laid face up. Short and mean: some fifteen shots, and a third of the duels never see round two.
revolver-recommended = 5 tokens each, defences lie face down until the shot. Longer, some twenty-five shots, and there is room for bluff.

## Options

revolver-opt-health = Tokens
revolver-opt-health-3 = 3 each
revolver-opt-health-5 = 5 each
revolver-opt-health-6 = 6 each
revolver-opt-defence = A defence before the shot
revolver-opt-defence-open = seen by the shooter
revolver-opt-defence-hidden = face down

## Phases

revolver-clock-shot = shot
# $round (number): number of the round
# $shot (number): number of the shot in the round
# $shots (number): how many there are
# $shooter (seat): who shoots
revolver-ask-shot = round { $round } · shot { $shot } of { $shots } · { $shooter } shoots
revolver-ask-orders = in case you are shot at

## Cards

revolver-card-shield =
  { $case ->
    [acc] a Shield
   *[nom] Shield
  }
revolver-card-misfire =
  { $case ->
    [acc] a Misfire
   *[nom] Misfire
  }
revolver-card-intercept =
  { $case ->
    [acc] an Intercept
   *[nom] Intercept
  }
revolver-card-medkit =
  { $case ->
    [acc] a Medkit
   *[nom] Medkit
  }
# $card (Msg): card
# $count (number): how many of them
revolver-cards = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }

## What can be seen

# $bullets (number): bullets left
# $blanks (number): empty chambers left
# $odds (number): odds of a bullet in percent
revolver-chamber = 🔫 Left: { $bullets ->
    [0] no bullet
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
  } and { $blanks ->
    [0] no empty chamber
    [one] { $blanks } empty chamber
   *[other] { $blanks } empty chambers
  }: { $odds ->
    [0] nothing to fear
    [100] surely a bullet
   *[other] a bullet is { $odds } % likely
  }
# $person (seat): who
# $health (number): tokens left
# $full (number): tokens at first
# $cards (number): cards in hand
revolver-person = { $person }: ❤ { $health }/{ $full } · 🃏 { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
  }
# $cards (list): cards in hand
revolver-hand = Your hand: { COMMA($cards) }
revolver-hand-empty = Your hand is empty
# $person (seat): who may be shot at
# $mine (string): yes: the reader
revolver-laid-none = { $mine ->
    [yes] Nothing lies before you: a bullet would be yours
   *[no] { $person } has nothing on the table, a bullet would hit
  }
# $person (seat): who may be shot at
revolver-laid-hidden = 🂠 { $person } has a card face down on the table. Shield or Misfire, the shot will tell
# $person (seat): who may be shot at
# $mine (string): yes: the reader
# $card (Msg): card
revolver-laid-shield = 🛡 { $mine ->
    [yes] A { $card } lies before you: a bullet will not reach you
   *[no] { $person } has a { $card } on the table. It stops a bullet, and is spent on an empty click just as well
  }
# $person (seat): who may be shot at
# $mine (string): yes: the reader
# $card (Msg): card
revolver-laid-misfire = 🔁 { $mine ->
    [yes] A { $card } lies before you: a bullet will not reach you, but the shooter shoots again
   *[no] { $person } has a { $card } on the table. It stops a bullet, but the shooter shoots again
  }
# $next (seat): whose turn is next
# $reload (string): yes: the chambers are loaded anew before
# $misfire (string): yes: a Misfire lies there
revolver-after = Then it is the turn of { $next }{ $misfire ->
    [yes] , or of the shooter again if the Misfire works
   *[no] {""}
  }{ $reload ->
    [yes] ; before that the revolver is loaded anew
   *[no] {""}
  }
revolver-after-last = This is the last shot of the duel: after it the tokens are counted
# $person (seat): who
# $missed (number): missed in a row
# $most (number): how many lose
revolver-missed = ⚠ { $person } has missed { $missed ->
    [one] { $missed } shot
   *[other] { $missed } shots in a row
  }; { $most } lose the duel

## The form of a shot

revolver-row-bonus = 🃏 First
revolver-row-target = 🎯 At
revolver-bonus-text = 🃏 One card before the shot
revolver-bonus-none = no card
# $cards (number): cards in the other hand
revolver-bonus-intercept = Intercept: one of { $cards }
# $health (number): tokens now
# $after (number): tokens then
revolver-bonus-medkit = Medkit: ❤ { $health } → { $after }
revolver-no-medkit-full = No token is missing: keep the Medkit for a wound
revolver-no-intercept-empty = The other hand is empty: nothing to steal
# $odds (number): odds of a bullet in percent
revolver-target-text = 🎯 { $odds ->
    [0] No bullet is left
    [100] It is surely a bullet
   *[other] A bullet is { $odds } % likely
  }. A shot at yourself earns a card, drawn before the shot
# $person (seat): the other
revolver-target-other = { $person }
revolver-target-self = yourself, for a card

## Orders for the other’s shot

revolver-orders-text-open = 🛡 What to do when the other shoots? The card is laid face up, so the shooter sees it. It goes to the discard after that turn, wherever the shot went.
revolver-orders-text-hidden = 🛡 What to do when the other shoots? The card is laid face down: the shooter sees that there is one, not which. It goes to the discard after that turn, wherever the shot went.
# $order (Msg): when a Medkit is spent
revolver-orders-medkit = 🩹 Medkit against a bullet: { $order }
revolver-orders-none = lay nothing
# $card (Msg): card
revolver-no-card = There is no { $card } in your hand
revolver-condition-shield = 🛡 A Shield stops a bullet. When is it laid?
revolver-condition-misfire = 🔁 A Misfire stops a bullet, but the shooter has another turn at once. When is it laid?
# $from (number): least odds of a bullet in percent
revolver-condition = { $from ->
    [0] always
    [100] if it is surely a bullet
   *[other] if a bullet is { $from } % or more
  }
revolver-medkit-text = 🩹 A Medkit can save you from a bullet on the spot: the token stays. It does not count as the card of a turn. When?
revolver-order-none = lay nothing
# $card (Msg): card
# $from (number): least odds of a bullet in percent
revolver-order-defence = lay { CASE($card, "acc") }{ $from ->
    [0] {""}
    [100] {" "}if it is surely a bullet
   *[other] {" "}if a bullet is { $from } % likely or more
  }
revolver-order-medkit-always = for every wound
revolver-order-medkit-last = for the last token only
revolver-order-medkit-never = never

## Receipts

# $person (seat): the other
revolver-tell-other = you shoot at { $person }
revolver-tell-self = you shoot at yourself and draw a card
# $card (Msg): the card before the shot
# $at (Msg): at whom
revolver-tell-after-bonus = { $card }, then { $at }
# $odds (number): odds of a bullet in percent
revolver-warn-last = ⚠ This is your last token, and a bullet is { $odds } % likely
revolver-warn-no-bullets = ⚠ No bullet is left: a shot at yourself risks nothing and earns a card
# $order (Msg): what to lay
revolver-tell-defence = { $order }
# $odds (number): odds of a bullet in percent
revolver-tell-defence-idle = A bullet is { $odds } % likely now: the card stays in your hand for the time being
# $order (Msg): when a Medkit is spent
revolver-tell-medkit = Medkit against a bullet: { $order }

## The picture

# $round (number): number of the round
# $rounds (number): how many there are
# $shot (number): number of the shot in the round
# $shots (number): how many there are
revolver-picture-heading = Round { $round } of { $rounds }, shot { $shot } of { $shots }
revolver-picture-over = The duel is over
revolver-picture-won = has won
# $deck (number): cards in the deck
# $discard (number): cards in the discard
revolver-picture-piles = deck { $deck } · discard { $discard }
# $person (seat): name
revolver-picture-name = { $person }
# $cards (number): cards in hand
revolver-picture-cards = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
  }
revolver-picture-shoots = shoots
revolver-picture-nothing = no defence
revolver-picture-hidden = a card face down
# $card (Msg): card
revolver-picture-laid = { $card } laid
# $bullets (number): bullets left
revolver-picture-bullets = { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
  }
# $blanks (number): empty chambers left
revolver-picture-blanks = { $blanks } empty
# $odds (number): odds of a bullet in percent
revolver-picture-odds = bullet { $odds } %
revolver-picture-hand = Your hand
revolver-picture-hand-empty = Your hand is empty
# $card (Msg): card
# $count (number): how many of them
revolver-picture-held = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }

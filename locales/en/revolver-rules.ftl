### The chapters of the rules of Revolver as a player reads them: `/rules` and `/rules word`.
### Each has a `.title`; <b> and <i> may be used. No longer than 1500 characters.

revolver-rule-goal =
    Two people and one revolver, half loaded. Each has tokens: 3, or 5 or 6 by an option.

    <b>You win</b> at once when the other has lost all tokens. If both stand after three rounds, more tokens win; equal tokens are a draw.

    Dice decide who shoots first: the higher throw does, and equal ones are thrown again.
    .title = The goal
revolver-rule-turn =
    You take turns. One turn:
    1. <b>The shooter’s card</b>, if wanted: Intercept or Medkit. One at most.
    2. <b>The defence</b> of the one who may be hit: Shield or Misfire. One at most, settled in advance.
    3. <b>The shot</b>, at the other or at yourself: the top card of the chambers is turned up, a bullet or an empty one.

    A bullet takes a token unless a card stops it. Then it is the other’s turn; only a Misfire that worked leaves the turn with the shooter.

    A whole turn is one form: card, target, Ready. There is no passing: somebody always pulls the trigger.
    .title = A turn
revolver-rule-chamber =
    Twelve cards make a round: 6 bullets and 6 empty chambers, shuffled. Each shot turns one up, so a round is exactly 12 shots. Everybody knows how many of each are left.

    After the twelfth the revolver is loaded anew. There are three rounds. Tokens and hands are kept, and so is whose turn it is.
    .title = Chambers and rounds
revolver-rule-self =
    You may shoot at yourself. For that you draw a card: first the card, then the shot, whatever it turns out to be.

    A bullet takes a token of your own. Shield and Misfire lie before the other and do not cover you; only a Medkit can save you, even the one that you have just drawn.

    Then it is the other’s turn: courage earns no second shot.
    .title = A shot at yourself
revolver-rule-cards =
    There are 16 cards: four each of Shield, Misfire, Intercept and Medkit. Both begin with three random ones, the rest is the deck. A hand may grow as large as it likes.

    Only you see your cards; how many anybody holds is known to all. Played cards lie face up in the discard. When the deck is empty the discard is shuffled. Where there is no card anywhere, none is drawn.
    .title = The cards
revolver-rule-shield =
    A <b>Shield</b> stops a bullet fired at its owner. If the chamber is empty, or the shooter aims elsewhere, it goes to the discard all the same.
    .title = Shield
revolver-rule-misfire =
    A <b>Misfire</b> stops a bullet fired at its owner, but the shooter has another turn at once: a whole new one, and nothing is shuffled.

    If the chamber was empty, or the shot went elsewhere, there is no second turn, and the card goes to the discard all the same. On the very last card of round three there is none either: the duel is over.
    .title = Misfire
revolver-rule-intercept =
    <b>Intercept</b> is played before your shot: a random card of the other becomes yours. You cannot use that one in the same turn: not even a stolen Medkit saves you if you hit yourself with this shot. With an empty hand opposite, Intercept cannot be played.

    What was stolen only the two of you know. If it was the last Shield that should have been laid, nothing is laid.
    .title = Intercept
revolver-rule-medkit =
    A <b>Medkit</b> works in two ways.

    Before your shot: one token more, up to as many as at the beginning. While none is missing it cannot be played so.

    At the moment of a wound: the bullet hits, but the token stays, even the last one. That does not count as the card of a turn. You settle in advance when: for every wound, for the last token only (so at first), or never.
    .title = Medkit
revolver-rule-orders =
    So that the duel need not wait for you at each shot of the other, your answer is kept in advance. In your private chat there is a form “in case you are shot at”: nothing, a Shield or a Misfire, always or only if a bullet is likely enough. The Medkit is there too.

    You may change it at any time, and it counts at once. While you hold such a card it is laid each time; when there is none left, the order is off. With no order nothing is laid.

    The card lies there before the shot: face up by the printed rules, face down by an option, when the shooter sees only that there is one. The condition nobody sees. The card is always shown in the end.
    .title = Orders: a defence in advance
revolver-rule-silence =
    Who has not answered in time shoots at the other, without a card. <b>The third miss in a row loses the duel</b>, and is not fired any more. Any shot of your own sets the count back. Whoever takes over a seat takes over its misses too: the form tells of them.

    Only your own shots count: no defence is a lawful answer. What the game master closed before its time was not missed.
    .title = Silence
revolver-rule-secrets =
    Secret are the hands and the orders. All see tokens, the number of cards, what is left in the chambers, the discard, past shots, and what lies before the one who is aimed at.

    A stolen card is known to two, a drawn one to whoever drew it. The order of the chambers is known to nobody.
    .title = What is seen and what is secret
revolver-rule-options =
    <b>Tokens:</b> 3, 5 or 6. With three, nearly every duel ends by round two; with five or six, round three matters.

    <b>A defence before the shot:</b> seen by the shooter, as printed, or face down.

    We recommend 5 tokens and defences face down.
    .title = Options

### Citadel: forms, receipts and story of the preparation.

## Bonus and consent

# $lines (number): how many lines
# $people (number): how many people
citadel-form-bonus = Choose a bonus for the whole game. Lines of defence: { $lines }, people: { $people }.
# $bonus (Msg): the bonus
# $effect (Msg): what it gives
citadel-form-bonus-line = <b>{ $bonus }</b>: { $effect }
citadel-form-consent = 🤝 You are offered an exchange. Tick what you agree to.
# $person (seat): who
citadel-form-consent-person = { $person }: yes
# $person (seat): who
# $gives (list): what is given
citadel-offer-gives = 🤝 { $person } gives you: { $gives }
# $person (seat): who
# $takes (list): what is taken
citadel-offer-takes = 🤝 { $person } wants to take: { $takes }
# $person (seat): who
# $gives (list): what is given
# $takes (list): what is taken
citadel-offer-both = 🤝 { $person } gives you: { $gives }; and wants: { $takes }

## The form of the preparation: what one sees

# $actions (number): how many actions
citadel-form-actions = { $actions ->
    [one] You have { $actions } action.
   *[other] You have { $actions } actions.
  }
# $health (number): health
# $max (number): the most health
# $wounded (string): yes or no
citadel-form-health = ❤ { $health }/{ $max }{ $wounded ->
    [yes] {" "}— badly wounded: blows at half strength, fewer items
   *[no] {""}
  }
# $used (number): how many are held
# $limit (number): how many items the hands hold
# $items (list): items
citadel-form-items = 🎒 { $used }/{ $limit }: { $items }
# $used (number): how many are held
# $limit (number): how many items the hands hold
citadel-form-no-items = 🎒 { $used }/{ $limit }: nothing
# $wave (number): number of the wave
# $waves (number): how many waves there are
# $kinds (list): how many of each kind
citadel-form-wave = Wave { $wave } of { $waves }, on each line: { $kinds }
# $low (number): at least
# $high (number): at most
citadel-expect-normal = { $low }–{ $high } normal
# $low (number): at least
# $high (number): at most
citadel-expect-fast = { $low }–{ $high } fast
# $low (number): at least
# $high (number): at most
citadel-expect-fat = { $low }–{ $high } fat
# $low (number): at least
# $high (number): at most
citadel-expect-spitter = { $low }–{ $high } spitters
# $line (number): number of the line
# $horde (list): which of the dead
citadel-form-back = ⚠ Line { $line }: and besides { $horde }
# $line (number): number of the line
# $horde (list): which of the dead
citadel-form-scouted = 🔭 Line { $line }, through binoculars: { $horde }

## The form of the preparation: what one can do

# $number (number): number of the action
citadel-form-action = Action { $number }
# $by (number): by how much
citadel-form-strengthen = 🧱 Strengthen +{ $by }
citadel-form-prepare = 🔧 Weapons +5
citadel-form-search = 🔎 Search
# $by (number): by how much
citadel-form-rest = 💤 Rest +{ $by }
citadel-form-use = 🎒 Item
citadel-form-hope = 🎒 If I find…
# $count (number): how many
citadel-form-storage = 📦 Storage ({ $count })
citadel-form-exchange = 🤝 Exchange
citadel-form-none = Do nothing
# $by (number): by how much
# $boards (string): yes, no, kept (held but not used) or hoped (if found)
citadel-form-lines = 🧱 Which line? +{ $by }{ $boards ->
    [yes] {" "}(uses up the boards)
    [kept] {" "}(keeps the boards)
    [hoped] {" "}with boards; 5 less if you find none
   *[no] {""}
  }
# $by (number): by how much
citadel-form-bare = Without boards: +{ $by }
# $line (number): number of the line
# $walls (number): strength of the walls
# $after (number): strength afterwards
citadel-form-line-walls = Line { $line } · 🧱{ $walls } → { $after }
# $line (number): number of the line
# $walls (number): strength of the walls
citadel-form-line = Line { $line } · 🧱{ $walls }
citadel-form-otherwise = Otherwise
citadel-form-otherwise-text = What to do if nothing comes of it?
citadel-form-use-text = 🎒 Which item?
# $item (Msg): the item
citadel-form-item = { $item }
citadel-form-aim = At what
citadel-form-aim-place = On which line?
citadel-form-aim-scout = 🔭 Which line to watch? Only you will see the answer, once the preparation is over.
citadel-form-aim-heal = ❤ Whom to treat?
citadel-form-aim-load = 🔫 Which gun to load? It will be full.
citadel-form-aim-scope = 🔫 Which gun to fit? For good, +2 damage.
citadel-form-aim-bayonet = 🔫 Which gun to fit? For good: a shot and a stab of 1–4 in one exchange.
citadel-form-aim-drink = What for?
# $by (number): by how much
citadel-form-water-health = ❤ Health +{ $by }
# $by (number): by how much
citadel-form-water-melee = Melee damage +{ $by }
# $person (seat): who
# $health (number): health
# $max (number): the most health
citadel-form-person-health = { $person } · ❤ { $health }/{ $max }
citadel-form-hope-text = 🎒 What to use if you hold it by then?
# $item (Msg): the item
citadel-form-hope-kind = If by then you have: { $item }
citadel-form-hope-otherwise = If I find none
# $items (list): items
citadel-form-storage-text = 📦 In storage: { $items }
citadel-form-storage-empty = 📦 The storage is empty
citadel-form-put = Put
citadel-form-wish = Take
citadel-form-put-text = 📦 What to put there?
citadel-form-wish-text = 📦 What to take? Press what you need most first: items are taken in this order while there is room. If two want the same, lots decide.
citadel-form-exchange-text = 🤝 With whom? You may give and take in one action.
citadel-form-exchange-off = Nobody is asked: whatever is there and fits will change hands.
citadel-form-exchange-on = The other side will be asked first.
# $person (seat): who
# $count (number): how many
citadel-form-person-items = { $person } · 🎒{ $count }
# $person (seat): who
# $used (number): how many are held
# $limit (number): how many items the hands hold
# $items (list): items
citadel-form-person-list = { $person } ({ $used }/{ $limit }): { $items }
# $person (seat): who
# $used (number): how many are held
# $limit (number): how many items the hands hold
citadel-form-person-nothing = { $person } ({ $used }/{ $limit }): nothing
citadel-form-give = Give
citadel-form-take = Take
# $person (seat): who
citadel-form-give-text = 🤝 { $person } gets:
# $person (seat): who
citadel-form-take-text = 🤝 { $person } loses:

## Why not

citadel-no-use = There is nothing to use: no item of yours would do any good now.
citadel-no-place = Every line has it already.
citadel-no-heal = Everybody is in full health.
citadel-no-load = Nothing to load: you have no such gun, or it is full.
citadel-no-scope = Nothing to fit it to: you need a pistol or rifle of your own without a scope.
citadel-no-bayonet = Nothing to fit it to: you need a gun of your own without a bayonet.
citadel-no-energize = This is the last preparation: one more action would come too late.
citadel-no-storage = The storage is empty, and you have nothing to put there.
citadel-no-exchange = There is nothing to exchange: nobody has any item.

## Receipts: "you ..."

# $bonus (Msg): the bonus
# $effect (Msg): what it gives
citadel-act-bonus = the bonus “{ $bonus }”: { $effect }
# $people (list): who
citadel-act-agree = you agree to the exchange with { $people }
# $people (list): who
citadel-act-decline = you decline the exchange with { $people }
# $number (number): number of the action
# $deed (Msg): the action
citadel-act-numbered = { $number }. { $deed }
citadel-act-none = you do nothing
citadel-act-prepare = 🔧 you prepare your weapons: +5 to every hit in this wave
# $finds (number): how many finds
citadel-act-search = { $finds ->
    [one] 🔎 you search: { $finds } find
   *[other] 🔎 you search: { $finds } finds
  }
# $by (number): by how much
# $health (number): health
citadel-act-rest = 💤 you rest: +{ $by } → ❤ { $health }
# $line (number): number of the line
# $by (number): by how much
# $boards (string): yes, no or hoped (if found)
citadel-act-strengthen = 🧱 you strengthen line { $line } (+{ $by }{ $boards ->
    [yes] , with boards
    [hoped] , +5 with boards if you find any
   *[no] {""}
  })
# $item (Msg): the item
citadel-act-use = 🎒 you use: { $item }
# $line (number): number of the line
citadel-act-place-trap = 🪤 you set a trap on line { $line }
# $line (number): number of the line
citadel-act-place-glass = 🪟 you put up glass on line { $line }
# $line (number): number of the line
citadel-act-place-wire = 〰 you lay wire on line { $line }
# $line (number): number of the line
citadel-act-place-bait = 🍖 you lay bait on line { $line }
# $line (number): number of the line
citadel-act-place-pit = 🕳 you dig a pit on line { $line }
# $line (number): number of the line
citadel-act-scout = 🔭 you watch line { $line } through binoculars
# $target (seat): whom
# $item (Msg): the item
# $by (number): by how much
citadel-act-heal = ❤ you treat { $target }: { $item }, +{ $by }
# $item (Msg): the item
# $by (number): by how much
citadel-act-heal-self = ❤ you treat yourself: { $item }, +{ $by }
# $gun (Msg): the gun
citadel-act-load = 🔫 you load your { $gun } to the full
# $gun (Msg): the gun
citadel-act-scope = 🔫 you fit a scope: your { $gun } gets +2 damage
# $gun (Msg): the gun
citadel-act-bayonet = 🔫 you fit a bayonet: your { $gun } will shoot and stab
# $item (Msg): the item
# $by (number): by how much
citadel-act-eat = 🎒 { $item }: +{ $by } melee damage in this wave
# $item (Msg): the item
# $by (number): by how much
citadel-act-drink = ❤ { $item }: +{ $by } health
# $item (Msg): the item
citadel-act-energize = ⚡ { $item }: one more action in the next preparation
# $item (Msg): the item
# $deed (Msg): the action
# $instead (Msg): the action instead
citadel-act-hope = if by then you have it ({ $item }): { $deed }; otherwise { $instead }
# $item (Msg): the item
# $deed (Msg): the action
citadel-act-hope-only = if by then you have it ({ $item }): { $deed }
# $put (list): what was put
# $instead (Msg): the action instead
citadel-act-storage-out = 📦 you put into storage: { $put }; failing that, { $instead }
# $wish (list): wishes in order
# $instead (Msg): the action instead
citadel-act-storage-in = 📦 you take from storage, in this order: { $wish }; failing that, { $instead }
# $put (list): what was put
# $wish (list): wishes in order
# $instead (Msg): the action instead
citadel-act-storage-both = 📦 you put: { $put }; you take, in this order: { $wish }; failing that, { $instead }
# $instead (Msg): the action instead
citadel-act-storage-nothing = 📦 nothing chosen at the storage, so { $instead }
# $other (seat): with whom
# $give (list): what you give
# $instead (Msg): the action instead
citadel-act-exchange-out = 🤝 you give { $other }: { $give }; failing that, { $instead }
# $other (seat): with whom
# $take (list): what you take
# $instead (Msg): the action instead
citadel-act-exchange-in = 🤝 you take from { $other }: { $take }; failing that, { $instead }
# $other (seat): with whom
# $give (list): what you give
# $take (list): what you take
# $instead (Msg): the action instead
citadel-act-exchange-both = 🤝 { $other }: you give { $give } and take { $take }; failing that, { $instead }
# $other (seat): with whom
# $instead (Msg): the action instead
citadel-act-exchange-nothing = 🤝 exchange with { $other }: nothing chosen, so { $instead }
citadel-warn-search-full = ⚠ Your hands are full: the first find goes to storage, further ones are lost
# $held (number): how many boards are held
citadel-warn-boards = ⚠ Boards: only { $held }, not enough for each wall
# $items (list): items
citadel-warn-twice = ⚠ Named twice, but there is only one: { $items }
citadel-warn-backpack = ⚠ You cannot hold so much without the backpack: it will stay with you
citadel-warn-room = ⚠ There is no room for all of it: what is too much stays with its owner
citadel-warn-consent = ⚠ The exchange takes place if the other side agrees

## The story for all

# $lines (number): how many lines
citadel-prep-fortress = { $lines ->
    [one] 🏰 The fortress stands: { $lines } line of defence
   *[other] 🏰 The fortress stands: { $lines } lines of defence
  }
citadel-prep-bonuses = 🏰 Who brings what to the fortress
# $person (seat): who
# $bonus (Msg): the bonus
# $effect (Msg): what it gives
citadel-prep-bonus = { $person }: <b>{ $bonus }</b>, { $effect }
# $person (seat): who
# $bonus (Msg): the bonus
# $item (Msg): the item
citadel-prep-bonus-item = { $person }: <b>{ $bonus }</b>, { $item }
# $person (seat): who
# $limit (number): how many items the hands hold
# $items (list): items
citadel-prep-surplus = 📦 { $person } can hold { $limit } now; the rest goes to storage: { $items }
# $people (list): who
citadel-prep-actions = ⚡ Actions in the preparation: { $people }
# $person (seat): who
# $actions (number): how many actions
citadel-prep-actions-one = { $person } has { $actions }
# $wave (number): number of the wave
citadel-prep-over = 🏰 Wave { $wave }: the preparation is over
# $line (number): number of the line
# $by (number): by how much
# $walls (number): strength of the walls
# $people (list): who
citadel-prep-walls = 🧱 Line { $line }: +{ $by } → { $walls } ({ $people })
# $line (number): number of the line
# $person (seat): who
citadel-prep-placed-trap = 🪤 Line { $line }: a trap ({ $person })
# $line (number): number of the line
# $person (seat): who
citadel-prep-placed-glass = 🪟 Line { $line }: new glass ({ $person })
# $line (number): number of the line
# $person (seat): who
citadel-prep-placed-wire = 〰 Line { $line }: barbed wire ({ $person })
# $line (number): number of the line
# $person (seat): who
citadel-prep-placed-bait = 🍖 Line { $line }: bait ({ $person })
# $line (number): number of the line
# $person (seat): who
citadel-prep-placed-pit = 🕳 Line { $line }: a pit ({ $person })
# $person (seat): who
# $item (Msg): the item
citadel-prep-wasted = 🎒 { $person }: { $item }, for nothing, it was no longer needed
# $person (seat): who
# $line (number): number of the line
citadel-prep-scouted = 🔭 { $person } watches line { $line } through binoculars
# $person (seat): who
# $target (seat): whom
# $by (number): by how much
# $health (number): health
citadel-prep-healed = ❤ { $person } treats { $target }: +{ $by } → { $health }
# $person (seat): who
# $item (Msg): the item
# $by (number): by how much
# $health (number): health
citadel-prep-healed-self = ❤ { $person }: { $item }, +{ $by } → { $health }
# $person (seat): who
# $item (Msg): the item
# $gun (Msg): the gun
citadel-prep-fitted = 🔫 { $person }: { $item } → { $gun }
# $person (seat): who
# $item (Msg): the item
# $by (number): by how much
citadel-prep-fed = 🎒 { $person }: { $item }, +{ $by } melee damage
# $person (seat): who
# $item (Msg): the item
citadel-prep-energized = ⚡ { $person }: { $item }, one more action in the next preparation
# $people (list): who
citadel-prep-rested = 💤 Resting: { $people }
# $person (seat): who
# $health (number): health
# $max (number): the most health
citadel-prep-rested-one = { $person } (❤ { $health }/{ $max })
# $people (list): who
citadel-prep-prepared = 🔧 Weapons prepared: { $people }
# $person (seat): who
# $items (list): items
citadel-prep-found = 🔎 { $person } finds: { $items }
# $person (seat): who
# $items (list): items
citadel-prep-found-stored = 🔎 { $person } finds and carries to the storage: { $items }
# $person (seat): who
# $items (list): items
citadel-prep-found-lost = 🔎 { $person } has no room left and abandons: { $items }
# $person (seat): who
# $put (list): what was put
citadel-prep-put = 📦 { $person } puts into storage: { $put }
# $person (seat): who
# $took (list): what was taken
citadel-prep-took = 📦 { $person } takes from storage: { $took }
# $person (seat): who
# $put (list): what was put
# $took (list): what was taken
citadel-prep-put-took = 📦 { $person } at the storage: puts { $put }, takes { $took }
# $person (seat): who
# $other (seat): with whom
# $gave (list): what was given
citadel-prep-gave = 🤝 { $person } → { $other }: { $gave }
# $person (seat): who
# $other (seat): with whom
# $took (list): what was taken
citadel-prep-took-from = 🤝 { $person } ← { $other }: { $took }
# $person (seat): who
# $other (seat): with whom
# $gave (list): what was given
# $took (list): what was taken
citadel-prep-swapped = 🤝 { $person } → { $other }: { $gave }; in return { $took }
# $person (seat): who
# $other (seat): with whom
citadel-prep-met = 🤝 { $person } and { $other }: it was handed over already, no need to take it
# $person (seat): who
# $deed (Msg): the action
# $why (Msg): the reason
# $instead (string): rest, strengthen or nothing
citadel-prep-failed = ⚠ { $person }, { $deed }: { $why }. { $instead ->
    [rest] A rest instead.
    [strengthen] A wall instead.
   *[nothing] The action is lost.
  }
# $people (list): who
citadel-prep-idle = Doing nothing: { $people }

## Why it failed

citadel-deed-use = item
citadel-deed-storage = storage
citadel-deed-exchange = exchange
citadel-why-no-item = the item was not at hand
citadel-why-no-gun = there was no fitting gun at hand
citadel-why-gone = the items were no longer there
citadel-why-full = there was no room in the hands
citadel-why-taken = others got it
citadel-why-declined = it was declined
citadel-why-nothing = nothing was chosen
citadel-why-dead = there was nobody to do it with

## What came of my own orders

citadel-did-idle = You did nothing
# $line (number): number of the line
# $by (number): by how much
# $boards (string): used, missing or none
citadel-did-strengthened = 🧱 You strengthened line { $line }: +{ $by }{ $boards ->
    [used] {" "}(the boards are used up)
    [missing] {" "}(no boards were at hand)
   *[none] {""}
  }
# $by (number): by how much
# $health (number): health
citadel-did-rested = 💤 You rested: +{ $by }, health { $health }
citadel-did-prepared = 🔧 Your weapons are ready: +5 to every hit in this wave
# $items (list): items
citadel-did-found = 🔎 You found: { $items }
# $items (list): items
citadel-did-found-stored = 🔎 Your hands were full, the find lies in storage: { $items }
# $items (list): items
citadel-did-found-lost = 🔎 Your hands were full, the find is lost: { $items }
# $item (Msg): the item
# $line (number): number of the line
citadel-did-placed = 🎒 Used: { $item }, line { $line }
# $item (Msg): the item
citadel-did-wasted = 🎒 { $item }: for nothing, by then it was no longer needed
# $line (number): number of the line
# $horde (list): which of the dead
citadel-did-scouted = 🔭 Coming to line { $line }: { $horde }
# $target (seat): whom
# $item (Msg): the item
# $by (number): by how much
# $health (number): health
citadel-did-healed = ❤ { $target }: { $item }, +{ $by }, health { $health }
# $item (Msg): the item
# $by (number): by how much
# $health (number): health
citadel-did-healed-self = ❤ { $item }: +{ $by }, health { $health }
# $person (seat): who
# $by (number): by how much
# $health (number): health
citadel-did-was-healed = ❤ { $person } treated you: +{ $by }, health { $health }
# $item (Msg): the item
# $gun (Msg): the gun
citadel-did-fitted = 🔫 { $item } → { $gun }
# $item (Msg): the item
# $by (number): by how much
citadel-did-fed = 🎒 { $item }: +{ $by } melee damage in this wave
# $item (Msg): the item
citadel-did-energized = ⚡ { $item }: one more action in the next preparation
# $items (list): items
citadel-did-put = 📦 You put into storage: { $items }
# $items (list): items
citadel-did-took = 📦 You took from storage: { $items }
# $count (number): how many
citadel-did-missed = { $count ->
    [one] 📦 { $count } item went to others
   *[other] 📦 { $count } items went to others
  }
# $items (list): items
citadel-did-left = 🎒 No room in the hands, left where it was: { $items }
# $other (seat): with whom
# $items (list): items
citadel-did-gave = 🤝 { $other } got from you: { $items }
# $other (seat): with whom
# $items (list): items
citadel-did-took-from = 🤝 You took from { $other }: { $items }
# $person (seat): who
# $items (list): items
citadel-did-received = 🤝 { $person } gave you: { $items }
# $person (seat): who
# $items (list): items
citadel-did-robbed = 🤝 { $person } took from you: { $items }
# $limit (number): how many items the hands hold
# $items (list): items
citadel-did-surplus = 📦 Wounded, you can hold { $limit }. Gone to storage: { $items }
# $deed (Msg): the action
# $why (Msg): the reason
# $instead (string): rest, strengthen or nothing
citadel-did-failed = ⚠ It failed, { $deed }: { $why }. { $instead ->
    [rest] A rest instead.
    [strengthen] A wall instead.
   *[nothing] The action is lost.
  }

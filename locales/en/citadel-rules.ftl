### Chapters of Citadel's rules as a player reads them: `/rules` and `/rules word`.
### Each chapter has a `.title`; <b> and <i> are allowed. Not longer than 1500 characters.

citadel-rule-goal =
    You hold a fortress. Seven times the dead come, and each wave is larger than the one before. Every line of defence gets a crowd of its own, even one that nobody holds and whose walls are long gone.

    <b>You win together</b> if at least one person is alive after wave seven, and after the blitz rounds if there are any. <b>You lose</b> when nobody is left. There are no personal points: the end lists the survivors and how many each of you killed.

    10–16 people play. There are half as many lines as people: 5 for 10–11, 6 for 12–13, 7 for 14–15, 8 for sixteen.
    .title = The goal
citadel-rule-turn =
    First everybody secretly picks a bonus; once all have, the bonuses are shown.

    Then seven times:
    1. <b>Preparation.</b> Usually you have one action: strengthen a wall, search, rest and so on. Everybody's actions are opened together.
    2. <b>The plan.</b> You pick a line and say how you will fight. Nobody sees another's plan until all are ready.
    3. <b>The wave.</b> The fight runs by itself, by your plans, on all lines at once.

    The zombies of a wave are drawn when its preparation opens, but only binoculars can show them beforehand.
    .title = How a game goes
citadel-rule-preparation =
    One action of these:
    • <b>strengthen the wall</b> of any line: +3, with the bonus “{ citadel-bonus-walls }” +5; boards add another 5. A fallen wall can be raised again. There is no upper limit;
    • <b>prepare your weapon</b>: +5 to every hit with a gun, a melee weapon, a stick or a bayonet in the coming wave. Not for fists, knuckles, boots or grenades; twice is no better than once;
    • <b>search</b>: a random item;
    • <b>use</b> an item;
    • <b>rest</b>: +2 ❤, with a blanket +3;
    • <b>storage</b> or an <b>exchange</b>;
    • nothing.

    <b>The order</b> is the same for all: uses, walls, rest, weapon preparation, search, storage (first putting, then taking), exchanges (first giving, then taking). So nobody else's hands can spoil your action.

    <b>More actions</b> come from the energy drink and from the bonus “{ citadel-bonus-empty_hands }”; they add up. Second actions come after everybody's first, third ones after the second. A second action may say “if I find such a thing, I use it”.

    An action that fails is lost, and you are told why. For storage and exchange you may name a fallback: a wall or rest.
    .title = Preparation
citadel-rule-storage =
    The storage is shared, open to all eyes and bottomless. One action puts and takes as many items as you like, but you take only what lay there when the phase opened.

    List what you want in order: you get it from the top until your hands are full. If two want the same item, lots are drawn, and the loser gets the next one on his list.

    What the dead leave goes here at the end of the wave, and so does what a wounded person can no longer carry.
    .title = Storage
citadel-rule-exchange =
    One action gives items to another person, takes items from that person, or both. The other is not asked and goes about his own business. A table may switch consent on: then an exchange waits for the other's answer.

    An owner uses an item before anyone takes it. The owner's gift comes before another's grab; between two grabs lots are drawn. An item changes hands once in a round of actions.

    Exchanges are between two living people. What counts is how both end up: if there is no room, items from the end of the list stay with their owner and the rest goes through. What you are handed can be used from the next preparation on.
    .title = Exchange
citadel-rule-carrying =
    You carry 2 items, with a backpack 5 (the backpack among them). Badly wounded: 1, with a backpack 3. The bonus “{ citadel-bonus-capacity }” adds 1 to any of these. A second backpack adds nothing.

    <b>Take no room:</b> flashlight, knuckles, boots, sneakers and the machine gun. A scope or bayonet is no longer an item once it is fitted.

    Whatever you carry you can use, but one attack is made with one weapon. Two of the same, such as shields, do not add up.

    If your hands hold less after a fight, the surplus goes to the storage, the last in your own order first. Unless you say otherwise you keep the backpack, then loaded weapons, then armour, then the rest. Nothing is dropped in the middle of a fight.
    .title = What you can carry
citadel-rule-search =
    A search always brings one item, any kind with equal odds. If it does not fit into your hands, it goes to the storage.

    The bonus “{ citadel-bonus-search }” and the flashlight bring one more each (three together), but these extras are lost if there is no room for them. A gun you find is fully loaded.
    .title = Search
citadel-rule-wounds =
    You have 30 ❤ (40 with the health bonus) and cannot be healed beyond that. At zero a person dies at once.

    <b>Badly wounded</b> means missing 15 ❤ or more (20 with the health bonus): your blows are halved, rounded down, and you carry one item, with a backpack three. Shots are not weakened. Once you are healed, it all comes back.

    Rest (+2, with a blanket +3), a medkit (+5 for anyone) and water (+1) heal.
    .title = Wounds
citadel-rule-bonuses =
    One for the whole game; several people may have the same.
    • <b>{ citadel-bonus-health }</b>: +10 ❤. Also what you get if you do not choose.
    • <b>{ citadel-bonus-item }</b>: a random item at the start. The others begin with empty hands.
    • <b>{ citadel-bonus-melee }</b>: +2 melee damage.
    • <b>{ citadel-bonus-ranged }</b>: +3 ranged damage, with the machine gun too; not for grenades.
    • <b>{ citadel-bonus-capacity }</b>: +1 item.
    • <b>{ citadel-bonus-search }</b>: +1 find when you search.
    • <b>{ citadel-bonus-walls }</b>: +2 when you strengthen a wall.
    • <b>{ citadel-bonus-shot }</b>: +1 ranged attack whenever you shoot. The machine gun still fires once; the second may be a shot from your own gun.
    • <b>{ citadel-bonus-blow }</b>: a second blow at any target, never answered.
    • <b>{ citadel-bonus-empty_hands }</b>: two actions if you have no item at all when the preparation opens, not even one that takes no room.
    .title = Bonuses
citadel-rule-zombies =
    • <b>Normal</b>: 5 ❤, hits for 1–3.
    • <b>Fast</b>: 7 ❤, hits for 3–5. Goes past equipment and walls, straight to people.
    • <b>Fat</b>: 15 ❤, hits for 1–3.
    • <b>Spitter</b>: 5 ❤, spits for 4–6 from afar, over the walls. Blows cannot reach it. Glass and a vest stop it. It never breaks in: it stays at the line until the next wave.

    Normal and fat ones first break the equipment, then the walls, and only then hit people. Zombies never move between lines.
    .title = Zombies
citadel-rule-numbers =
    <b>Each line</b> gets in each wave (normal / fast / fat / spitters):
    1: 0–3 / – / – / –
    2: 1–4 / 0–1 / – / –
    3: 2–5 / 0–1 / 0–1 / –
    4: 3–6 / 1–2 / 0–1 / 0–1
    5: 4–7 / 2–3 / 1–2 / 1–2
    6: 5–8 / 3–4 / 2–3 / 1–2
    7: 7–10 / 5–6 / 3–4 / 3–4

    The option “Strength of the waves” multiplies each number; a fraction is rounded by lot. Spitters left over and zombies led away by a bait come on top.

    <b>Damage.</b> Fists 1–3, with knuckles 5–7. Boots 2–4. Stick 1–5. Bayonet 1–4. Knife 3–6, bat 4–7, crowbar 4–8, machete 5–9, axe 6–10, katana 8–12. Pistol 3–10, rifle 3–15, shotgun and machine gun 20–30. Grenade 50–70.
    <b>Chance of an answer:</b> fists and bayonet 50%, melee weapons 25%, boots 10%, stick and shield 0.
    .title = Numbers
citadel-rule-lines =
    A line has <b>walls</b> (10–30 at the start) and perhaps equipment:
    • <b>machine gun</b> 🔫 — strength 3, 20–30 damage, never out of ammo, one gunner;
    • <b>glass</b> 🪟 — strength 3; while it stands, spit does no harm on this line;
    • <b>concrete</b> — strength 20, cannot be restored;
    • <b>barbed wire</b> 〰 — an extra shot for everybody before the zombies come up; it cannot be broken.

    At the start these four stand on four different lines. They are broken in this order: glass, machine gun, concrete, then the walls. Surplus damage goes on to the next, but never from walls to people. A machine gun cannot be repaired; glass can be replaced.

    Traps, pits and baits are seen by all and can be placed on any line.
    .title = A line of defence
citadel-rule-plan =
    In your plan you say:
    • which <b>line</b> you take; any number fit, and a line may stay empty;
    • whether you take the <b>machine gun</b>; if two want it, lots are drawn for each burst;
    • whether you <b>shoot</b>, with what first and at whom first;
    • whether you also <b>strike</b> right after the first shot, with what and whom;
    • with whom you strike the same target <b>together</b>: only if you name each other;
    • what comes <b>later</b>: shooting, striking, or shooting while you have more rounds than you say;
    • when to throw a <b>grenade</b>: if the zombies of the line have at least so much ❤ together (usually 30);
    • with sneakers, a <b>second line</b>;
    • what to keep if your hands get fewer.

    Your plan is remembered and offered again.
    .title = The plan
citadel-rule-wave =
    <b>The opening</b>
    1. You see who has come. Pits work.
    2. At wire everybody takes an extra shot.
    3. All shoot. 4. Those who want to, strike.
    5. Zombies that were hit and live answer.
    6. Zombies attack. Traps are checked, then baits.

    <b>Then exchanges</b>, on all lines at once: each of you shoots or strikes (with a bayonet both), then answers, attacks, traps and baits. So it goes while a line has zombies and defenders.

    If two exchanges in a row change nothing, the fight on that line ends and the zombies stay until the next wave. It also ends after sixty exchanges.
    .title = A wave, step by step
citadel-rule-shooting =
    Whoever shoots rolls once (twice with the bonus “{ citadel-bonus-shot }”). Each shot costs a round, except with the machine gun.

    Damage <b>pours</b> over the targets in your order: what is left after a kill goes on to the next. People who named each other as joint and aim alike add their damage and finish off the most wounded. The others shoot one by one in an order drawn by lot and begin with zombies not yet hit in this step.

    Shots are not answered, except risky ones: a pistol at fast zombies, a shotgun at fast ones and spitters. If one of these is hit and lives, it answers with a chance of 50%. Shots at the wire are never answered.

    A grenade takes the place of a shot; the bonus “{ citadel-bonus-ranged }” does not count for it.
    .title = Shooting
citadel-rule-melee =
    One blow hits one zombie, surplus damage is lost. You can strike over an unbroken wall. On your own you strike different ones while there are enough; jointly you strike the same one.

    <b>Damage</b>: the roll, +2 for the bonus “{ citadel-bonus-melee }”, +2 for each food, +1 for water, +5 for a prepared weapon, −2 for a shield; not under zero. If you are badly wounded, the result is halved.

    <b>Answers.</b> Each zombie that was struck and lives answers once, to one of those who struck it (by lot). Whether it hits depends on your weapon: fists and bayonet 50%, melee weapons 25%, boots 10%, stick and shield 0. It does the damage of its kind, and no wall helps. Whoever both made a risky shot and struck it in one step runs the greater of the two risks.
    .title = Melee
citadel-rule-attacks =
    Zombies do not miss. The order is: spitters, fast, normal, fat.

    Spitters and fast ones hit a random living defender of their line. Normal and fat ones break equipment, then walls, and when nothing is left to break they hit a random defender.

    Glass stops all spit on its line, answers too, and is not worn by it. A zombie that has answered still attacks in its turn.
    .title = How zombies attack
citadel-rule-breach =
    If a line has no living defender and zombies are left, they break in. Fast ones do so at once. Normal and fat ones first break all equipment but wire, and the walls to zero. Then a trap and a bait may still work. (An option leaves the walls of an empty line standing.)

    Spitters never break in.

    When the fights on <b>all lines</b> are over, the damage is added up: 3 for a normal, 5 for a fast, 3 for a fat one. It is handed out point by point to random living people on any line. A vest soaks it. Those who broke in are gone.
    .title = Breach
citadel-rule-sneakers =
    In sneakers you can hold two lines, a main and a second. Choose when to run to the second:
    • nobody is left on the main line (the default);
    • the second has fewer defenders than you say;
    • walls and equipment of the second are together at most what you say;
    • the zombies of the second have more health than those of the main.

    This is checked before each exchange; the opening you always fight on the main line. When it is no longer so, you go back. You defend only the line you stand on. But the second line does not count as deserted before the first check.
    .title = Sneakers in battle
citadel-rule-blitz =
    If after wave seven spitters stand somewhere, a bait has worked or a fight ran into the limit of exchanges, blitz rounds follow: only plan and fight, no preparation, no new zombies. Those led away by a bait come back.

    Lines with zombies cannot be deserted: if nobody goes there, somebody is sent, the healthiest who is free.

    If nobody's health changed in a blitz round, on either side, and no bait worked, you have won: they cannot get at you. There are at most ten rounds.
    .title = Blitz rounds
citadel-rule-silence =
    The game waits for nobody forever. When time is up, what you have marked counts and the rest is the default:
    • <b>bonus</b> — health;
    • <b>preparation</b> — rest if you miss at least 6 ❤, else the weakest wall is strengthened, with boards if you hold them;
    • <b>plan</b> — your last plan, as far as it is still possible. If there was none: your former line, at first the one with the fewest people. Shoot while there is ammo (spitter, fast, fat, normal), then strike with the best you have (fast, normal, fat), each on his own. In the opening a silent person strikes only if there is nothing to shoot with.
    .title = If you say nothing
citadel-rule-secrets =
    <b>All can see:</b> walls, equipment, traps, everybody's health, items and ammo, the storage, bonuses, past actions, and after a wave each roll.

    <b>Secret:</b> the coming wave; what binoculars show (only the one who looked knows, and may tell); the answers of others while a phase is open.

    You cannot harm each other, except by taking an item.
    .title = What is open and what is secret
citadel-rule-options =
    • <b>Strength of the waves</b>: 1.0 is the printed game, which we have never seen won; 0.45 is what we recommend: our test teams, who act very much as one, hold out in two games of three; 0.3 is easy.
    • <b>Small table</b>: play with four or more instead of ten or more.
    • <b>A line without defenders</b>: the walls of a deserted line are broken down to zero, or stay.
    • <b>Consent to exchanges</b>: items are taken only if their owner agrees.
    • <b>Hitting spitters by hand</b>: spitters can be struck.
    .title = Options
citadel-rule-item-binoculars =
    An action: look at one line and learn how many zombies of each kind come there in the next wave, returning ones included. Only you see the answer. Not used up.
    .title = Binoculars
citadel-rule-item-pistol =
    A gun: damage 3–10, 7 rounds. Shoots at all kinds; a fast zombie hit and left alive answers with a chance of 50%. Reloaded by a clip; takes a scope and a bayonet.
    .title = Pistol
citadel-rule-item-clip =
    An action: loads your own pistol fully, to 7. Used up.
    .title = Pistol clip
citadel-rule-item-melee =
    Six kinds with equal odds: knife 3–6, bat 4–7, crowbar 4–8, machete 5–9, axe 6–10, katana 8–12. The chance of an answer is 25% instead of 50%. Does not reach spitters.
    .title = Melee weapon
citadel-rule-item-boards =
    When you strengthen a wall, boards add another 5: 8 in all, with the bonus “{ citadel-bonus-walls }” 10. One set for an action, used up. Switched on by themselves if you hold them; you may save them.
    .title = Boards
citadel-rule-item-rebar =
    An action: set a trap on any line; a line may have several. When equipment and walls of the line are gone and a zombie other than a spitter lives there, the trap does 7–10 damage, poured over them, and is gone. It waits for as many waves as it takes.
    .title = Rebar — trap
citadel-rule-item-medkit =
    An action: +5 ❤ for any living person anywhere, yourself included. Used up.
    .title = Medkit
citadel-rule-item-blanket =
    With it rest gives +3 ❤ instead of +2. Works by itself; a second one does not help.
    .title = Blanket
citadel-rule-item-rifle =
    A gun: damage 3–15, 5 rounds. Shoots at all kinds, and nobody answers. Takes a scope and a bayonet.
    .title = Rifle
citadel-rule-item-rifle_round =
    An action: loads your own rifle fully, to 5. Used up.
    .title = Rifle rounds
citadel-rule-item-grenade =
    Thrown in battle in place of a shot, on your line, when its zombies have at least as much health together as your plan says (usually 30). 50–70 damage pours over all kinds in your order. Nobody answers. The bonus “{ citadel-bonus-ranged }” and weapon preparation do not count. Used up.
    .title = Grenade
citadel-rule-item-backpack =
    You can carry 5 items, the backpack among them (3 if badly wounded). A second one does not help. With full hands you can give it away only together with the surplus.
    .title = Backpack
citadel-rule-item-vest =
    Spit does nothing to you and does not wear the vest. All other damage — answers, attacks, breach — it takes for you: 5 in all, then it is gone and what is left over hits you. Two vests wear out one after the other.
    .title = Vest
citadel-rule-item-glass =
    An action: put up glass on any line: strength 3, one for a line. It replaces a damaged one. While it stands, spit does no harm on that line. Only normal and fat zombies break it. Used up.
    .title = Glass
citadel-rule-item-shotgun =
    A gun: damage 20–30, 7 rounds. Fast zombies and spitters hit and left alive answer with a chance of 50%. Takes a bayonet, no scope.
    .title = Shotgun
citadel-rule-item-shotgun_round =
    An action: loads your own shotgun fully, to 7. Used up.
    .title = Shotgun rounds
citadel-rule-item-shield =
    While you carry it, no answer to your blows and shots gets through, but your blows are weaker by 2. Always on; two do not add up. It does not help against ordinary attacks.
    .title = Shield
citadel-rule-item-bait =
    An action: lay it on any line. When equipment and walls of the line are gone (wire does not count), all living zombies leave and come back to that line in the next wave with the wounds they had. If there was nothing to break, it works at once, after the pit. It is gone when it has worked.
    .title = Bait
citadel-rule-item-stick =
    Melee: damage 1–5, its blows are never answered.
    .title = Long stick
citadel-rule-item-shovel =
    An action: dig a pit on any line, one for a line. As soon as normal or fat zombies come, it takes from one to all of them for good, at random. If none come, it waits. The shovel is used up.
    .title = Shovel — pit
citadel-rule-item-food =
    An action: eat, and each of your blows does +2 in the coming wave. Two portions add up. Used up.
    .title = Food
citadel-rule-item-scope =
    An action: fit it to your own pistol or rifle for good: +2 damage with that gun. One for a gun; it takes no more room.
    .title = Scope
citadel-rule-item-bayonet =
    An action: fit it to your own pistol, rifle or shotgun for good. Now you both shoot and stab in one exchange: damage 1–4 with all melee bonuses, answered with a chance of 50%. It takes no more room.
    .title = Bayonet
citadel-rule-item-energy =
    An action: drink it, and in the next preparation you have one action more. Useless in blitz rounds. Used up.
    .title = Energy drink
citadel-rule-item-flashlight =
    A search brings one item more, if there is room for it. Takes no room itself and works without being used.
    .title = Flashlight
citadel-rule-item-wire =
    An action: put barbed wire on any line that has none. Each defender of the line takes an extra shot before the zombies come up, and it is not answered. Wire cannot be broken. Used up.
    .title = Barbed wire
citadel-rule-item-water =
    An action: drink for +1 ❤, or for +1 to each of your blows in the coming wave. Used up.
    .title = Water
citadel-rule-item-knuckles =
    Your fists do 5–7 instead of 1–3. It is still a blow with your hands: answered with a chance of 50%, and weapon preparation does not count. Takes no room.
    .title = Knuckles
citadel-rule-item-boots =
    A kick: 2–4, answered with a chance of 10%. Takes no room; weapon preparation does not count.
    .title = Boots
citadel-rule-item-sneakers =
    You can defend two lines and run between them on a condition, see “Sneakers in battle”. Takes no room.
    .title = Sneakers

### Chapters of Zombie Office's rules as a player reads them: `/rules` and `/rules word`.
### Each chapter has a `.title`; <b> and <i> are allowed. Not longer than 1500 characters.

office-rule-goal =
    A party at the office; the boss is a zombie; the police take 25 turns. One of you begins as the zombie, the others as people. Whoever is eaten comes back two turns later as a zombie and plays on: <b>points stay when you change sides</b>.

    Most points win. People score by staying alive, zombies by biting. 4–8 players; with four, every person begins with one more random thing.
    .title = The goal
office-rule-turn =
    1. <b>People</b>: each acts once. 2. <b>Zombies</b>: those whose time has come return to the board, then each zombie acts once. 3. The police are a turn nearer.

    By the recommended rules everyone acts in any order within his half: first come, first served. By the printed ones strictly round the table, the first zombie last.

    You move by buttons: an arrow is one step, “🎯 Cell” is any cell in one press. All of it is seen at once. ↩ takes the last thing back, until a die is thrown, junk is turned up, or somebody else acts.
    .title = How a turn goes
office-rule-walls =
    The board is 13 by 11 cells, A1 to M11. Walls stand on the borders of cells, in sections of three: 8 plain, 12 with a door in the middle.

    People pass doors, zombies do not. Walls and doors alike end sight and stop what is thrown. A <b>hole</b> stays for good and is open to all.

    Where the players place the walls, each in turn, the zombie too, places one section of either kind while there are any. Not on the borders of starting cells, not over other walls, and not so that people could no longer reach some cell. No talking about the walls.
    .title = Walls and doors
office-rule-people =
    Up to six steps, no diagonals. No passing or sharing a cell with any figure; standing in the way is allowed. You need not move.

    On the way: take or put down a thing, chop through a wall. Coffee is drunk before the first step. A throw is the last thing in a turn, and there is only one.
    .title = A person’s turn
office-rule-junk =
    24 tokens lie face down. Step on the cell and the token is turned up, even if you are only passing. Blanks are removed. Taking is free; what you leave lies face up.

    You carry three things at most. With full hands you may take a new one and leave an old one in its place. You may put a thing down on a cell where nothing lies. What anyone carries is public. Zombies leave junk alone.
    .title = Junk and things
office-rule-throw =
    A stapler or a brick flies 3 cells, scissors 4, only along a row or a column with no wall, door or figure between. One die: a skull, 1 in 2, is a dead zombie. The weapon is gone; only a brick that hit stays on the zombie’s cell. A dead zombie scores you nothing.
    .title = Throwing
office-rule-zombies =
    Two actions: move, bite, break, in any order, the same one twice if you like. The first zombie has <b>three</b> until a second one stands on the board.

    <b>Move</b>: the die has 1, 2, 3, 1, 2 and a red 3; so many steps, or fewer. <b>Break</b>: a wall or door next to you, one die, a skull makes a hole. A new action ends the walk before it.
    .title = A zombie’s turn
office-rule-frenzy =
    A red 3 while the zombie sees anyone: he is put on the nearest free cell beside the nearest person he sees, not across a wall or a door. If several are equally near, he chooses. If he stands there already, he stays. It is a move, not a bite, and it is not optional.

    Nobody in sight, or no room: a plain three steps.
    .title = Frenzy
office-rule-sight =
    You see along rows and columns up to the first wall or door. Figures do not block it. A table may choose sight along any straight line: then the line between the middles of two cells must cross no wall and no door, and a corner can be looked round if one side of it is free.
    .title = Sight
office-rule-bite =
    A zombie bites a person on a neighbouring cell, no wall or door between. Two dice: it misses only if both miss, 1 in 4.

    With an <b>axe</b> the person throws two dice first; two skulls, 1 in 4, kill the zombie, and the axe is kept. With <b>first aid</b> the first bite that hits costs the kit instead of the life. Both work by themselves.
    .title = The bite
office-rule-death =
    A dead person loses all things, misses two turns, and in the third rises, in the zombies’ half, as a zombie on the red cell G6 or as near to it as there is room, and acts at once. A dead zombie likewise; hit by a throw, he already misses the turn in which it happened.
    .title = Death and return
office-rule-points =
    A person: <b>1</b> for each turn lived through, <b>5</b> for each person who dies, <b>10</b> for being alive when the police come.
    A zombie: <b>15</b> for a kill, <b>5</b> for an assist.

    An assist: after a death one looks where the victim could have gone in the next move (six steps, the own cell included). Every other zombie who sees any of these cells scores 5.
    .title = Points
office-rule-end =
    After turn 25, or at once when the last person is eaten: that death still scores, the tens for survival do not. Equal points share the win.
    .title = The end
office-rule-silence =
    A person stays and takes what lies at his feet. A zombie shambles on by himself: bites who is next to him, else makes for the nearest person, else breaks through. In the wall phase a section is placed at random. Sleepers are eaten like anybody.

    A turn begun is not lost: what was walked is walked.
    .title = If you say nothing
office-rule-options =
    <b>{ office-opt-order }</b>: { office-opt-order-seats } or { office-opt-order-windows }.
    <b>{ office-opt-plan }</b>: { office-opt-plan-players } or { office-opt-plan-beginner }.
    <b>{ office-opt-sight }</b>: { office-opt-sight-orthogonal } or { office-opt-sight-any_line }.
    .title = Options
office-rule-thing-stapler =
    Thrown 3 cells, once. Three in the office, and one in every person’s hand from the start.
    .title = Stapler
office-rule-thing-scissors =
    Thrown 4 cells, once. Three in the office.
    .title = Scissors
office-rule-thing-brick =
    Thrown 3 cells. If it hits, it lies face up on the zombie’s cell to be picked up again, even beside junk that is still face down. If it misses, it is gone. Three in the office; do not ask why.
    .title = Brick
office-rule-thing-axe =
    On the way it opens a neighbouring wall or door: for sure, for no steps, and it is gone. While you hold it, it meets every bite: two skulls of two, 1 in 4, kill the zombie first, and the axe is kept. There are two.
    .title = Fire axe
office-rule-thing-aid =
    The first bite that hits takes the kit instead of you. It works by itself. There are two.
    .title = First aid kit
office-rule-thing-pot =
    Twelve steps instead of six for one turn. Drunk before the first step. With a cup it makes thirteen; a second pot adds nothing. There are two.
    .title = Coffee pot
office-rule-thing-cup =
    One more step for one turn. Drunk before the first step; a second cup adds nothing. There are three.
    .title = Cup of coffee

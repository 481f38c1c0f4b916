### The fortress in words: the twin of the picture. One message, so it is short.

# $wave - number of the wave
# $waves - how many there are
citadel-board-wave = 🏰 <b>Wave { $wave } of { $waves }</b>
# $round - number of the blitz round
citadel-board-blitz = 🏰 <b>Blitz round { $round }</b>
citadel-board-legend = <i>🧱 wall · 🪨 concrete · 🪟 glass · 〰 wire · 🔫 machine gun · 🪤 trap · 🕳 pit · 🍖 bait · 🧟 still there · ↩ coming back</i>
# $row - the line in short (citadel-line-short)
# $people - who stood there in the last wave
citadel-board-line = { $row } · { $people }
# $row - the line in short
citadel-board-line-empty = { $row } · nobody
# $row - the line in short; no wave has been fought yet
citadel-board-line-fresh = { $row }
# $zombies - which of the dead still stand there
citadel-board-standing = {"    "}standing: { $zombies }
# $zombies - which of the dead a bait led away
citadel-board-lured = {"    "}coming back: { $zombies }
# $person - name
# $health - health now
# $max - health when well
# $wounded - yes: blows are halved and hands hold less
# $things - bonus and items
citadel-board-person = { $person } ❤ { $health }/{ $max }{ $wounded ->
    [yes] , badly wounded
   *[no] {""}
  } · { $things }
# $person - name
# $health - health now
# $max - health when well
# $wounded - yes: blows are halved and hands hold less
citadel-board-person-bare = { $person } ❤ { $health }/{ $max }{ $wounded ->
    [yes] , badly wounded
   *[no] {""}
  }
# $person - name
# $wave - the wave of the death
citadel-board-dead = ☠ { $person } · fell in wave { $wave }
# $things - items by kind, with their numbers
citadel-board-storage = 📦 Storage: { $things }
citadel-board-storage-empty = 📦 The storage is empty
# $item - kind of item
# $count - how many
citadel-board-count = { $item }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }

## On the picture itself: there is little room, and emoji are not drawn

# $person - name
citadel-picture-name = { $person }
# $wave - the wave of the death
citadel-picture-died = wave { $wave }
# $alive - how many live
# $all - how many there were at first
citadel-picture-alive = { $alive } of { $all } alive
# $title - whose things they are (citadel-picture-storage, citadel-picture-mine)
# $things - items
citadel-picture-list = { $title }: { $things }
citadel-picture-storage = Storage
citadel-picture-mine = You hold
citadel-picture-empty = nothing
citadel-picture-gun = machine gun
citadel-picture-glass = glass
citadel-picture-concrete = concrete
citadel-picture-wire = wire
citadel-picture-trap = trap
citadel-picture-pit = pit
citadel-picture-bait = bait
citadel-picture-normal = normal
citadel-picture-fast = fast
citadel-picture-fat = fat
citadel-picture-spitter = spitter

### The fortress in words: the twin of the picture. One message, so it is short.

# $wave - number of the wave
# $waves - how many there are
citadel-board-wave = 🏰 <b>Wave { $wave } of { $waves }</b>
    <i>🧱 wall · 🪨 concrete · 🪟 glass · 〰 wire · 🔫 machine gun · 🪤 trap · 🕳 pit · 🍖 bait · 🧟 still there · ↩ coming back</i>
# $round - number of the blitz round
citadel-board-blitz = 🏰 <b>Blitz round { $round }</b>
    <i>🧱 wall · 🪨 concrete · 🪟 glass · 〰 wire · 🔫 machine gun · 🪤 trap · 🕳 pit · 🍖 bait · 🧟 still there · ↩ coming back</i>
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

### Крепость словами: двойник картинки. Одно сообщение, поэтому коротко.

# $wave - number of the wave
# $waves - how many there are
citadel-board-wave = 🏰 <b>Волна { $wave } из { $waves }</b>
    <i>🧱 стена · 🪨 бетон · 🪟 стекло · 〰 проволока · 🔫 пулемёт · 🪤 ловушка · 🕳 яма · 🍖 приманка · 🧟 уже стоят · ↩ вернутся</i>
# $round - number of the blitz round
citadel-board-blitz = 🏰 <b>Блиц-раунд { $round }</b>
    <i>🧱 стена · 🪨 бетон · 🪟 стекло · 〰 проволока · 🔫 пулемёт · 🪤 ловушка · 🕳 яма · 🍖 приманка · 🧟 уже стоят · ↩ вернутся</i>
# $row - the line in short (citadel-line-short)
# $people - who stood there in the last wave
citadel-board-line = { $row } · { $people }
# $row - the line in short
citadel-board-line-empty = { $row } · никого
# $row - the line in short; no wave has been fought yet
citadel-board-line-fresh = { $row }
# $zombies - which of the dead still stand there
citadel-board-standing = {"    "}стоят: { $zombies }
# $zombies - which of the dead a bait led away
citadel-board-lured = {"    "}вернутся: { $zombies }
# $person - name
# $health - health now
# $max - health when well
# $wounded - yes: blows are halved and hands hold less
# $things - bonus and items
citadel-board-person = { $person } ❤ { $health }/{ $max }{ $wounded ->
    [yes] , тяжёлая рана
   *[no] {""}
  } · { $things }
# $person - name
# $health - health now
# $max - health when well
# $wounded - yes: blows are halved and hands hold less
citadel-board-person-bare = { $person } ❤ { $health }/{ $max }{ $wounded ->
    [yes] , тяжёлая рана
   *[no] {""}
  }
# $person - name
# $wave - the wave of the death
citadel-board-dead = ☠ { $person } · гибель в волне { $wave }
# $things - items by kind, with their numbers
citadel-board-storage = 📦 Склад: { $things }
citadel-board-storage-empty = 📦 Склад пуст
# $item - kind of item
# $count - how many
citadel-board-count = { $item }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
  }

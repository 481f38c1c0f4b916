### Крепость словами: двойник картинки. Одно сообщение, поэтому коротко.

# $wave - number of the wave
# $waves - how many there are
citadel-board-wave = 🏰 <b>Волна { $wave } из { $waves }</b>
# $round - number of the blitz round
citadel-board-blitz = 🏰 <b>Блиц-раунд { $round }</b>
citadel-board-legend = <i>🧱 стена · 🪨 бетон · 🪟 стекло · 〰 проволока · 🔫 пулемёт · 🪤 ловушка · 🕳 яма · 🍖 приманка · 🧟 уже стоят · ↩ вернутся</i>
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

## На самой картинке: места там мало, знаков из эмодзи она не рисует

# $person - name
citadel-picture-name = { $person }
# $wave - the wave of the death
citadel-picture-died = волна { $wave }
# $alive - how many live
# $all - how many there were at first
citadel-picture-alive = живы { $alive } из { $all }
# $title - whose things they are (citadel-picture-storage, citadel-picture-mine)
# $things - items
citadel-picture-list = { $title }: { $things }
citadel-picture-storage = Склад
citadel-picture-mine = У вас
citadel-picture-empty = пусто
citadel-picture-gun = пулемёт
citadel-picture-glass = стекло
citadel-picture-concrete = бетон
citadel-picture-wire = проволока
citadel-picture-trap = ловушка
citadel-picture-pit = яма
citadel-picture-bait = приманка
citadel-picture-normal = обычный
citadel-picture-fast = быстрый
citadel-picture-fat = толстяк
citadel-picture-spitter = плевун

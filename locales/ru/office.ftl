### Zombie Office: названия, настройки, кнопки, рассказ, поле. Вещи склоняются по $case.

## The game

office-title = Zombie Office
office-about = Офисная вечеринка, день рождения Сью, и ваш босс — зомби. Полиция приедет через 25 ходов: прячьтесь за дверями и швыряйтесь степлерами. Кого укусили, тот играет дальше — за другую сторону.
office-printed = Стены перед игрой ставят сами игроки, потом ходят строго по очереди. Долго: на такую партию уходят недели.
office-recommended = Готовый план офиса; сначала ходят все люди в любом порядке, потом все зомби.

## Options

office-opt-order = Порядок ходов
office-opt-order-seats = строго по очереди
office-opt-order-windows = люди, потом зомби
office-opt-plan = План офиса
office-opt-plan-players = стены ставят игроки
office-opt-plan-beginner = готовый, для новичков
office-opt-sight = Кто кого видит
office-opt-sight-orthogonal = по рядам и столбцам
office-opt-sight-any_line = по любой прямой

## Clocks and asks

office-clock-zombie = кто начнёт за зомби
office-clock-walls = секция стены
office-clock-humans = ход людей
office-clock-zombies = ход зомби
office-ask-zombie = кто начнёт за зомби
# $section - a section of wall, or its number
# $sections - how many sections
# $person - name
office-ask-wall = стены: секция { $section } из { $sections } · { $person }
# $turn - number of the turn
# $turns - how many there are
office-ask-humans = ход { $turn } из { $turns } · люди
# $turn - number of the turn
# $turns - how many there are
office-ask-zombies = ход { $turn } из { $turns } · зомби
# $turn - number of the turn
# $turns - how many there are
# $person - name
office-ask-turn-humans = ход { $turn } из { $turns } · { $person }, человек
# $turn - number of the turn
# $turns - how many there are
# $person - name
office-ask-turn-zombies = ход { $turn } из { $turns } · { $person }, зомби

## Things

office-thing-stapler =
  { $case ->
    [gen] степлера
    [acc] степлер
    [ins] степлером
   *[nom] степлер
  }
office-thing-scissors =
  { $case ->
    [gen] ножниц
    [acc] ножницы
    [ins] ножницами
   *[nom] ножницы
  }
office-thing-brick =
  { $case ->
    [gen] кирпича
    [acc] кирпич
    [ins] кирпичом
   *[nom] кирпич
  }
office-thing-axe =
  { $case ->
    [gen] топора
    [acc] топор
    [ins] топором
   *[nom] топор
  }
office-thing-aid =
  { $case ->
    [gen] аптечки
    [acc] аптечку
    [ins] аптечкой
   *[nom] аптечка
  }
office-thing-pot =
  { $case ->
    [gen] кофейника
    [acc] кофейник
    [ins] кофейником
   *[nom] кофейник
  }
office-thing-cup =
  { $case ->
    [gen] чашки кофе
    [acc] чашку кофе
    [ins] чашкой кофе
   *[nom] чашка кофе
  }

## Where things are

office-direction-up = вверх
office-direction-left = влево
office-direction-right = вправо
office-direction-down = вниз
# $kind - plain or door
# $left - what is left in its place, or the column on the left
# $right - the column on the right
# $from - where it begins
# $to - where it ends
office-section-upright =
  { $kind ->
      [door] стена с дверью
     *[plain] глухая стена
    } между { $left } и { $right }, ряды { $from }–{ $to }
# $kind - plain or door
# $above - the upper row
# $below - the lower row
# $from - where it begins
# $to - where it ends
office-section-level =
  { $kind ->
      [door] стена с дверью
     *[plain] глухая стена
    } между рядами { $above } и { $below }, столбцы { $from }–{ $to }
# $turn - number of the turn
office-back = вернётся в ход { $turn }
office-back-never = до полиции уже не встанет
# $turn - number of the turn
office-back-you = вернётесь в ход { $turn }
office-back-you-never = до полиции уже не встанете

## The plan in letters

# $row - a line of the plan, or the number of a row
office-map-row = <code>{ $row }</code>
office-map-legend = <i>@ вы, & люди, Z зомби, x мусор, i вещь, • дойдёте, | - стена, : = дверь, * дыра</i>

## Forms

# $people - names
office-form-zombie =
  День рождения Сью в разгаре, а один из вас вот-вот перестанет быть собой. Кто начнёт за зомби? Зомби один, людей { $people }.
  Вызовутся несколько — решит жребий. Не вызовется никто — тоже жребий.
office-pick-zombie-yes = 🧟 Хочу быть зомби
office-pick-zombie-no = 🙂 Лучше человеком
# $plain - sections without a door left
# $door - sections with a door left
office-form-wall = Поставьте одну секцию на три клетки. Осталось: глухих { $plain }, с дверью { $door }. Стена не касается стартовых клеток и никого не запирает.
office-form-wall-quiet = Сговариваться о стенах нельзя — это честное слово, бот не подслушивает.
# $count - how many
office-pick-wall-door = 🚪 С дверью ({ $count })
# $count - how many
office-pick-wall-plain = 🧱 Глухая ({ $count })
office-pick-wall-any = 🎲 Куда попало
office-pick-wall-right = │ между столбцами
office-pick-wall-below = ─ между рядами
# $from - where it begins
# $to - where it ends
office-pick-wall-columns = { $from }│{ $to }
# $from - where it begins
# $to - where it ends
office-pick-wall-rows = { $from }/{ $to }
# $from - where it begins
# $to - where it ends
office-pick-wall-span = { $from }–{ $to }
# $arrow - an arrow
# $cell - name of a cell, as E4
# $sign - token, thing, door or none: what is there
office-pad =
  { $arrow } { $cell }{ $sign ->
      [token] {" "}📦
      [thing] {" "}✨
      [door] {" "}🚪
     *[none] {""}
    }
# $arrow - an arrow
office-pad-blocked = { $arrow }
office-pad-undo = ↩
office-no-step-edge = Там внешняя стена офиса
office-no-step-wall = Там стена
office-no-step-door = Там дверь: зомби в ручках не разбираются
office-no-step-taken = Клетка занята: ни пройти, ни потеснить
office-no-step-tired = Шаги кончились
office-no-go = Идти некуда: кругом стены и коллеги
office-no-undo = Возвращать нечего: кубик брошен, мусор вскрыт или уже сходил кто-то другой
office-pick-go = 🎯 Клетка
office-form-go = Куда? Сперва — что поблизости, потом все клетки.
# $row - a line of the plan, or the number of a row
office-pick-row = ряд { $row }
# $cell - name of a cell, as E4
office-pick-cell = { $cell }
# $cell - name of a cell, as E4
office-spot-token = 📦 { $cell } · мусор
# $cell - name of a cell, as E4
# $thing - a thing
office-spot-thing = ✨ { $cell } · { $thing }
# $cell - name of a cell, as E4
office-spot-hidden = 🫥 { $cell } · не видно
# $cell - name of a cell, as E4
# $person - name
office-spot-aim = 🎯 { $cell } · { $person }
# $cell - name of a cell, as E4
# $person - name
office-spot-prey = 🦷 { $cell } · { $person }
# $cell - name of a cell, as E4
# $steps - how many steps
office-form-human =
  Вы человек на { $cell }, осталось { $steps ->
      [one] { $steps } шаг
      [few] { $steps } шага
     *[many] { $steps } шагов
    }
# $count - how many
# $most - the most that is carried
# $things - things
office-form-hands = В руках ({ $count } из { $most }): { $things }
office-form-hands-empty = В руках пусто
# $things - things
office-form-here = Под ногами: { $things }
# $people - names
office-form-seen = 👁 Вас видят: { $people }
office-form-unseen = 👁 Зомби вас не видят
# $eyes - who sees the reader (office-form-seen, office-form-unseen)
# $person - name
# $cell - name of a cell, as E4
# $cells - how many, or which cells
office-form-near =
  { $eyes }; ближе всех { $person }: { $cell }, напрямик { $cells ->
      [one] { $cells } клетка
      [few] { $cells } клетки
     *[many] { $cells } клеток
    }
office-form-no-zombies = 👁 Зомби на этаже нет. Подозрительно
# $cell - name of a cell, as E4
# $actions - actions left
office-form-zombie-turn =
  Вы зомби на { $cell }, осталось { $actions ->
      [one] { $actions } действие
      [few] { $actions } действия
     *[many] { $actions } действий
    }
# $steps - how many steps
office-form-steps =
  Можно пройти ещё { $steps ->
      [one] { $steps } шаг
      [few] { $steps } шага
     *[many] { $steps } шагов
    }
# $person - name
# $cell - name of a cell, as E4
office-form-prey = { $person } ({ $cell })
# $people - names
office-form-sees = 👁 Вы видите: { $people }
office-form-sees-nobody = 👁 Никого не видно, но пахнет людьми
office-form-frenzy = Красная тройка: бешенство! Несколько клеток рядом с добычей одинаково близки — выбирайте.
# $thing - a thing
office-form-leave = Руки полны. { $thing } — а что оставить взамен?
# $thing - a thing
office-pick-thing = { $thing }
office-form-chop = Топор прорубит стену или дверь наверняка, но сам останется в ней.
office-form-break = Что ломать? Кубик: череп — пролом, и он останется для всех.
office-form-drop = Что положить?
# $arrow - an arrow
# $edge - wall, door, open, hole or outer
office-pick-edge =
  { $arrow } { $edge ->
      [door] дверь
     *[wall] стена
    }
# $thing - a thing
office-pick-take = ✋ Взять { CASE($thing, "acc") }
# $thing - a thing
# $person - name
# $distance - how many cells away
office-pick-throw = 💥 { CAP($thing) } → { $person } ({ $distance }), 1/2
# $thing - a thing
# $steps - how many steps
office-pick-drink =
  ☕ { CAP($thing) }: { $steps ->
      [one] { $steps } шаг
      [few] { $steps } шага
     *[many] { $steps } шагов
    }
office-pick-chop = 🪓 Прорубить
office-pick-drop = ⬇ Положить
office-pick-end = 🏁 Конец хода
office-pick-take-end = ✋🏁 Взять и закончить
office-pick-auto = 🤖 Пусть бредёт сам
office-pick-roll = 🎲 Идти: бросить кубик
office-pick-roll-again = 🎲 Идти ещё: новый кубик
# $person - name
office-pick-bite = 🦷 Укусить: { $person }, 3/4
office-pick-break = 🔨 Ломать

## Receipts

office-act-volunteer = вы не против побыть зомби
office-act-no-volunteer = вы предпочли бы остаться человеком
# $section - a section of wall, or its number
office-act-wall = { $section }
office-act-wall-any = секция встанет куда попало
# $cell - name of a cell, as E4
office-act-go = идёте на { $cell }
# $thing - a thing
office-act-drink = { $thing } — до дна
# $thing - a thing
office-act-take = { $thing } теперь у вас
# $thing - a thing
# $left - what is left in its place, or the column on the left
office-act-swap = берёте { CASE($thing, "acc") }, оставляете { CASE($left, "acc") }
# $thing - a thing
office-act-drop = кладёте { CASE($thing, "acc") }
# $edge - wall, door, open, hole or outer
# $direction - up, left, right or down in words
office-act-chop =
  рубите { $edge ->
      [door] дверь
     *[wall] стену
    }, { $direction }
# $edge - wall, door, open, hole or outer
# $direction - up, left, right or down in words
office-act-break =
  ломаете { $edge ->
      [door] дверь
     *[wall] стену
    }, { $direction }
office-act-undo = последнее отменено
office-act-end = остаётесь на месте
office-act-take-end = берёте то, что под ногами
# $thing - a thing
# $person - name
office-act-throw = { $thing } летит: цель — { $person }
office-act-roll = бросаете кубик движения
# $cell - name of a cell, as E4
office-act-frenzy = в бешенстве — на { $cell }
# $person - name
office-act-bite = зубы вперёд: { $person }
office-act-auto = зомби бредёт сам — к ближайшему, кусать

## The story: before the first turn

office-story-opened = 🎂 Zombie Office: с днём рождения, Сью!
# $people - names
office-story-question =
  На вечеринке { $people ->
      [few] { $people } человека
     *[many] { $people } человек
    }, и кофе сегодня странно пахнет. Кому-то он не пойдёт впрок — решаем в личке, кому.
# $chosen - nobody, one or many: how many volunteered
# $person - name
office-story-zombie =
  { $chosen ->
      [one] 🧟 Вызвался — получай: зомби теперь { $person }
      [many] 🧟 Желающих хватало, жребий выбрал: зомби — { $person }
     *[nobody] 🧟 Добровольцев не нашлось, жребий выбрал: зомби — { $person }
    }
# $person - name
# $cell - name of a cell, as E4
office-story-place = { $person } на { $cell }
# $places - who stands where
office-story-places = Зомби — на красной клетке G6. Люди замерли с тарелками: { $places }. У каждого человека степлер.
# $person - name
# $thing - a thing
office-story-extra = { $person } — { $thing }
# $things - things
office-story-extras = Людей мало, поэтому у каждого ещё кое-что: { $things }.
office-story-walls-begin = Стены ещё не стоят: ставим по очереди, по одной секции, без сговора.
office-story-walls-beginner = План офиса — готовый. До полиции 25 ходов. Бегите!
# $sections - how many sections
office-story-walls-stand =
  🧱 Стены стоят: { $sections ->
      [one] { $sections } секция
      [few] { $sections } секции
     *[many] { $sections } секций
    }. До полиции 25 ходов — бегите!
office-story-walls-who = Кто что построил
# $person - name
# $section - a section of wall, or its number
# $drawn - yes: left to the lots
office-story-wall =
  { $person }: { $section }{ $drawn ->
      [yes] , наугад
     *[no] {""}
    }

## The story: windows

# $turn - number of the turn
# $turns - how many there are
# $felled - zombies hit
office-story-humans =
  🏃 Ход { $turn } из { $turns }, люди: { $felled ->
      [0] все бегают
      [one] минус { $felled } зомби!
     *[other] минус { $felled } зомби!
    }
# $turn - number of the turn
# $turns - how many there are
office-story-zombies = 🧟 Ход { $turn } из { $turns }, зомби: всё ещё голодны
# $turn - number of the turn
# $turns - how many there are
# $people - names
office-story-zombies-ate = 🧟 Ход { $turn } из { $turns }, зомби: на ужин { $people }
# $role - human or zombie
# $person - name
# $deeds - what he did, phrase by phrase
office-story-figure =
  { $role ->
      [zombie] 🧟
     *[human] 🙂
    } { $person }: { COMMA($deeds) }
# $people - names
office-story-still = Ни с места: { $people }
# $whim - which wording, drawn
# $person - name
# $cell - name of a cell, as E4
# $killer - who bit
# $back - when he returns (office-back)
office-story-death =
  { $whim ->
      [0] ☠ { $person } ({ $cell }) больше не на нашей стороне: постарался { $killer }. Зомби { $back }.
      [1] ☠ Была команда — стало меньше: { $person } ({ $cell }). Аппетит был у { $killer }. Зомби { $back }.
      [2] ☠ Последнее слово на { $cell } — «я сейчас всё объясню». { $killer } не слушает; { $person } — зомби, { $back }.
     *[3] ☠ { $killer } и { $person } наконец нашли общий язык ({ $cell }). Зомби { $back }.
    }
# $people - names
office-story-helped = Загоняли и перекрывали выход, по 5 очков: { $people }
# $whim - which wording, drawn
# $person - name
# $cell - name of a cell, as E4
office-story-rose =
  { $whim ->
      [0] 🧟 { $person } встаёт на { $cell }: уже не тот коллега, что прежде
      [1] 🧟 На { $cell } снова на ногах { $person } — и хочет обсудить мозги
     *[2] 🧟 { $person } выходит на работу в новом качестве: { $cell }
    }
# $whim - which wording, drawn
# $person - name
# $cell - name of a cell, as E4
office-story-rose-again =
  { $whim ->
      [0] 🧟 { $person } опять на ногах: { $cell }
      [1] 🧟 { $person } возвращается на { $cell }: отгул кончился
     *[2] 🧟 На { $cell } снова { $person }, и с аппетитом
    }
# $person - name
# $points - points
office-story-score = { $person } { $points }
# $people - names
office-story-scores = 📋 Очки: { COMMA($people) }

## The story: what a figure does, phrase by phrase

# $from - where it begins
# $to - where it ends
office-deed-went = { $from } → { $to }
# $whim - which wording, drawn
# $cell - name of a cell, as E4
# $thing - a thing
office-deed-found =
  { $whim ->
      [0] в куче на { $cell } — { $thing }
      [1] под бумагами на { $cell } — { $thing }
     *[2] на { $cell } находка: { $thing }
    }
# $whim - which wording, drawn
# $cell - name of a cell, as E4
office-deed-blank =
  { $whim ->
      [0] в куче на { $cell } одни отчёты
      [1] на { $cell } только скрепки
     *[2] на { $cell } — пустая коробка от торта
    }
# $thing - a thing
office-deed-took = берёт { CASE($thing, "acc") }
# $left - what is left in its place, or the column on the left
# $thing - a thing
office-deed-swapped = меняет { CASE($left, "acc") } на { CASE($thing, "acc") }
# $thing - a thing
office-deed-dropped = кладёт { CASE($thing, "acc") }
office-deed-drank-pot = выпивает кофейник залпом
office-deed-drank-cup = выпивает чашку кофе
# $edge - wall, door, open, hole or outer
office-deed-chopped =
  прорубает топором { $edge ->
      [door] дверь
     *[wall] стену
    }
# $whim - which wording, drawn
# $thing - a thing
# $person - name
# $distance - how many cells away
# $back - when he returns (office-back)
office-deed-hit =
  { $whim ->
      [0] { $thing } → { $person }, { $distance ->
          [one] { $distance } клетка
          [few] { $distance } клетки
         *[many] { $distance } клеток
        }: точно в лоб
      [1] { $thing } → { $person } с { $distance ->
          [one] { $distance } клетки
         *[other] { $distance } клеток
        }: череп!
     *[2] { $thing } → { $person } с { $distance ->
          [one] { $distance } клетки
         *[other] { $distance } клеток
        }: попадание
    } ({ $back })
# $whim - which wording, drawn
# $thing - a thing
# $person - name
# $distance - how many cells away
office-deed-missed =
  { $whim ->
      [0] { $thing } → { $person } с { $distance ->
          [one] { $distance } клетки
         *[other] { $distance } клеток
        }: мимо
      [1] { $thing } → { $person } с { $distance ->
          [one] { $distance } клетки
         *[other] { $distance } клеток
        }: в стену
     *[2] { $thing } → { $person } с { $distance ->
          [one] { $distance } клетки
         *[other] { $distance } клеток
        }: в монитор, казённый
    }
# $number - what the die shows
office-deed-rolled = 🎲 { $number }
# $number - what the die shows
office-deed-rolled-red = 🎲 красная { $number }
# $cell - name of a cell, as E4
office-deed-raged = в бешенстве бросается на { $cell }
office-deed-raged-there = в бешенстве топчется рядом с добычей
# $edge - wall, door, open, hole or outer
# $direction - up, left, right or down in words
office-deed-broke =
  проламывает { $edge ->
      [door] дверь
     *[wall] стену
    } ({ $direction })
# $edge - wall, door, open, hole or outer
# $direction - up, left, right or down in words
office-deed-knocked =
  ломится в { $edge ->
      [door] дверь
     *[wall] стену
    } ({ $direction }), без толку
# $axe - yes: an axe answered in vain
# $person - name
# $skulls - skulls on the two dice
office-deed-bite-missed =
  { $axe ->
      [yes] топор не помог,{" "}
     *[no] {""}
    }зубы клацают мимо: { $person }, черепов { $skulls }
# $axe - yes: an axe answered in vain
# $person - name
# $skulls - skulls on the two dice
office-deed-bite-aided =
  { $axe ->
      [yes] топор не помог,{" "}
     *[no] {""}
    }кусает: { $person }, черепов { $skulls } — спасла аптечка
# $axe - yes: an axe answered in vain
# $person - name
# $skulls - skulls on the two dice
office-deed-bite-died =
  { $axe ->
      [yes] топор не помог,{" "}
     *[no] {""}
    }кусает: { $person }, черепов { $skulls } — насмерть
# $person - name
# $back - when he returns (office-back)
office-deed-axed = суётся: { $person } — и получает топором, два черепа ({ $back })

## What it meant for me

# $thing - a thing
# $person - name
# $back - when he returns (office-back)
office-mine-hit = В вас попали: { $thing }, с приветом от { $person }. Полежите: { $back }.
# $cell - name of a cell, as E4
office-mine-rose = Вы снова на ногах, зомби, на клетке { $cell }. Ваш ход — вместе со всеми зомби.
# $person - name
office-mine-missed = { $person } щёлкает зубами у вашего уха: оба кубика — промах.
# $person - name
office-mine-aided = { $person } вас кусает, но аптечка спасает. Эта аптечка израсходована.
# $person - name
office-mine-axed = { $person } суётся к вам — и получает топором: два черепа. Топор ещё при вас.
# $person - name
# $back - when he returns (office-back)
office-mine-fell = { $person } встречает вас топором: два черепа. Полежите: { $back }.
# $cell - name of a cell, as E4
# $person - name
# $back - when he returns (office-back)
office-mine-died = Вас съели на { $cell }: постарался { $person }. Вещи пропали, очки остались. Теперь вы зомби: { $back }.
# $victim - who died
# $person - name
office-mine-helped = Вы держали под взглядом путь, по которому могла уйти добыча ({ $victim }). Кусает { $person }, а вам +5 за помощь.

## The end

# $people - names
office-end-police = 🚓 Полиция приехала. Людьми остались: { $people }
# $turn - number of the turn
office-end-eaten = 🧟 Ход { $turn }: людей больше нет. Полиция может не торопиться
# $count - how many
# $people - names
office-end-winners =
  { $count ->
      [1] 🏆 Победа: { $people }
     *[other] 🏆 Победу делят { $people }
    }
# $place - the place, equal points share one
# $person - name
# $points - points
# $fate - alive, first (the zombie of the beginning) or died
# $turn - number of the turn
# $kills - people bitten
# $assists - kills helped with
office-end-place =
  { $place }. { $person } — { $points ->
      [one] { $points } очко
      [few] { $points } очка
     *[many] { $points } очков
    }{ $fate ->
      [alive] , человек до конца
      [first] , зомби с самого начала
     *[died] , на ужин в ход { $turn }
    }{ $kills ->
      [0] {""}
     *[other] , укусов { $kills }
    }{ $assists ->
      [0] {""}
     *[other] , помощи { $assists }
    }
office-end-nobody-died = Никого не съели. Сью говорит, лучший день рождения за годы
# $person - name
# $turn - number of the turn
office-end-earliest = Первая закуска: { $person }, ход { $turn }
# $person - name
# $kills - people bitten
office-end-hungriest = Самый голодный: { $person }, укусов { $kills }

## The board in words

office-board-roles = 🎂 <b>Вечеринка</b>: кто станет зомби?
# $plain - sections without a door left
# $door - sections with a door left
office-board-walls = 🧱 <b>Ставим стены</b>: ещё { $plain } глухих, { $door } с дверью
# $turn - number of the turn
# $turns - how many there are
# $phase - humans or zombies
office-board-turn =
  🏢 <b>Ход { $turn } из { $turns }</b>{ $phase ->
      [humans] , ходят люди
      [zombies] , ходят зомби
     *[over] , игра окончена
    }
# $person - name
# $cell - name of a cell, as E4
# $points - points
# $things - things
office-board-human =
  🙂 { $person } — { $cell }, { $points ->
      [one] { $points } очко
      [few] { $points } очка
     *[many] { $points } очков
    }; { $things }
# $person - name
# $cell - name of a cell, as E4
# $points - points
office-board-human-bare =
  🙂 { $person } — { $cell }, { $points ->
      [one] { $points } очко
      [few] { $points } очка
     *[many] { $points } очков
    }
# $person - name
# $cell - name of a cell, as E4
# $points - points
office-board-zombie =
  🧟 { $person } — { $cell }, { $points ->
      [one] { $points } очко
      [few] { $points } очка
     *[many] { $points } очков
    }
# $person - name
# $points - points
# $back - when he returns (office-back)
office-board-dead =
  ☠ { $person } — { $points ->
      [one] { $points } очко
      [few] { $points } очка
     *[many] { $points } очков
    }, { $back }
# $person - name
office-board-waiting = 🙂 { $person }
# $count - how many
# $cells - how many, or which cells
office-board-tokens = 📦 Невскрытый мусор ({ $count }): { COMMA($cells) }
# $thing - a thing
# $cell - name of a cell, as E4
office-board-thing = { $thing } ({ $cell })
# $things - things
office-board-lying = ✨ Лежит: { COMMA($things) }
# $arrow - an arrow
# $edge - wall, door, open, hole or outer
office-board-side =
  { $arrow } { $edge ->
      [wall] стена
      [door] дверь
      [hole] пролом
      [outer] край
     *[open] свободно
    }
# $arrow - an arrow
# $edge - wall, door, open, hole or outer
# $person - name
office-board-side-figure =
  { $arrow } { $edge ->
      [wall] стена, за ней
      [door] дверь, за ней
      [hole] пролом, за ним
      [outer] край,
     *[open] рядом
    } { $person }
# $cell - name of a cell, as E4
# $sides - what is on each side
office-board-here = <b>Вы на { $cell }</b>: { COMMA($sides) }
# $cells - how many, or which cells
# $near - cells with junk in reach
office-board-reach =
  Дойдёте до { $cells ->
      [one] { $cells } клетки
     *[other] { $cells } клеток
    }, с мусором: { COMMA($near) }
# $cells - how many, or which cells
office-board-reach-bare =
  Дойдёте до { $cells ->
      [one] { $cells } клетки
     *[other] { $cells } клеток
    }, мусора среди них нет
# $people - names
office-board-sees = 👁 Вы видите: { $people }

## The picture

# $person - name
office-picture-name = { $person }
office-picture-waiting = пьёт кофе
# $points - points
# $back - when he returns (office-back)
office-picture-dead =
  { $points ->
      [one] { $points } очко
      [few] { $points } очка
     *[many] { $points } очков
    }, { $back }
# $cell - name of a cell, as E4
# $points - points
office-picture-bare =
  { $cell } · { $points ->
      [one] { $points } очко
      [few] { $points } очка
     *[many] { $points } очков
    }
# $cell - name of a cell, as E4
# $points - points
# $things - things
office-picture-carries =
  { $cell } · { $points ->
      [one] { $points } очко
      [few] { $points } очка
     *[many] { $points } очков
    } · { COMMA($things) }
office-picture-zombie = зомби
office-picture-door = дверь
office-picture-hole = пролом
office-picture-red = здесь встают зомби
office-picture-token = мусор
office-picture-reach = дойдёте
office-picture-watched = видят зомби
office-picture-sight = вы видите
office-sign-stapler = С
office-sign-scissors = Н
office-sign-brick = К
office-sign-axe = Т
office-sign-aid = А
office-sign-pot = Ф
office-sign-cup = Ч

# Столы без имён: до конца игры вместо людей — фигуры.

# $table (string): имя стола
anonymous-lobby = Стол «{ $table }» · имена скрыты до конца игры
anonymous-join-link = Откройте личку со мной — иначе мне некуда присылать ваши ходы. Там и сядете за стол.
# $seat (seat): фигура этого места
anonymous-you-are = 🎭 За этим столом имена скрыты до конца. Вас зовут: { $seat }
anonymous-end = <b>🎭 Кто кем был</b>
# $figure (Msg): фигура
# $seat (seat): кто за ней сидел
anonymous-was = { $figure } — { $seat }

## Фигуры, по местам

anonymous-figure-0 = 🦊 Лис
anonymous-figure-1 = 🦉 Филин
anonymous-figure-2 = 🐻 Медведь
anonymous-figure-3 = 🐺 Волк
anonymous-figure-4 = 🦌 Олень
anonymous-figure-5 = 🦔 Ёж
anonymous-figure-6 = 🐢 Черепаха
anonymous-figure-7 = 🦅 Орёл
anonymous-figure-8 = 🐝 Шмель
anonymous-figure-9 = 🐬 Дельфин
anonymous-figure-10 = 🦁 Лев
anonymous-figure-11 = 🐘 Слон
anonymous-figure-12 = 🦩 Фламинго
anonymous-figure-13 = 🐧 Пингвин
anonymous-figure-14 = 🦝 Енот
anonymous-figure-15 = 🐍 Полоз

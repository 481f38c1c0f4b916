# Tables without names: figures instead of people until the game ends.

# $table (string): the name of the table
anonymous-lobby = Table “{ $table }” · names are hidden until the end
anonymous-join-link = Please open a private chat with me: I have nowhere to send your moves otherwise. You will take your seat there.
# $seat (seat): the figure of this seat
anonymous-you-are = 🎭 Names are hidden at this table until the end. You are: { $seat }
anonymous-end = <b>🎭 Who was who</b>
# $figure (Msg): the figure
# $seat (seat): who sat behind it
anonymous-was = { $figure } — { $seat }

## Figures, by seats

anonymous-figure-0 = 🦊 Fox
anonymous-figure-1 = 🦉 Owl
anonymous-figure-2 = 🐻 Bear
anonymous-figure-3 = 🐺 Wolf
anonymous-figure-4 = 🦌 Deer
anonymous-figure-5 = 🦔 Hedgehog
anonymous-figure-6 = 🐢 Turtle
anonymous-figure-7 = 🦅 Eagle
anonymous-figure-8 = 🐝 Bumblebee
anonymous-figure-9 = 🐬 Dolphin
anonymous-figure-10 = 🦁 Lion
anonymous-figure-11 = 🐘 Elephant
anonymous-figure-12 = 🦩 Flamingo
anonymous-figure-13 = 🐧 Penguin
anonymous-figure-14 = 🦝 Raccoon
anonymous-figure-15 = 🐍 Snake

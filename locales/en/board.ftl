# The picture of the board: now, and after every phase.

# $story (Msg): the phase after which it was so
# $number (number): which one it is
# $last (number): how many there have been
board-after = After: { $story } ({ $number } of { $last })
board-at-first = The beginning
board-button-words = 📝 In words
board-button-strip = 🎞 The whole game in pictures
# $title (Msg): the game
# $table (string): name of the table
board-strip-title = <b>🎞 { $title } · “{ $table }”: from beginning to end</b>
# $last (number): number of the last phase
board-no-such = There have not been that many phases yet. So far 0 to { $last }: /board { $last }
board-what-number = The phase is a number, as in /log. For example: /board 3
board-past-lost = That board cannot be shown any more: it was played by older rules, which the bot no longer has. What happened then is in /log.
board-no-photos = This chat takes no pictures: the group is set so.
board-which = Which game?
# $title (Msg): the game
# $table (string): name of the table
board-which-button = { $title } · “{ $table }”

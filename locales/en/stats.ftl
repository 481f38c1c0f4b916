# /stats: the games of this chat and its people.

stats-none = Nobody has played here yet. To open a table: /newgame
# $games (number): how many were played
# $seats (number): how many seats were taken in them
stats-title = <b>📊 The games of this chat</b>
    Played: { $games }, seats taken: { $seats }
# $tables (list): names of tables
stats-live = Being played: { COMMA($tables) }
# $name (string): who
# $facts (list): games, wins, misses
stats-person = <b>{ $name }</b> — { COMMA($facts) }
# $games (number): how many games were played to the end
stats-games = games: { $games }
# $wins (number): how many wins
# $ranked (number): how many games had places
stats-wins = wins: { $wins } of { $ranked }
# $missed (number): how many deadlines were missed
stats-missed = missed deadlines: { $missed }

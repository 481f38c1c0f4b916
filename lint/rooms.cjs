/**
 * The rooms of a folder, from the ground up: a room imports only rooms before it. A room inside another one comes before it. The files
 * beside the rooms wire them, and no room imports those; where files are named as rooms, every file has to have its place.
 */
module.exports = {
  table: [
    'model', //     what a table is, and what a change of it brings with it
    'ports', //     what storage, time and chance have to do for tables
    'facts', //     what can be read off a table: whom it waits for, what a form shows, who may do what
    'tell', //      a change in the making, and the letters that go with it
    'round', //     the course of a running table: presses, deadlines, people away, rest
    'seats', //     who comes, who goes, and who plays for whom
    'lead', //      what a master does
    'service', //   loads a table, lets an act decide, saves
    'operators', // what operators do to tables
  ],
  bot: [
    'typed', //          words that people type, with a dictionary for each language
    'buttons', //        what buttons and links carry
    'pulse', //          signs of life: the heart, what is counted
    'lanes', //          whose turn it is: each person waits for themself alone
    'calls', //          calls to Telegram: what a failure means, how long to be patient
    'screens/parts', //  what every screen is put together from
    'screens/form',
    'screens/story',
    'screens/lobby',
    'screens/lead',
    'screens/person',
    'screens', //        which screen draws which letter
    'stage', //          looks up what screens are drawn from
    'context', //        what every handler knows and is given
    'delivery', //       letters on their way
    'middleware', //     what every update passes through
    'features', //       what a person can do
    'process', //        how the bot takes its updates, and what it tells Telegram of itself
  ],
  program: [
    'exit.ts',
    'secrets.ts',
    'config.ts',
    'logger.ts',
    'door.ts', //      HTTP
    'stops.ts', //     what is taken down at the end
    'store.ts', //     the database and all that is kept in it
    'telegram.ts', //  the real one, or the sandbox
    'health.ts',
    'tables.ts',
    'levers.ts', //    the hand of the sandbox's page
    'shell.ts', //     the bot as people meet it
    'intake.ts', //    where updates come in
    'process.ts', //   signals, exit codes
  ],
  // The same rooms for every game.
  'games/(citadel|office|revolver)': [
    'data', //      what is on the cards: numbers, and what a thing does by itself
    'state.ts', //  what a game is made of
    'facts.ts', //  what can happen in it
    'rules', //     the chapters of the rulebook: they change the state and give facts
    'view.ts', //   what a seat may know
    'names.ts', //  what things are called
    'asks.ts',
    'mover.ts', //     the figure whose turn it is
    'map.ts', //       the board in letters of one width
    'situation.ts', // what a player weighs, in lines
    'board.ts',
    'menu', //      what may be answered
    'tell', //      what an answer means, in the words of a receipt
    'story', //     facts in words
    'picture',
    'play', //      the computer player
    'clashes.ts',
    'topics.ts',
    'census.ts',
    'apply.ts', //  opened answers, the rules, the story
    'index.ts',
  ],
};

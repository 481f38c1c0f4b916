/**
 * Which folder may import which: ARCHITECTURE.md as a check. A folder not named here may import whatever it likes, so name it.
 * Cycles are Biome's affair (noImportCycles), which tells imports of types, harmless in a circle, from those of code.
 * The parser is swc because TypeScript 7 has no API that dependency-cruiser could use.
 */

const rooms = require('./lint/rooms.cjs');

/** Of our own, besides itself. */
const mayImport = {
  kit: [],
  messages: ['kit/'],
  table: ['messages/', 'kit/', 'i18n/locale.ts'],
  storage: ['table/', 'kit/', 'i18n/locale.ts'],
  jobs: ['table/', 'kit/'],
  i18n: ['messages/', 'kit/'],
  pictures: ['kit/'],
  bot: ['table/', 'games/index.ts', 'i18n/', 'messages/', 'pictures/', 'kit/'],
  sim: ['games/index.ts', 'table/', 'kit/'],
  sandbox: [],
  program: ['bot/', 'i18n/', 'jobs/', 'kit/', 'messages/', 'pictures/', 'sandbox/index.ts', 'storage/', 'table/'],
};

const escaped = (path) => path.replaceAll('.', '\\.');

/** A folder is named with a slash at its end, a file with its ending. */
const place = (path) => `^src/${escaped(path)}${path.endsWith('.ts') ? '$' : ''}`;

/** Where the folder is a choice, `games/(a|b)`, each of them has these rooms for itself. */
const chains = Object.entries(rooms).flatMap(([folder, names]) => {
  const within = (base) => names.map((name) => place(`${base}/${name.endsWith('.ts') ? name : `${name}/`}`));
  const paths = within(folder);
  const same = folder.replace(/\(.*\)/, '$1');
  const title = folder.replace(/\/\(.*\)/, '');
  const chain = paths.map((path, index) => ({
    name: `${title}-${names[index].replace('.ts', '').replaceAll('/', '-')}-imports`,
    comment: `Rooms of src/${folder} import only those before them: ${names.join(' < ')}.`,
    severity: 'error',
    from: { path, pathNot: paths.filter((other) => other !== path && other.startsWith(path)) },
    to: { path: place(`${same}/`), pathNot: within(same).slice(0, index + 1) },
  }));
  const strangers = {
    name: `${title}-rooms`,
    comment: `A room of src/${folder} that has no place in the chain: give it one.`,
    severity: 'error',
    // Files beside the rooms stand above them all, unless files are named as rooms.
    from: { path: `${place(`${folder}/`)}${names.some((name) => name.endsWith('.ts')) ? '' : '.+/'}`, pathNot: paths },
    to: {},
  };
  return [...chain, strangers];
});

const folders = Object.entries(mayImport).map(([folder, others]) => ({
  name: `${folder}-imports`,
  comment: `src/${folder} may import of ours only ${[`${folder}/`, ...others].join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: [`${folder}/`, ...others].map((path) => `^src/${escaped(path)}`) },
}));

/** Packages that are the business of one or two folders (and of program/, which wires them). */
const packages = Object.entries({
  'prisma-client': { path: '^src/storage/prisma/|node_modules/@prisma/', owners: 'storage' },
  postgres: { path: 'node_modules/pg/', owners: 'storage|jobs' },
  worker: { path: 'node_modules/graphile-worker/', owners: 'jobs' },
  telegram: { path: 'node_modules/(grammy|@grammyjs)/', owners: 'bot|sandbox' },
}).map(([name, { path, owners }]) => ({
  name: `${name}-has-owners`,
  comment: `Only src/(${owners}) may import this.`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/(${owners}|program)/` },
  to: { path },
}));

module.exports = {
  forbidden: [
    ...folders,
    ...packages,
    ...chains,
    {
      name: 'game-imports',
      comment: 'A game knows the kit and itself, and no other game.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/', pathNot: ['^src/kit/', '^src/games/$1/'] },
    },
    {
      name: 'registry-imports',
      comment: 'The registry knows the games by their index.ts alone.',
      severity: 'error',
      from: { path: '^src/games/[^/]+\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/kit/', '^src/games/[^/]+/index\\.ts$', '^src/games/[^/]+\\.ts$'] },
    },
    {
      name: 'only-main-wires',
      comment:
        'Of the files beside the folders, main.ts alone knows the folders; start.ts, which starts it anew, knows only when to.',
      severity: 'error',
      from: { path: '^src/[^/]+\\.ts$', pathNot: '^src/main\\.ts$' },
      to: { path: '^src/[^/]+/', pathNot: '^src/program/exit\\.ts$' },
    },
    {
      name: 'rules-need-no-package',
      comment:
        'The kit and the games are plain TypeScript, but for SHA-256: a replay must not hang on the version of a package.',
      severity: 'error',
      from: { path: '^src/(kit|games)/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/@noble/hashes/' },
    },
    {
      name: 'no-development-package',
      comment: 'The bot is installed without devDependencies.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-circle',
      comment: 'What imports each other can only be read, moved and tried together; types count as much as code.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Nothing is there by this name.',
      severity: 'error',
      from: { pathNot: '^src/storage/prisma/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    // The page is built for browsers from files that swc reads only when told; biome.json holds its imports.
    exclude: { path: '^src/sandbox/page/' },
    doNotFollow: { path: 'node_modules|^src/storage/prisma/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
    },
  },
};

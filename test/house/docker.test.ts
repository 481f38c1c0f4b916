/** No Docker engine is asked here: what the files say must fit each other, the checkout and the settings. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { EXAMPLES, readConfig } from '../../src/program/config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string) => readFileSync(root + name, 'utf8');

const { scripts, engines } = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')));

interface Step {
  readonly word: string;
  readonly rest: string;
  /** Counted from 0. */
  readonly stage: number;
}

const steps: readonly Step[] = (() => {
  let stage = -1;
  const lines = read('Dockerfile')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', ...rest] = line.split(' ');
      if (word === 'FROM') stage += 1;
      return { word, rest: rest.join(' '), stage };
    });
})();
const last = Math.max(...steps.map((step) => step.stage));
const stepsOf = (word: string, stage?: number) =>
  steps.filter((step) => step.word === word && (stage === undefined || step.stage === stage)).map((step) => step.rest);

const Compose = z.object({
  services: z.object({
    bot: z.object({
      build: z.literal('.'),
      init: z.literal(true),
      restart: z.literal('unless-stopped'),
      env_file: z.literal('.env'),
      environment: z.record(z.string(), z.string()),
      ports: z.array(z.string()),
      volumes: z.array(z.string()),
      depends_on: z.object({ postgres: z.object({ condition: z.literal('service_healthy') }) }),
    }),
    postgres: z.object({
      image: z.string(),
      restart: z.literal('unless-stopped'),
      environment: z.record(z.string(), z.string()),
      volumes: z.array(z.string()),
      healthcheck: z.object({ test: z.array(z.string()) }),
      ports: z.undefined().optional(),
    }),
  }),
  volumes: z.record(z.string(), z.null()),
});
const compose = Compose.parse(parse(read('docker-compose.yml')));
const { bot, postgres } = compose.services;

describe('Dockerfile', () => {
  const copies = stepsOf('COPY');
  const sources = copies.filter((copy) => !copy.startsWith('--from')).flatMap((copy) => copy.split(' ').slice(0, -1));

  test('copies what is there', () => {
    expect(sources.filter((source) => !existsSync(root + source))).toEqual([]);
  });

  test('copies only what .dockerignore lets through', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(sources.map((source) => source.replace(/^\.\//, '')).filter((source) => !allowed.includes(source))).toEqual(
      [],
    );
  });

  test('what the second stage takes, the first has', () => {
    const taken = copies.filter((copy) => copy.startsWith('--from=build')).map((copy) => copy.split(' ')[1] ?? '');
    const made = ['node_modules', 'dist'];
    const names = taken.map((path) => path.replace(/^\/app\//, ''));
    expect(names.filter((name) => !made.includes(name) && !sources.includes(name))).toEqual([]);
  });

  test('runs scripts that exist', () => {
    const called = stepsOf('RUN').flatMap((line) =>
      [...line.matchAll(/npm run (\S+)/g)].map((match) => match[1] ?? ''),
    );
    expect(called.length).toBeGreaterThan(0);
    expect(called.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test('starts what `npm start` keeps at work, as an ordinary user', () => {
    // There `exec` takes the shell out of the way of signals, and Windows, which has no exec, tries what comes after.
    expect(scripts['start']).toBe('exec node dist/start.js || node dist/start.js');
    // Here the restart policy starts it anew.
    expect(JSON.parse(stepsOf('CMD', last)[0] ?? '')).toEqual(['node', 'dist/main.js']);
    expect(compose.services.bot.restart).toBe('unless-stopped');
    expect(stepsOf('USER', last)).toEqual(['node']);
  });

  test('takes a Node.js that package.json allows', () => {
    const least = Number(/>=(\d+)/.exec(engines.node)?.[1]);
    for (const image of stepsOf('FROM')) expect(Number(/^node:(\d+)/.exec(image)?.[1])).toBeGreaterThanOrEqual(least);
  });

  test('asks for its health where the bot answers', () => {
    const [check] = stepsOf('HEALTHCHECK', last);
    expect(check).toContain('/healthz');
    expect(check).toContain('process.env.PORT || 8080');
    expect(stepsOf('EXPOSE', last)).toEqual([String(readConfig({}).port)]);
  });
});

describe('docker-compose.yml', () => {
  /** As Compose puts it together: the words of .env, and a default after `:-`. */
  const fill = (text: string, env: Readonly<Record<string, string>>) =>
    text.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (_all, name: string, other: string) => env[name] ?? other);
  const env = { POSTGRES_PASSWORD: 'secret' };

  test('gives the bot settings that it understands', () => {
    const environment = Object.fromEntries(
      Object.entries(bot.environment).map(([name, value]) => [name, fill(value, env)]),
    );
    expect(Object.keys(environment).filter((name) => !(name in EXAMPLES))).toEqual([]);
    expect(() => readConfig(environment)).not.toThrow();
  });

  test('leads the bot to its database', () => {
    const url = new URL(fill(bot.environment['DATABASE_URL'] ?? '', env));
    expect(url.hostname).toBe('postgres');
    expect(url.port).toBe('5432');
    expect(url.username).toBe(postgres.environment['POSTGRES_USER']);
    expect(url.pathname).toBe(`/${postgres.environment['POSTGRES_DB']}`);
    expect(url.password).toBe(fill(postgres.environment['POSTGRES_PASSWORD'] ?? '', env));
  });

  test('asks for the health of that database', () => {
    const { POSTGRES_USER: user, POSTGRES_DB: name } = postgres.environment;
    expect(postgres.healthcheck.test).toEqual(['CMD', 'pg_isready', `--username=${user}`, `--dbname=${name}`]);
  });

  test('publishes the port on which the bot listens, to this machine alone', () => {
    const inside = bot.environment['PORT'];
    expect(inside).toBe(stepsOf('EXPOSE', last)[0]);
    expect(bot.ports.map((port) => fill(port, {}))).toEqual([`127.0.0.1:8080:${inside}`]);
  });

  test('keeps what must survive in volumes that it declares', () => {
    const mounts = [...bot.volumes, ...postgres.volumes].map((volume) => volume.split(':'));
    expect(mounts.map(([name]) => name)).toEqual(Object.keys(compose.volumes));
    expect(mounts.map(([, path]) => path)).toEqual([bot.environment['DATA_DIR'], '/var/lib/postgresql']);
    expect(stepsOf('VOLUME', last)).toEqual([bot.environment['DATA_DIR']]);
  });
});

describe('.env.example', () => {
  const lines = read('.env.example')
    .split('\n')
    .map((line) => /^#?([A-Z_]+)=(.*)$/.exec(line))
    .filter((match) => match !== null);
  const given = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
  const forCompose = ['POSTGRES_PASSWORD'];

  test('has every variable once, and no other', () => {
    expect(lines.map(([, name]) => name).sort()).toEqual([...Object.keys(EXAMPLES), ...forCompose].sort());
  });

  test('shows values that would do', () => {
    expect(() => readConfig({ ...given, BOT_TOKEN: EXAMPLES.BOT_TOKEN })).not.toThrow();
  });

  test('used as it is, it changes nothing', () => {
    const active = read('.env.example')
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line));
    expect(readConfig(Object.fromEntries(active.map((line) => line.split('='))))).toEqual(readConfig({}));
  });
});

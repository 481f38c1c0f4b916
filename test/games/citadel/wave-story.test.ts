import { describe, expect, it } from 'vitest';
import type { FightEvent } from '../../../src/games/citadel/facts.ts';
import { eventTold } from '../../../src/games/citadel/story/events.ts';
import { loadLocales } from '../../../src/i18n/speak.ts';
import type { Note } from '../../../src/kit/game.ts';
import { Fate, katya, petya, siege, vasya } from './siege.ts';

const ids = (notes: readonly Note[]) =>
  notes.flatMap((x) => (x.text ? [`${x.rank} ${x.text.id.replace('citadel-', '')}`] : []));

describe('the story of a wave', () => {
  const { notes } = siege({
    lines: [{ zombies: 'fast normal', walls: 5 }, {}, { zombies: 'normal' }],
    rolls: { chance: [37] },
  })
    .with(vasya.on(1).shoots(3), petya.on(2).waits(), katya.on(2).waits())
    .play();

  it('is a headline, a line for each line of defence with its details under it, then breaches', () => {
    const told = ids(notes);
    expect(told[0]).toBe('headline wave-headline');
    const own = told.filter((x) => x.includes(' wave-')).slice(1);
    expect(own).toEqual(['line wave-line-held', 'line wave-line-breached', 'line wave-quiet', 'line wave-breach']);
    const first = told.indexOf('line wave-line-held');
    expect(told.slice(first + 1, first + 4)).toEqual([
      'detail detail-order',
      'detail detail-opening',
      'detail detail-shot',
    ]);
  });

  it('tells a line where nobody stood from one whose defenders fell', () => {
    const left = (health: number, line: 1 | 2) => {
      const fought = siege({ lines: [{ zombies: 'spitter×2' }, {}] });
      const told = fought.with(vasya.is({ health }).on(line).waits(), petya.on(2).waits()).play().notes;
      return told.find((x) => x.text?.id === 'citadel-wave-line-left')?.text?.args?.['manned'];
    };
    expect([left(30, 2), left(1, 1)]).toEqual([0, 1]);
  });

  it('shows orders once they are opened (ruling 55)', () => {
    const order = notes.find((x) => x.text?.id === 'citadel-detail-order');
    expect(order?.text?.args).toMatchObject({ person: { seat: 0 }, posted: 0 });
  });

  it('tells of a wish for the machine gun only where the line had one', () => {
    const wish = (gun: number | null) => {
      const told = siege({ line: { zombies: 'normal', gun } }).with(vasya.plans({ gun: true }));
      const orders = told.play().notes.filter((x) => x.text?.id === 'citadel-detail-order');
      return JSON.stringify(orders).includes('citadel-detail-order-gun');
    };
    expect(wish(3)).toBe(true);
    expect(wish(null)).toBe(false);
  });

  it('gives everybody his own digest: what he did with which rolls, what was done to him by which roll', () => {
    const mine = notes.flatMap((x) => (x.secret?.seats.includes(0) ? [x.secret.text] : []));
    expect(mine.map((x) => x.id.replace('citadel-mine-', ''))).toEqual(
      expect.arrayContaining(['stood', 'shots', 'kills', 'answer', 'health']),
    );
    const answer = mine.find((x) => x.id === 'citadel-mine-answer');
    expect(answer?.args).toMatchObject({ roll: 37, chance: 50, lost: 3, left: 27 });
  });

  it('keeps digests from everybody else', () => {
    for (const note of notes) {
      if (!note.secret?.text.id.startsWith('citadel-mine-')) continue;
      expect(note.text).toBeUndefined();
      expect(note.secret.seats).toHaveLength(1);
    }
  });

  it('tells deaths with their cause, and what the storage gained', () => {
    const told = siege({ line: { zombies: 'fast' } })
      .with(vasya.has('axe').is({ health: 1 }).waits(), petya.on(1).waits())
      .play(new Fate());
    const death = told.notes.find((x) => x.text?.id === 'citadel-wave-death');
    expect(death?.text?.args).toMatchObject({ person: { seat: 0 }, zombie: { id: 'citadel-zombie-fast' }, line: 1 });
    expect(ids(told.notes)).toContain('line wave-storage');
  });
});

describe('the end of the game', () => {
  it('lists survivors with their kills and the moments worth telling', () => {
    const { notes } = siege({ lines: [{ zombies: 'normal×2' }, { zombies: 'normal' }], wave: 7 })
      .with(vasya.shoots(5, 5), petya.is({ died: 2, health: 0 }))
      .play();
    const told = ids(notes).filter((x) => x.includes(' end-'));
    expect(told).toEqual([
      'headline end-victory',
      'line end-survivor',
      'line end-fallen',
      'line end-shot',
      'line end-breach-empty',
    ]);
  });
});

describe('a thing without lines of its own', () => {
  const english = loadLocales('locales').speak('en', () => 'Anna');
  const said = (event: FightEvent) => english.plain(eventTold(event));

  it('is told by its name where it is thrown', () => {
    const thrown = { what: 'thrown', seat: 0, roll: 50, hits: [{ kind: 'fat', damage: 15, left: 0 }] } as const;
    expect(said({ ...thrown, item: 'grenade' })).toBe('💣 Anna throws a grenade: 50 → down: 1 fat');
    expect(said({ ...thrown, item: 'rebar' })).toBe('Anna throws (rebar): 50 → down: 1 fat');
  });

  it('is told by its name where it stops an answer', () => {
    const nothing = { chance: 0, roll: null, damage: 0, harm: null } as const;
    const answer = { what: 'answer', kind: 'fast', seat: 0, outcome: 'stopped', ...nothing } as const;
    expect(said({ ...answer, by: 'shield' })).toBe('Answer, fast zombie → Anna: the shield holds');
    expect(said({ ...answer, by: 'backpack' })).toBe('Answer, fast zombie → Anna: stopped (backpack)');
  });
});

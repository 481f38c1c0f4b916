/** What a game, its rules and its clocks are called. */
import type { Arg, Msg } from '../../../kit/game.ts';
import { msg } from '../../../messages/msg.ts';
import type { Clock, Settings } from '../../../table/model/aggregate.ts';

export function titleOf(game: string): Msg {
  return { id: `${game}-title` };
}

export function presetName(preset: 'printed' | 'recommended' | 'own'): Msg {
  return msg(`lobby-preset-${preset}`);
}

/** What a game by these rules is like. */
export function presetAbout(game: string, preset: 'printed' | 'recommended'): Msg {
  return { id: `${game}-${preset}` };
}

export function clockName(game: string, clock: string): Msg {
  return { id: `${game}-clock-${clock}` };
}

export function clockValue(clock: Clock, zone: string): Msg {
  return 'at' in clock ? msg('clock-at', { time: clock.at, zone }) : msg('clock-span', { ms: clock.span });
}

/** Clocks that run alike are named together: "bonus and preparation — 24 hrs". */
export function clocksOf(game: string, { clocks, zone }: Pick<Settings, 'clocks' | 'zone'>): readonly Arg[] {
  const alike = new Map<string, { readonly names: Msg[]; readonly value: Msg }>();
  for (const [name, clock] of Object.entries(clocks)) {
    const key = JSON.stringify(clock);
    const group = alike.get(key) ?? { names: [], value: clockValue(clock, zone) };
    group.names.push(clockName(game, name));
    alike.set(key, group);
  }
  return [...alike.values()].map(({ names, value }) => msg('lobby-clock', { clocks: names, value }));
}

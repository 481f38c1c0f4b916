/** One form for a whole evening: a group with people in it and, where something stands behind the bot, a table begun. */
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Offer } from '../views.ts';
import { dialog } from './dialogs.ts';
import { look } from './door.ts';
import { Modal } from './modal.tsx';
import { Buttons } from './newperson.tsx';
import { attempt, choose, isInChat, person, state } from './store.ts';
import { fill, language, words } from './words.ts';

interface Wanted {
  title: string;
  count: number;
  started: boolean;
  forum: boolean;
  withTable: boolean;
  game: string;
  preset: string;
  players: number;
  begin: boolean;
}

const mostPeople = 16;

export function NewTable() {
  const offers = useSignal<readonly Offer[]>([]);
  const [wanted, setWanted] = useState<Wanted>({
    title: words.value.defaultTitle,
    count: 2,
    started: true,
    forum: false,
    withTable: state.value?.hasLevers === true,
    game: '',
    preset: '',
    players: 1,
    begin: true,
  });
  const change = (part: Partial<Wanted>) => setWanted((before) => ({ ...before, ...part }));
  useEffect(() => {
    if (!state.value?.hasLevers) return;
    void look('offers', { language: language.value })
      .catch(() => [])
      .then((told) => {
        offers.value = told;
      });
  }, [language.value]);
  const offer = offers.value.find(({ id }) => id === wanted.game) ?? offers.value[0];
  const preset = offer?.presets.find(({ id }) => id === wanted.preset) ?? offer?.presets.at(-1);
  const players = Math.min(wanted.players, wanted.count);
  const withTable = wanted.withTable && offer !== undefined && preset !== undefined;

  const submit = async (event: Event) => {
    event.preventDefault();
    const { title, count, started, forum, begin } = wanted;
    const language_code = language.value;
    const who =
      person.value || (await attempt('people', { first_name: words.value.defaultName, language_code }))?.person;
    if (who === undefined) return;
    const group = { person: who, title, count, started, forum, language_code };
    const made = withTable
      ? await attempt('tables', { ...group, players, begin, game: offer.id, preset: preset.id })
      : await attempt('groups', group);
    if (made?.chat === undefined) return;
    dialog.value = undefined;
    isInChat.value = true;
    choose(who, made.chat);
  };

  return (
    <Modal
      label={words.value.newTable}
      onClose={() => {
        dialog.value = undefined;
      }}
    >
      <form onSubmit={submit}>
        <h2>{words.value.newTable}</h2>
        <label>
          {words.value.groupTitle}
          <input
            required
            maxLength={128}
            value={wanted.title}
            onInput={(e) => change({ title: e.currentTarget.value })}
          />
        </label>
        <Count label={words.value.howMany} least={1} value={wanted.count} onChange={(count) => change({ count })} />
        <Check label={words.value.started} on={wanted.started} onChange={(started) => change({ started })} />
        <Check label={words.value.forum} on={wanted.forum} onChange={(forum) => change({ forum })} />
        {offer && (
          <Check label={words.value.withTable} on={wanted.withTable} onChange={(is) => change({ withTable: is })} />
        )}
        {withTable && (
          <fieldset>
            <label>
              {words.value.game}
              <select value={offer.id} onChange={(e) => change({ game: e.currentTarget.value, preset: '' })}>
                {offers.value.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {words.value.preset}
              <select value={preset.id} onChange={(e) => change({ preset: e.currentTarget.value })}>
                {offer.presets.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <p class="hint">{preset.about}</p>
            <Count label={words.value.players} least={0} value={players} onChange={(n) => change({ players: n })} />
            <Check label={words.value.beginNow} on={wanted.begin} onChange={(begin) => change({ begin })} />
            <p class="hint">
              {wanted.begin
                ? fill(words.value.seats, { people: players, computers: Math.max(0, preset.least - players) })
                : fill(words.value.seatsLobby, { people: players, least: preset.least })}
            </p>
          </fieldset>
        )}
        <Buttons done={withTable ? words.value.makeTable : words.value.make} />
      </form>
    </Modal>
  );
}

interface CountProps {
  label: string;
  least: number;
  value: number;
  onChange: (value: number) => void;
}

function Count({ label, least, value, onChange }: CountProps) {
  return (
    <label>
      {label}
      <input
        type="number"
        min={least}
        max={mostPeople}
        required
        value={value}
        onInput={(e) => onChange(Math.min(mostPeople, Math.max(least, e.currentTarget.valueAsNumber || least)))}
      />
    </label>
  );
}

function Check({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(e) => onChange(e.currentTarget.checked)} />
      {label}
    </label>
  );
}

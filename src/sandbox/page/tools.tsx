/** Behind the scenes: the weather and the log, one at a time, beside the chat or over it. */
import { signal } from '@preact/signals';
import { Log } from './log.tsx';
import { state } from './store.ts';
import { Weather } from './weather.tsx';
import { words } from './words.ts';

export const tool = signal<'weather' | 'log' | undefined>(undefined);

export function Tools() {
  if (!tool.value) return null;
  return (
    <aside id="tools" aria-label={words.value.tools}>
      <header class="bar">
        {(['weather', 'log'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tool.value === name}
            onClick={() => {
              tool.value = name;
            }}
          >
            {words.value[name]}
          </button>
        ))}
        <span class="fill" />
        <button
          type="button"
          class="icon"
          title={words.value.close}
          aria-label={words.value.close}
          onClick={() => {
            tool.value = undefined;
          }}
        >
          ×
        </button>
      </header>
      {tool.value === 'log' ? <Log /> : <Weather />}
    </aside>
  );
}

export function ToolsButton() {
  const faults = state.value?.malformed ?? 0;
  return (
    <button
      type="button"
      aria-pressed={tool.value !== undefined}
      onClick={() => {
        tool.value = tool.value ? undefined : 'log';
      }}
    >
      {words.value.tools}
      {faults > 0 && ` ⚠ ${faults}`}
    </button>
  );
}

/** What the bot counts, for `/metrics`. Gauges look when they are read, so that they are true for any number of processes. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type LetterFate = 'sent' | 'edited' | 'unchanged' | 'dropped' | 'retried';
export type PressFate = 'accepted' | 'refused' | 'repeated';
/** What a flood consists of; an answer is one for which too many others wait in its chat. */
export type Dropped = 'press' | 'message' | 'answer';

export interface Metrics {
  readonly registry: Registry;
  letter(fate: LetterFate): void;
  press(fate: PressFate, seconds: number): void;
  update(): void;
  dropped(what: Dropped): void;
}

export interface Looks {
  /** Letters that wait in the outbox. */
  queueLength(): Promise<number>;
  tablesByPhase(): Promise<Readonly<Record<string, number>>>;
  /** In seconds. */
  ages(): Promise<{ readonly oldestJob: number; readonly oldestLetter: number; readonly heartbeat: number }>;
  /** Of this process's worker since its start, by why. */
  restarts(): Readonly<Record<string, number>>;
}

/** The rest is worth telling without the database, too. */
const unknown = () => Number.NaN;

export function createMetrics(looks: Looks): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const letters = new Counter({
    name: 'slow_table_letters_total',
    help: 'Letters taken from the outbox, by what became of them',
    labelNames: ['fate'],
    registers,
  });
  const presses = new Counter({
    name: 'slow_table_presses_total',
    help: 'Presses in forms, by what became of them',
    labelNames: ['fate'],
    registers,
  });
  const pressSeconds = new Histogram({
    name: 'slow_table_press_seconds',
    help: 'From the arrival of a press to its answer',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const updates = new Counter({ name: 'slow_table_updates_total', help: 'Updates taken from Telegram', registers });
  const dropped = new Counter({
    name: 'slow_table_dropped_total',
    help: 'Parts of floods that were not carried out, or not answered',
    labelNames: ['what'],
    registers,
  });
  new Gauge({
    name: 'slow_table_outbox_letters',
    help: 'Letters that wait in the outbox',
    registers,
    async collect() {
      this.set(await looks.queueLength().catch(unknown));
    },
  });
  new Gauge({
    name: 'slow_table_tables',
    help: 'Tables by phase',
    labelNames: ['phase'],
    registers,
    async collect() {
      this.reset();
      const phases = await looks.tablesByPhase().catch(() => ({}));
      for (const [phase, count] of Object.entries(phases)) this.set({ phase }, count);
    },
  });
  const ages = {
    oldestJob: ['slow_table_oldest_job_seconds', 'How long the oldest job has been due that nobody has taken'],
    oldestLetter: ['slow_table_oldest_letter_seconds', 'How long the oldest letter has waited that could be sent'],
    heartbeat: ['slow_table_worker_heartbeat_seconds', "Since this process's worker last did a job"],
  } as const;
  for (const age of ['oldestJob', 'oldestLetter', 'heartbeat'] as const) {
    const [name, help] = ages[age];
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set((await looks.ages())[age]);
      },
    });
  }
  new Counter({
    name: 'slow_table_worker_restarts_total',
    help: "How often this process's worker was replaced: idle, though it could have worked, or broken off",
    labelNames: ['why'],
    registers,
    collect() {
      this.reset();
      for (const [why, count] of Object.entries(looks.restarts())) this.inc({ why }, count);
    },
  });
  return {
    registry,
    letter: (fate) => letters.inc({ fate }),
    press: (fate, seconds) => {
      presses.inc({ fate });
      pressSeconds.observe(seconds);
    },
    update: () => updates.inc(),
    dropped: (what) => dropped.inc({ what }),
  };
}

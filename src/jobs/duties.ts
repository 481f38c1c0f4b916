/** What the jobs do: mostly what time does to a table, which the service knows. */
import type { Millis } from '../table/model/aggregate.ts';
import type { Service } from '../table/service/service.ts';
import type { Tasks } from './tasks.ts';

export interface DutiesNeeds {
  readonly service: Pick<Service, 'due' | 'remindDue' | 'loanOver' | 'idle'>;
  readonly deliver: (chat: number, over: AbortSignal) => Promise<Millis | undefined>;
  readonly prune: () => Promise<void>;
}

export function dutiesOf({ service, deliver, prune }: DutiesNeeds): Tasks {
  return {
    due: ({ table, ask }) => service.due(table, ask),
    remind: ({ table, ...which }) => service.remindDue(table, which),
    giveback: ({ table, ...loan }) => service.loanOver(table, loan),
    idle: ({ table }) => service.idle(table),
    deliver: ({ chat }, over) => deliver(chat, over),
    prune,
  };
}

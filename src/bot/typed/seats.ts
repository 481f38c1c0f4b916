/** Whose seat, and who is to come, as people type it behind `/sub`: `away`, `bot`, `все`, `nobody`. */
import { means } from './words.ts';

/** Those who are not waited for any more. */
export const isAway = means(({ away }) => away);

const successors = (['computer', 'anyone', 'nobody'] as const).map(
  (who) => [who, means(({ successors: words }) => words[who])] as const,
);

export function successorTyped(word: string): 'computer' | 'anyone' | 'nobody' | undefined {
  return successors.find(([, isSuch]) => isSuch(word))?.[0];
}

/** The page's way to the sandbox: what it asks, and what it has done. */
import type { CallsView, ChatView, Moments, Offer, StateView } from '../views.ts';

/** A refusal in the sandbox's own words. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** The answers by path: both sides are built from the same types in one build, so the JSON is what it says. */
interface Answers {
  state: StateView;
  chats: ChatView;
  calls: CallsView;
  offers: Offer[];
  moments: Moments;
}

export async function look<K extends keyof Answers>(
  what: K,
  query: Readonly<Record<string, string | number | undefined>> = {},
  id?: number,
): Promise<Answers[K]> {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const response = await fetch(
    `/sandbox/${what}${id === undefined ? '' : `/${id}`}?${new URLSearchParams(Object.fromEntries(given))}`,
  );
  if (!response.ok) throw new Refused(response.statusText);
  const answer: Answers[K] = await response.json();
  return answer;
}

/** What came of an action; which fields are there depends on the action. */
export interface Outcome {
  person?: number;
  chat?: number;
  by?: number;
  text?: string;
  show_alert?: boolean;
  url?: string;
}

/** @throws Refused; TypeError when nobody answers */
export async function act(action: string, body: object): Promise<Outcome> {
  const response = await fetch(`/sandbox/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: Outcome & { error?: string } = await response.json();
  if (!response.ok) throw new Refused(answer.error ?? response.statusText);
  return answer;
}

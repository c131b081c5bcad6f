import type { BareAnswers } from './bare-server.ts';
import { ask, type Sent } from './request.ts';
import { distinct, keyOf, type Case } from './steps.ts';

/** What our server answered to one request of a case. */
export interface Recorded {
  readonly case: string;
  readonly sent: Sent;
  readonly status: number;
  /** Empty where there is no body. */
  readonly text: string;
}

/** Cases that are refused on purpose. */
const REFUSED: Readonly<Record<string, number>> = { '404': 404, '400': 400 };

/** Asks our server everything once. Rejects where an answer is not of the kind that the case is about. */
export const record = async (url: string, cases: readonly Case[]): Promise<readonly Recorded[]> => {
  const recorded: Recorded[] = [];
  for (const one of cases) {
    const wanted = new Set(distinct(one));
    const first = new Set<string>();
    for (const sent of one.steps.flat()) {
      // A step is sent as a whole, so that what it does is undone.
      if (!wanted.has(sent) && one.steps[0]?.length === 1) continue;
      const { status, text } = await ask(url, sent);
      const refused = REFUSED[one.name];
      if (refused === undefined ? status >= 400 : status !== refused)
        throw new Error(`${one.name}: ${keyOf(sent)} was answered ${status}: ${text.slice(0, 400)}`);
      if (first.has(keyOf(sent))) continue;
      first.add(keyOf(sent));
      recorded.push({ case: one.name, sent, status, text });
    }
  }
  return recorded;
};

/** The same answers for a server without state to repeat. */
export const bareAnswersOf = (recorded: readonly Recorded[]): BareAnswers => {
  const places = new Map<string, number>();
  const answers: Record<string, { readonly status: number; readonly body: number }> = {};
  for (const { sent, status, text } of recorded) {
    const body = places.get(text) ?? places.size;
    places.set(text, body);
    answers[keyOf(sent)] = { status, body };
  }
  return { bodies: [...places.keys()].map((text): unknown => JSON.parse(text || 'null')), answers };
};

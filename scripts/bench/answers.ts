import type { BareAnswers } from './bare-server.ts';
import { ask, type Sent } from './request.ts';
import { inBatches } from './batches.ts';
import { distinctSteps, keyOf, type Case, type Step } from './steps.ts';

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

const isChange = ([first, ...others]: Step): boolean => first?.method === 'PUT' && others.length === 0;

/** Sends the requests of a step in their order. */
const recordStep = async (url: string, name: string, step: Step): Promise<readonly Recorded[]> => {
  const recorded: Recorded[] = [];
  for (const sent of step) {
    const { status, text } = await ask(url, sent);
    const refused = REFUSED[name];
    if (refused === undefined ? status >= 400 : status !== refused)
      throw new Error(`${name}: ${keyOf(sent)} was answered ${status}: ${text.slice(0, 400)}`);
    recorded.push({ case: name, sent, status, text });
  }
  return recorded;
};

/** Asks our server everything once. Rejects where an answer is not of the kind that the case is about. */
export const record = async (url: string, cases: readonly Case[]): Promise<readonly Recorded[]> => {
  const found: Recorded[] = [];
  // Changes of all cases come first, so later answers keep their length.
  for (const { name, steps } of cases)
    await inBatches(steps.filter(isChange), (step) => recordStep(url, name, step));
  for (const one of cases) {
    const first = new Map<string, Recorded>();
    const steps = await inBatches(distinctSteps(one), (step) => recordStep(url, one.name, step));
    for (const recorded of steps.flat())
      if (!first.has(keyOf(recorded.sent))) first.set(keyOf(recorded.sent), recorded);
    found.push(...first.values());
  }
  return found;
};

/** The same answers for a server without state to repeat; where an address was asked more than once, the first one. */
export const bareAnswersOf = (recorded: readonly Recorded[]): BareAnswers => {
  const places = new Map<string, number>();
  const answers: Record<string, { readonly status: number; readonly body: number }> = {};
  for (const { sent, status, text } of recorded) {
    const body = places.get(text) ?? places.size;
    places.set(text, body);
    answers[keyOf(sent)] ??= { status, body };
  }
  return { bodies: [...places.keys()].map((text): unknown => JSON.parse(text || 'null')), answers };
};

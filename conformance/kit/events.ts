import type { EventType } from '../../openapi/generated/contract.ts';
import { Unproven, Violation } from './errors.ts';
import { field, isObject, parseJson, show } from './json.ts';
import type { RunSpec } from './run.ts';

/** One delivery of the target, as it arrived at the runner. */
export interface Delivered {
  readonly n: number;
  /** Epoch milliseconds on the runner's clock. */
  readonly receivedAt: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body; a text where it was no JSON. */
  readonly body: unknown;
}

export type EventTest = (delivered: Delivered) => boolean;

/** The deliveries of the target. A mark is a place in their order: only what comes after it counts. */
export interface Events {
  /** Take it before the request that causes the event. */
  mark(): Promise<number>;
  /** Waits for an event that is promised to come, and gives it back. */
  expect(mark: number, test: EventTest, promised: string): Promise<Delivered>;
  /**
   * Raises a violation when an event came that must not. `sentinel` causes a later event that is certain and says
   * how to know it: once that one is here, what has not come is not coming.
   */
  none(mark: number, test: EventTest, promised: string, sentinel: () => Promise<EventTest>): Promise<void>;
  /** Everything delivered since the mark so far. */
  since(mark: number): Promise<readonly Delivered[]>;
}

/** An event of this type; with an id, about that resource. */
export function eventOf(type: EventType, resourceId?: string): EventTest {
  return ({ body }) =>
    field(body, 'eventType') === type &&
    (resourceId === undefined || field(body, 'resourceId') === resourceId);
}

/** The latest place known in each inbox, so that a mark need not read it from its beginning. */
const latest = new Map<string, number>();

/** Longest wait asked of the inbox at once, in milliseconds. */
const TURN = 2_000;

/** For how many times the patience an event is awaited while others keep coming. */
const LONGEST = 10;

export function createEvents(run: RunSpec): Events {
  const read = async (
    after: number,
    wait: number,
  ): Promise<{ readonly events: readonly Delivered[]; readonly next: number }> => {
    if (!run.webhooks) throw new Unproven('needs webhooks: configure where the target can deliver events');
    const response = await fetch(
      `${run.webhooks.inbox}/events?after=${after}&wait=${Math.max(0, Math.round(wait))}`,
    );
    const page: unknown = await response.json();
    const [events, next] = [field(page, 'events'), field(page, 'next')];
    if (!Array.isArray(events) || typeof next !== 'number')
      throw new Error(`the runner's inbox answered ${show(page)}`);
    latest.set(run.webhooks.inbox, next);
    return { events: events.map(deliveredOf), next };
  };

  const since = async (mark: number): Promise<readonly Delivered[]> => (await read(mark, 0)).events;

  const arrival = async (mark: number, test: EventTest): Promise<Delivered | undefined> => {
    const begun = performance.now();
    let end = begun + run.patience;
    for (let after = mark; ;) {
      const rest = end - performance.now();
      const { events, next } = await read(after, Math.min(TURN, rest));
      const found = events.find(test);
      if (found || rest <= 0) return found;
      // What still comes of earlier deeds may stand in the way of what is awaited.
      if (events.length > 0) end = Math.min(performance.now() + run.patience, begun + LONGEST * run.patience);
      after = next;
    }
  };

  return {
    since,
    mark: async () => (await read(latest.get(run.webhooks?.inbox ?? '') ?? 0, 0)).next,
    async expect(mark, test, promised) {
      const found = await arrival(mark, test);
      if (found) return found;
      throw new Violation({
        promised,
        found: `no such event within ${run.patience / 1000} s; delivered since: ${listed(await since(mark))}`,
        next: `see that the target delivers to ${run.webhooks?.publicUrl ?? 'the suite'}, or raise webhooks.patience`,
      });
    },
    async none(mark, test, promised, sentinel) {
      const later = await sentinel();
      if (!(await arrival(mark, later))) {
        throw new Unproven(
          'the event that should close the waiting did not come, so absence cannot be judged',
        );
      }
      const wrong = (await since(mark)).find(test);
      if (wrong) throw new Violation({ promised, found: `the event ${show(wrong.body)}` });
    },
  };
}

/** A body that is no JSON is kept as the text it is. */
function parsed(text: string): unknown {
  return parseJson(text) ?? text;
}

function deliveredOf(entry: unknown): Delivered {
  const [n, receivedAt, headers, body] = ['n', 'receivedAt', 'headers', 'body'].map((name) =>
    field(entry, name),
  );
  const pairs = Object.entries(isObject(headers) ? headers : {}).map(([name, value]): [string, string] => [
    name.toLowerCase(),
    String(value),
  ]);
  return {
    n: Number(n),
    receivedAt: typeof receivedAt === 'string' ? Date.parse(receivedAt) : Number(receivedAt),
    headers: Object.fromEntries(pairs),
    body: typeof body === 'string' ? parsed(body) : body,
  };
}

function listed(events: readonly Delivered[]): string {
  const told = events.map(
    ({ body }) => `${show(field(body, 'eventType'))} of ${show(field(body, 'resourceId'))}`,
  );
  return told.length === 0 ? 'nothing' : told.slice(-10).join(', ');
}

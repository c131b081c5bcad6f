import type { EventType } from '../../openapi/generated/contract.ts';
import { readDateTime } from './date-time.ts';
import { Unproven, Violation } from './errors.ts';
import { field, isObject, parseJson, show } from './json.ts';
import type { RunSpec } from './run.ts';
import { toAdd, webhooks } from './to-add.ts';

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
   * Everything that was caused since the mark. `sentinel` causes a later event that is certain and says how to know
   * it: once that one is here, what has not come is not coming. Where deliveries were seen to overtake each other,
   * what was caused before gets the time that the slowest of them took. Unproven where the later one does not come.
   */
  whole(mark: number, sentinel: () => Promise<EventTest>): Promise<readonly Delivered[]>;
  /** Raises a violation when an event came that must not, by all that was caused since the mark. */
  none(mark: number, test: EventTest, promised: string, sentinel: () => Promise<EventTest>): Promise<void>;
  /** Every event delivered since the mark so far; one that is delivered again counts where it came first. */
  since(mark: number): Promise<readonly Delivered[]>;
}

/** An event of this type; with an id, about that resource. */
export function eventOf(type: EventType, resourceId?: string): EventTest {
  return ({ body }) =>
    field(body, 'eventType') === type &&
    (resourceId === undefined || field(body, 'resourceId') === resourceId);
}

/** What is known of the deliveries in an inbox. */
interface Memory {
  /** The latest place known, so that a mark need not read the inbox from its beginning. */
  latest: number;
  /** Where each event came first. */
  readonly first: Map<string, number>;
  /** The shortest and the longest time from what happened to its delivery, each by the clock of its own side. */
  least: number;
  most: number;
  /** When the latest event so far happened. */
  newest: number;
  /** An event came after one that had happened later. */
  overtakes: boolean;
}

const memories = new Map<string, Memory>();

function memoryOf(inbox: string): Memory {
  const known = memories.get(inbox);
  if (known) return known;
  const memory: Memory = {
    latest: 0,
    first: new Map(),
    least: Infinity,
    most: -Infinity,
    newest: -Infinity,
    overtakes: false,
  };
  memories.set(inbox, memory);
  return memory;
}

/** When an event happened, in epoch milliseconds by the target's clock; undefined where it does not say. */
export function occurredAt({ body }: Delivered): number | undefined {
  const told = field(body, 'occurredAt');
  const read = typeof told === 'string' ? readDateTime(told) : undefined;
  return read?.offset === undefined ? undefined : read.wall - read.offset * 60_000;
}

/** What makes two deliveries one event: its id, and what it says. One without an id is never a repetition. */
function keyOf(delivered: Delivered): string | undefined {
  const [id, type, about] = ['eventId', 'eventType', 'resourceId'].map((name) => field(delivered.body, name));
  return typeof id === 'string' ? JSON.stringify([id, type, about, occurredAt(delivered)]) : undefined;
}

/** Takes in a delivery; false where the same event came before. */
function isFirst(memory: Memory, delivered: Delivered): boolean {
  const key = keyOf(delivered) ?? `the delivery ${delivered.n}`;
  const first = memory.first.get(key);
  if (first !== undefined) return first === delivered.n;
  memory.first.set(key, delivered.n);
  const happened = occurredAt(delivered);
  if (happened === undefined) return true;
  memory.least = Math.min(memory.least, delivered.receivedAt - happened);
  memory.most = Math.max(memory.most, delivered.receivedAt - happened);
  memory.overtakes ||= happened < memory.newest;
  memory.newest = Math.max(memory.newest, happened);
  return true;
}

/** Longest wait asked of the inbox at once, in milliseconds. */
const TURN = 2_000;

/** For how many times the patience an event is awaited while others keep coming. */
const LONGEST = 10;

export function createEvents(run: RunSpec): Events {
  const read = async (
    after: number,
    wait: number,
  ): Promise<{ readonly events: readonly Delivered[]; readonly next: number }> => {
    if (!run.webhooks)
      throw new Unproven(toAdd('needs webhooks, an address to which the target delivers events', webhooks));
    const response = await fetch(
      `${run.webhooks.inbox}/events?after=${after}&wait=${Math.max(0, Math.round(wait))}`,
    );
    const page: unknown = await response.json();
    const [events, next] = [field(page, 'events'), field(page, 'next')];
    if (!Array.isArray(events) || typeof next !== 'number')
      throw new Error(`the runner's inbox answered ${show(page)}`);
    const memory = memoryOf(run.webhooks.inbox);
    memory.latest = Math.max(memory.latest, next);
    return { events: events.map(deliveredOf).filter((one) => isFirst(memory, one)), next };
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

  /** Lets what was caused before an event arrive, where it may have been overtaken by that one. */
  const stragglers = async (mark: number, last: Delivered): Promise<void> => {
    const { overtakes, most } = memoryOf(run.webhooks?.inbox ?? '');
    const happened = occurredAt(last);
    if (!overtakes || happened === undefined) return;
    const rest = Math.min(run.patience, most - (last.receivedAt - happened));
    const end = performance.now() + rest;
    for (let after = mark; performance.now() < end;)
      after = (await read(after, Math.min(TURN, end - performance.now()))).next;
  };

  const whole: Events['whole'] = async (mark, sentinel) => {
    const last = await arrival(mark, await sentinel());
    if (!last)
      throw new Unproven('the event that should close the waiting did not come, so absence cannot be judged');
    await stragglers(mark, last);
    return since(mark);
  };

  return {
    since,
    mark: async () => (await read(memoryOf(run.webhooks?.inbox ?? '').latest, 0)).next,
    async expect(mark, test, promised) {
      const found = await arrival(mark, test);
      if (found) return found;
      throw new Violation({
        promised,
        found: `no such event within ${run.patience / 1000} s; delivered since: ${listed(await since(mark))}`,
        next: `see that the target delivers to ${run.webhooks?.publicUrl ?? 'the suite'}, or raise webhooks.patience`,
      });
    },
    whole,
    async none(mark, test, promised, sentinel) {
      const wrong = (await whole(mark, sentinel)).find(test);
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

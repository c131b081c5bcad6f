import { readDateTime } from './date-time.ts';
import { field } from './json.ts';
import { remembered } from './remembered.ts';

/** One delivery of the target, as it arrived at the runner. */
export interface Delivered {
  readonly n: number;
  /** Epoch milliseconds on the runner's clock. */
  readonly receivedAt: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, or the text if it is not JSON. */
  readonly body: unknown;
}

/** When an event happened, in epoch milliseconds by the target's clock; undefined if it does not say. */
export function occurredAt({ body }: Delivered): number | undefined {
  const stated = field(body, 'occurredAt');
  const read = typeof stated === 'string' ? readDateTime(stated) : undefined;
  return read?.offset === undefined ? undefined : read.wall - read.offset * 60_000;
}

/** What all readers of an inbox share: each delivery is fetched once, even if many checks wait for it. */
export interface Arrivals {
  /** The latest known place, so that later reads do not start at the beginning of the inbox. */
  latest: number;
  /** The events so far; a repeated event is kept only at its first place. */
  readonly events: Delivered[];
  /** The first place of each event. */
  readonly first: Map<string, number>;
  /** The one pending read for the next delivery; all waiting checks share it. */
  waiting?: Promise<void>;
  /** The first read, which may be long: later checks wait for it and do not read the inbox themselves. */
  opening?: Promise<unknown>;
}

const arrivals = new Map<string, Arrivals>();

export const arrivalsOf = (inbox: string): Arrivals =>
  remembered(arrivals, inbox, () => ({ latest: 0, events: [], first: new Map() }));

/** The events after a place. */
export const eventsAfter = ({ events }: Arrivals, place: number): readonly Delivered[] =>
  events.slice(events.findLastIndex(({ n }) => n <= place) + 1);

/** How fast deliveries come while many checks run. */
export interface Pulse {
  /**
   * The shortest and the longest time from an event to its delivery. The target's clock gives the first moment, the
   * runner's the second.
   */
  least: number;
  most: number;
  /** That time of the last delivery. */
  last: number;
  /** The time of the latest event so far. */
  newest: number;
  /** Whether an event came after one that happened later. */
  overtakes: boolean;
}

export const newPulse = (): Pulse => ({
  least: Infinity,
  most: -Infinity,
  last: -Infinity,
  newest: -Infinity,
  overtakes: false,
});

/** Deliveries with the same id and content are one event. One without an id is never a repetition. */
function keyOf(delivered: Delivered): string | undefined {
  const [id, type, about] = ['eventId', 'eventType', 'resourceId'].map((name) => field(delivered.body, name));
  return typeof id === 'string' ? JSON.stringify([id, type, about, occurredAt(delivered)]) : undefined;
}

/** Adds a delivery; false if the same event came before. */
export function isFirst(known: Arrivals, pulse: Pulse, delivered: Delivered): boolean {
  const key = keyOf(delivered) ?? `the delivery ${delivered.n}`;
  const first = known.first.get(key);
  if (first !== undefined) return first === delivered.n;
  known.first.set(key, delivered.n);
  const happened = occurredAt(delivered);
  if (happened === undefined) return true;
  pulse.last = delivered.receivedAt - happened;
  pulse.least = Math.min(pulse.least, pulse.last);
  pulse.most = Math.max(pulse.most, pulse.last);
  pulse.overtakes ||= happened < pulse.newest;
  pulse.newest = Math.max(pulse.newest, happened);
  return true;
}

/** One webhook event as it is delivered (the interface: Events). */
export interface OutboxEvent {
  readonly eventType: string;
  readonly aggregateType: string;
  readonly occurredAt: string;
  readonly tenant: string;
  readonly eventId: string;
  readonly resourceId: string;
  /** Members that its delivery leaves out. */
  readonly omits?: readonly EventMember[];
}

type EventMember = 'aggregateType' | 'occurredAt' | 'tenant' | 'eventId' | 'resourceId';

/** The event as it is delivered. */
export const payloadOf = ({ omits = [], ...event }: OutboxEvent): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !omits.some((one) => one === name)));

export type DeliveryState =
  /** With attempts: the last one failed for this reason, and another follows. */
  | { readonly state: 'waiting'; readonly attempts?: number; readonly reason?: string }
  | { readonly state: 'delivered'; readonly attempts: number; readonly status: number }
  | { readonly state: 'failed'; readonly attempts: number; readonly reason: string }
  | { readonly state: 'no-receiver' };

export interface OutboxEntry {
  readonly event: OutboxEvent;
  /** How it stands with all of its receivers together. */
  readonly delivery: DeliveryState;
  /** How it stands with each, by the id of the receiver; absent where there is none. */
  readonly receivers?: Readonly<Record<string, DeliveryState>>;
}

/** Append-only list of what happened; delivery reads it in order. */
export interface Outbox {
  append(event: OutboxEvent): void;
  /** Says how it stands with an event, for one receiver or where there is none. */
  settle(eventId: string, delivery: DeliveryState, receiver?: string): void;
  entries(): readonly OutboxEntry[];
  /** How many events there ever were. */
  appended(): number;
  /** Called once after every append. */
  onAppend(listener: (event: OutboxEvent) => void): void;
  /** Calls the listener with every entry that is new or settled otherwise. */
  watch(listener: (entry: OutboxEntry) => void): void;
}

/** Entries that wait for nothing any more and are kept for reading back; the oldest go first. */
const MOST_SETTLED = 1000;

export const isWaiting = ({ delivery }: OutboxEntry): boolean => delivery.state === 'waiting';

/** Which of several states is told as the state of all: the one that is furthest from its end. */
const LEAST_DONE = ['waiting', 'failed', 'delivered', 'no-receiver'] as const;

const together = (states: readonly DeliveryState[]): DeliveryState | undefined =>
  LEAST_DONE.flatMap((state) => states.find((one) => one.state === state) ?? []).at(0);

/** How many of so many entries are kept when so many of them wait. */
export const keptOf = (entries: number, waiting: number): number =>
  waiting + Math.min(entries - waiting, MOST_SETTLED);

/** An outbox in which these entries, oldest first, are already. */
export const createOutbox = (begun: Iterable<OutboxEntry> = []): Outbox => {
  const entries = new Map([...begun].map((entry) => [entry.event.eventId, entry]));
  const listeners: ((event: OutboxEvent) => void)[] = [];
  let watcher: ((entry: OutboxEntry) => void) | undefined;
  /** Ids of those that wait for nothing, in the order in which that came about. */
  const settled = new Set<string>();
  let appended = entries.size;

  const sort = (entry: OutboxEntry): void => {
    const { eventId } = entry.event;
    settled.delete(eventId);
    if (!isWaiting(entry)) settled.add(eventId);
    for (const oldest of settled) {
      if (settled.size <= MOST_SETTLED) return;
      settled.delete(oldest);
      entries.delete(oldest);
    }
  };
  for (const entry of entries.values()) sort(entry);

  const keep = (entry: OutboxEntry): void => {
    entries.set(entry.event.eventId, entry);
    watcher?.(entry);
    sort(entry);
  };
  return {
    append: (event) => {
      appended += 1;
      keep({ event, delivery: { state: 'waiting' } });
      for (const listener of listeners) listener(event);
    },
    settle: (eventId, delivery, receiver) => {
      const entry = entries.get(eventId);
      if (!entry) return;
      if (receiver === undefined) return keep({ ...entry, delivery });
      const receivers = { ...entry.receivers, [receiver]: delivery };
      keep({ ...entry, receivers, delivery: together(Object.values(receivers)) ?? delivery });
    },
    entries: () => [...entries.values()],
    appended: () => appended,
    onAppend: (listener) => void listeners.push(listener),
    watch: (listener) => {
      watcher = listener;
    },
  };
};

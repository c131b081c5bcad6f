/** A webhook event as it is delivered (interface: Events). */
export interface OutboxEvent {
  /** Such as `registration.created`. */
  readonly eventType: string;
  /** Kind of the record, such as `photo`. */
  readonly aggregateType: string;
  /** ISO 8601 instant in UTC. */
  readonly occurredAt: string;
  /** Slug of the tenant. */
  readonly tenant: string;
  /** Id of the event; the same in every delivery. */
  readonly eventId: string;
  /** Id of the record that the event is about. */
  readonly resourceId: string;
  /** Members that are left out of the delivery. */
  readonly omits?: readonly EventMember[];
}

/** A member of an event that a reading of an open question may leave out. */
export type EventMember = 'aggregateType' | 'occurredAt' | 'tenant' | 'eventId' | 'resourceId';

/** The event as it is delivered. */
export const payloadOf = ({ omits = [], ...event }: OutboxEvent): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !omits.some((one) => one === name)));

/** The state of a delivery. A `waiting` one with `attempts` failed for `reason` and is tried again. */
export type DeliveryState =
  | {
      /** Not delivered yet. */
      readonly state: 'waiting';
      /** Attempts so far. */
      readonly attempts?: number;
      /** Why the last attempt failed. */
      readonly reason?: string;
    }
  | {
      /** A receiver accepted it. */
      readonly state: 'delivered';
      /** Attempts in all. */
      readonly attempts: number;
      /** HTTP status of the receiver. */
      readonly status: number;
    }
  | {
      /** No attempt is left. */
      readonly state: 'failed';
      /** Attempts in all. */
      readonly attempts: number;
      /** Why the last attempt failed. */
      readonly reason: string;
    }
  | {
      /** No receiver wants it. */
      readonly state: 'no-receiver';
    };

/** An event of a world, and the state of its delivery. */
export interface OutboxEntry {
  /** The event. */
  readonly event: OutboxEvent;
  /** The state over all receivers. */
  readonly delivery: DeliveryState;
  /** The state for each receiver, by its id. */
  readonly receivers?: Readonly<Record<string, DeliveryState>>;
}

/** The events of a world in order. Delivery reads them from here. */
export interface Outbox {
  append(event: OutboxEvent): void;
  /** Sets the state of delivery of an event to one receiver; without `receiver`, of the event as a whole. */
  settle(eventId: string, delivery: DeliveryState, receiver?: string): void;
  entries(): readonly OutboxEntry[];
  /** How many events were ever appended. */
  appended(): number;
  /** Called once after every append. */
  onAppend(listener: (event: OutboxEvent) => void): void;
  /**
   * Calls the listener with every entry that is new or whose state changes. It replaces an earlier listener.
   */
  watch(listener: (entry: OutboxEntry) => void): void;
}

/** The largest number of kept entries that wait for no delivery. The oldest are dropped first. */
const MOST_SETTLED = 1000;

export const isWaiting = ({ delivery }: OutboxEntry): boolean => delivery.state === 'waiting';

/** The first of these that some receiver has is the state over all receivers. */
const LEAST_DONE = ['waiting', 'failed', 'delivered', 'no-receiver'] as const;

const together = (states: readonly DeliveryState[]): DeliveryState | undefined =>
  LEAST_DONE.flatMap((state) => states.find((one) => one.state === state) ?? []).at(0);

/** How many of `entries` entries are kept when `waiting` of them wait. */
export const keptOf = (entries: number, waiting: number): number =>
  waiting + Math.min(entries - waiting, MOST_SETTLED);

/** An outbox with these entries, oldest first. */
export const createOutbox = (begun: Iterable<OutboxEntry> = []): Outbox => {
  const entries = new Map([...begun].map((entry) => [entry.event.eventId, entry]));
  const listeners: ((event: OutboxEvent) => void)[] = [];
  let watcher: ((entry: OutboxEntry) => void) | undefined;
  /** Ids of the entries that wait for no delivery, in the order in which they were settled. */
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

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
  readonly delivery: DeliveryState;
}

/** Append-only list of what happened; delivery reads it in order. */
export interface Outbox {
  append(event: OutboxEvent): void;
  settle(eventId: string, delivery: DeliveryState): void;
  entries(): readonly OutboxEntry[];
  /** Called once after every append. */
  onAppend(listener: (event: OutboxEvent) => void): void;
  /** Calls the listener with every entry that is new or settled otherwise. */
  watch(listener: (entry: OutboxEntry) => void): void;
}

/** Entries kept for reading back; the oldest go first. */
export const MOST_ENTRIES = 1000;

/** An outbox in which these entries, oldest first, are already. */
export const createOutbox = (begun: Iterable<OutboxEntry> = []): Outbox => {
  const latest = [...begun].slice(-MOST_ENTRIES);
  const entries = new Map(latest.map((entry) => [entry.event.eventId, entry]));
  const listeners: ((event: OutboxEvent) => void)[] = [];
  let watcher: ((entry: OutboxEntry) => void) | undefined;
  const keep = (entry: OutboxEntry): void => {
    entries.set(entry.event.eventId, entry);
    watcher?.(entry);
  };
  return {
    append: (event) => {
      keep({ event, delivery: { state: 'waiting' } });
      const oldest = entries.size > MOST_ENTRIES ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      for (const listener of listeners) listener(event);
    },
    settle: (eventId, delivery) => {
      const entry = entries.get(eventId);
      if (entry) keep({ ...entry, delivery });
    },
    entries: () => [...entries.values()],
    onAppend: (listener) => void listeners.push(listener),
    watch: (listener) => {
      watcher = listener;
    },
  };
};

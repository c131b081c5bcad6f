import type { OutboxEvent } from '../world/outbox.ts';

/** Simulated delivery faults of one receiver. Plain numbers are shares of its events, from 0 to 1. */
export interface DeliveryPlan {
  /** The same seed gives the same faults. Default: 1. */
  readonly seed?: number;
  /** Share that is sent twice with the same `eventId`. */
  readonly duplicate?: number;
  /** Share that is sent after the event that follows. */
  readonly reorder?: number;
  /** Share that is held back by this many milliseconds of world time; later events may overtake it. */
  readonly delay?: {
    /** Share that is held back. */
    readonly share: number;
    /** How long, in world time. */
    readonly milliseconds: number;
  };
  /** Share that is never sent. */
  readonly drop?: number;
  /** Share with a wrong `X-API-KEY`. */
  readonly wrongKey?: number;
  /** Share without `X-API-KEY`. */
  readonly noKey?: number;
  /** Share that is followed by an event of an unknown type. */
  readonly unknownKind?: number;
  /** Share that is followed by an event about a record that does not exist. */
  readonly gone?: number;
  /** Events wait until there are this many (2 or more), and are then sent without a pause. */
  readonly burst?: number;
}

/** One way in which an event is sent. */
export interface Sending {
  readonly event: OutboxEvent;
  readonly key: 'right' | 'wrong' | 'none';
  /** Milliseconds that it is held back. */
  readonly delay: number;
  /** Sent after the event that follows. */
  readonly isOvertaken: boolean;
  /** An invented event: it has no outbox entry. */
  readonly isExtra: boolean;
}

export const asItIs = (event: OutboxEvent): Sending => ({
  event,
  key: 'right',
  delay: 0,
  isOvertaken: false,
  isExtra: false,
});

const isStruck = (share: number | undefined, draw: () => number): boolean => {
  // A number is drawn for every share, set or not, so that one more share does not change the others.
  const drawn = draw();
  return share !== undefined && drawn < share;
};

const extra = (event: OutboxEvent, suffix: string, changes: Partial<OutboxEvent>): Sending => ({
  ...asItIs({ ...event, ...changes, eventId: `${event.eventId}_${suffix}` }),
  isExtra: true,
});

/** The sends of an event by a plan; an empty list drops the event. */
export const sendingsOf = (
  event: OutboxEvent,
  plan: DeliveryPlan,
  draw: () => number,
): readonly Sending[] => {
  const struck = (share: number | undefined): boolean => isStruck(share, draw);
  const [isDropped, isTwice, isOvertaken, isLate] = [
    plan.drop,
    plan.duplicate,
    plan.reorder,
    plan.delay?.share,
  ].map(struck);
  const [isWrong, isBare, isUnknown, isGone] = [plan.wrongKey, plan.noKey, plan.unknownKind, plan.gone].map(
    struck,
  );
  if (isDropped) return [];
  const own: Sending = {
    event,
    key: isWrong ? 'wrong' : isBare ? 'none' : 'right',
    delay: isLate ? (plan.delay?.milliseconds ?? 0) : 0,
    isOvertaken: isOvertaken ?? false,
    isExtra: false,
  };
  return [
    own,
    ...(isTwice ? [{ ...own, isExtra: true }] : []),
    ...(isUnknown ? [extra(event, 'unknown', { eventType: 'something.unheard_of' })] : []),
    ...(isGone ? [extra(event, 'gone', { resourceId: `${event.resourceId}_gone` })] : []),
  ];
};

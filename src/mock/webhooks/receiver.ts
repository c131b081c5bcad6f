import { globTest } from '../domain/glob.ts';
import type { DeliveryPlan } from './plan.ts';
import type { OutboxEvent } from '../world/outbox.ts';
import type { Trust } from './trust.ts';

/** A receiver of events and its settings. */
export interface ReceiverSettings extends Trust {
  readonly url: string;
  /** X-API-KEY of its deliveries. */
  readonly key: string;
  /** Kinds of events, or globs of such; absent: all. */
  readonly events?: readonly string[];
  /** Milliseconds of world time between the attempts for one event; absent: by the reading of `delivery-retries`. */
  readonly retries?: readonly number[];
  /** The number of failed events in a row after which the receiver rests and its events wait. */
  readonly giveUpAfter?: number;
  /** Secret of Standard Webhooks: its deliveries are signed as well. */
  readonly signing?: string;
  /** What goes wrong with its deliveries; absent: nothing. */
  readonly plan?: DeliveryPlan;
}

/** `resting`: nothing is sent until it is resumed; its events wait. `gone`: it answered 410. */
export type ReceiverState = 'active' | 'resting' | 'gone';

/** The state of a receiver. */
export interface ReceiverAccount extends ReceiverSettings {
  readonly id: string;
  readonly state: ReceiverState;
  /** Events that wait for their first or next attempt. */
  readonly waiting: number;
  readonly delivered: number;
  /** Events that were given up after their last attempt. */
  readonly failed: number;
  /** Events that were refused because MOST_WAITING were waiting. */
  readonly refused: number;
  /** Events that its plan dropped. */
  readonly dropped: number;
}

export const isFor = ({ events }: ReceiverSettings): ((event: OutboxEvent) => boolean) => {
  const tests = events?.map(globTest);
  return ({ eventType }) => tests?.some((fits) => fits(eventType)) ?? true;
};

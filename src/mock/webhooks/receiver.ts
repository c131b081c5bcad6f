import { globTest } from '../domain/glob.ts';
import type { DeliveryPlan } from './plan.ts';
import type { OutboxEvent } from '../world/outbox.ts';

/** Who is told of events, and how. */
export interface ReceiverSettings {
  readonly url: string;
  /** X-API-KEY of its deliveries. */
  readonly key: string;
  /** Kinds of events, or globs of such; absent: all. */
  readonly events?: readonly string[];
  /** Milliseconds of the world's time between the attempts for one event; absent: as the reading of `delivery-retries` says. */
  readonly retries?: readonly number[];
  /** After so many events in a row that were given up, the receiver rests and its events wait. */
  readonly giveUpAfter?: number;
  /** Secret of Standard Webhooks: its deliveries are signed as well. */
  readonly signing?: string;
  /** What goes wrong with its deliveries; absent: nothing. */
  readonly plan?: DeliveryPlan;
}

/** `resting`: nothing is sent until somebody resumes it; its events wait. `gone`: it answered 410. */
export type ReceiverState = 'active' | 'resting' | 'gone';

/** A receiver as it stands. */
export interface ReceiverAccount extends ReceiverSettings {
  readonly id: string;
  readonly state: ReceiverState;
  /** Events that wait for their first or next attempt. */
  readonly waiting: number;
  readonly delivered: number;
  /** Events that were given up after their last attempt. */
  readonly failed: number;
  /** Events that came when MOST_WAITING were waiting, and were not taken. */
  readonly refused: number;
  /** Events that its plan dropped. */
  readonly dropped: number;
}

export const isFor = ({ events }: ReceiverSettings): ((event: OutboxEvent) => boolean) => {
  const tests = events?.map(globTest);
  return ({ eventType }) => tests?.some((fits) => fits(eventType)) ?? true;
};

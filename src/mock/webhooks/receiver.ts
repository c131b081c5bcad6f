import { globTest } from '../domain/glob.ts';
import type { DeliveryPlan } from './plan.ts';
import type { OutboxEvent } from '../world/outbox.ts';
import type { Trust } from './trust.ts';

/** The settings of a receiver. */
export interface ReceiverSettings extends Trust {
  /** The http or https address that events are posted to. */
  readonly url: string;
  /** Sent as `X-API-KEY`. Default: `demo-webhook-key`. */
  readonly key: string;
  /** Event types, or globs such as `registration.*`. Default: all events. */
  readonly events?: readonly string[];
  /** Milliseconds of world time between the attempts for one event. Default: by the choice `delivery-retries`. */
  readonly retries?: readonly number[];
  /** Deliveries pause after this many failed events in a row. Default: 20. */
  readonly giveUpAfter?: number;
  /** Base64 secret that also signs deliveries by Standard Webhooks, with or without `whsec_`. */
  readonly signing?: string;
  /** Simulated delivery faults. Default: none. */
  readonly plan?: DeliveryPlan;
}

/** `resting`: paused, its events wait. `gone`: it answered 410. */
export type ReceiverState = 'active' | 'resting' | 'gone';

/** The state of a receiver. */
export interface ReceiverAccount extends ReceiverSettings {
  /** Id of the receiver. */
  readonly id: string;
  /** Whether events are sent. */
  readonly state: ReceiverState;
  /** Number of events that wait for their first or next attempt. */
  readonly waiting: number;
  /** Number of delivered events. */
  readonly delivered: number;
  /** Number of events that were given up after their last attempt. */
  readonly failed: number;
  /** Number of events that were lost because 100,000 were waiting. */
  readonly refused: number;
  /** Number of events that its plan dropped. */
  readonly dropped: number;
}

export const isFor = ({ events }: ReceiverSettings): ((event: OutboxEvent) => boolean) => {
  const tests = events?.map(globTest);
  return ({ eventType }) => tests?.some((fits) => fits(eventType)) ?? true;
};

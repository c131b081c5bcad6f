import type { SentEvent } from '../../../../conformance/consumers/receiver/story.ts';
import type { Causes } from '../causes.ts';
import type { Stage } from '../stage.ts';

export interface Measures {
  /** Events in the burst. */
  readonly burst: number;
  /** Milliseconds that a slow fetch takes. */
  readonly slowFetch: number;
  readonly planned: boolean;
  /** Does the receiver want events of this kind? Others are not sent. */
  readonly wants: (kind: string) => boolean;
}

export type StepRun = (stage: Stage, causes: Causes, measures: Measures) => Promise<void>;

const DAY_MS = 86_400_000;

export const daysAgo = (event: SentEvent, days: number): SentEvent => ({
  ...event,
  occurredAt: new Date(Date.parse(String(event['occurredAt'])) - days * DAY_MS).toISOString(),
});

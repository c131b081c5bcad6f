import { exec } from 'node:child_process';
import type { SentEvent } from '../../../conformance/consumers/receiver/story.ts';

/** What the store says of a resource, and how it was said. */
export interface Shown {
  readonly shown: string;
  readonly status: string;
}

/** Looks into the store of a receiver. */
export type ReadBackWay = (event: SentEvent) => Promise<Shown>;

const LIMIT_MS = 10_000;

const filled = (template: string, { resourceId, eventType }: SentEvent): string =>
  template
    .replaceAll('{resourceId}', encodeURIComponent(resourceId))
    .replaceAll('{aggregateType}', encodeURIComponent(eventType.split('.')[0] ?? ''));

/**
 * GET of an address that shows what the store holds of `{resourceId}` (and `{aggregateType}`); without a place for the
 * id, the id is added as the last segment.
 */
export const byUrl =
  (template: string): ReadBackWay =>
  async (event) => {
    const address = template.includes('{resourceId}')
      ? template
      : template.replace(/\/?(\?|$)/, '/{resourceId}$1');
    try {
      const answer = await fetch(filled(address, event), { signal: AbortSignal.timeout(LIMIT_MS) });
      return { shown: await answer.text(), status: String(answer.status) };
    } catch (error) {
      return { shown: '', status: error instanceof Error ? error.message : String(error) };
    }
  };

/** A command that prints what the store holds of `CES_RESOURCE_ID` (and `CES_AGGREGATE_TYPE`). */
export const byCommand =
  (command: string): ReadBackWay =>
  (event) =>
    new Promise((done) => {
      const env = {
        ...process.env,
        CES_RESOURCE_ID: event.resourceId,
        CES_AGGREGATE_TYPE: event.eventType.split('.')[0] ?? '',
      };
      exec(filled(command, event), { env, timeout: LIMIT_MS }, (error, shown) =>
        done({ shown, status: error ? (error.message.split('\n')[0] ?? 'failed') : 'exit 0' }),
      );
    });

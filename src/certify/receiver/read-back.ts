import { exec } from 'node:child_process';
import type { SentEvent } from '../../../conformance/consumers/receiver/story.ts';
import { TRUST_BY } from '../../cli/trust-flags.ts';
import { failureOf } from '../../mock/webhooks/failure.ts';
import type { Trust } from '../../mock/webhooks/trust.ts';
import { exchange } from './exchange.ts';

/** What the store says about a resource, and with which status. */
export interface Shown {
  readonly shown: string;
  readonly status: string;
}

/** Reads the store of a receiver. */
export type ReadBackWay = (event: SentEvent) => Promise<Shown>;

const LIMIT_MS = 10_000;

const filled = (template: string, { resourceId, eventType }: SentEvent): string =>
  template
    .replaceAll('{resourceId}', encodeURIComponent(resourceId))
    .replaceAll('{aggregateType}', encodeURIComponent(eventType.split('.')[0] ?? ''));

const MOST_REDIRECTS = 5;
const MOST_SHOWN = 1_000_000;

const read = async (url: string, trust: Trust, redirects = MOST_REDIRECTS): Promise<Shown> => {
  const sent = { method: 'GET', limit: LIMIT_MS, trust, most: MOST_SHOWN } as const;
  const { status, text, location } = await exchange(url, sent);
  if (status >= 300 && status < 400 && location !== undefined && redirects > 0)
    return read(new URL(location, url).href, trust, redirects - 1);
  return { shown: text, status: String(status) };
};

/**
 * Reads the store by GET from an address with `{resourceId}` (and `{aggregateType}`) filled in. Without a placeholder
 * the id becomes the last segment.
 */
export const byUrl =
  (template: string, trust: Trust = {}): ReadBackWay =>
  async (event) => {
    const address = template.includes('{resourceId}')
      ? template
      : template.replace(/\/?(\?|$)/, '/{resourceId}$1');
    try {
      return await read(filled(address, event), trust);
    } catch (error) {
      return { shown: '', status: failureOf(error, TRUST_BY) };
    }
  };

/** Reads the store by a command, which gets `CES_RESOURCE_ID` (and `CES_AGGREGATE_TYPE`) and prints the object. */
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

import {
  BAD_KEYS,
  QUERY_NAMES,
  typeIn,
  type Delivery,
  type KeyUsed,
  type SentEvent,
  type Step,
} from '../../../conformance/consumers/receiver/story.ts';
import { failureOf } from '../../mock/webhooks/failure.ts';
import type { Trust } from '../../mock/webhooks/trust.ts';
import { TRUST_BY } from '../../cli/trust-flags.ts';
import { exchange, keptConnection } from './exchange.ts';
import { createSilence } from './silence.ts';

interface SenderOptions {
  /** Where events of a kind are sent. */
  readonly urlOf: (kind: string) => string;
  readonly key: string;
  readonly now: () => number;
  /** Time limit for an answer, in milliseconds. */
  readonly limit: number;
  /** The certificates of the receiver that are trusted. */
  readonly trust?: Trust;
  /** Sent with every delivery. */
  readonly headers?: Readonly<Record<string, string>>;
  /** After an abort nothing is sent, and running deliveries do not count. */
  readonly stop?: AbortSignal;
}

/** How many characters of an answer are kept. */
const MOST_KEPT = 2000;

/** A delivery before it is sent. */
export interface ToSend {
  readonly step: Step;
  readonly event: SentEvent;
  readonly key?: KeyUsed;
  readonly attempt?: number;
  /** Writes the event as JSON; absent: without white space. */
  readonly written?: (event: SentEvent) => string;
  /** Uses the connection of the last delivery with this flag, if the receiver kept it open. */
  readonly onKept?: true;
}

const inOtherCase = (text: string): string =>
  text.replace(/[a-z]/gi, (one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase()));

/** The headers and the query in which a delivery carries the key. */
interface Carried {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
}

const inHeader = (value: string): Carried => ({ headers: { 'X-API-KEY': value } });

const carriedBy: Readonly<Record<KeyUsed, (key: string) => Carried>> = {
  right: inHeader,
  'small-name': (key) => ({ headers: { 'x-api-key': key } }),
  'title-name': (key) => ({ headers: { 'X-Api-Key': key } }),
  missing: () => ({}),
  wrong: () => inHeader('not-the-key'),
  empty: () => inHeader(''),
  longer: (key) => inHeader(`${key}x`),
  shorter: (key) => inHeader(key.slice(0, -1)),
  'other-case': (key) => inHeader(inOtherCase(key)),
  'other-end': (key) => inHeader(`${key.slice(0, -1)}~`),
  'other-beginning': (key) => inHeader(`~${key.slice(1)}`),
  'longer-before': (key) => inHeader(`x${key}`),
  'in-query': (key) => ({
    query: QUERY_NAMES.map((name) => `${name}=${encodeURIComponent(key)}`).join('&'),
  }),
  'in-bearer': (key) => ({ headers: { Authorization: `Bearer ${key}` } }),
  'in-authorization': (key) => ({ headers: { Authorization: key } }),
};

/** The bad variants of a key. A short key, or one without letters, has fewer that differ. */
const badKeysOf = (key: string): readonly KeyUsed[] => {
  const sent = new Set([JSON.stringify(inHeader(key))]);
  return BAD_KEYS.filter((used) => {
    const text = JSON.stringify(carriedBy[used](key));
    return !sent.has(text) && sent.add(text);
  });
};

const withQuery = (url: string, query: string | undefined): string =>
  query === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;

const reasonOf = (error: unknown, limit: number): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `none within ${limit / 1000} s`;
  return failureOf(error, TRUST_BY);
};

/** Posts events to the receiver and keeps its answers. */
export const createSender = ({ urlOf, key, now, limit, trust = {}, ...more }: SenderOptions) => {
  const { headers: extra = {}, stop } = more;
  const deliveries: Delivery[] = [];
  const count = createSilence();
  const kept = keptConnection();
  const send = async (toSend: ToSend): Promise<Delivery> => {
    const { step, event, key: used = 'right', attempt = 1, written, onKept } = toSend;
    stop?.throwIfAborted();
    const at = now();
    const body = written?.(event) ?? JSON.stringify(event);
    const head = { step, event, key: used, attempt, at, ...(written && { body }), ...(onKept && { onKept }) };
    const settled = (came: Pick<Delivery, 'status' | 'answer' | 'failure'>, isLate: boolean): Delivery => {
      stop?.throwIfAborted();
      const delivery = { ...head, ended: now(), ...came };
      deliveries.push(delivery);
      count(delivery, isLate);
      return delivery;
    };
    const { headers: carried, query } = carriedBy[used](key);
    const headers = { 'Content-Type': typeIn(step), ...extra, ...carried };
    const sent = { method: 'POST', headers, body, limit, trust, most: MOST_KEPT } as const;
    const came = await exchange(withQuery(urlOf(event.eventType), query), {
      ...sent,
      ...(stop && { stop }),
      ...(onKept && { kept }),
    }).then(
      ({ status, text }) => ({ status, answer: text }),
      (error: unknown) => ({ answer: '', failure: reasonOf(error, limit) }),
    );
    return settled(came, now() - at >= limit);
  };
  return { send, badKeys: badKeysOf(key), deliveries: deliveries as readonly Delivery[] };
};

export type Sender = ReturnType<typeof createSender>;

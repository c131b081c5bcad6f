import type { Delivery, KeyUsed, SentEvent, Step } from '../../../conformance/consumers/receiver/story.ts';
import { failureOf } from '../../mock/webhooks/failure.ts';
import type { Trust } from '../../mock/webhooks/trust.ts';
import { TRUST_BY } from '../../cli/trust-flags.ts';
import { exchange } from './exchange.ts';

interface SenderOptions {
  readonly url: string;
  readonly key: string;
  readonly now: () => number;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly limit: number;
  /** Which certificates the receiver may show. */
  readonly trust?: Trust;
}

/** Of an answer so much is kept. */
const MOST_KEPT = 2000;

/** A delivery before it is sent. */
export interface ToSend {
  readonly step: Step;
  readonly event: SentEvent;
  readonly key?: KeyUsed;
  readonly attempt?: number;
}

const WRONG = 'not-the-key';

const inOtherCase = (text: string): string =>
  text.replace(/[a-z]/gi, (one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase()));

const keysOf = (key: string): Readonly<Record<KeyUsed, string | undefined>> => ({
  ...{ right: key, missing: undefined, wrong: WRONG, empty: '' },
  ...{ longer: `${key}x`, shorter: key.slice(0, -1), 'other-case': inOtherCase(key) },
});

const keyHeader = (used: KeyUsed, key: string): Readonly<Record<string, string>> => {
  const value = keysOf(key)[used];
  return value === undefined ? {} : { 'X-API-KEY': value };
};

const BAD_KEYS = ['missing', 'wrong', 'empty', 'longer', 'shorter', 'other-case'] as const;

/** The ways in which a key can be bad: of a short one, or one without letters, not every way differs from another. */
const badKeysOf = (key: string): readonly KeyUsed[] => {
  const values = keysOf(key);
  return BAD_KEYS.filter(
    (used, at) =>
      values[used] !== key && BAD_KEYS.findIndex((other) => values[other] === values[used]) === at,
  );
};

const reasonOf = (error: unknown, limit: number): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `none within ${limit / 1000} s`;
  return failureOf(error, TRUST_BY);
};

/** Posts events to the receiver, and keeps what came back. */
export const createSender = ({ url, key, now, limit, trust = {} }: SenderOptions) => {
  const deliveries: Delivery[] = [];
  const send = async ({ step, event, key: used = 'right', attempt = 1 }: ToSend): Promise<Delivery> => {
    const at = now();
    const head = { step, event, key: used, attempt, at };
    const settled = (came: Pick<Delivery, 'status' | 'answer' | 'failure'>): Delivery => {
      const delivery = { ...head, ended: now(), ...came };
      deliveries.push(delivery);
      return delivery;
    };
    try {
      const headers = { 'Content-Type': 'application/json', ...keyHeader(used, key) };
      const body = JSON.stringify(event);
      const sent = { method: 'POST', headers, body, limit, trust, most: MOST_KEPT } as const;
      const { status, text } = await exchange(url, sent);
      return settled({ status, answer: text });
    } catch (error) {
      return settled({ answer: '', failure: reasonOf(error, limit) });
    }
  };
  return { send, badKeys: badKeysOf(key), deliveries: deliveries as readonly Delivery[] };
};

export type Sender = ReturnType<typeof createSender>;

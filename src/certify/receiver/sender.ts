import type { Delivery, KeyUsed, SentEvent, Step } from '../../../conformance/consumers/receiver/story.ts';

interface SenderOptions {
  readonly url: string;
  readonly key: string;
  readonly now: () => number;
  /** Milliseconds after which an answer is no longer waited for. */
  readonly limit: number;
}

/** A delivery as it is to be sent. */
export interface ToSend {
  readonly step: Step;
  readonly event: SentEvent;
  readonly key?: KeyUsed;
  readonly attempt?: number;
}

const WRONG = 'not-the-key';

const keyHeader = (used: KeyUsed, key: string): Readonly<Record<string, string>> => {
  const values = { right: key, wrong: WRONG, empty: '', longer: `${key}x`, missing: undefined };
  const value = values[used];
  return value === undefined ? {} : { 'X-API-KEY': value };
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause ? `${cause.message || String(cause.code)}` : cause.message;
};

/** Posts events to the receiver, and keeps what came back. */
export const createSender = ({ url, key, now, limit }: SenderOptions) => {
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
      const answer = await fetch(url, {
        method: 'POST',
        // A connection of its own: one that the receiver has closed meanwhile would look like no answer.
        headers: { 'Content-Type': 'application/json', Connection: 'close', ...keyHeader(used, key) },
        body: JSON.stringify(event),
        redirect: 'manual',
        signal: AbortSignal.timeout(limit),
      });
      return settled({ status: answer.status, answer: (await answer.text()).slice(0, 2000) });
    } catch (error) {
      return settled({ answer: '', failure: reasonOf(error) });
    }
  };
  return { send, deliveries: deliveries as readonly Delivery[] };
};

export type Sender = ReturnType<typeof createSender>;

import { cut } from '../../kit/json.ts';
import type { Exchange } from '../../kit/record.ts';
import { shellText } from '../../quoting/shell.ts';
import { segmentsOf, type Call } from '../call.ts';
import { kindNames, kinds, type Kind } from './kinds.ts';

/** An event as it was sent; its kind can be unknown to the interface. */
export interface SentEvent {
  readonly eventType: string;
  readonly eventId: string;
  readonly resourceId: string;
  readonly [member: string]: unknown;
}

export type KeyUsed = 'right' | 'missing' | 'wrong' | 'empty' | 'longer' | 'shorter' | 'other-case';

/** The part of the run in which something was sent. */
export type Step =
  | 'procedure'
  | 'keys'
  | 'repeat'
  | 'late'
  | 'reordered'
  | 'unknown-kind'
  | 'more-members'
  | 'gone'
  | 'promotion'
  | 'deletes'
  | 'slow-fetch'
  | 'failing-fetch'
  | 'backlog'
  | 'burst'
  | 'planned'
  | 'sentinel';

/** One event on its way to the receiver, and what came back. */
export interface Delivery {
  readonly step: Step;
  readonly event: SentEvent;
  readonly key: KeyUsed;
  /** From 1; a later one repeats what was not taken. */
  readonly attempt: number;
  readonly at: number;
  readonly ended: number;
  /** Absent where no answer came. */
  readonly status?: number;
  readonly answer: string;
  /** Why there is no answer. */
  readonly failure?: string;
}

/** A look into the receiver's store. */
export interface ReadBack {
  readonly event: SentEvent;
  /** Text that the store has to show by now; absent where it has to show nothing of the resource. */
  readonly wanted?: string;
  /** The earlier name of the resource. */
  readonly former?: string;
  readonly shown: string;
  readonly status: string;
}

/** Everything that was seen of a receiver. */
export interface ReceiverStory {
  readonly url: string;
  readonly tenant: string;
  readonly token: string;
  readonly systemActors: readonly string[];
  readonly deliveries: readonly Delivery[];
  readonly calls: readonly Call[];
  /** Absent where the partner declared no way to look. */
  readonly readBacks?: readonly ReadBack[];
  /** Milliseconds without a sign of life after which nothing more is expected. */
  readonly patience: number;
}

/** What the interface says about the kind of an event; undefined for an unknown kind. */
export const kindOf = ({ eventType }: SentEvent): Kind | undefined => {
  const name = kindNames.find((one) => one === eventType);
  return name && kinds[name];
};

/** Does the call fetch what the event names, by the route that the interface states? */
export const fetches = (call: Call, event: SentEvent): boolean => {
  const route = kindOf(event)?.fetch;
  const segments = segmentsOf(call);
  return (
    call.method === 'GET' &&
    route !== undefined &&
    segments.at(-1) === event.resourceId &&
    segments.length === route.length + 1 &&
    route.every((part, at) => part === '*' || part === segments[at])
  );
};

/** Does the call speak of the resource in any way? */
export const mentions = (call: Call, text: string): boolean =>
  text !== '' && (call.path + call.search).includes(encodeURIComponent(text));

/** When the next delivery about the same object began, of another event; never, where there was none. */
const untilNext = ({ deliveries }: ReceiverStory, { event, at }: Delivery): number =>
  Math.min(
    ...deliveries
      .filter((one) => one.at > at && one.event.resourceId === event.resourceId)
      .filter((one) => one.event.eventId !== event.eventId)
      .map((one) => one.at),
  );

/** What was fetched of an event between its delivery and the next one about the same object. */
export const fetchesOf = (story: ReceiverStory, delivery: Delivery): readonly Call[] => {
  const until = untilNext(story, delivery);
  return story.calls.filter(
    (call) => call.at >= delivery.at && call.at < until && fetches(call, delivery.event),
  );
};

/** What was asked for between a delivery and the next one. */
export const callsAfter = (story: ReceiverStory, { at }: Delivery): readonly Call[] => {
  const until = Math.min(...story.deliveries.filter((one) => one.at > at).map((one) => one.at));
  return story.calls.filter((call) => call.at >= at && call.at < until);
};

export const of = (story: ReceiverStory, ...steps: readonly Step[]): readonly Delivery[] =>
  story.deliveries.filter(({ step }) => steps.includes(step));

const KEYS: Readonly<Record<KeyUsed, string>> = {
  right: ` -H "X-API-KEY: $WEBHOOK_KEY"`,
  missing: '',
  wrong: " -H 'X-API-KEY: not-the-key'",
  empty: " -H 'X-API-KEY;'",
  longer: ' -H "X-API-KEY: ${WEBHOOK_KEY}x"',
  shorter: ' -H "X-API-KEY: ${WEBHOOK_KEY%?}"',
  'other-case': ' -H "X-API-KEY: ${WEBHOOK_KEY~~}"',
};

/** A delivery as a report shows it. */
export const shownDelivery = (story: ReceiverStory, delivery: Delivery): Exchange => {
  const body = JSON.stringify(delivery.event);
  return {
    method: 'POST',
    path: new URL(story.url).pathname,
    requestBody: body,
    status: delivery.status ?? 0,
    responseBody: delivery.failure ?? cut(delivery.answer, 2000),
    curl: `curl -sS -i -X POST ${shellText(story.url)} -H 'Content-Type: application/json'${KEYS[delivery.key]} --data-raw ${shellText(body)}`,
  };
};

/** How a delivery was answered, in words. */
export const answerOf = ({ status, failure }: Delivery): string =>
  failure === undefined ? `answered ${status}` : `gave no answer (${failure})`;

export const isTaken = ({ status }: Delivery): boolean =>
  status !== undefined && status >= 200 && status < 300;

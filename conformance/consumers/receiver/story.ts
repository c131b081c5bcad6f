import { cut } from '../../kit/json.ts';
import type { Exchange } from '../../kit/record.ts';
import { shellText } from '../../quoting/shell.ts';
import { segmentsOf, type Call } from '../call.ts';
import { kindNames, kinds, type Kind } from './kinds.ts';

/** A sent event; the interface may not know its kind. */
export interface SentEvent {
  readonly eventType: string;
  readonly eventId: string;
  readonly resourceId: string;
  readonly [member: string]: unknown;
}

/** The right key, with the name of the header in any case. */
const GOOD_KEYS = ['right', 'small-name', 'title-name'] as const;

/** Bad keys, in the order in which they are tried. */
export const BAD_KEYS = [
  ...(['missing', 'wrong', 'empty', 'longer', 'shorter', 'other-case'] as const),
  ...([
    'other-end',
    'other-beginning',
    'longer-before',
    'in-query',
    'in-bearer',
    'in-authorization',
  ] as const),
] as const;

export type KeyUsed = (typeof GOOD_KEYS)[number] | (typeof BAD_KEYS)[number];

export const isGood = ({ key }: Pick<Delivery, 'key'>): boolean => GOOD_KEYS.some((one) => one === key);

/** The step of the rehearsal in which something was sent. */
export type Step =
  | 'procedure'
  | 'spelling'
  | 'writing'
  | 'vanishing'
  | 'keys'
  | 'key-name'
  | 'charset'
  | 'repeat'
  | 'late'
  | 'reordered'
  | 'update-only'
  | 'unknown-kind'
  | 'more-members'
  | 'gone'
  | 'promotion'
  | 'deletes'
  | 'slow-fetch'
  | 'failing-fetch'
  | 'retry-after'
  | 'overtaken'
  | 'restart'
  | 'backlog'
  | 'burst'
  | 'planned'
  | 'sentinel';

/** One delivery of an event, with the answer. */
export interface Delivery {
  readonly step: Step;
  readonly event: SentEvent;
  readonly key: KeyUsed;
  /** It used the connection of the last delivery with the right key, if the receiver kept it open. */
  readonly onKept?: true;
  /** The sent text, if the event had an unusual form. */
  readonly body?: string;
  /** From 1; later ones repeat an event that was not accepted. */
  readonly attempt: number;
  readonly at: number;
  readonly ended: number;
  /** Absent without an answer. */
  readonly status?: number;
  readonly answer: string;
  /** Why there is no answer. */
  readonly failure?: string;
}

/** A read of the receiver's store. */
export interface ReadBack {
  readonly event: SentEvent;
  /** Text that the store must show now; absent if it need not show the resource. */
  readonly wanted?: string;
  /** The earlier name of the resource. */
  readonly former?: string;
  /** Text of a member that the object no longer has. */
  readonly unwanted?: string;
  readonly shown: string;
  readonly status: string;
}

/** Everything that was recorded about a receiver. */
export interface ReceiverStory {
  /** Where events of a kind are sent. */
  readonly urlOf: (kind: string) => string;
  readonly tenant: string;
  readonly token: string;
  readonly systemActors: readonly string[];
  readonly deliveries: readonly Delivery[];
  readonly calls: readonly Call[];
  /** Absent if there is no way to read the store. */
  readonly readBacks?: readonly ReadBack[];
  /** The store keeps only ids and links, so it never shows names. */
  readonly keepsIdsOnly?: boolean;
  /** The receiver claims to remove deleted objects from its store. */
  readonly removesDeleted?: boolean;
  /** The receiver can be restarted. */
  readonly restarts?: boolean;
  /** After this many milliseconds without a request, none is expected any more. */
  readonly patience: number;
}

/** The kind of an event in the interface; undefined for an unknown kind. */
export const kindOf = ({ eventType }: SentEvent): Kind | undefined => {
  const name = kindNames.find((one) => one === eventType);
  return name && kinds[name];
};

/** Does the call fetch the object of the event by the stated route? */
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

/** Does the address of the call contain the text? */
export const mentions = (call: Call, text: string): boolean =>
  text !== '' && (call.path + call.search).includes(encodeURIComponent(text));

interface About {
  readonly deliveries: Delivery[];
  readonly calls: Call[];
}

const indexes = new WeakMap<ReceiverStory, Map<string, About>>();

const indexed = ({ deliveries, calls }: ReceiverStory): Map<string, About> => {
  const index = new Map<string, About>();
  const entry = (id: string): About => {
    const known = index.get(id) ?? { deliveries: [], calls: [] };
    index.set(id, known);
    return known;
  };
  for (const one of deliveries) entry(one.event.resourceId).deliveries.push(one);
  for (const call of calls) entry(segmentsOf(call).at(-1) ?? '').calls.push(call);
  return index;
};

/**
 * The deliveries about a resource, and the calls whose paths end with its id. Indexed, as a burst has a thousand of
 * each.
 */
const about = (story: ReceiverStory, { resourceId }: SentEvent): About => {
  const index = indexes.get(story) ?? indexed(story);
  indexes.set(story, index);
  return index.get(resourceId) ?? { deliveries: [], calls: [] };
};

export const deliveriesAbout = (story: ReceiverStory, event: SentEvent): readonly Delivery[] =>
  about(story, event).deliveries;

/** The start of the next delivery of another event about the same object; Infinity without one. */
const untilNext = (story: ReceiverStory, { event, at }: Delivery): number =>
  Math.min(
    ...deliveriesAbout(story, event)
      .filter((one) => one.at > at && one.event.eventId !== event.eventId)
      .map((one) => one.at),
  );

/** The fetches for an event between its delivery and the next one about the same object. */
export const fetchesOf = (story: ReceiverStory, delivery: Delivery): readonly Call[] => {
  const until = untilNext(story, delivery);
  return about(story, delivery.event).calls.filter(
    (call) => call.at >= delivery.at && call.at < until && fetches(call, delivery.event),
  );
};

/** The calls between a delivery and the next one. */
export const callsAfter = (story: ReceiverStory, { at }: Delivery): readonly Call[] => {
  const until = Math.min(...story.deliveries.filter((one) => one.at > at).map((one) => one.at));
  return story.calls.filter((call) => call.at >= at && call.at < until);
};

export const of = (story: ReceiverStory, ...steps: readonly Step[]): readonly Delivery[] =>
  story.deliveries.filter(({ step }) => steps.includes(step));

/** Names under which a receiver might look for the key in the query. */
export const QUERY_NAMES = ['X-API-KEY', 'x-api-key', 'api_key', 'apiKey', 'key'] as const;

const KEYS: Readonly<Record<KeyUsed, string>> = {
  right: ' -H "X-API-KEY: $WEBHOOK_KEY"',
  'small-name': ' -H "x-api-key: $WEBHOOK_KEY"',
  'title-name': ' -H "X-Api-Key: $WEBHOOK_KEY"',
  missing: '',
  wrong: " -H 'X-API-KEY: not-the-key'",
  empty: " -H 'X-API-KEY;'",
  longer: ' -H "X-API-KEY: ${WEBHOOK_KEY}x"',
  shorter: ' -H "X-API-KEY: ${WEBHOOK_KEY%?}"',
  'other-case': ' -H "X-API-KEY: ${WEBHOOK_KEY~~}"',
  'other-end': ' -H "X-API-KEY: ${WEBHOOK_KEY%?}~"',
  'other-beginning': ' -H "X-API-KEY: ~${WEBHOOK_KEY#?}"',
  'longer-before': ' -H "X-API-KEY: x${WEBHOOK_KEY}"',
  'in-query': '',
  'in-bearer': ' -H "Authorization: Bearer $WEBHOOK_KEY"',
  'in-authorization': ' -H "Authorization: $WEBHOOK_KEY"',
};

/** The Content-Type of what is sent in a step. */
export const typeIn = (step: Step): string =>
  `application/json${step === 'charset' ? '; charset=utf-8' : ''}`;

/** A delivery in the form for reports. */
export const shownDelivery = (story: ReceiverStory, delivery: Delivery): Exchange => {
  const body = delivery.body ?? JSON.stringify(delivery.event);
  const url = story.urlOf(delivery.event.eventType);
  const inQuery = QUERY_NAMES.map((name) => `${name}=$WEBHOOK_KEY`).join('&');
  const query = delivery.key === 'in-query' ? `"${url.includes('?') ? '&' : '?'}${inQuery}"` : '';
  const request = (key: KeyUsed): string =>
    `-sS -i -X POST ${shellText(url)}${query} -H 'Content-Type: ${typeIn(delivery.step)}'${KEYS[key]} --data-raw ${shellText(body)}`;
  // curl keeps the connection for the request after --next.
  const before = delivery.onKept && !isGood(delivery) ? `${request('right')} --next ` : '';
  return {
    method: 'POST',
    path: new URL(url).pathname,
    requestBody: body,
    status: delivery.status ?? 0,
    responseBody: delivery.failure ?? cut(delivery.answer, 2000),
    curl: `curl ${before}${request(delivery.key)}`,
  };
};

/** How a delivery was answered, in words. */
export const answerOf = ({ status, failure }: Delivery): string =>
  failure === undefined ? `answered ${status}` : `gave no answer (${failure})`;

/** A receiver that accepted nothing and requested nothing has not handled any event. */
export const isIdle = (story: ReceiverStory): boolean =>
  story.calls.length === 0 && !story.deliveries.some((one) => isGood(one) && isTaken(one));

export const isTaken = ({ status }: Delivery): boolean =>
  status !== undefined && status >= 200 && status < 300;

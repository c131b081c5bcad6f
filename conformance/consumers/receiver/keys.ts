import { shownCall, type Call } from '../call.ts';
import { broken, kept, observed, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import {
  answerOf,
  isGood,
  isTaken,
  mentions,
  of,
  shownDelivery,
  type Delivery,
  type KeyUsed,
  type ReceiverStory,
} from './story.ts';

const words: Readonly<Record<KeyUsed, string>> = {
  right: 'the key',
  'small-name': 'the key in x-api-key',
  'title-name': 'the key in X-Api-Key',
  missing: 'no X-API-KEY',
  wrong: 'a wrong X-API-KEY',
  empty: 'an empty X-API-KEY',
  longer: 'an X-API-KEY with characters after the key',
  shorter: 'an X-API-KEY without the last character of the key',
  'other-case': 'an X-API-KEY that is the key in the other case',
  'other-end': 'an X-API-KEY that differs from the key in the last character',
  'other-beginning': 'an X-API-KEY that differs from the key in the first character',
  'longer-before': 'an X-API-KEY with characters before the key',
  'in-query': 'no X-API-KEY and the key in the query',
  'in-bearer': 'no X-API-KEY and the key in Authorization: Bearer',
  'in-authorization': 'no X-API-KEY and the key in Authorization',
};

/** How a delivery was answered, as the predicate of a sentence about it. */
const passive = (delivery: Delivery): string =>
  delivery.status === undefined ? 'got no answer' : `was answered ${delivery.status}`;

/** Requests about the resource of a delivery that should have been refused. */
const acted = (story: ReceiverStory, { event, at }: Delivery): Call | undefined =>
  story.calls.find((call) => call.at >= at && mentions(call, event.resourceId));

const tookWrongly = (story: ReceiverStory, delivery: Delivery): Judgement | undefined => {
  const call = acted(story, delivery);
  const where = delivery.onKept ? ', on a connection that had carried the key,' : '';
  const what = `${delivery.event.eventType} delivered with ${words[delivery.key]}${where}`;
  if (call)
    return broken(
      `${what} ${passive(delivery)} and acted on: ${call.method} ${call.path}`,
      ...[shownDelivery(story, delivery), shownCall(call)],
    );
  const stored = story.readBacks?.find(
    ({ event, shown, former }) =>
      event.eventId === delivery.event.eventId && former !== undefined && shown.includes(former),
  );
  if (stored)
    return broken(
      `${what} reached the store, which shows ${JSON.stringify(stored.former)}`,
      shownDelivery(story, delivery),
    );
  return isTaken(delivery)
    ? broken(
        `${what} ${passive(delivery)}, which tells the sender that it was accepted`,
        shownDelivery(story, delivery),
      )
    : undefined;
};

const refuses =
  (...uses: readonly KeyUsed[]) =>
  (story: ReceiverStory): Judgement => {
    const sent = of(story, 'keys').filter(({ key }) => uses.includes(key));
    if (sent.length === 0) return unproven('no delivery with another key was sent');
    for (const delivery of sent) {
      const fault = tookWrongly(story, delivery);
      if (fault) return fault;
    }
    return story.deliveries.some((delivery) => isGood(delivery) && isTaken(delivery))
      ? kept()
      : unproven('no delivery with the right key was accepted either, so this proves nothing');
  };

const badKeyStatus = (story: ReceiverStory): Judgement => {
  const sent = of(story, 'keys').filter((delivery) => !isGood(delivery));
  if (sent.length === 0) return unproven('no delivery with another key was sent');
  return observed(...sent.map((delivery) => `${words[delivery.key]}: ${answerOf(delivery)}`));
};

const OTHER_ADDRESS = [404, 405, 410];

const answered = ({ deliveries }: ReceiverStory): readonly Delivery[] =>
  deliveries.filter((one) => isGood(one) && one.status !== undefined);

/** Judges a receiver that refuses the right key like a wrong one, and never fetches anything. */
export const isKeyRefused = (story: ReceiverStory): boolean => {
  const sent = answered(story);
  const bad = of(story, 'keys').find(({ key }) => key === 'wrong');
  return (
    story.calls.length === 0 &&
    sent.length > 0 &&
    sent.every(({ status = 0 }) => status >= 300 && status < 500) &&
    (bad === undefined || bad.status === sent[0]?.status)
  );
};

const takesKey = (story: ReceiverStory): Judgement => {
  const sent = answered(story);
  const [first] = sent;
  if (!first) return unproven('no delivery with the right key was answered');
  if (!isKeyRefused(story)) return kept();
  const statuses = [...new Set(sent.map(({ status = 0 }) => status))];
  const isElsewhere = statuses.every((status) => OTHER_ADDRESS.includes(status));
  const same = of(story, 'keys').some(({ key }) => key === 'wrong') ? ', as one with a wrong key was' : '';
  return {
    verdict: 'fail',
    found: `every delivery with the right key (${sent.length}) was answered ${statuses.join(' or ')}${same}, and nothing was fetched`,
    exchanges: [shownDelivery(story, first)],
    next: isElsewhere
      ? 'Correct --url, the path included, or let the receiver take POST there. If it answers 404 to a wrong key, give it the key of --key.'
      : 'Give the receiver the key that --key names, and let it compare the header X-API-KEY with it, whole and as it is.',
  };
};

const keyName = (story: ReceiverStory): Judgement => {
  const sent = of(story, 'key-name');
  if (sent.length === 0) return unproven('this was not tested');
  const fault = sent.find((delivery) => !isTaken(delivery));
  return fault
    ? broken(
        `a delivery with ${words[fault.key]}: the receiver ${answerOf(fault)}`,
        shownDelivery(story, fault),
      )
    : kept();
};

export const keyDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  {
    id: 'receiver.right-key',
    says: 'The receiver must accept a delivery with the right X-API-KEY.',
    ...{ kind: 'firm', line: 436 },
    next: 'Give the receiver the key that --key names.',
    evaluate: takesKey,
  },
  {
    id: 'receiver.missing-key',
    says: 'The receiver must refuse a delivery without the key in the header X-API-KEY, even if the key is elsewhere, and do nothing with it.',
    ...{ kind: 'firm', line: 452 },
    next: 'First compare the header X-API-KEY, and nothing else, with your key; refuse a delivery without it, for example with 401.',
    evaluate: refuses('missing', 'empty', 'in-query', 'in-bearer', 'in-authorization'),
  },
  {
    id: 'receiver.wrong-key',
    says: 'The receiver must refuse a delivery with a wrong X-API-KEY and do nothing with it.',
    ...{ kind: 'firm', line: 436 },
    next: 'Compare the whole X-API-KEY with your key; if they differ, refuse before you read the body, for example with 401.',
    evaluate: refuses(
      ...([
        'wrong',
        'longer',
        'shorter',
        'other-case',
        'other-end',
        'other-beginning',
        'longer-before',
      ] as const),
    ),
  },
  {
    id: 'receiver.bad-key-status',
    says: 'Which status refuses a bad key is left open.',
    ...{ kind: 'open', line: 452 },
    next: 'Nothing. Any status but a 2xx is fine, if you do nothing with the delivery.',
    evaluate: badKeyStatus,
  },
  {
    id: 'receiver.key-name-case',
    says: 'The receiver must accept the header name X-API-KEY in any case.',
    kind: 'robustness',
    next: 'Ignore the case of header names, as HTTP requires: proxies write them in small letters.',
    evaluate: keyName,
  },
];

import { broken, kept, observed, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import {
  answerOf,
  fetchesOf,
  isTaken,
  mentions,
  of,
  shownDelivery,
  type Delivery,
  type KeyUsed,
  type ReceiverStory,
} from './story.ts';
import { shownCall, type Call } from '../call.ts';

const words: Readonly<Record<KeyUsed, string>> = {
  right: 'the key',
  missing: 'no X-API-KEY',
  wrong: 'a wrong X-API-KEY',
  empty: 'an empty X-API-KEY',
  longer: 'an X-API-KEY that begins like the key and goes on',
  shorter: 'an X-API-KEY that lacks the last letter of the key',
  'other-case': 'an X-API-KEY that is the key with capital and small letters exchanged',
};

/** How a delivery was answered, of the delivery. */
const passive = (delivery: Delivery): string =>
  delivery.status === undefined ? 'got no answer' : `was answered ${delivery.status}`;

/** Requests about the resource of a delivery that ought to have been refused. */
const acted = (story: ReceiverStory, { event, at }: Delivery): Call | undefined =>
  story.calls.find((call) => call.at >= at && mentions(call, event.resourceId));

/** Does the receiver fetch when the key is right? Else nothing tells a delivery that it took from one that it dropped. */
const distinguishes = (story: ReceiverStory): boolean =>
  of(story, 'procedure').some(
    (delivery) => delivery.key === 'right' && fetchesOf(story, delivery).length > 0,
  );

const refuses =
  (...uses: readonly KeyUsed[]) =>
  (story: ReceiverStory): Judgement => {
    const sent = of(story, 'keys').filter(({ key }) => uses.includes(key));
    if (sent.length === 0) return unproven('no delivery with another key was sent');
    if (!story.deliveries.some((delivery) => delivery.key === 'right' && isTaken(delivery)))
      return unproven('no delivery with the right key was taken either, so nothing tells them apart');
    for (const delivery of sent) {
      const call = acted(story, delivery);
      if (call)
        return broken(
          `${delivery.event.eventType} delivered with ${words[delivery.key]} ${passive(delivery)} and acted on: ${call.method} ${call.path}`,
          ...[shownDelivery(story, delivery), shownCall(call)],
        );
      const stored = story.readBacks?.find(
        ({ event, shown, former }) =>
          event.eventId === delivery.event.eventId && former !== undefined && shown.includes(former),
      );
      if (stored)
        return broken(
          `a delivery with ${words[delivery.key]} reached the store, which shows ${JSON.stringify(stored.former)}`,
          shownDelivery(story, delivery),
        );
      if (isTaken(delivery) && !distinguishes(story))
        return broken(
          `a delivery with ${words[delivery.key]} ${passive(delivery)}, as one with the right key is, and nothing else tells them apart`,
          shownDelivery(story, delivery),
        );
    }
    return kept();
  };

const badKeyStatus = (story: ReceiverStory): Judgement => {
  const sent = of(story, 'keys').filter(({ key }) => key !== 'right');
  if (sent.length === 0) return unproven('no delivery with another key was sent');
  return observed(...sent.map((delivery) => `${words[delivery.key]}: ${answerOf(delivery)}`));
};

export const keyDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  {
    id: 'receiver.missing-key',
    says: 'A delivery without the header X-API-KEY, or with an empty one, is refused and not acted on.',
    ...{ kind: 'firm', line: 452 },
    next: 'Compare the header X-API-KEY with your key before anything else, and take its absence for a wrong key.',
    evaluate: refuses('missing', 'empty'),
  },
  {
    id: 'receiver.wrong-key',
    says: 'A delivery with a wrong X-API-KEY is refused and not acted on.',
    ...{ kind: 'firm', line: 436 },
    next: 'Compare the whole of X-API-KEY with your key, and answer before you read the body where they differ.',
    evaluate: refuses('wrong', 'longer', 'shorter', 'other-case'),
  },
  {
    id: 'receiver.bad-key-status',
    says: 'The status that refuses a bad key is left open.',
    ...{ kind: 'open', line: 452 },
    next: 'Nothing: any answer serves, as long as the delivery is not acted on.',
    evaluate: badKeyStatus,
  },
];

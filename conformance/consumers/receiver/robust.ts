import { shownCall } from '../call.ts';
import { broken, kept, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import { answerOf, fetchesOf, of, shownDelivery, type ReceiverStory } from './story.ts';
import { either, failed, isNot200, neverFetched, notTaken, tried } from './trial.ts';

/** This many fetches of a missing object count as a loop. */
const LOOP = 20;

const gone = (story: ReceiverStory): Judgement => {
  const deliveries = of(story, 'gone');
  const [delivery] = deliveries;
  if (!delivery) return unproven('this was not tested');
  const fetched = fetchesOf(story, delivery);
  if (fetched.length > LOOP * deliveries.length)
    return broken(
      `an object that is gone was fetched ${fetched.length} times`,
      ...fetched.slice(-2).map(shownCall),
      shownDelivery(story, delivery),
    );
  return tried({ steps: ['gone'], event: 'an object was gone when it was to be fetched', wrong: failed })(
    story,
  );
};

const unknownKind = (story: ReceiverStory): Judgement => {
  const judgement = tried({ steps: ['unknown-kind'], event: 'an unknown kind', wrong: failed })(story);
  return judgement.verdict === 'pass'
    ? kept(...of(story, 'unknown-kind').map((one) => `${one.event.eventType}: ${answerOf(one)}`))
    : judgement;
};

/** POST routes that only read: searches. */
const isRead = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method) || path.endsWith('/search');

const writesNothing = (story: ReceiverStory): Judgement => {
  if (story.calls.length === 0) return unproven('no request came');
  const writes = story.calls.filter((call) => !isRead(call));
  const [first] = writes;
  return first
    ? broken(
        `the receiver wrote to the service: ${first.method} ${first.path} answered ${first.status} (${writes.length} of ${story.calls.length} requests)`,
        shownCall(first),
      )
    : kept();
};

const robust = { kind: 'robustness' } as const;

/** What a good receiver handles although no line of the interface asks for it. */
export const robustDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  {
    id: 'receiver.repeated-event',
    says: 'The receiver must accept an event that comes again with the same eventId.',
    ...robust,
    next: 'Answer 200 to an eventId that you know; after a refusal the sender may repeat it again and again.',
    evaluate: tried({ steps: ['repeat'], event: 'an event came again', wrong: notTaken, each: true }),
  },
  {
    id: 'receiver.late-event',
    says: 'The receiver must accept an event whose occurredAt is days ago and fetch its object.',
    ...robust,
    next: 'Do not refuse an event for its occurredAt: a sender may repeat it for any time.',
    evaluate: tried({ steps: ['late'], event: 'an event came late', wrong: either(notTaken, neverFetched) }),
  },
  {
    id: 'receiver.reordered-events',
    says: 'The receiver must accept an update that comes before the creation of its object, and the creation after it.',
    ...robust,
    next: 'Fetch and store the object whatever kind of event comes first.',
    evaluate: tried({
      steps: ['reordered'],
      event: 'an update came before its creation',
      wrong: either(notTaken, neverFetched),
    }),
  },
  {
    id: 'receiver.unknown-kind',
    says: 'The receiver must tolerate an event of an unknown kind.',
    ...robust,
    next: 'Ignore kinds that you do not know; answer a 2xx or a 4xx, not a 5xx, and do answer.',
    evaluate: unknownKind,
  },
  {
    id: 'receiver.more-members',
    says: 'The receiver must accept an event with unlisted members and in another order, and fetch its object.',
    ...robust,
    next: 'Read the members that you need by name and ignore the others.',
    evaluate: tried({
      steps: ['more-members'],
      event: 'an event carried more members',
      wrong: either(notTaken, neverFetched),
    }),
  },
  {
    id: 'receiver.charset',
    says: 'The receiver must accept a delivery whose Content-Type has a charset and fetch its object.',
    ...robust,
    next: 'Read application/json with or without parameters after it.',
    evaluate: tried({
      steps: ['charset'],
      event: 'a delivery came as application/json; charset=utf-8',
      wrong: either(notTaken, neverFetched),
    }),
  },
  {
    id: 'receiver.object-gone',
    says: 'The receiver must tolerate an event whose object is gone when it is fetched.',
    ...robust,
    next: 'After a 404 of the fetch answer 200 and do not fetch again.',
    evaluate: gone,
  },
  {
    id: 'receiver.promotion',
    about: 'registration.created',
    says: 'The receiver must answer 200 to both events of a promotion from the waitlist, in either order.',
    ...robust,
    next: 'Handle registration.deleted and registration.created separately and answer 200 to each.',
    evaluate: tried({ steps: ['promotion'], event: 'a promotion', wrong: isNot200, each: true }),
  },
  {
    id: 'receiver.deletes',
    says: 'The receiver must accept the deletion of a photo or an activity, although the object can no longer be fetched.',
    ...robust,
    next: 'Answer 200 to a deletion whatever a fetch answers.',
    evaluate: tried({ steps: ['deletes'], event: 'a deletion', wrong: notTaken, each: true }),
  },
  {
    id: 'receiver.update-only',
    says: 'The receiver must accept an update of an object whose creation never came and fetch the object.',
    ...robust,
    next: 'Fetch and store what resourceId names, whether you know it or not: it may be older than your subscription.',
    evaluate: tried({
      steps: ['update-only'],
      event: 'an update came without a creation',
      wrong: either(notTaken, neverFetched),
    }),
  },
  {
    id: 'receiver.writes-nothing',
    says: 'The receiver must only read from the service after an event, not write.',
    ...robust,
    next: 'Fetch with GET. A write after an event causes another event.',
    evaluate: writesNothing,
  },
];

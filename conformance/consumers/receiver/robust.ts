import { shownCall } from '../call.ts';
import { broken, kept, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import { answerOf, fetchesOf, of, shownDelivery, type ReceiverStory } from './story.ts';
import { either, failed, isNot200, neverFetched, notTaken, tried } from './trial.ts';

/** This number of fetches of a missing object counts as a loop. */
const LOOP = 20;

const gone = (story: ReceiverStory): Judgement => {
  const deliveries = of(story, 'gone');
  const [delivery] = deliveries;
  if (!delivery) return unproven('it was not tried');
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

/** What only reads can ask for: searches are posts that change nothing. */
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

/** What a good receiver bears although no line asks for it. */
export const robustDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  {
    id: 'receiver.repeated-event',
    says: 'An event that comes again under the same eventId is taken again.',
    ...robust,
    next: 'Answer 200 to an eventId that you know; a refusal makes the sender repeat it for ever.',
    evaluate: tried({ steps: ['repeat'], event: 'an event came again', wrong: notTaken, each: true }),
  },
  {
    id: 'receiver.late-event',
    says: 'An event whose occurredAt lies days back is taken and its object fetched.',
    ...robust,
    next: 'Do not judge an event by its occurredAt: a sender repeats what was not taken for as long as it likes.',
    evaluate: tried({ steps: ['late'], event: 'an event came late', wrong: either(notTaken, neverFetched) }),
  },
  {
    id: 'receiver.reordered-events',
    says: 'An update that comes before the creation of its object is taken, as is the creation after it.',
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
    says: 'An event of a kind that is not known is borne.',
    ...robust,
    next: 'Leave kinds alone that you do not know; a 2xx or a 4xx serves, a 5xx or silence does not.',
    evaluate: unknownKind,
  },
  {
    id: 'receiver.more-members',
    says: 'An event with members that the interface does not list, in another order, is taken and its object fetched.',
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
    says: 'A delivery whose Content-Type names the charset is taken and its object fetched.',
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
    says: 'An event whose object is gone when it is fetched is borne.',
    ...robust,
    next: 'Take a 404 of the fetch for the end of it: answer 200 and do not fetch again.',
    evaluate: gone,
  },
  {
    id: 'receiver.promotion',
    about: 'registration.created',
    says: 'Both events of a promotion from the waitlist are answered with 200, in whichever order they come.',
    ...robust,
    next: 'Take registration.deleted and registration.created each by itself and answer 200.',
    evaluate: tried({ steps: ['promotion'], event: 'a promotion', wrong: isNot200, each: true }),
  },
  {
    id: 'receiver.deletes',
    says: 'The deletion of a photo or an activity is taken, although its object can no longer be fetched.',
    ...robust,
    next: 'Answer 200 to a deletion whatever a fetch answers.',
    evaluate: tried({ steps: ['deletes'], event: 'a deletion', wrong: notTaken, each: true }),
  },
  {
    id: 'receiver.update-only',
    says: 'An update of an object whose creation never came is taken and its object fetched.',
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
    says: 'What an event leads to only reads from the service.',
    ...robust,
    next: 'Fetch with GET. A write in answer to an event causes the next event.',
    evaluate: writesNothing,
  },
];

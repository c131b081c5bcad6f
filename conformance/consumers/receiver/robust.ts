import { many } from '../../kit/words.ts';
import { shownCall } from '../call.ts';
import { broken, kept, observed, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import {
  answerOf,
  callsAfter,
  fetchesOf,
  isTaken,
  kindOf,
  of,
  shownDelivery,
  type Delivery,
  type ReceiverStory,
  type Step,
} from './story.ts';

/** Of an event that was delivered again until it was taken, the last delivery. */
const last = (deliveries: readonly Delivery[]): readonly Delivery[] => [
  ...new Map(deliveries.map((delivery) => [delivery.event.eventId, delivery])).values(),
];

const isFailure = ({ status }: Delivery): boolean => status === undefined || status >= 500;

type Wrong = (delivery: Delivery, story: ReceiverStory) => string | undefined;

const notTaken: Wrong = (delivery) => (isTaken(delivery) ? undefined : answerOf(delivery));

const failed: Wrong = (delivery) => (isFailure(delivery) ? answerOf(delivery) : undefined);

/** An object that was fetched after all that a step tells of it had happened is known, whichever event led to it. */
const aboutTheSame = ({ deliveries }: ReceiverStory, { event, step }: Delivery): readonly Delivery[] =>
  deliveries.filter((one) => one.step === step && one.event.resourceId === event.resourceId);

const earliest = ({ deliveries }: ReceiverStory, { event, step }: Delivery): Delivery | undefined =>
  deliveries.find((one) => one.event.eventId === event.eventId && one.step === step);

/** What is fetched is fetched well: an answer that the world spoilt does not count. */
const neverFetched: Wrong = (delivery, story) => {
  if (kindOf(delivery.event)?.fetched !== true) return undefined;
  return aboutTheSame(story, delivery)
    .flatMap((one) => fetchesOf(story, one))
    .some(({ status, isAborted }) => status !== 503 && !isAborted)
    ? undefined
    : `${answerOf(delivery)} and never fetched its object`;
};

const either =
  (...wrongs: readonly Wrong[]): Wrong =>
  (delivery, story) =>
    wrongs.map((wrong) => wrong(delivery, story)).find((one) => one !== undefined);

/** A receiver that fetches nothing at all fails another duty for it. */
const fetchesAtAll = (story: ReceiverStory): boolean =>
  of(story, 'procedure').some((delivery) => fetchesOf(story, delivery).length > 0);

interface Trial {
  readonly steps: readonly Step[];
  /** What happened to the events, as the subject of a sentence. */
  readonly event: string;
  readonly wrong: Wrong;
  /** Later deliveries of one event stand for it; else each is judged by itself. */
  readonly each?: true;
}

const tried =
  ({ steps, event, wrong, each }: Trial) =>
  (story: ReceiverStory): Judgement => {
    const sent = of(story, ...steps).filter(({ key }) => key === 'right');
    if (sent.length === 0) return unproven('it was not tried');
    if (wrong !== notTaken && wrong !== failed && !fetchesAtAll(story))
      return unproven('the receiver fetches nothing at all, so nothing can be seen');
    const judged = each ? sent : last(sent);
    const faults = judged.flatMap((delivery) => {
      const fault = wrong(delivery, story);
      return fault === undefined ? [] : [{ delivery, fault }];
    });
    const [fault] = faults;
    if (!fault) return kept();
    const count = judged.length > 1 ? ` (${faults.length} of ${many(judged.length, 'event')})` : '';
    const from = earliest(story, fault.delivery) ?? fault.delivery;
    return broken(
      `${event} (${fault.delivery.event.eventType}): the receiver ${fault.fault}${count}`,
      ...fetchesOf(story, from).slice(0, 2).map(shownCall),
      shownDelivery(story, fault.delivery),
    );
  };

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

const registrationFetch = (story: ReceiverStory): Judgement => {
  const sent = of(story, 'procedure', 'promotion').filter(({ event }) =>
    event.eventType.startsWith('registration.'),
  );
  if (sent.length === 0) return unproven('no registration event was delivered');
  return observed(
    ...sent.map((delivery) => {
      const [call] = callsAfter(story, delivery);
      return `${delivery.event.eventType}: ${call ? `${call.method} ${call.path}` : 'nothing was fetched'}`;
    }),
  );
};

const fetchIdentity = (story: ReceiverStory): Judgement => {
  const ids = [...new Set(story.calls.flatMap(({ headers }) => headers['x-acting-user-id'] ?? []))];
  return ids.length === 0
    ? unproven('no request named an acting user')
    : observed(`acts as ${ids.join(', ')}`);
};

const afterDelete = (story: ReceiverStory): Judgement => {
  const deletions = of(story, 'deletes').filter(({ event }) => event.eventType.endsWith('.deleted'));
  if (deletions.length === 0) return unproven('nothing was deleted');
  return observed(
    ...deletions.map((delivery) => {
      const [call] = story.calls.filter(
        ({ at, path }) => at >= delivery.at && path.endsWith(delivery.event.resourceId),
      );
      return `${delivery.event.eventType}: ${call ? `${call.method} ${call.path} answered ${call.status}` : 'nothing fetched'}, the delivery ${answerOf(delivery)}`;
    }),
  );
};

const answerTime = (story: ReceiverStory): Judgement => {
  const times = of(story, 'procedure').map(({ at, ended }) => ended - at);
  return times.length === 0
    ? unproven('nothing was delivered')
    : observed(`the slowest of ${many(times.length, 'event')} took ${Math.round(Math.max(...times))} ms`);
};

const robust = { kind: 'robustness' } as const;
const open = { kind: 'open', next: 'Nothing.' } as const;

/** What a good receiver bears although no line asks for it, and what is only looked at. */
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
    id: 'receiver.object-gone',
    says: 'An event whose object is gone when it is fetched is borne.',
    ...robust,
    next: 'Take a 404 of the fetch for the end of it: answer 200 and do not fetch again.',
    evaluate: gone,
  },
  {
    id: 'receiver.promotion',
    about: 'registration.created',
    says: 'Both events of a promotion from the waitlist are taken, in whichever order they come.',
    ...robust,
    next: 'Take registration.deleted and registration.created each by itself and answer 200.',
    evaluate: tried({ steps: ['promotion'], event: 'a promotion', wrong: notTaken, each: true }),
  },
  {
    id: 'receiver.deletes',
    says: 'The deletion of a photo or an activity is taken, although its object can no longer be fetched.',
    ...robust,
    next: 'Answer 200 to a deletion whatever a fetch answers.',
    evaluate: tried({ steps: ['deletes'], event: 'a deletion', wrong: notTaken, each: true }),
  },
  {
    id: 'receiver.slow-fetch',
    says: 'An event whose fetch is slow is taken in the end.',
    ...robust,
    next: 'Give the fetch seconds, or answer 200 first and fetch afterwards; take a delivery that comes again.',
    evaluate: tried({
      steps: ['slow-fetch'],
      event: 'the fetch was slow',
      wrong: either(notTaken, neverFetched),
    }),
  },
  {
    id: 'receiver.failing-fetch',
    says: 'An event whose fetch fails once with a 5xx is not lost.',
    ...robust,
    next: 'Fetch again after a 5xx, or answer 5xx so that the delivery comes again; never 200 without the object.',
    evaluate: tried({
      steps: ['failing-fetch'],
      event: 'the fetch answered 503 once',
      wrong: either(notTaken, neverFetched),
    }),
  },
  {
    id: 'receiver.backlog',
    says: 'What was held back while the receiver was down, repetitions among it, is taken in a rush.',
    ...robust,
    next: 'Take old and new events alike after a downtime, however many come at once.',
    evaluate: tried({
      steps: ['backlog'],
      event: 'a backlog came after a downtime',
      wrong: either(notTaken, neverFetched),
    }),
  },
  {
    id: 'receiver.burst',
    says: 'A burst of events is taken and every object fetched.',
    ...robust,
    next: 'Queue what comes faster than you can fetch; where you refuse some with 429 or 503, take them when they come again.',
    evaluate: tried({ steps: ['burst'], event: 'a burst', wrong: either(notTaken, neverFetched) }),
  },
  {
    id: 'receiver.registration-fetch',
    about: 'registration.created',
    says: 'Whether anything is fetched after a registration event is left open: no route is stated.',
    ...open,
    line: 466,
    evaluate: registrationFetch,
  },
  {
    id: 'receiver.fetch-identity',
    says: 'As whom photos and activities are fetched is left open.',
    ...open,
    line: 427,
    evaluate: fetchIdentity,
  },
  {
    id: 'receiver.fetch-after-delete',
    says: 'Whether a deleted object is fetched, and what comes of it, is left open.',
    ...open,
    line: 461,
    evaluate: afterDelete,
  },
  {
    id: 'receiver.answer-time',
    says: 'How long a receiver may take is left open.',
    ...open,
    line: 470,
    evaluate: answerTime,
  },
];

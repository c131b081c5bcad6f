import { shownCall, type Call } from '../call.ts';
import { broken, notApplicable, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import { fetches, fetchesOf, of, shownDelivery, type ReceiverStory } from './story.ts';
import { either, neverFetched, notTaken, tried } from './trial.ts';

/** If a receiver fetches more often than this before the time of Retry-After is over, it does not wait. */
const MOST_EARLY = 3;

/** How often the receiver fetches an object without faults: some read each object twice. */
const fetchesPerEvent = (story: ReceiverStory): number =>
  Math.max(1, ...of(story, 'procedure').map((delivery) => fetchesOf(story, delivery).length));

const isEarly = (first: Call, call: Call): boolean =>
  call.at > first.at && call.at < first.ended + 900 * (first.retryAfter ?? 0);

const retryAfter = (story: ReceiverStory): Judgement => {
  const sent = of(story, 'retry-after');
  const [delivery] = sent;
  if (!delivery) return unproven('this was not tested');
  const calls = story.calls.filter((call) => fetches(call, delivery.event));
  const first = calls.find(({ status }) => status === 429);
  if (!first) return unproven('nothing was fetched; other duties report this');
  const soon = calls.filter((call) => isEarly(first, call));
  if (soon.length > MOST_EARLY * fetchesPerEvent(story))
    return broken(
      `the fetch was answered 429 with Retry-After: ${first.retryAfter ?? 0}, and ${soon.length} more requests came before that time was over`,
      ...[first, ...soon.slice(-1)].map(shownCall),
      shownDelivery(story, delivery),
    );
  return tried({
    steps: ['retry-after'],
    event: 'the fetch was answered 429 with Retry-After',
    wrong: either(notTaken, neverFetched),
  })(story);
};

const restart = (story: ReceiverStory): Judgement =>
  story.restarts === true
    ? tried({
        steps: ['restart'],
        event: 'the receiver was restarted',
        wrong: either(notTaken, neverFetched),
      })(story)
    : notApplicable('no way to restart the receiver was given: pass --restart-command COMMAND');

const robust = { kind: 'robustness' } as const;

/** What a good receiver handles when the service or the receiver itself has problems. */
export const handlingDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  {
    id: 'receiver.slow-fetch',
    says: 'The receiver must accept an event even if fetching its object is slow.',
    ...robust,
    next: 'Allow the fetch several seconds, or answer 200 first and fetch afterwards; accept repeated deliveries.',
    evaluate: tried({
      steps: ['slow-fetch'],
      event: 'the fetch was slow',
      wrong: either(notTaken, neverFetched),
    }),
  },
  {
    id: 'receiver.failing-fetch',
    says: 'The receiver must not lose an event whose fetch fails once with a 5xx.',
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
    says: 'After a downtime the receiver must accept all waiting events at once, repeated ones too.',
    ...robust,
    next: 'After a downtime accept old and new events alike, however many come at once.',
    evaluate: tried({
      steps: ['backlog'],
      event: 'a backlog came after a downtime',
      wrong: either(notTaken, neverFetched),
    }),
  },
  {
    id: 'receiver.burst',
    says: 'The receiver must accept a burst of events and fetch every object.',
    ...robust,
    next: 'Queue events that come faster than you can fetch; accept those that you refused with 429 or 503 when they come again.',
    evaluate: tried({ steps: ['burst'], event: 'a burst of events', wrong: either(notTaken, neverFetched) }),
  },
  {
    id: 'receiver.retry-after',
    says: 'After a 429 the receiver must wait for Retry-After, fetch again and not lose the event.',
    ...robust,
    next: 'Wait as long as Retry-After says before you fetch again, or answer 503 so that the delivery comes again.',
    evaluate: retryAfter,
  },
  {
    id: 'receiver.restart',
    says: 'After a restart the receiver must accept events and fetch objects, also those it knew before.',
    ...robust,
    next: 'Keep what you need on disk, and accept events from the first request on.',
    evaluate: restart,
  },
];

import { shownCall, type Call } from '../call.ts';
import { broken, notApplicable, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import { fetches, of, shownDelivery, type ReceiverStory } from './story.ts';
import { either, neverFetched, notTaken, tried } from './trial.ts';

/** More fetches than these within the time that Retry-After asked for are no patience. */
const MOST_EARLY = 3;

const isEarly = (first: Call, call: Call): boolean =>
  call.at > first.at && call.at < first.ended + 900 * (first.retryAfter ?? 0);

const retryAfter = (story: ReceiverStory): Judgement => {
  const sent = of(story, 'retry-after');
  const [delivery] = sent;
  if (!delivery) return unproven('it was not tried');
  const calls = story.calls.filter((call) => fetches(call, delivery.event));
  const first = calls.find(({ status }) => status === 429);
  if (!first) return unproven('nothing was fetched, which other duties report');
  const soon = calls.filter((call) => isEarly(first, call));
  if (soon.length > MOST_EARLY)
    return broken(
      `the fetch was answered 429 with Retry-After: ${first.retryAfter ?? 0}, and ${soon.length} more came before that time was over`,
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

/** What a good receiver bears when the service or the receiver itself is in trouble. */
export const handlingDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
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
    id: 'receiver.retry-after',
    says: 'A fetch that is answered 429 is repeated when the time of Retry-After is over, and the event is not lost.',
    ...robust,
    next: 'Wait as long as Retry-After says before you fetch again, or answer 503 so that the delivery comes again.',
    evaluate: retryAfter,
  },
  {
    id: 'receiver.restart',
    says: 'After a restart events are taken and their objects fetched, of objects from before it too.',
    ...robust,
    next: 'Keep what you need on disk, and take events from the first request on.',
    evaluate: restart,
  },
];

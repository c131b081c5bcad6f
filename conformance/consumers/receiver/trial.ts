import { many } from '../../kit/words.ts';
import { shownCall } from '../call.ts';
import { broken, kept, unproven, type Judgement } from '../duty.ts';
import {
  answerOf,
  deliveriesAbout,
  fetchesOf,
  isGood,
  isTaken,
  kindOf,
  of,
  shownDelivery,
  type Delivery,
  type ReceiverStory,
  type Step,
} from './story.ts';

/** The last delivery of each event, since deliveries are repeated until accepted. */
const last = (deliveries: readonly Delivery[]): readonly Delivery[] => [
  ...new Map(deliveries.map((delivery) => [delivery.event.eventId, delivery])).values(),
];

const isFailure = ({ status }: Delivery): boolean => status === undefined || status >= 500;

export type Wrong = (delivery: Delivery, story: ReceiverStory) => string | undefined;

export const notTaken: Wrong = (delivery) => (isTaken(delivery) ? undefined : answerOf(delivery));

export const failed: Wrong = (delivery) => (isFailure(delivery) ? answerOf(delivery) : undefined);

/** A receiver that never answers 200 breaks receiver.answers-200, so here any 2xx counts. */
export const isNot200: Wrong = (delivery, story) =>
  of(story, 'procedure').every(({ status }) => status !== 200)
    ? notTaken(delivery, story)
    : delivery.status === 200
      ? undefined
      : answerOf(delivery);

/** These faults also show for a receiver that fetches nothing. */
const WITHOUT_FETCH = [notTaken, failed, isNot200];

/** All deliveries of a step about an object: a fetch after any of them counts for each. */
const aboutTheSame = (story: ReceiverStory, { event, step }: Delivery): readonly Delivery[] =>
  deliveriesAbout(story, event).filter((one) => one.step === step);

const earliest = ({ deliveries }: ReceiverStory, { event, step }: Delivery): Delivery | undefined =>
  deliveries.find((one) => one.event.eventId === event.eventId && one.step === step);

/** The world answers with these only on purpose. */
export const SPOILT = [429, 503];

/** A fetch counts only if the world did not spoil its answer. */
export const neverFetched: Wrong = (delivery, story) => {
  if (kindOf(delivery.event)?.fetched !== true) return undefined;
  return aboutTheSame(story, delivery)
    .flatMap((one) => fetchesOf(story, one))
    .some(({ status, isAborted }) => !SPOILT.includes(status) && !isAborted)
    ? undefined
    : `${answerOf(delivery)} and never fetched its object`;
};

export const either =
  (...wrongs: readonly Wrong[]): Wrong =>
  (delivery, story) =>
    wrongs.map((wrong) => wrong(delivery, story)).find((one) => one !== undefined);

/** A receiver that fetches nothing at all breaks another duty. */
const fetchesAtAll = (story: ReceiverStory): boolean =>
  of(story, 'procedure').some((delivery) => fetchesOf(story, delivery).length > 0);

interface Trial {
  readonly steps: readonly Step[];
  /** The events, as the subject of a sentence. */
  readonly event: string;
  readonly wrong: Wrong;
  /** Judges each delivery; absent: only the last delivery of each event. */
  readonly each?: true;
}

export const tried =
  ({ steps, event, wrong, each }: Trial) =>
  (story: ReceiverStory): Judgement => {
    const sent = of(story, ...steps).filter(isGood);
    if (sent.length === 0) return unproven('this was not tested');
    if (!WITHOUT_FETCH.includes(wrong) && !fetchesAtAll(story))
      return unproven('the receiver fetches nothing, so this cannot be observed');
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

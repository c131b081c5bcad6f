import {
  broken,
  kept,
  notApplicable,
  observed,
  unproven,
  type EvaluatedDuty,
  type Judgement,
} from '../duty.ts';
import {
  fetchesOf,
  shownDelivery,
  type Delivery,
  type ReadBack,
  type ReceiverStory,
  type Step,
} from './story.ts';

const deliveryOf = (story: ReceiverStory, { event }: ReadBack): readonly Delivery[] =>
  story.deliveries.filter((one) => one.event.eventId === event.eventId).slice(-1);

const NO_WAY = 'no way to read the store was given: pass --read-back URL or --read-back-command COMMAND';
const NOT_FETCHED = 'no object was fetched with success, which other duties report';
const IDS_ONLY = 'the store keeps only ids and links (--store-keeps ids), so it does not show this';

const isDeletion = ({ event }: ReadBack): boolean => event.eventType.endsWith('.deleted');

/** Was the object fetched with success since? If not, another duty reports it. */
const wasFetched = (story: ReceiverStory, look: ReadBack): boolean =>
  story.deliveries
    .filter((one) => one.event.eventId === look.event.eventId)
    .some((delivery) => fetchesOf(story, delivery).some(({ status }) => status === 200));

const stepOf = (story: ReceiverStory, { event }: ReadBack): Step | undefined =>
  story.deliveries.find((one) => one.event.eventId === event.eventId)?.step;

const says = ({ status, shown }: ReadBack): string =>
  `it answered ${status}: ${JSON.stringify(shown.slice(0, 200))}`;

/** Judges the read-backs of some steps; `fault` says what is wrong with one. */
const looking =
  (steps: readonly Step[], fault: (look: ReadBack) => string | undefined) =>
  (story: ReceiverStory): Judgement => {
    const looks = story.readBacks?.filter((look) => {
      const step = stepOf(story, look);
      return look.wanted !== undefined && step !== undefined && steps.includes(step);
    });
    if (!looks) return unproven(NO_WAY);
    if (looks.length === 0) return unproven('no object was looked for in the store');
    const fetched = looks.filter((look) => wasFetched(story, look));
    if (fetched.length === 0) return unproven(NOT_FETCHED);
    for (const look of fetched) {
      const found = fault(look);
      if (found !== undefined)
        return broken(
          `${found}; ${says(look)}`,
          ...deliveryOf(story, look).map((one) => shownDelivery(story, one)),
        );
    }
    return kept();
  };

/** The same, only for stores that hold more than ids. */
const lookingAtNames = (...args: Parameters<typeof looking>) => {
  const judge = looking(...args);
  return (story: ReceiverStory): Judgement =>
    story.keepsIdsOnly === true ? notApplicable(IDS_ONLY) : judge(story);
};

const lacks = ({ wanted = '', shown }: ReadBack): boolean => !shown.includes(wanted);

const notUpdated = (look: ReadBack): string | undefined => {
  if (!lacks(look)) return undefined;
  const { event, wanted, former, shown } = look;
  const old = former !== undefined && shown.includes(former) ? `, still as ${JSON.stringify(former)}` : '';
  return `after ${event.eventType} the store shows ${JSON.stringify(event.resourceId)} without ${JSON.stringify(wanted)}${old}`;
};

/** After a repeated or late event the store must show the current object. */
const notRight =
  (how: string) =>
  (look: ReadBack): string | undefined =>
    lacks(look)
      ? `after ${look.event.eventType} ${how}, the store does not show ${JSON.stringify(look.wanted)}`
      : undefined;

/** A store that shows a former name shows its history, which may contain lost members too. */
const stillThere = ({ event, shown, unwanted, former }: ReadBack): string | undefined =>
  unwanted === undefined || !shown.includes(unwanted) || (former !== undefined && shown.includes(former))
    ? undefined
    : `after ${event.eventType} the store still shows ${JSON.stringify(unwanted)}, a member that the object no longer has`;

const membersAreKept = lookingAtNames(['vanishing'], stillThere);

/** Only photos and activities lose members in a rehearsal. */
const membersGone = (story: ReceiverStory): Judgement =>
  story.deliveries.some(({ event }) => /^(photo|activity)\.updated$/.test(event.eventType))
    ? membersAreKept(story)
    : notApplicable('no photo.updated and no activity.updated was delivered');

const afterDelete = (story: ReceiverStory): Judgement => {
  const looks = story.readBacks?.filter(isDeletion);
  if (!looks) return unproven(NO_WAY);
  if (looks.length === 0) return unproven('nothing that was deleted was looked for in the store');
  return observed(
    ...looks.map(
      ({ event, former, shown, status }) =>
        `after ${event.eventType} the store ${former !== undefined && shown.includes(former) ? 'still shows it' : 'does not show it'} (${status})`,
    ),
  );
};

const removesDeleted = (story: ReceiverStory): Judgement => {
  if (story.removesDeleted !== true)
    return notApplicable('the receiver does not claim to remove deleted objects (--deleted removed)');
  if (story.keepsIdsOnly === true) return notApplicable(IDS_ONLY);
  const looks = story.readBacks?.filter(isDeletion);
  if (!looks) return unproven(NO_WAY);
  if (looks.length === 0) return unproven('nothing that was deleted was looked for in the store');
  const left = looks.find(({ former, shown }) => former !== undefined && shown.includes(former));
  return left
    ? broken(
        `after ${left.event.eventType} the store still shows ${JSON.stringify(left.former)}; ${says(left)}`,
        ...deliveryOf(story, left).map((one) => shownDelivery(story, one)),
      )
    : kept();
};

const staysRight = lookingAtNames(
  ['repeat', 'late', 'reordered'],
  notRight('came late, twice or out of order'),
);

const overtaken = lookingAtNames(
  ['overtaken'],
  notRight('whose fetch was overtaken by that of a newer event'),
);

const afterRestart = lookingAtNames(['restart'], notRight('that came after a restart'));

/** Duties that the receiver's own store shows. */
export const storeDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  {
    id: 'receiver.updates-store',
    says: "After an event the receiver's store must show the object as the service has it.",
    ...{ kind: 'firm', line: 452 },
    next: 'Write what the fetch answered to the store, under resourceId, for updates as for new objects.',
    evaluate: looking(['procedure', 'spelling', 'writing', 'planned'], notUpdated),
  },
  {
    id: 'receiver.members-gone',
    says: "The receiver's store must drop members that an object no longer has.",
    ...{ kind: 'firm', line: 452 },
    next: 'Replace the stored object with the fetched one; do not merge them: a member that is null or absent is gone.',
    evaluate: membersGone,
  },
  {
    id: 'receiver.store-stays-right',
    says: 'After events that come twice, late or out of order the store must show the object as the service has it.',
    kind: 'robustness',
    next: 'Store the fetched object, nothing of the event, and let the last fetch win.',
    evaluate: staysRight,
  },
  {
    id: 'receiver.overtaken-fetch',
    says: 'A slow fetch that ends after a newer one must not overwrite the newer object in the store.',
    kind: 'robustness',
    next: 'Fetch one resourceId one request at a time, or keep the answer to the last request rather than the last answer.',
    evaluate: overtaken,
  },
  {
    id: 'receiver.store-after-restart',
    says: 'After a restart the store must show what came before it and what came since.',
    kind: 'robustness',
    next: 'Keep the store on disk, and write to it before you answer 200.',
    evaluate: (story) =>
      story.restarts === true
        ? afterRestart(story)
        : notApplicable('no way to restart the receiver was given: pass --restart-command COMMAND'),
  },
  {
    id: 'receiver.removes-deleted',
    says: 'With --deleted removed the receiver must remove deleted objects from its store.',
    kind: 'robustness',
    next: 'Remove the object of resourceId from the store after photo.deleted and activity.deleted, or leave --deleted removed out.',
    evaluate: removesDeleted,
  },
  {
    id: 'receiver.store-after-delete',
    says: 'What the store shows of a deleted object is left open.',
    ...{ kind: 'open', line: 458 },
    next: 'Nothing. Remove it or mark it, as your users need.',
    evaluate: afterDelete,
  },
];

import { broken, kept, observed, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import { fetchesOf, shownDelivery, type Delivery, type ReadBack, type ReceiverStory } from './story.ts';

const deliveryOf = (story: ReceiverStory, { event }: ReadBack): readonly Delivery[] =>
  story.deliveries.filter((one) => one.event.eventId === event.eventId).slice(-1);

const NO_WAY = 'no way to read the store was given: pass --read-back URL or --read-back-command COMMAND';

const isDeletion = ({ event }: ReadBack): boolean => event.eventType.endsWith('.deleted');

/** Was the object fetched with success since? If not, another duty tells of it. */
const wasFetched = (story: ReceiverStory, look: ReadBack): boolean =>
  story.deliveries
    .filter((one) => one.event.eventId === look.event.eventId)
    .some((delivery) => fetchesOf(story, delivery).some(({ status }) => status === 200));

const NOT_FETCHED = 'no object was fetched with success, which other duties tell of';

const ofStep = (story: ReceiverStory, { event }: ReadBack): Delivery | undefined =>
  story.deliveries.find((one) => one.event.eventId === event.eventId);

const updates = (story: ReceiverStory): Judgement => {
  const looks = story.readBacks?.filter(
    (look) => look.wanted !== undefined && ofStep(story, look)?.step === 'procedure',
  );
  if (!looks) return unproven(NO_WAY);
  if (looks.length === 0) return unproven('no object was looked for in the store');
  const fetched = looks.filter((look) => wasFetched(story, look));
  if (fetched.length === 0) return unproven(NOT_FETCHED);
  const missing = fetched.find(({ wanted = '', shown }) => !shown.includes(wanted));
  if (!missing) return kept();
  const { event, wanted, former, shown, status } = missing;
  const old = former !== undefined && shown.includes(former);
  return broken(
    `after ${event.eventType} the store shows ${JSON.stringify(event.resourceId)} without ${JSON.stringify(wanted)}${old ? `, still as ${JSON.stringify(former)}` : ''}; it says (${status}) ${JSON.stringify(shown.slice(0, 200))}`,
    ...deliveryOf(story, missing).map((one) => shownDelivery(story, one)),
  );
};

/** Later than its successor, or twice: the store shows what the object is now. */
const staysRight = (story: ReceiverStory): Judgement => {
  const looks = story.readBacks?.filter((look) => {
    const step = ofStep(story, look)?.step;
    return look.wanted !== undefined && (step === 'repeat' || step === 'late' || step === 'reordered');
  });
  if (!looks) return unproven(NO_WAY);
  if (looks.length === 0) return unproven('no object was looked for in the store');
  const fetched = looks.filter((look) => wasFetched(story, look));
  if (fetched.length === 0) return unproven(NOT_FETCHED);
  const wrong = fetched.find(({ wanted = '', shown }) => !shown.includes(wanted));
  if (!wrong) return kept();
  return broken(
    `after ${wrong.event.eventType} came late, twice or out of order, the store does not show ${JSON.stringify(wrong.wanted)}; it says (${wrong.status}) ${JSON.stringify(wrong.shown.slice(0, 200))}`,
    ...deliveryOf(story, wrong).map((one) => shownDelivery(story, one)),
  );
};

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

/** Duties that are seen in the receiver's own store. */
export const storeDuties: readonly EvaluatedDuty<ReceiverStory>[] = [
  {
    id: 'receiver.updates-store',
    says: 'After an event the local store shows the object as the service has it.',
    ...{ kind: 'firm', line: 452 },
    next: 'Write what the fetch answered to the store, under resourceId, for updates as for new objects.',
    evaluate: updates,
  },
  {
    id: 'receiver.store-stays-right',
    says: 'Events that come twice, late or out of order leave the store as the service has the object.',
    kind: 'robustness',
    next: 'Store what the fetch answered rather than anything of the event, and let the last fetch win.',
    evaluate: staysRight,
  },
  {
    id: 'receiver.store-after-delete',
    says: 'What the store shows of a deleted object is left open.',
    ...{ kind: 'open', line: 458 },
    next: 'Nothing: take it out or mark it, as your users need.',
    evaluate: afterDelete,
  },
];

import type { ReceiverSample } from './defect.ts';
import { correct, statedRoutes, type ReceiverWays } from './procedure.ts';

const variation = (
  id: string,
  says: string,
  ways: Partial<ReceiverWays>,
  more: Pick<ReceiverSample, 'keepsDeleted'> = {},
): ReceiverSample => ({ ...{ id, says, ways }, ...more });

const unknown = (status: number): Partial<ReceiverWays> => ({
  turnsAway: ({ eventType }) => (/^(menu|work_request|notification)\./.test(eventType) ? status : undefined),
});

/** Receivers that use freedoms of the procedure. */
export const receiverVariations: readonly ReceiverSample[] = [
  variation('as-it-is', 'Does what the interface says.', {}),
  variation('answers-first', 'Answers 200 and fetches afterwards.', { later: 25, fetchTries: 3 }),
  variation('refuses-with-403', 'Refuses a bad key with 403.', { refusal: 403 }),
  variation('refuses-with-404', 'Answers 404 to a bad key.', { refusal: 404 }),
  variation('closes-on-bad-keys', 'Closes the connection on a bad key.', { refusal: 0 }),
  variation('unknown-400', 'Answers 400 to unknown event types.', unknown(400)),
  variation('unknown-422', 'Answers 422 to unknown event types.', unknown(422)),
  variation('unknown-200', 'Answers 200 to unknown event types.', unknown(200)),
  variation('acts-as-staff', 'Fetches photos and activities as staff.', {
    actsAs: (event, identities) =>
      /^(photo|activity)\./.test(event.eventType)
        ? identities['staff']
        : correct.actsAs(event, identities, 0),
  }),
  variation('fetches-what-was-deleted', 'Fetches deleted objects too.', {
    routes: (event, id, identities) =>
      event.eventType === 'activity.deleted' ? [`/activities/${id}`] : statedRoutes(event, id, identities),
  }),
  variation('gone-404', 'Answers 404 if its fetch gets 404, except for deletions.', {
    answers: (event, fetched, memory) => (fetched === 404 ? 404 : correct.answers(event, fetched, memory)),
  }),
  variation('takes-once', 'Answers 200 to a repeated eventId and does nothing.', {
    turnsAway: ({ eventId }, { seenEvents }) => (seenEvents.has(eventId) ? 200 : undefined),
  }),
  variation('fetches-again-itself', 'Fetches again by itself after a 5xx.', { fetchTries: 4 }),
  variation('sheds-load', 'Answers 429 under load and accepts the events when they are sent again.', {
    dawdles: 5,
    turnsAway: (_event, { underWay }) => (underWay > 12 ? 429 : undefined),
  }),
  variation(
    'drops-the-older',
    'Drops events older than the last one that it processed for the same object.',
    {
      turnsAway: ({ resourceId, occurredAt }, { newest }) => {
        if ((newest.get(resourceId) ?? '') > occurredAt) return 200;
        newest.set(resourceId, occurredAt);
        return undefined;
      },
    },
  ),
  variation('lists-first', 'Lists the facilities before it fetches.', {
    routes: (event, id, identities) => ['/facilities', ...statedRoutes(event, id, identities)],
  }),
  variation('fetches-twice', 'Fetches every object twice.', {
    routes: (event, id, identities) => [
      ...statedRoutes(event, id, identities),
      ...statedRoutes(event, id, identities),
    ],
  }),
  variation(
    'marks-the-deleted',
    'Marks deleted objects instead of removing them.',
    {
      keeps: (event, text, memory) => {
        const { store } = memory;
        if (!event.eventType.endsWith('.deleted')) return correct.keeps(event, text, memory);
        store.set(event.resourceId, `deleted: ${store.get(event.resourceId) ?? ''}`);
      },
    },
    { keepsDeleted: true },
  ),
  variation('headers-in-capitals', 'Writes its headers in capital letters.', {
    headers: (usual) =>
      Object.fromEntries(Object.entries(usual).map(([name, value]) => [name.toUpperCase(), value])),
  }),
  variation('asks-with-a-query', 'Fetches activities with the acting user in the query.', {
    routes: (event, id, identities) =>
      statedRoutes(event, id, identities).map((path) => `${path}?actingUserId=someone`),
  }),
];

import { defect, turningAway, type Defect } from './defect.ts';
import { firmDefects } from './firm-defects.ts';
import { correct, statedRoutes, type Event } from './procedure.ts';

const DAY_MS = 86_400_000;

const ageOf = ({ occurredAt }: Event): number => (Date.now() - Date.parse(occurredAt)) / DAY_MS;

const known = new Set(['photo', 'activity', 'announcement', 'registration', 'transportation_request']);
const members = ['eventType', 'aggregateType', 'occurredAt', 'tenant', 'eventId', 'resourceId'];

export const receiverDefects: readonly Defect[] = [
  ...firmDefects,
  defect(
    'repeated-event',
    'refuses-repetitions',
    'Answers 409 to a repeated eventId.',
    turningAway(409, ({ eventId }, { seenEvents }) => seenEvents.has(eventId)),
  ),
  defect('late-event', 'refuses-the-late', 'Refuses events older than five days.', {
    ...turningAway(400, (event) => ageOf(event) > 5),
  }),
  defect('late-event', 'drops-the-late', 'Accepts events older than five days, but drops them.', {
    ...turningAway(200, (event) => ageOf(event) > 5),
  }),
  defect('reordered-events', 'wants-creation-first', 'Refuses an update of an unknown object.', {
    ...turningAway(
      404,
      ({ eventType, resourceId }, { store }) => eventType === 'activity.updated' && !store.has(resourceId),
    ),
  }),
  defect('store-stays-right', 'creation-empties', 'Empties the stored object on an unexpected creation.', {
    keeps: (event, text, memory) => {
      if (event.eventType === 'activity.created' && memory.store.has(event.resourceId))
        memory.store.set(event.resourceId, 'new');
      else correct.keeps(event, text, memory);
    },
  }),
  defect('unknown-kind', 'falls-over-unknown-kinds', 'Fails on an unknown event type.', {
    ...turningAway(500, ({ eventType }) => !known.has(eventType.split('.')[0] ?? '')),
  }),
  defect('more-members', 'wants-listed-members-only', 'Refuses events with unknown members.', {
    ...turningAway(400, (event) => Object.keys(event).some((name) => !members.includes(name))),
  }),
  defect('charset', 'wants-the-type-alone', 'Accepts application/json only without a charset.', {
    admits: (given, key, { contentType }) => given === key && contentType === 'application/json',
  }),
  defect('object-gone', 'falls-over-what-is-gone', 'Answers 500 if a fetch gets 404.', {
    answers: (_event, fetched) => (fetched === 404 ? 500 : 200),
  }),
  defect('object-gone', 'fetches-what-is-gone-for-ever', 'Fetches a deleted object again and again.', {
    routes: (event, id, identities) =>
      Array.from({ length: 60 }, () => statedRoutes(event, id, identities)).flat(),
  }),
  defect('promotion', 'refuses-the-promoted', 'Refuses a registration right after a cancellation.', {
    ...turningAway(
      409,
      ({ eventType }, { lastKind }) =>
        eventType === 'registration.created' && lastKind === 'registration.deleted',
    ),
  }),
  defect('deletes', 'falls-over-deletions', 'Fails on deletions.', {
    ...turningAway(500, ({ eventType }) => /^(photo|activity)\.deleted$/.test(eventType)),
  }),
  defect('slow-fetch', 'gives-up-slow-fetches', 'Gives up a slow fetch and drops the event.', {
    fetchLimit: 60,
    answers: () => 200,
  }),
  defect('failing-fetch', 'drops-what-fails', 'Answers 200 although the fetch got 503.', {
    answers: () => 200,
  }),
  defect('failing-fetch', 'knows-what-failed', 'Takes the repetition of a failed event for a duplicate.', {
    turnsAway: ({ eventId }, { seenEvents }) => {
      if (seenEvents.has(eventId)) return 200;
      seenEvents.add(eventId);
      return undefined;
    },
  }),
  defect('backlog', 'drops-what-is-old', 'Accepts events between a day and a week old, but drops them.', {
    ...turningAway(200, (event) => ageOf(event) > 1 && ageOf(event) < 7),
  }),
  defect('burst', 'drops-what-comes-at-once', 'Processes two events at a time and drops the others.', {
    dawdles: 20,
    ...turningAway(200, (_event, { underWay }) => underWay > 2),
  }),
  defect('burst', 'falls-over-the-sixtieth', 'Answers 500 to everything after sixty events.', {
    ...turningAway(500, (_event, { seenEvents }) => seenEvents.size > 60),
  }),
  defect(
    'key-name-case',
    'wants-capital-letters',
    'Reads the key header only if its name is in capital letters.',
    {
      admits: (given, key, { keyName }) => given === key && keyName === 'X-API-KEY',
    },
  ),
  defect('update-only', 'wants-to-know-photos', 'Refuses an update of an unknown photo.', {
    ...turningAway(404, ({ eventType, resourceId }, { store }) => {
      return eventType === 'photo.updated' && !store.has(resourceId);
    }),
  }),
  defect('writes-nothing', 'posts-an-acknowledgement', 'Posts an acknowledgement to the service.', {
    writes: ({ resourceId }) => `/activities/${resourceId}/acknowledgements`,
  }),
  defect('retry-after', 'fetches-at-once', 'Fetches again at once and ignores Retry-After.', {
    fetchTries: 40,
    minds429: false,
  }),
  defect('retry-after', 'drops-what-is-limited', 'Answers 200 although the fetch got 429.', {
    answers: (event, fetched, memory) => (fetched === 429 ? 200 : correct.answers(event, fetched, memory)),
  }),
  defect('overtaken-fetch', 'last-answer-wins', 'Stores the last answer of concurrent fetches.', {
    inTurn: false,
  }),
  defect('restart', 'lost-after-a-restart', 'Answers 500 after a restart.', {
    ...turningAway(500, (_event, { isRestarted }) => isRestarted),
  }),
  defect('store-after-restart', 'forgets-at-a-restart', 'Keeps its store in memory only.', {
    restarted: ({ store }) => store.clear(),
  }),
  defect('removes-deleted', 'keeps-the-deleted', 'Claims to remove deleted objects, but keeps them.', {
    keeps: (event, text, memory) => {
      if (!event.eventType.endsWith('.deleted')) correct.keeps(event, text, memory);
    },
  }),
];

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
    'Answers 409 to an eventId that it knows.',
    turningAway(409, ({ eventId }, { seenEvents }) => seenEvents.has(eventId)),
  ),
  defect('late-event', 'refuses-the-late', 'Refuses what happened more than five days ago.', {
    ...turningAway(400, (event) => ageOf(event) > 5),
  }),
  defect('late-event', 'drops-the-late', 'Takes what happened more than five days ago, and drops it.', {
    ...turningAway(200, (event) => ageOf(event) > 5),
  }),
  defect('reordered-events', 'wants-creation-first', 'Refuses an update of what it does not know.', {
    ...turningAway(
      404,
      ({ eventType, resourceId }, { store }) => eventType === 'activity.updated' && !store.has(resourceId),
    ),
  }),
  defect(
    'store-stays-right',
    'creation-empties',
    'Empties its entry at a creation that it does not expect.',
    {
      keeps: (event, text, memory) => {
        if (event.eventType === 'activity.created' && memory.store.has(event.resourceId))
          memory.store.set(event.resourceId, 'new');
        else correct.keeps(event, text, memory);
      },
    },
  ),
  defect('unknown-kind', 'falls-over-unknown-kinds', 'Falls over a kind that it does not know.', {
    ...turningAway(500, ({ eventType }) => !known.has(eventType.split('.')[0] ?? '')),
  }),
  defect('more-members', 'wants-listed-members-only', 'Refuses members that the interface does not list.', {
    ...turningAway(400, (event) => Object.keys(event).some((name) => !members.includes(name))),
  }),
  defect('charset', 'wants-the-type-alone', 'Knows JSON by its type without parameters alone.', {
    admits: (given, key, { contentType }) => given === key && contentType === 'application/json',
  }),
  defect('object-gone', 'falls-over-what-is-gone', 'Answers 500 where a fetch answers 404.', {
    answers: (_event, fetched) => (fetched === 404 ? 500 : 200),
  }),
  defect('object-gone', 'fetches-what-is-gone-for-ever', 'Fetches what is gone again and again.', {
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
  defect('deletes', 'falls-over-deletions', 'Falls over deletions.', {
    ...turningAway(500, ({ eventType }) => /^(photo|activity)\.deleted$/.test(eventType)),
  }),
  defect('slow-fetch', 'gives-up-slow-fetches', 'Gives a fetch little time, and drops the event.', {
    fetchLimit: 60,
    answers: () => 200,
  }),
  defect('failing-fetch', 'drops-what-fails', 'Answers 200 where the fetch answered 503.', {
    answers: () => 200,
  }),
  defect('failing-fetch', 'knows-what-failed', 'Takes a repetition of what failed for known.', {
    turnsAway: ({ eventId }, { seenEvents }) => {
      if (seenEvents.has(eventId)) return 200;
      seenEvents.add(eventId);
      return undefined;
    },
  }),
  defect('backlog', 'drops-what-is-old', 'Takes what is a day old and younger than a week, and drops it.', {
    ...turningAway(200, (event) => ageOf(event) > 1 && ageOf(event) < 7),
  }),
  defect('burst', 'drops-what-comes-at-once', 'Takes two at once, and drops the others.', {
    dawdles: 20,
    ...turningAway(200, (_event, { underWay }) => underWay > 2),
  }),
  defect('burst', 'falls-over-the-sixtieth', 'Answers 500 to everything once it has taken sixty events.', {
    ...turningAway(500, (_event, { seenEvents }) => seenEvents.size > 60),
  }),
  defect('key-name-case', 'wants-capital-letters', 'Knows the header by its name in capital letters alone.', {
    admits: (given, key, { keyName }) => given === key && keyName === 'X-API-KEY',
  }),
  defect('update-only', 'wants-to-know-photos', 'Refuses an update of a photo that it does not know.', {
    ...turningAway(404, ({ eventType, resourceId }, { store }) => {
      return eventType === 'photo.updated' && !store.has(resourceId);
    }),
  }),
  defect('writes-nothing', 'posts-an-acknowledgement', 'Posts to the service what it has taken.', {
    writes: ({ resourceId }) => `/activities/${resourceId}/acknowledgements`,
  }),
  defect('retry-after', 'fetches-at-once', 'Fetches again at once, however long it was asked to wait.', {
    fetchTries: 40,
    minds429: false,
  }),
  defect('retry-after', 'drops-what-is-limited', 'Answers 200 where the fetch was answered 429.', {
    answers: (event, fetched, memory) => (fetched === 429 ? 200 : correct.answers(event, fetched, memory)),
  }),
  defect(
    'overtaken-fetch',
    'last-answer-wins',
    'Keeps what was answered last, of fetches at the same time.',
    {
      inTurn: false,
    },
  ),
  defect('restart', 'lost-after-a-restart', 'Answers 500 once it was restarted.', {
    ...turningAway(500, (_event, { isRestarted }) => isRestarted),
  }),
  defect('store-after-restart', 'forgets-at-a-restart', 'Holds its store in memory.', {
    restarted: ({ store }) => store.clear(),
  }),
  defect('removes-deleted', 'keeps-the-deleted', 'Says that it takes deleted objects out, and holds them.', {
    keeps: (event, text, memory) => {
      if (!event.eventType.endsWith('.deleted')) correct.keeps(event, text, memory);
    },
  }),
];

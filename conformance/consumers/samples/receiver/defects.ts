import { correct, statedRoutes, type Event, type ReceiverWays } from './procedure.ts';

/** A receiver that does one thing otherwise than the correct one. */
export interface ReceiverSample {
  readonly id: string;
  readonly says: string;
  readonly ways: Partial<ReceiverWays>;
  /** The duty that it breaks; none where it only does otherwise, as it may. */
  readonly duty?: string;
}

/** One whose breach a finding has to name. */
interface Defect extends ReceiverSample {
  /** The duty that it breaks. */
  readonly duty: string;
}

const defect = (duty: string, id: string, says: string, ways: Partial<ReceiverWays>): Defect => ({
  duty: `receiver.${duty}`,
  ...{ id, says, ways },
});

const DAY_MS = 86_400_000;

const ageOf = ({ occurredAt }: Event): number => (Date.now() - Date.parse(occurredAt)) / DAY_MS;

const isOf = (kind: string) => (event: Event) => event.eventType === kind;

const ignoring = (kind: string): Partial<ReceiverWays> => ({
  routes: (event, id) => (isOf(kind)(event) ? [] : statedRoutes(event, id)),
});

const turningAway = (
  status: number,
  when: (event: Event, memory: Parameters<ReceiverWays['turnsAway']>[1]) => boolean,
): Partial<ReceiverWays> => ({
  turnsAway: (event, memory) => (when(event, memory) ? status : undefined),
});

const known = new Set(['photo', 'activity', 'announcement', 'registration', 'transportation_request']);
const members = ['eventType', 'aggregateType', 'occurredAt', 'tenant', 'eventId', 'resourceId'];

const without =
  (...names: readonly string[]): ReceiverWays['headers'] =>
  (usual) =>
    Object.fromEntries(Object.entries(usual).filter(([name]) => !names.includes(name)));

export const receiverDefects: readonly Defect[] = [
  defect('missing-key', 'takes-no-key', 'Takes a delivery without a key.', {
    admits: (given, key) => given === undefined || given === key,
  }),
  defect('missing-key', 'takes-empty-key', 'Takes an empty key.', {
    admits: (given, key) => given === '' || given === key,
  }),
  defect('wrong-key', 'takes-any-key', 'Wants some key, whichever.', {
    admits: (given) => given !== undefined && given !== '',
  }),
  defect('wrong-key', 'takes-longer-key', 'Looks at the beginning of the key alone.', {
    admits: (given, key) => given?.startsWith(key) === true,
  }),
  defect('wrong-key', 'takes-shorter-key', 'Compares no more letters than were sent.', {
    admits: (given, key) => given !== undefined && given !== '' && key.startsWith(given),
  }),
  defect('wrong-key', 'takes-key-in-capitals', 'Takes capital and small letters of the key for the same.', {
    admits: (given, key) => given?.toLowerCase() === key.toLowerCase(),
  }),
  defect('missing-key', 'never-looks-at-the-key', 'Never looks at the key.', { admits: () => true }),
  defect('wrong-key', 'refuses-afterwards', 'Refuses a wrong key after it has acted.', {
    refusesAfterwards: true,
  }),
  defect('reads-resource-id', 'fetches-by-event-id', 'Fetches by the eventId.', {
    idOf: ({ eventId }) => eventId,
  }),
  defect('reads-resource-id', 'fetches-nothing', 'Fetches nothing.', { routes: () => [] }),
  defect('fetches.photo.uploaded', 'lists-photos', 'Lists photos instead of fetching one.', {
    routes: (event, id) => (isOf('photo.uploaded')(event) ? ['/facilities'] : statedRoutes(event, id)),
  }),
  defect(
    'fetches.photo.updated',
    'ignores-photo-updates',
    'Ignores photo.updated.',
    ignoring('photo.updated'),
  ),
  defect('fetches.photo.updated', 'first-update-only', 'Knows an event by its kind and resourceId.', {
    turnsAway: ({ eventType, resourceId }, { newest }) => {
      const key = `${eventType} ${resourceId}`;
      if (eventType.endsWith('.updated') && newest.has(key)) return 200;
      newest.set(key, '');
      return undefined;
    },
  }),
  defect(
    'fetches.activity.created',
    'facility-route',
    'Fetches activities by a route below the facility, as the description of the events has it.',
    {
      routes: (event, id) =>
        event.eventType.startsWith('activity.')
          ? [`/facilities/f/activities/${id}`]
          : statedRoutes(event, id),
    },
  ),
  defect(
    'fetches.activity.updated',
    'ignores-activity-updates',
    'Ignores activity.updated.',
    ignoring('activity.updated'),
  ),
  defect(
    'fetches.announcement.sent',
    'ignores-announcements',
    'Ignores announcement.sent.',
    ignoring('announcement.sent'),
  ),
  defect(
    'fetches.announcement.sent',
    'announcement-of-a-connection',
    'Fetches announcements below a connection.',
    {
      routes: (event, id) =>
        isOf('announcement.sent')(event) ? [`/connections/c/announcements/${id}`] : statedRoutes(event, id),
    },
  ),
  defect('fetches.photo.uploaded', 'acts-as-nobody', 'Acts as someone whom the service does not know.', {
    actsAs: () => 'nobody',
  }),
  defect('bearer', 'no-token', 'Sends no token.', { headers: without('Authorization') }),
  defect('bearer', 'token-without-bearer', 'Sends the token without the word Bearer.', {
    headers: (usual) => ({ ...usual, Authorization: (usual['Authorization'] ?? '').slice(7) }),
  }),
  defect('acting-user', 'no-acting-user', 'Names no acting user.', { actsAs: () => undefined }),
  defect('acting-tenant', 'no-acting-tenant', 'Names no tenant of the acting user.', {
    headers: without('X-Acting-User-Tenant'),
  }),
  defect('acting-tenant-slug', 'another-tenant', 'Names another tenant than the one of the path.', {
    headers: (usual) => ({ ...usual, 'X-Acting-User-Tenant': 'elsewhere' }),
  }),
  defect('announcement-identity', 'announcement-as-staff', 'Fetches announcements as staff.', {
    actsAs: ({ eventType }, { staff, systemActor }) =>
      eventType.startsWith('announcement') ? staff : systemActor,
  }),
  defect('announcement-identity', 'everything-as-resident', 'Fetches everything as a resident.', {
    actsAs: (_event, { resident }) => resident,
    answers: () => 200,
  }),
  defect('transportation-identity', 'rides-as-system-actor', 'Fetches rides as the system actor.', {
    routes: (event, id) =>
      event.eventType.startsWith('transportation_request.')
        ? [`/residents/someone/transportation-requests/${id}`]
        : statedRoutes(event, id),
  }),
  defect('answers-200', 'answers-202', 'Answers 202.', { answers: () => 202 }),
  defect('answers-200', 'answers-204', 'Answers 204.', { answers: () => 204 }),
  defect('answers-200', 'refuses-registrations', 'Refuses registration events.', {
    ...turningAway(404, ({ eventType }) => eventType.startsWith('registration.')),
  }),
  defect('answers-200', 'redirects', 'Sends deliveries elsewhere.', { answers: () => 307 }),
  defect('updates-store', 'keeps-the-first', 'Keeps the first text of an object for ever.', {
    keeps: ({ resourceId }, text, { store }) => {
      if (text !== '' && !store.has(resourceId)) store.set(resourceId, text);
    },
  }),
  defect('updates-store', 'keeps-by-event-id', 'Keeps objects under the eventId.', {
    keeps: ({ eventId }, text, { store }) => void store.set(eventId, text),
  }),
  defect('updates-store', 'keeps-the-event', 'Keeps the event in place of the object.', {
    keeps: (event, _text, { store }) => void store.set(event.resourceId, JSON.stringify(event)),
  }),
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
  defect('object-gone', 'falls-over-what-is-gone', 'Answers 500 where a fetch answers 404.', {
    answers: (_event, fetched) => (fetched === 404 ? 500 : 200),
  }),
  defect('object-gone', 'fetches-what-is-gone-for-ever', 'Fetches what is gone again and again.', {
    routes: (event, id) => Array.from({ length: 60 }, () => statedRoutes(event, id)).flat(),
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
];

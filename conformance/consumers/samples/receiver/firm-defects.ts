import { isObject, parseJson, type JsonObject } from '../../../kit/json.ts';
import { defect, isOf, turningAway, type Defect } from './defect.ts';
import { correct, statedRoutes, type ReceiverWays } from './procedure.ts';

const ignoring = (kind: string): Partial<ReceiverWays> => ({
  routes: (event, id, identities) => (isOf(kind)(event) ? [] : statedRoutes(event, id, identities)),
});

const without =
  (...names: readonly string[]): ReceiverWays['headers'] =>
  (usual) =>
    Object.fromEntries(Object.entries(usual).filter(([name]) => !names.includes(name)));

const dataIn = (text: string): JsonObject => {
  const body = parseJson(text);
  const data = isObject(body) ? body['data'] : undefined;
  return isObject(data) ? data : {};
};

/** Merges what was fetched into what it holds. */
const merging = (skipsNull: boolean): Partial<ReceiverWays> => ({
  keeps: (event, text, memory) => {
    const { resourceId } = event;
    const now = Object.entries(dataIn(text)).filter(([, value]) => !skipsNull || value !== null);
    const data = { ...dataIn(memory.store.get(resourceId) ?? ''), ...Object.fromEntries(now) };
    correct.keeps(event, text === '' ? '' : JSON.stringify({ data }), memory);
  },
});

const trustingConnections = (): ReceiverWays['admits'] => {
  const trusted = new WeakSet<object>();
  return (given, key, { connection }) => {
    if (given === key) trusted.add(connection);
    return trusted.has(connection);
  };
};

/** Receivers that break what the interface states. */
export const firmDefects: readonly Defect[] = [
  defect('right-key', 'has-another-key', 'Compares with another key.', {
    admits: (given, key) => given === `${key}!`,
  }),
  defect('right-key', 'looks-elsewhere', 'Looks for the key in another header.', { admits: () => false }),
  defect('missing-key', 'takes-key-in-query', 'Takes the key in the query too.', {
    admits: (given, key, { query }) => given === key || query.get('api_key') === key,
  }),
  defect('missing-key', 'takes-key-as-bearer', 'Takes the key as a bearer token too.', {
    admits: (given, key, { authorization }) => given === key || authorization === `Bearer ${key}`,
  }),
  defect('missing-key', 'takes-key-in-authorization', 'Takes the key in Authorization too.', {
    admits: (given, key, { authorization }) => given === key || authorization === key,
  }),
  defect('missing-key', 'silent-to-no-key', 'Answers 200 to a bad key and does nothing.', { refusal: 200 }),
  defect('wrong-key', 'accepted-but-dropped', 'Answers 202 to a bad key and does nothing.', { refusal: 202 }),
  defect('wrong-key', 'takes-other-end', 'Compares all but the last letter of the key.', {
    admits: (given, key) => given?.slice(0, -1) === key.slice(0, -1),
  }),
  defect('wrong-key', 'takes-other-beginning', 'Compares all but the first letter of the key.', {
    admits: (given, key) => given?.slice(1) === key.slice(1),
  }),
  defect('wrong-key', 'takes-longer-before', 'Looks at the end of the key alone.', {
    admits: (given, key) => given?.endsWith(key) === true,
  }),
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
  defect('wrong-key', 'trusts-the-connection', 'Looks at the key until a connection carried the right one.', {
    admits: trustingConnections(),
  }),
  defect('reads-resource-id', 'prefers-the-id', 'Takes a member id of the event for the id of the object.', {
    idOf: ({ resourceId, ...event }) => (typeof event['id'] === 'string' ? event['id'] : resourceId),
  }),
  defect('reads-resource-id', 'fetches-by-event-id', 'Fetches by the eventId.', {
    idOf: ({ eventId }) => eventId,
  }),
  defect('reads-resource-id', 'lowers-letters', 'Lowers the letters of resourceId.', {
    idOf: ({ resourceId }) => resourceId.toLowerCase(),
  }),
  defect('reads-resource-id', 'fetches-nothing', 'Fetches nothing.', { routes: () => [] }),
  defect('fetches.photo.uploaded', 'lists-photos', 'Lists photos instead of fetching one.', {
    routes: (event, id, identities) =>
      isOf('photo.uploaded')(event) ? ['/facilities'] : statedRoutes(event, id, identities),
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
      routes: (event, id, identities) =>
        event.eventType.startsWith('activity.')
          ? [`/facilities/f/activities/${id}`]
          : statedRoutes(event, id, identities),
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
      routes: (event, id, identities) =>
        isOf('announcement.sent')(event)
          ? [`/connections/c/announcements/${id}`]
          : statedRoutes(event, id, identities),
    },
  ),
  defect(
    'fetches.photo.uploaded',
    'acts-as-an-unknown-user',
    'Acts as someone whom the service does not know.',
    {
      actsAs: () => 'usr_unknown',
    },
  ),
  defect('bearer', 'no-token', 'Sends no token.', { headers: without('Authorization') }),
  defect('bearer', 'token-without-bearer', 'Sends the token without the word Bearer.', {
    headers: (usual) => ({ ...usual, Authorization: (usual['Authorization'] ?? '').slice(7) }),
  }),
  defect('acting-user', 'no-acting-user', 'Names no acting user.', { actsAs: () => undefined }),
  defect('acting-tenant', 'user-as-tenant', 'Sends the acting user as the tenant, too.', {
    headers: (usual) => ({ ...usual, 'X-Acting-User-Tenant': usual['X-Acting-User-Id'] ?? '' }),
  }),
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
  defect('announcement-identity', 'retries-as-staff', 'Repeats a fetch that failed as staff.', {
    fetchTries: 2,
    actsAs: (_event, { staff, systemActor }, tries) => (tries === 0 ? systemActor : staff),
  }),
  defect('announcement-identity', 'everything-as-resident', 'Fetches everything as a resident.', {
    actsAs: (_event, { resident }) => resident,
    answers: () => 200,
  }),
  defect('transportation-identity', 'rides-as-system-actor', 'Fetches rides as the system actor.', {
    actsAs: (_event, { systemActor }) => systemActor,
  }),
  ...['created', 'updated', 'comment_created'].map((happened) => {
    const kind = `transportation_request.${happened}`;
    return defect(`fetches.${kind}`, `ignores-ride-${happened}`, `Ignores ${kind}.`, ignoring(kind));
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
  defect('occurred-at', 'wants-fractions', 'Refuses an occurredAt without a fraction of three digits.', {
    ...turningAway(400, ({ occurredAt }) => !/\.\d{3}Z$/.test(occurredAt)),
  }),
  defect('occurred-at', 'drops-offsets', 'Takes an occurredAt with an offset, and drops the event.', {
    ...turningAway(200, ({ occurredAt }) => !occurredAt.endsWith('Z')),
  }),
  defect('json-body', 'wants-no-spaces', 'Reads only JSON without white space.', {
    reads: (text) => (/"\s*:\s|\n/.test(text) ? undefined : parseJson(text)),
  }),
  defect('json-body', 'reads-by-pattern', 'Cuts the members out of the text of the body.', {
    reads: (text) => {
      const found: Record<string, string> = {};
      for (const [, name = '', value = ''] of text.matchAll(/"(\w+)":"([^"]*)"/g)) found[name] = value;
      return found;
    },
  }),
  defect('updates-store', 'rides-with-a-driver', 'Keeps rides only once they have a driver.', {
    keeps: (event, text, memory) => {
      if (!/"driver":null/.test(text)) correct.keeps(event, text, memory);
    },
  }),
  defect('updates-store', 'one-facility', 'Keeps activities of the first facility alone.', {
    keeps: (event, text, memory) => {
      const facility = /"facilityId":"([^"]*)"/.exec(text)?.[1] ?? '';
      const first = memory.newest.get('facility') ?? facility;
      if (facility !== '') memory.newest.set('facility', first);
      if (facility === '' || facility === first) correct.keeps(event, text, memory);
    },
  }),
  defect(
    'members-gone',
    'merges-what-is-set',
    'Overwrites members only where they are not null.',
    merging(true),
  ),
  defect(
    'members-gone',
    'merges-what-is-there',
    'Leaves members as they were that are absent.',
    merging(false),
  ),
];

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

/** Merges the fetched object into the stored one. */
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

/** Receivers that break firm duties. */
export const firmDefects: readonly Defect[] = [
  defect('right-key', 'has-another-key', 'Compares with a wrong key.', {
    admits: (given, key) => given === `${key}!`,
  }),
  defect('right-key', 'looks-elsewhere', 'Reads the key from another header.', { admits: () => false }),
  defect('missing-key', 'takes-key-in-query', 'Also accepts the key in the query.', {
    admits: (given, key, { query }) => given === key || query.get('api_key') === key,
  }),
  defect('missing-key', 'takes-key-as-bearer', 'Also accepts the key as a bearer token.', {
    admits: (given, key, { authorization }) => given === key || authorization === `Bearer ${key}`,
  }),
  defect('missing-key', 'takes-key-in-authorization', 'Also accepts the key in Authorization.', {
    admits: (given, key, { authorization }) => given === key || authorization === key,
  }),
  defect('missing-key', 'silent-to-no-key', 'Answers 200 to a bad key and does nothing.', { refusal: 200 }),
  defect('wrong-key', 'accepted-but-dropped', 'Answers 202 to a bad key and does nothing.', { refusal: 202 }),
  defect('wrong-key', 'takes-other-end', 'Ignores the last character of the key.', {
    admits: (given, key) => given?.slice(0, -1) === key.slice(0, -1),
  }),
  defect('wrong-key', 'takes-other-beginning', 'Ignores the first character of the key.', {
    admits: (given, key) => given?.slice(1) === key.slice(1),
  }),
  defect('wrong-key', 'takes-longer-before', 'Compares only the end of the key.', {
    admits: (given, key) => given?.endsWith(key) === true,
  }),
  defect('missing-key', 'takes-no-key', 'Accepts deliveries without a key.', {
    admits: (given, key) => given === undefined || given === key,
  }),
  defect('missing-key', 'takes-empty-key', 'Accepts an empty key.', {
    admits: (given, key) => given === '' || given === key,
  }),
  defect('wrong-key', 'takes-any-key', 'Accepts any key.', {
    admits: (given) => given !== undefined && given !== '',
  }),
  defect('wrong-key', 'takes-longer-key', 'Compares only the beginning of the key.', {
    admits: (given, key) => given?.startsWith(key) === true,
  }),
  defect('wrong-key', 'takes-shorter-key', 'Accepts a key that is cut short.', {
    admits: (given, key) => given !== undefined && given !== '' && key.startsWith(given),
  }),
  defect('wrong-key', 'takes-key-in-capitals', 'Ignores the case of the key.', {
    admits: (given, key) => given?.toLowerCase() === key.toLowerCase(),
  }),
  defect('missing-key', 'never-looks-at-the-key', 'Does not check the key.', { admits: () => true }),
  defect('wrong-key', 'refuses-afterwards', 'Refuses a wrong key only after processing the event.', {
    refusesAfterwards: true,
  }),
  defect(
    'wrong-key',
    'trusts-the-connection',
    'Stops checking the key on a connection that sent the right one.',
    {
      admits: trustingConnections(),
    },
  ),
  defect('reads-resource-id', 'prefers-the-id', 'Reads the id of the object from a member id of the event.', {
    idOf: ({ resourceId, ...event }) => (typeof event['id'] === 'string' ? event['id'] : resourceId),
  }),
  defect('reads-resource-id', 'fetches-by-event-id', 'Fetches by the eventId.', {
    idOf: ({ eventId }) => eventId,
  }),
  defect('reads-resource-id', 'lowers-letters', 'Converts resourceId to lower case.', {
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
  defect('fetches.photo.updated', 'first-update-only', 'Detects duplicates by event type and resourceId.', {
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
    'Fetches activities by a route below the facility, as the events describe it.',
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
  defect('fetches.photo.uploaded', 'acts-as-an-unknown-user', 'Acts as an unknown user.', {
    actsAs: () => 'usr_unknown',
  }),
  defect('bearer', 'no-token', 'Sends no token.', { headers: without('Authorization') }),
  defect('bearer', 'token-without-bearer', 'Sends the token without the word Bearer.', {
    headers: (usual) => ({ ...usual, Authorization: (usual['Authorization'] ?? '').slice(7) }),
  }),
  defect('acting-user', 'no-acting-user', 'Sends no acting user.', { actsAs: () => undefined }),
  defect('acting-tenant', 'user-as-tenant', 'Also sends the acting user as the tenant.', {
    headers: (usual) => ({ ...usual, 'X-Acting-User-Tenant': usual['X-Acting-User-Id'] ?? '' }),
  }),
  defect('acting-tenant', 'no-acting-tenant', 'Sends no tenant of the acting user.', {
    headers: without('X-Acting-User-Tenant'),
  }),
  defect('acting-tenant-slug', 'another-tenant', 'Sends another tenant than the one in the path.', {
    headers: (usual) => ({ ...usual, 'X-Acting-User-Tenant': 'elsewhere' }),
  }),
  defect('announcement-identity', 'announcement-as-staff', 'Fetches announcements as staff.', {
    actsAs: ({ eventType }, { staff, systemActor }) =>
      eventType.startsWith('announcement') ? staff : systemActor,
  }),
  defect('announcement-identity', 'retries-as-staff', 'Repeats a failed fetch as staff.', {
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
  defect('answers-200', 'redirects', 'Redirects deliveries.', { answers: () => 307 }),
  defect('updates-store', 'keeps-the-first', 'Never updates a stored object.', {
    keeps: ({ resourceId }, text, { store }) => {
      if (text !== '' && !store.has(resourceId)) store.set(resourceId, text);
    },
  }),
  defect('updates-store', 'keeps-by-event-id', 'Stores objects under the eventId.', {
    keeps: ({ eventId }, text, { store }) => void store.set(eventId, text),
  }),
  defect('updates-store', 'keeps-the-event', 'Stores the event instead of the object.', {
    keeps: (event, _text, { store }) => void store.set(event.resourceId, JSON.stringify(event)),
  }),
  defect('occurred-at', 'wants-fractions', 'Refuses an occurredAt without milliseconds.', {
    ...turningAway(400, ({ occurredAt }) => !/\.\d{3}Z$/.test(occurredAt)),
  }),
  defect('occurred-at', 'drops-offsets', 'Accepts an occurredAt with an offset, but drops the event.', {
    ...turningAway(200, ({ occurredAt }) => !occurredAt.endsWith('Z')),
  }),
  defect('json-body', 'wants-no-spaces', 'Accepts only JSON without white space.', {
    reads: (text) => (/"\s*:\s|\n/.test(text) ? undefined : parseJson(text)),
  }),
  defect('json-body', 'reads-by-pattern', 'Reads the body with a regular expression.', {
    reads: (text) => {
      const found: Record<string, string> = {};
      for (const [, name = '', value = ''] of text.matchAll(/"(\w+)":"([^"]*)"/g)) found[name] = value;
      return found;
    },
  }),
  defect('updates-store', 'rides-with-a-driver', 'Stores rides only if they have a driver.', {
    keeps: (event, text, memory) => {
      if (!/"driver":null/.test(text)) correct.keeps(event, text, memory);
    },
  }),
  defect('updates-store', 'one-facility', 'Stores only activities of the first facility.', {
    keeps: (event, text, memory) => {
      const facility = /"facilityId":"([^"]*)"/.exec(text)?.[1] ?? '';
      const first = memory.newest.get('facility') ?? facility;
      if (facility !== '') memory.newest.set('facility', first);
      if (facility === '' || facility === first) correct.keeps(event, text, memory);
    },
  }),
  defect('members-gone', 'merges-what-is-set', 'Does not overwrite members with null.', merging(true)),
  defect(
    'members-gone',
    'merges-what-is-there',
    'Keeps members that are absent from the answer.',
    merging(false),
  ),
];

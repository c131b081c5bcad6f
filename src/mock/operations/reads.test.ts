import { describe, expect, test } from 'vitest';
import { scenarios } from '../../fixtures/worlds.ts';
import { membersOf } from '../testing/people.ts';
import { testApp, WITH_PLANNED } from '../testing/mock.ts';
import { realTables, type Tables } from '../tables.ts';
import { asObject, type Collection, type Stored } from '../world/collection.ts';
import { collectionsOf, type Store } from '../world/store.ts';
import type { World } from '../world/world.ts';
import type { AnyHandler } from './operation.ts';

/** The maximal number of records that a request reads in addition to those in its answer, in worlds of any size. */
const OVERHEAD = 200;

let read = 0;

const counting = <T>(records: readonly T[]): readonly T[] => {
  read += records.length;
  return records;
};

/** A collection that counts what is read of it; a record that is found by its id is no search, and is not counted. */
const counted = (collection: Collection<Stored, string>): Collection<Stored, string> => ({
  ...asObject(collection),
  all: () => counting(collection.all()),
  filter: (keep) => counting(collection.all()).filter(keep),
  where: (index, key) => counting(collection.where(index, key)),
  between: (index, from, to) => counting(collection.between(index, from, to)),
  *walk(index, key, walk) {
    for (const record of collection.walk(index, key, walk)) {
      read += 1;
      yield record;
    }
  },
});

const countedStore = (store: Store): Store =>
  Object.assign(
    { ...store },
    Object.fromEntries(Object.entries(collectionsOf(store)).map(([name, one]) => [name, counted(one)])),
  );

const countingTables: Tables = {
  ...realTables,
  operations: Object.assign(
    { ...realTables.operations },
    Object.fromEntries(
      Object.entries(realTables.operations).map(([id, handler]) => [
        id,
        ((input, context) =>
          (handler as AnyHandler)(input, {
            ...context,
            store: countedStore(context.store),
          })) satisfies AnyHandler,
      ]),
    ),
  ),
};

/** What belongs to people and grows with them. */
const GROWING = [
  ...(['residents', 'connections', 'activities', 'registrations', 'checkIns', 'photos'] as const),
  ...(['assessments', 'attendance', 'personalActivities', 'personalVisits', 'threads'] as const),
  ...(['messages', 'transportationRequests', 'workRequests', 'requestComments', 'announcements'] as const),
] as const satisfies readonly (keyof Store)[];

/** The demo world multiplied: `times` copies of all people and their records. */
const multiplied =
  (times: number) =>
  (world: World): ReturnType<typeof scenarios.demo.fill> => {
    const known = scenarios.demo.fill(world, { role: 'main', seed: 1 });
    const collections = collectionsOf(world.store);
    const originals = GROWING.map((name) => [collections[name], collections[name]?.all() ?? []] as const);
    const ids = new Set(originals.flatMap(([, records]) => records.map(({ id }) => id)));
    for (let copy = 1; copy < times; copy += 1)
      for (const [collection, records] of originals)
        for (const record of records) {
          const text = JSON.stringify(record).replace(/[a-z]{3}_[0-9a-z]{14}/g, (id) =>
            ids.has(id) ? `${id}x${copy}` : id,
          );
          collection?.insert(JSON.parse(text) as Stored);
        }
    return known;
  };

const WINDOW = 'startDate=2026-06-01T00:00:00Z&endDate=2026-06-28T00:00:00Z';
const DAYS = 'startDate=2026-06-01&endDate=2026-06-28';

/** A path of every list, for the people with the most data. */
const pathsIn = ({ store }: World) => {
  const most = <T>(records: readonly T[], of: (record: T) => string): string => {
    const counts = new Map<string, number>();
    for (const record of records) counts.set(of(record), (counts.get(of(record)) ?? 0) + 1);
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
  };
  const resident = most(store.checkIns.all(), ({ residentId }) => residentId);
  const rider = most(store.transportationRequests.all(), ({ residentId }) => residentId);
  const tenant = most(store.workRequests.all(), ({ residentId }) => residentId);
  const ride = store.transportationRequests.all().find(({ residentId }) => residentId === rider)?.id ?? '';
  const work = store.workRequests.all().find(({ residentId }) => residentId === tenant)?.id ?? '';
  const attended = most(store.attendance.all(), ({ activityId }) => activityId);
  const pictured = most(
    store.photos.all().filter(({ activityId }) => activityId !== null),
    ({ activityId }) => activityId ?? '',
  );
  const connection = most(
    store.registrations.all().filter(({ userType }) => userType === 'connection'),
    ({ personId }) => personId,
  );
  const thread = store.threads.find(most(store.messages.all(), ({ threadId }) => threadId));
  const member = thread?.standings[0]?.personId ?? '';
  const facility = store.facilities.all()[0]?.id ?? '';
  const email = store.residents.all().find((one) => one.email !== null && one.facilityId === facility)?.email;
  const home = `/facilities/${facility}`;
  const self = `/residents/${resident}`;
  return {
    listFacilities: ['/facilities'],
    listResidents: [`${home}/residents`],
    'listResidents by email': [`${home}/residents?email=${encodeURIComponent(email ?? '')}`],
    'listResidents by status': [`${home}/residents?status=inactive`],
    'listResidents of pages': [`${home}/residents?pageSize=7`],
    listAssessments: [`${self}/assessments`],
    listConnections: [`/connections?residentId=${resident}`],
    listResidentConnections: [`${self}/connections`],
    listCalendars: [`${home}/calendars`],
    listActivities: [`${home}/activities?${WINDOW}`],
    listActivityTypes: ['/activity-types'],
    listPersonalActivities: [`${self}/personal-activities?${WINDOW}`],
    listResidentRegistrations: [`${self}/registrations?${WINDOW}`],
    listConnectionRegistrations: [`/connections/${connection}/registrations?${WINDOW}`],
    listCheckIns: [`${self}/check-ins?${WINDOW}`],
    listPersonalVisits: [`${self}/personal-visits?${WINDOW}`],
    listAttendance: [`/activities/${attended}/attendance`],
    listResidentAttendance: [`${self}/attendance?${WINDOW}`],
    listAlbums: [`${home}/albums`],
    listFacilityPhotos: [`${home}/photos?pageSize=20`],
    listResidentPhotos: [`${self}/photos`],
    listPhotosFlat: [`/photos?residentId=${resident}`],
    listActivityPhotos: [`/activities/${pictured}/photos`],
    listThreads: ['/messages/threads', member],
    searchThreads: ['/messages/threads/search', member, { searchValue: 'a' }],
    listMessages: [`/messages/threads/${thread?.id ?? ''}/messages`, member],
    listTransportationRequests: [`/residents/${rider}/transportation-requests?${DAYS}`, rider],
    listTransportationRequestComments: [
      `/residents/${rider}/transportation-requests/${ride}/comments`,
      rider,
    ],
    listWorkRequests: [`/residents/${tenant}/work-requests`, tenant],
    listWorkRequestComments: [`/residents/${tenant}/work-requests/${work}/comments`, tenant],
    listPersonalActivitiesFlat: [`/personal-activities?residentId=${resident}&${DAYS}`],
    listMessagesFlat: [`/messages?residentId=${member}`],
  } as const satisfies Record<string, readonly [path: string, as?: string, body?: object]>;
};

const itemsIn = (body: unknown): number => {
  if (Array.isArray(body)) return body.reduce<number>((sum, one) => sum + 1 + itemsIn(one), 0);
  return typeof body === 'object' && body !== null
    ? Object.values(body).reduce<number>((sum, one) => sum + itemsIn(one), 0)
    : 0;
};

describe.each([16])('in a world of the demo %i times', (times) => {
  const app = testApp({}, countingTables, multiplied(times), WITH_PLANNED);
  test.each(Object.entries(pathsIn(app.world)))('%s reads what it answers', async (_, [path, as, body]) => {
    read = 0;
    const answer = await app.call(body ? 'POST' : 'GET', path, {
      ...(as !== undefined && { as }),
      ...(body && { body }),
    });
    expect(answer.status).toBe(200);
    expect(read).toBeLessThanOrEqual(itemsIn(membersOf(answer)) + OVERHEAD);
  });
});

import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { LeverName } from '../../../openapi/generated/levers.ts';
import { openClausesOf, withChoice } from '../../calls/facts.ts';
import { residentFor } from '../../calls/people.ts';
import { openedAlbum } from '../../factories/albums.ts';
import { soleCalendar } from '../../factories/calendars.ts';
import { givenConnection } from '../../factories/connections.ts';
import { readBy } from '../../assertions/messages-threads.ts';
import { company, type Correspondent } from '../../factories/messages-people.ts';
import { givenMessage, givenThread } from '../../factories/messages.ts';
import { LONG_AGO, clockOf, lately, minuteOf } from '../../factories/homes.ts';
import { precondition } from '../../kit/precondition.ts';
import { givenPhoto, sharedPhotoActivity } from '../../factories/photos.ts';
import {
  aroundNow,
  givenRegistration,
  guestAt,
  SOON,
  soonActivity,
  spreadActivities,
} from '../../factories/registrations.ts';
import { stagedSeries } from '../../factories/activities-series.ts';
import { givenResident } from '../../factories/residents.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { midnightOf, noonOf } from '../../kit/dates.ts';
import { hasLever } from '../../kit/levers.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import { idsOf, listOf, text } from '../../kit/read.ts';
import { lever } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { NAMES, callers, sharedHome } from './shared.ts';
import { checkIns } from '../../resources/check-ins.ts';
import { personalActivities } from '../../resources/personal-activities.ts';
import { visits } from '../../resources/personal-visits.ts';

/**
 * The order of lists for which none is stated, observed with three records. By name (or start), the one made first comes
 * second, the next one first, and the last one last.
 */
const CLOCKS = ['12:00', '10:00', '14:00'] as const;
const DAYS_AGO = [-30, -32, -28] as const;

interface Trio {
  readonly made: readonly string[];
  readonly listed: Answer;
  readonly member?: string;
}

const trios: Readonly<Partial<Record<OperationId, (t: Tools) => Promise<Trio>>>> = {
  listResidents: async (t) => {
    const { facilityId, own } = await callers(t);
    const query = { phone: own.phone };
    return { made: own.ids, listed: await t.call('listResidents', { path: { facilityId }, query }) };
  },
  listConnections: async (t) => {
    const { residentId, made } = await connections(t);
    return { made, listed: await t.call('listConnections', { query: { residentId } }) };
  },
  listResidentConnections: async (t) => {
    const { residentId, made } = await connections(t);
    return { made, listed: await t.call('listResidentConnections', { path: { residentId } }) };
  },
  listCalendars: async (t) => {
    const { id: facilityId } = await t.facility();
    const open = async (name: string) =>
      (await t.lever('create-calendar', { facilityIds: [facilityId], name })).calendarId;
    return { made: await each(NAMES, open), listed: await t.call('listCalendars', { path: { facilityId } }) };
  },
  listActivities: async (t) => {
    const { facilityId } = await soleCalendar(t);
    const made = await (hasLever(t.run, 'create-activity') ? trioWithSeries : trioOfActivities)(t);
    const query = await aroundNow(t);
    return { made, listed: await t.call('listActivities', { path: { facilityId }, query }) };
  },
  listResidentRegistrations: async (t) => {
    const [made, query] = [await trioOfActivities(t), await aroundNow(t)];
    const residentId = await guestAt(t, 0);
    await each(made, (activityId) => givenRegistration(t, { activityId, residentId }));
    const listed = await t.call('listResidentRegistrations', { path: { residentId }, query });
    return { made, listed, member: 'activityId' };
  },
  listCheckIns: async (t) => {
    const days = await each(DAYS_AGO, (ago) => t.day(ago));
    const home = await checkIns.about.sharedHome(t, days);
    const { residentId } = home;
    const made = await each(days, async (day) => (await checkIns.given(t, { home, day })).id);
    const query = { startDate: midnightOf(await t.day(-35)), endDate: noonOf(await t.day(-20)) };
    return { made, listed: await t.call('listCheckIns', { path: { residentId }, query }) };
  },
  listPersonalActivities: async (t) => {
    const home = await sharedHome(t);
    const day = await t.day(LONG_AGO);
    const path = { residentId: home.residentId };
    await each(CLOCKS, async (clock) => {
      const draft = await personalActivities.draft(t, { home, day, more: { hours: halfHour(clock) } });
      await precondition('a personal activity', async () =>
        must(await personalActivities.send(t, draft), success),
      );
    });
    const listed = await t.call('listPersonalActivities', { path, query: await lately(t) });
    return { made: CLOCKS, listed, member: 'startTime' };
  },
  listPersonalVisits: async (t) => {
    const home = await sharedHome(t);
    const day = await t.day(LONG_AGO);
    const made = await each(
      CLOCKS,
      async (clock) => (await visits.given(t, { home, day, more: { hours: halfHour(clock) } })).id,
    );
    const path = { residentId: home.residentId };
    return { made, listed: await t.call('listPersonalVisits', { path, query: await lately(t) }) };
  },
  listThreads: async (t) => {
    const { made, as, searchValue } = await threads(t);
    return { made, listed: await t.call('listThreads', { query: { filter: 'active', searchValue }, as }) };
  },
  searchThreads: async (t) => {
    const { made, as, searchValue } = await threads(t);
    return { made, listed: await t.call('searchThreads', { body: { isArchived: false, searchValue }, as }) };
  },
  listAlbums: async (t) => {
    const { id: facilityId } = await t.facility();
    const made = await each(NAMES, (title) => openedAlbum(t, [facilityId], { title }));
    return { made, listed: await t.call('listAlbums', { path: { facilityId } }) };
  },
  listFacilityPhotos: async (t) => {
    const { made, facilityId, residentId } = await photosOfNone(t);
    const query = { residentId };
    return { made, listed: await t.call('listFacilityPhotos', { path: { facilityId }, query }) };
  },
  listResidentPhotos: async (t) => {
    const { made, residentId } = await photosOfNone(t);
    return { made, listed: await t.call('listResidentPhotos', { path: { residentId } }) };
  },
  listActivityPhotos: async (t) => {
    const to = await sharedPhotoActivity(t);
    const { made } = await photos(t, to);
    return { made, listed: await t.call('listActivityPhotos', { path: { activityId: to.activityId } }) };
  },
};

const halfHour = (clock: string): readonly [string, string] => [clock, clockOf(minuteOf(clock) + 30)];

for (const id of withChoice('default-order')) {
  const trio = trios[id];
  if (!trio) continue;
  check({
    id: `conventions.default-order.${id}`,
    says: `Records the order of the items of ${id}.`,
    clauses: openClausesOf('default-order', id),
    async run(t) {
      const staffs = staffMakes[id];
      if (staffs && !hasLever(t.run, staffs.lever)) return observeFound(t, id, staffs);
      const { made, listed, member } = await trio(t);
      const places = idsOf(listOf(listed), member).flatMap((one) =>
        made.includes(one) ? [made.indexOf(one)] : [],
      );
      const readings = {
        '0,1,2': 'oldest-first',
        '2,1,0': 'newest-first',
        '1,0,2': 'by-name-or-date',
      } as const;
      const found = places.join(',');
      const reading = Object.entries(readings).find(([order]) => order === found)?.[1];
      t.observe('default-order', id, reading ?? `other: ${found}`);
    },
  });
}

/** What only staff make: the lists of a facility show what there is, with the members that tell age and name. */
interface StaffMakes {
  readonly lever: LeverName;
  readonly age: string;
  readonly name: string;
}

const staffMakes: Readonly<Partial<Record<OperationId, StaffMakes>>> = {
  listCalendars: { lever: 'create-calendar', age: 'created', name: 'name' },
  listAlbums: { lever: 'create-album', age: 'createdAt', name: 'title' },
};

/** The one order that fits what a list shows, where it has enough to tell them apart. */
async function observeFound(
  t: Tools,
  id: OperationId,
  { lever: made, age, name }: StaffMakes,
): Promise<void> {
  t.tier('discovery');
  const { id: facilityId } = await t.facility();
  const listed = listOf(await t.callAny(id, { path: { facilityId } }));
  const ages = listed.map((one) => Date.parse(String(one[age])));
  const names = listed.map(({ [name]: one }) => (typeof one === 'string' ? one : ''));
  const fitting = [
    ...(isAscending(ages) ? (['oldest-first'] as const) : []),
    ...(isAscending([...ages].reverse()) ? (['newest-first'] as const) : []),
    ...(isAscending(names) ? (['by-name-or-date'] as const) : []),
  ];
  const [only, ...others] = fitting;
  if (listed.length < 3 || only === undefined || others.length > 0)
    t.unproven(
      `needs three records at least in ${id} whose order by age is another one than that by name`,
      lever(made),
    );
  t.observe('default-order', id, only);
}

const isAscending = (values: readonly (string | number)[]): boolean =>
  values.every((value, place) => place === 0 || (values[place - 1] ?? value) < value);

/** For records that the API cannot make, only an order by name can be seen. */
for (const id of ['listFacilities', 'listActivityTypes'] as const) {
  check({
    id: `conventions.default-order.${id}`,
    says: `Records whether ${id} sorts by name.`,
    clauses: openClausesOf('default-order', id),
    async run(t) {
      const names = listOf(await t.callAny(id)).map((one) => text(one, 'name'));
      const byName = [...names].sort();
      if (names.length < 6) t.note(`${names.length} items are too few to show an order`);
      else if (names.every((name, place) => name === byName[place]))
        t.observe('default-order', id, 'by-name-or-date');
      else t.note('not by name; whether by age, the suite cannot see');
    },
  });
}

/** One after the other, since the order is what the check looks at. */
async function each<S, T>(items: readonly S[], make: (item: S) => Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  for (const item of items) made.push(await make(item));
  return made;
}

const connections = once(async (t: Tools) => {
  const { residentId, facilityId } = await residentFor(t);
  const links = { residents: [residentId], facilities: [facilityId] };
  const made = await each(
    NAMES,
    async (lastName) => (await givenConnection(t, { lastName, ...links })).connectionId,
  );
  return { residentId, made };
});

const trioOfActivities = async (t: Tools) => (await spreadActivities(t)).slice(0, 3);

/** The same, of which the first is a series. */
async function trioWithSeries(t: Tools): Promise<readonly string[]> {
  const { activityId } = await stagedSeries(t, { times: 1, except: [], ahead: SOON });
  const days = [await t.day(SOON - 1), await t.day(SOON + 1)];
  const others = await each(days, (day) => soonActivity(t, { startDate: noonOf(day) }));
  return [activityId, ...others.map((one) => one.activityId)];
}

/** Three photos of one resident. */
async function photos(t: Tools, to: { readonly activityId?: string } = {}) {
  const { residentId, facilityId } = await givenResident(t);
  const parts = { facilities: [facilityId], users: [residentId] };
  const made = await each(NAMES, async (caption) => (await givenPhoto(t, { ...parts, caption }, to)).photoId);
  return { made, residentId, facilityId };
}

/** Three photos of no activity. */
const photosOfNone = once((t: Tools) => photos(t));

/** Sends messages until the last one is later than a moment, on the clock of the target; gives its time. */
async function messageAfter(
  t: Tools,
  moment: string,
  threadId: string,
  reader: Correspondent,
  writer: Correspondent,
): Promise<string> {
  for (let tries = 1; ; tries++) {
    await givenMessage(t, threadId, writer);
    const { lastMessageAt } = (await readBy(t, reader, threadId)).thread;
    if (typeof lastMessageAt !== 'string' || lastMessageAt > moment || tries === MOST_TRIES)
      return String(lastMessageAt);
  }
}

/** Some milliseconds, with the shortest answers. */
const MOST_TRIES = 10;

/** Three threads, of which the second is the first to have a message, and the last one the last. */
const threads = once(async (t: Tools) => {
  const [me, other] = await company(t, 2);
  // Their own titles, so that what else these people have does not push them off the first page.
  const searchValue = t.fresh.word('order');
  const made = await each(NAMES, async (name) => {
    const title = `${name} ${searchValue}`;
    return (await givenThread(t, [me, other], { title, silent: true })).threadId;
  });
  const [first = '', second = '', third = ''] = made;
  let moment = '';
  for (const threadId of [second, first, third]) moment = await messageAfter(t, moment, threadId, me, other);
  return { made, as: me.as, searchValue };
});

import { parse, stringify } from 'yaml';
import { Temporal } from 'temporal-polyfill';
import { userIdOf } from '../mock/domain/user-id.ts';
import type { ConnectionRecord } from '../mock/world/records.ts';
import type { Store } from '../mock/world/store.ts';
import type { OperationHours, TransportationSettingsRecord } from '../mock/world/transportation-records.ts';
import type { World } from '../mock/world/world.ts';
import { furnish } from './ordinary-records.ts';
import { accountsIn } from './stranger-accounts.ts';

/** What the mock hands out, as far as it is written again. */
interface Written {
  readonly facilities: readonly { readonly id: string }[];
  readonly identities: Readonly<Record<string, unknown>>;
  readonly fixtures: Readonly<Record<string, readonly string[]>>;
  readonly levers?: unknown;
}

/** The number of announcements, and of series, that are named. */
const ENOUGH = 12;

const familiesIn = (store: Store, facilityId: string): readonly ConnectionRecord[] =>
  store.connections.filter(
    ({ status, facilityIds, residentIds }) =>
      status === 'active' && facilityIds.join() === facilityId && residentIds.length > 0,
  );

/** How many of one family are named. */
const FAMILY = 3;

/** The family of the first resident, one who belongs to a neighbor alone, and one who belongs to two residents. */
const chosenIn = (store: Store, facilityId: string): readonly ConnectionRecord[] => {
  const all = familiesIn(store, facilityId);
  const alone = all.filter(({ residentIds }) => residentIds.length === 1);
  const first = store.residents.filter((one) => one.facilityId === facilityId && one.status === 'active')[0];
  const isOfFirst = ({ residentIds }: ConnectionRecord): boolean => residentIds[0] === first?.id;
  return [
    ...alone.filter(isOfFirst).slice(0, FAMILY),
    ...alone.filter((one) => !isOfFirst(one)).slice(0, 1),
    ...all.filter(({ residentIds }) => residentIds.length > 1).slice(0, 1),
  ];
};

/** Two connections who belong to two communities: the first has residents in both, the second, who is new, in one. */
const acrossIn = ({ store, ids }: World): readonly ConnectionRecord[] => {
  const [first] = store.connections.filter(
    ({ status, facilityIds }) => status === 'active' && facilityIds.length > 1,
  );
  if (!first) return [];
  const second = store.connections.insert({
    ...first,
    ...{ id: ids.next('con'), firstName: 'Greta', externalId: null, email: null },
    residentIds: first.residentIds.slice(0, 1),
  });
  return [first, second];
};

/** Announcements that most of these connections got, those with files first. */
const announcementsTo = (store: Store, connections: readonly ConnectionRecord[]): readonly string[] => {
  const rank = (one: {
    readonly connectionIds: readonly string[];
    readonly attachments: readonly unknown[];
  }) =>
    connections.filter(({ id }) => one.connectionIds.includes(id)).length +
    (one.attachments.length > 0 ? 0.5 : 0);
  return store.announcements
    .filter((one) => rank(one) >= 1)
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, ENOUGH)
    .map(({ id }) => id);
};

/** Series that go on, those with an end or an exception first. */
const seriesIn = ({ store, clock }: World): readonly string[] => {
  const now = clock.now().toString();
  const goingOn = store.activities.filter(
    ({ recurrence }) => recurrence !== null && (recurrence.seriesEndDate ?? now) >= now.slice(0, 10),
  );
  const rank = ({ recurrence }: (typeof goingOn)[number]): number =>
    Number((recurrence?.seriesEndDate ?? null) !== null) +
    Math.min(1, recurrence?.exceptionDates.length ?? 0);
  return goingOn
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, ENOUGH)
    .map(({ id }) => id);
};

const ALL_WEEK = [0, 1, 2, 3, 4, 5, 6] as const;

const weekly = (dayOfWeek: number, startTime: string, endTime: string): OperationHours => ({
  ...{ dayOfWeek, date: null, notAvailable: false, startTime, endTime },
});

const dated = (date: string, startTime: string, endTime: string): OperationHours => ({
  ...weekly(0, startTime, endTime),
  ...{ dayOfWeek: null, date },
});

type RideSettings = Omit<TransportationSettingsRecord, 'id'>;

/** Of a community that asks for two days and an address, and drives no one on Sundays. */
const STRICT: RideSettings = {
  transportationTypes: ['Bus', 'Taxi'],
  requireDestinationAddress: true,
  minimumLeadTimeHours: 48,
  hoursOfOperation: ALL_WEEK.map((day) => ({ ...weekly(day, '08:00', '18:30'), notAvailable: day === 0 })),
};

/** Of a community with a taxi at any hour. */
const ROUND_THE_CLOCK: RideSettings = {
  transportationTypes: ['Taxi'],
  requireDestinationAddress: false,
  minimumLeadTimeHours: 3,
  hoursOfOperation: ALL_WEEK.map((day) => weekly(day, '00:00', '23:59')),
};

/** Of a community whose van drives mornings and afternoons in turn, on Saturdays twice, and on one Sunday. */
const inTurns = (today: Temporal.PlainDate): RideSettings => {
  const next = (days: number, dayOfWeek: number): string => {
    const from = today.add({ days });
    return from.add({ days: (dayOfWeek - (from.dayOfWeek % 7) + 7) % 7 }).toString();
  };
  return {
    transportationTypes: ['Van'],
    requireDestinationAddress: false,
    minimumLeadTimeHours: 3,
    hoursOfOperation: [
      ...[1, 3, 5].map((day) => weekly(day, '08:00', '12:30')),
      ...[2, 4].map((day) => weekly(day, '13:00', '18:00')),
      ...[weekly(6, '08:00', '11:00'), weekly(6, '14:00', '17:00')],
      ...[dated(next(12, 0), '10:00', '16:00'), dated(next(14, 4), '08:00', '12:00')],
    ],
  };
};

const MODULES = {
  transportation: true,
  familyTransportation: true,
  workRequests: true,
  familyWorkRequests: true,
};

/** Communities that lack a module of each section, and what they and the second community ask of a request. */
const communitiesOf = ({ store, ids, clock }: World, facilities: Written['facilities']) => {
  const setRides = (id: string, settings: RideSettings) =>
    store.transportationSettings.insert({ id, ...settings });
  const setWorks = (id: string) => {
    store.workTeams.insert({ id, teams: [{ key: 'haustechnik', name: 'Haustechnik' }] });
    store.workRequestSettings.insert({ id, types: ['Heizung', 'Aufzug'], locations: ['Zimmer', 'Flur'] });
  };
  const [, second] = store.facilities.all();
  if (second) setRides(second.id, STRICT);
  const timeZone = 'Europe/Berlin';
  const lacking = (Object.keys(MODULES) as readonly (keyof typeof MODULES)[]).map((name) => {
    const record = {
      id: ids.next('fac'),
      name: `Haus ohne ${name}`,
      bedCount: null,
      careSetting: null,
      timeZone,
    };
    const { id } = store.facilities.insert(record);
    const modules = { ...MODULES, [name]: false };
    store.modules.insert({ id, ...modules });
    if (name === 'transportation') setWorks(id);
    if (name === 'workRequests')
      setRides(id, inTurns(clock.now().toZonedDateTimeISO(timeZone).toPlainDate()));
    if (name === 'familyWorkRequests') setRides(id, ROUND_THE_CLOCK);
    return { id, timeZone, modules };
  });
  return [...facilities, ...lacking];
};

/** A ride that staff asked for without a time, on the day of another one of a resident who is named. */
const addUntimedRide = ({ store, ids }: World, residentIds: readonly string[]): void => {
  const [other] = store.transportationRequests.filter(
    ({ residentId, status, recurrence, creator }) =>
      residentIds.includes(residentId) &&
      status === 'pending' &&
      recurrence === null &&
      creator.userType === 'staff',
  );
  if (other) store.transportationRequests.insert({ ...other, id: ids.next('trq'), appointmentTime: null });
};

/** An outing with files on a calendar of outings, to which relatives may come as well. */
const addOuting = ({ store, ids }: World): readonly string[] => {
  const [first] = store.facilities.all();
  const [like] = store.activities.filter(
    ({ attachments, facilityId }) => attachments.length > 1 && facilityId === first?.id,
  );
  if (!first || !like) return [];
  const calendar = { name: 'Outings by van', category: 'transportation', private: false };
  const { id: calendarId } = store.calendars.insert({
    ...{ ...calendar, id: ids.next('cal'), facilityIds: [first.id], created: like.created },
  });
  const later = (moment: string): string =>
    Temporal.Instant.from(moment)
      .add({ hours: 24 * OUTING })
      .toString({ smallestUnit: 'second' });
  const { id } = store.activities.insert({
    ...like,
    ...{ id: ids.next('act'), calendarId, name: 'Apple orchard with the family' },
    ...{ startDate: later(like.startDate), endDate: like.endDate && later(like.endDate) },
    ...{ maxRegistered: null, maxRegisteredConnections: null, allowConnections: true },
    attachments: like.attachments.map((one) => ({ ...one, id: ids.next('att') })),
  });
  return [id];
};

/** Days from the activity that it resembles, some weeks ago at most, to the outing. */
const OUTING = 40;

/**
 * The configuration of a partner without levers, who names a few families by their accounts and what exists on the
 * server.
 */
export const ordinaryConfig = (config: string, world: World): string => {
  const { store } = world;
  // The mock has just written it.
  const { levers: _, ...written } = parse(config) as Written;
  const ofBoth = furnish(world);
  const named = [...written.facilities.flatMap(({ id }) => chosenIn(store, id)), ...acrossIn(world)];
  const resident = [...new Set(named.flatMap(({ residentIds }) => residentIds))].flatMap((id) => {
    const { facilityId } = store.residents.find(id) ?? {};
    return facilityId === undefined ? [] : [{ actingId: id, id, facilityId }];
  });
  const asNamed = ({ id, residentIds }: ConnectionRecord, facilityId: string | undefined) => ({
    ...{ actingId: id, id, facilityId, userId: userIdOf(id), linkedTo: residentIds },
  });
  const connection = [
    ...named.map((one) => asNamed(one, one.facilityIds[0])),
    ...(ofBoth ? [asNamed(ofBoth, ofBoth.facilityIds.at(-1))] : []),
  ];
  const announcements = announcementsTo(store, named);
  addUntimedRide(
    world,
    resident.map(({ id }) => id),
  );
  const partner = {
    ...written,
    facilities: communitiesOf(world, written.facilities),
    identities: { ...written.identities, resident, connection },
    fixtures: {
      ...written.fixtures,
      ...{ announcements, seriesActivities: seriesIn(world) },
      activitiesWithAttachments: [
        ...(written.fixtures['activitiesWithAttachments'] ?? []),
        ...addOuting(world),
      ],
    },
  };
  return accountsIn(stringify(partner, { aliasDuplicateObjects: false }), ['con_', 'stf_']);
};

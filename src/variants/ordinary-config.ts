import { parse, stringify } from 'yaml';
import { Temporal } from 'temporal-polyfill';
import { userIdOf } from '../mock/domain/user-id.ts';
import type { ConnectionRecord } from '../mock/world/records.ts';
import type { Store } from '../mock/world/store.ts';
import type { World } from '../mock/world/world.ts';
import { communitiesOf } from './ordinary-communities.ts';
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

/** A connection with residents in two communities. */
const acrossIn = (store: Store): readonly ConnectionRecord[] =>
  store.connections
    .filter(
      ({ status, facilityIds, residentIds }) =>
        status === 'active' && facilityIds.length > 1 && residentIds.length > 1,
    )
    .slice(0, 1);

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
  const named = [
    ...written.facilities.flatMap(({ id }) => chosenIn(store, id)),
    ...acrossIn(store),
    ...(ofBoth ? [ofBoth] : []),
  ];
  const homeOf = (residentId = '') => store.residents.find(residentId)?.facilityId;
  const resident = [...new Set(named.flatMap(({ residentIds }) => residentIds))].map((id) => ({
    ...{ actingId: id, id, facilityId: homeOf(id) },
  }));
  const connection = named.map(({ id, residentIds }) => ({
    ...{ actingId: id, id, facilityId: homeOf(residentIds[0]), userId: userIdOf(id), linkedTo: residentIds },
  }));
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

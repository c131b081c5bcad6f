import { parse, stringify } from 'yaml';
import { userIdOf } from '../mock/domain/user-id.ts';
import type { ConnectionRecord } from '../mock/world/records.ts';
import type { Store } from '../mock/world/store.ts';
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

/** The number of announcements that are named. */
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

/** Communities that lack a module of each section, and what the second community asks of a ride. */
const communitiesOf = ({ store, ids }: World, facilities: Written['facilities']) => {
  const [, second] = store.facilities.all();
  if (second)
    store.transportationSettings.insert({
      id: second.id,
      transportationTypes: ['Bus', 'Taxi'],
      requireDestinationAddress: true,
      minimumLeadTimeHours: 24,
      hoursOfOperation: Array.from({ length: 7 }, (_, dayOfWeek) => ({
        ...{ dayOfWeek, date: null, notAvailable: dayOfWeek === 0 },
        ...{ startTime: '08:00', endTime: '18:30' },
      })),
    });
  const on = {
    transportation: true,
    familyTransportation: true,
    workRequests: true,
    familyWorkRequests: true,
  };
  const lacking = [
    { transportation: false },
    { familyTransportation: false },
    { workRequests: false },
    { familyWorkRequests: false },
  ].map((off) => {
    const timeZone = 'Europe/Berlin';
    const { id } = store.facilities.insert({
      ...{
        id: ids.next('fac'),
        name: `Haus ohne ${Object.keys(off).join()}`,
        bedCount: null,
        careSetting: null,
        timeZone,
      },
    });
    const modules = { ...on, ...off };
    store.modules.insert({ id, ...modules });
    return { id, timeZone, modules };
  });
  return [...facilities, ...lacking];
};

/**
 * The configuration of a partner without levers, who names a few families by their accounts and what exists on the
 * server.
 */
export const ordinaryConfig = (config: string, world: World): string => {
  const { store } = world;
  // The mock has just written it.
  const { levers: _, ...written } = parse(config) as Written;
  const ofBoth = furnish(world);
  const people = written.facilities.map(({ id }) => ({ facilityId: id, family: chosenIn(store, id) }));
  const resident = people.flatMap(({ facilityId, family }) =>
    [...new Set(family.flatMap(({ residentIds }) => residentIds))].map((id) => ({
      actingId: id,
      id,
      facilityId,
    })),
  );
  const named = ({ id, residentIds }: ConnectionRecord, facilityId?: string) => ({
    ...{ actingId: id, id, facilityId, userId: userIdOf(id), linkedTo: residentIds },
  });
  const connection = [
    ...people.flatMap(({ facilityId, family }) => family.map((one) => named(one, facilityId))),
    ...(ofBoth ? [named(ofBoth, ofBoth.facilityIds.at(-1))] : []),
  ];
  const announcements = announcementsTo(
    store,
    people.flatMap(({ family }) => family),
  );
  const partner = {
    ...written,
    facilities: communitiesOf(world, written.facilities),
    identities: { ...written.identities, resident, connection },
    fixtures: { ...written.fixtures, announcements },
  };
  return accountsIn(stringify(partner, { aliasDuplicateObjects: false }), ['con_', 'stf_']);
};

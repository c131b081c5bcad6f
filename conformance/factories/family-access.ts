import { familiesOf } from '../kit/families.ts';
import type { FacilityFact, Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { zoneOf } from './activities-times.ts';
import { someCommunity } from './communities.ts';
import { givenConnection } from './connections.ts';
import { actsWhenNew } from './messages-people.ts';
import { givenResident } from './residents.ts';
import { family } from '../kit/to-add.ts';
import { many } from '../kit/words.ts';

/** A resident and the family, all of whom act. */
export interface Family {
  readonly facilityId: string;
  /** The clock of the community. */
  readonly timeZone: string;
  readonly residentId: string;
  readonly resident: Identity;
  /** Connections linked to the resident, as many as were asked for. */
  readonly connections: readonly Identity[];
  /** The resident and the connections. */
  readonly people: readonly Identity[];
  /** The first connection, the resident where there is none. */
  readonly relative: Identity;
}

/** A family with all of its people. */
export const familyOf = (one: Omit<Family, 'people' | 'relative'>): Family => {
  const { resident, connections } = one;
  return { ...one, people: [resident, ...connections], relative: connections[0] ?? resident };
};

/** Whether a check made this person, so that no other check acts for them. */
export const isNew = (t: Tools, { actingId }: Identity): boolean =>
  t.run.identities.every((one) => one.actingId !== actingId);

/** The ids by which an answer may name an acting user. */
export const namesOf = ({ id, actingId }: Identity): readonly string[] => [id ?? actingId, actingId];

/** People whom a check looks for, and where they live. */
export interface FamilyWanted {
  readonly connections?: number;
  /** Absent: a community of their own where staff can open one, else the usual one. */
  readonly at?: FacilityFact;
  /** Ids of residents who are other people than the one that is looked for. */
  readonly besides?: readonly string[];
  /** A family of the configuration, though new residents act. */
  readonly isKnown?: boolean;
}

/** Whether new people can serve: a resident, and connections where some are wanted. */
async function actWhenNew(t: Tools, connections: number): Promise<boolean> {
  const [resident, connection] = [await actsWhenNew.resident(t), await actsWhenNew.connection(t)];
  familiesOf(t.run).areShared = !(resident && connection);
  return resident && (connection || connections === 0);
}

/**
 * A resident with so many connections, one by default. New people where the target takes new ids as
 * acting ids, else a family that the configuration describes; unproven where there is none.
 */
export async function givenFamily(t: Tools, wanted: FamilyWanted = {}): Promise<Family> {
  const { connections = 1, at, isKnown = false } = wanted;
  if (isKnown || !(await actWhenNew(t, connections))) return knownFamily(t, { ...wanted, connections });
  const { id: facilityId, timeZone } = at ?? (await someCommunity(t));
  // A request without a location gets the room of the resident. What happens without a room is open.
  const { residentId } = await givenResident(t, { roomNumber: t.fresh.text('Room') }, facilityId);
  const resident: Identity = { kind: 'resident', actingId: residentId, id: residentId, facilityId };
  const relatives: Identity[] = [];
  for (let count = 0; count < connections; count += 1) relatives.push(await relativeOf(t, resident));
  return familyOf({ facilityId, timeZone, residentId, resident, connections: relatives });
}

/** Another connection of a resident, new, who acts; with a telephone where one is named. */
export async function relativeOf(
  t: Tools,
  { id = '', facilityId = '' }: Identity,
  known: { readonly phoneNumber?: number } = {},
): Promise<Identity> {
  if (!(await actsWhenNew.connection(t)))
    return t.unproven('needs a target on which a new connection acts by its id');
  const links = { residents: [id], facilities: [facilityId] };
  const { connectionId } = await givenConnection(t, { ...links, ...known });
  return { kind: 'connection', actingId: connectionId, id: connectionId, facilityId, linkedTo: [id] };
}

const isTheirsAlone = ({ linkedTo = [] }: Identity): boolean => linkedTo.length === 1;

function knownFamily(
  t: Tools,
  { connections, at, besides = [] }: FamilyWanted & { connections: number },
): Family {
  const { identities } = t.run;
  const families = identities.flatMap((resident): readonly Family[] => {
    const { kind, id, facilityId: home } = resident;
    if (kind !== 'resident' || id === undefined || home === undefined || besides.includes(id)) return [];
    if (at !== undefined && at.id !== home) return [];
    const linked = identities.filter((one) => one.kind === 'connection' && one.linkedTo?.includes(id));
    if (linked.length < connections) return [];
    const timeZone = t.run.facilities.find((one) => one.id === home)?.timeZone ?? zoneOf(t.run, home);
    // Connections of one resident alone come first.
    const relatives = linked.toSorted(
      (one, two) => Number(!isTheirsAlone(one)) - Number(!isTheirsAlone(two)),
    );
    const chosen = relatives.slice(0, connections);
    return [familyOf({ facilityId: home, timeZone, residentId: id, resident, connections: chosen })];
  });
  const found = families.find((one) => one.connections.every(isTheirsAlone)) ?? families[0];
  if (found) return found;
  const other = besides.length === 0 ? 'a resident' : 'another resident';
  const where = at === undefined ? '' : ` of the facility ${at.id}`;
  const relatives = connections === 0 ? '' : ` with ${many(connections, 'connection')} linked to them`;
  return t.unproven(`needs ${other}${where}${relatives} under identities`, family(connections));
}

import { actingStaff } from '../../factories/acting-staff.ts';
import { ownCommunity } from '../../factories/communities.ts';
import { givenConnection } from '../../factories/connections.ts';
import { actsWhenNew } from '../../factories/messages-people.ts';
import { otherFacility } from '../../factories/facilities.ts';
import { givenFamily, type Family } from '../../factories/family-access.ts';
import type { Household, Subject } from '../../factories/request-subject.ts';
import {
  canMove,
  cancel,
  givenComment,
  givenRequest,
  householdOf,
} from '../../factories/request-subjects.ts';
import { hasLever } from '../../kit/levers.ts';
import { once, onceEach } from '../../kit/once.ts';
import { objects, text } from '../../kit/read.ts';
import type { FacilityFact, Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import { STATES, type Asker, type Maker } from '../../models/family-access.ts';
import { validFile } from '../../kit/valid-file.ts';
import { allLevers, family, sharedRelative } from '../../kit/to-add.ts';

/** A request, and everything that is needed to ask for it. */
export interface PreparedRequest {
  readonly id: string;
  readonly maker: Maker;
  readonly state: string;
  readonly path: Readonly<Record<string, string>>;
  /** The path of a file that came with a comment of the resident. */
  readonly attachment:
    { readonly path: Readonly<Record<string, string>>; readonly bytes: Buffer } | undefined;
}

/** A new request without a file, by default one of a connection. */
export const requestAt = (
  subject: Subject,
  { residentId }: Household,
  id: string,
  maker: Maker = 'relative',
): PreparedRequest => {
  const path = subject.path(residentId, id);
  return { id, maker, state: subject.firstState, path, attachment: undefined };
};

export interface RequestSetup {
  readonly household: Household;
  readonly requests: readonly PreparedRequest[];
  /** The identity of an asker. */
  readonly identityOf: (t: Tools, asker: Asker) => Promise<Identity>;
}

/** The request of a maker that is in a state, where it is there. */
export const requestOf = ({ requests }: RequestSetup, wanted: SetupOptions): PreparedRequest | undefined =>
  requests.find(({ maker, state }) => maker === wanted.maker && state === wanted.state);

/** Which requests a check looks at. */
export interface SetupOptions {
  readonly maker: Maker;
  readonly state: string;
}

/** The members of the family who make requests; staff make theirs elsewhere. */
const makerIn = (family: Family, maker: Maker): Identity | undefined =>
  ({
    resident: family.resident,
    relative: family.connections[0],
    'second relative': family.connections[1],
    staff: undefined,
  })[maker];

/** Can such a request be brought about here? No lever cancels what staff made. */
function isWithinReach(t: Tools, subject: Subject, { maker, state }: SetupOptions): boolean {
  if (maker === 'staff' && !hasLever(t.run, subject.staffLever)) return false;
  if (state === STATES[subject.section][0]) return true;
  return state === 'cancelled' ? maker !== 'staff' : canMove(t, subject, state);
}

/** Whose requests are prepared, and which of them have a comment with a file. */
interface Staging {
  readonly people: People;
  readonly hasFile?: (request: SetupOptions) => boolean;
}

/** A family of a resident and two connections, and the other users who ask for their requests. */
export interface People {
  readonly household: Household;
  readonly identityOf: RequestSetup['identityOf'];
}

/** A family and the other users who ask; those outside of it are made when the first of them asks. */
export function peopleAround(household: Household): People {
  const { facilityId: id, timeZone } = household;
  const othersIn = onceEach((one: Tools, place: 'here' | 'elsewhere') =>
    place === 'here' ? othersAt(one, household, { id, timeZone }) : outsiders(one, household),
  );
  const asks = onceEach((one: Tools, asker: Asker) => identityOf(one, household, asker, othersIn));
  return { household, identityOf: asks };
}

/** People of a run, for checks that look at requests by their ids alone; few enough for one page of a list. */
export const sharedPeople = onceEach(async (t: Tools, subject: Subject) =>
  peopleAround(await householdOf(t, subject, { connections: 2 })),
);

/** New requests of a family, those aside that are out of reach. */
export async function staged(
  t: Tools,
  subject: Subject,
  wanted: readonly SetupOptions[],
  { people, hasFile = () => false }: Staging,
): Promise<RequestSetup> {
  const { household } = people;
  const requests: PreparedRequest[] = [];
  for (const { maker, state } of wanted.filter((one) => isWithinReach(t, subject, one))) {
    const as = makerIn(household, maker);
    const id = as ? await givenRequest(t, subject, household, as) : (await subject.byStaff(t, household)).id;
    const path = subject.path(household.residentId, id);
    const attachment = hasFile({ maker, state })
      ? await withFile(t, subject, path, household.resident)
      : undefined;
    if (state === 'cancelled' && as) await cancel(t, subject, path, as);
    else await subject.move(t, id, state);
    requests.push({ id, maker, state, path, attachment });
  }
  if (wanted.length > 0 && requests.length === 0)
    t.unproven('needs levers with which staff make and settle requests', allLevers);
  return { ...people, requests };
}

async function withFile(
  t: Tools,
  subject: Subject,
  path: Readonly<Record<string, string>>,
  as: Identity,
): Promise<PreparedRequest['attachment']> {
  const file = validFile('png');
  const [attachment] = objects(await givenComment(t, subject, path, { as, files: [file] }), 'attachments');
  if (attachment === undefined) return t.unproven('a file sent with a comment is no attachment of it');
  return { path: { ...path, attachmentId: text(attachment, 'id') }, bytes: file.bytes };
}

/** The identity of an asker, as an acting user. */
async function identityOf(
  t: Tools,
  own: Family,
  asker: Asker,
  othersIn: (t: Tools, place: 'here' | 'elsewhere') => Promise<Family>,
): Promise<Identity> {
  switch (asker) {
    case 'resident':
    case 'relative':
    case 'second relative':
      return makerIn(own, asker) ?? t.unproven('needs two connections of one resident who act', family(2));
    case 'neighbour':
      return (await othersIn(t, 'here')).resident;
    case 'friend of a neighbour':
      return friendIn(t, await othersIn(t, 'here'));
    case 'outsider':
      return (await othersIn(t, 'elsewhere')).resident;
    case 'friend of an outsider':
      return friendIn(t, await othersIn(t, 'elsewhere'));
    case 'staff':
      return actingStaff(t, own.facilityId, true);
    case 'system actor':
      return t.identity('systemActor');
  }
}

/** A resident and a connection at a facility, both outside the family. */
export const othersAt = (t: Tools, { residentId }: Family, at: FacilityFact): Promise<Family> =>
  givenFamily(t, { connections: 1, at, besides: [residentId] });

/** A connection that is linked to their resident alone. */
export const friendIn = (t: Tools, { connections, facilityId }: Family): Identity =>
  connections.find(({ linkedTo = [] }) => linkedTo.length === 1) ??
  t.unproven(
    `needs another resident of the facility ${facilityId}, and a connection who is linked to that resident alone`,
    family(1),
  );

/** A resident and a connection in another community; one of the run's own where staff can open one. */
async function outsiders(t: Tools, own: Family): Promise<Family> {
  if (hasLever(t.run, 'create-facility')) return newOutsiders(t);
  const id = await otherFacility(t, own.facilityId);
  return othersAt(t, own, t.run.facilities.find((one) => one.id === id) ?? { id, timeZone: own.timeZone });
}

const newOutsiders = once(async (t: Tools) => givenFamily(t, { connections: 1, at: await ownCommunity(t) }));

interface TwoFamilies {
  readonly both: Identity;
  readonly families: readonly [Household, Household];
}

/** Two configured residents of one facility with a connection in common; empty if there are none. */
function relatedResidents({ run }: Tools): readonly Identity[] {
  for (const { kind, linkedTo = [] } of run.identities) {
    if (kind !== 'connection') continue;
    const linked = run.identities.filter((one) => one.kind === 'resident' && linkedTo.includes(one.id ?? ''));
    const [one, other] = linked.filter(({ facilityId }) => facilityId === linked[0]?.facilityId);
    if (one && other) return [one, other];
  }
  return [];
}

const residentsBut = ({ run }: Tools, wanted: Identity): readonly string[] =>
  run.identities.flatMap(({ kind, id = wanted.id }) =>
    kind === 'resident' && id !== undefined && id !== wanted.id ? [id] : [],
  );

/** Two residents and a connection that is linked to both; checks make requests of theirs and find them by their ids. */
export const twoFamilies = onceEach(async (t: Tools, subject: Subject): Promise<TwoFamilies> => {
  const [first, second] = relatedResidents(t);
  const home = t.run.facilities.find(({ id }) => id === first?.facilityId);
  // New residents have no connection in common where new connections do not act.
  const isKnown = first !== undefined && !(await actsWhenNew.connection(t));
  const residentOf = (besides: readonly string[], at?: FacilityFact) =>
    householdOf(t, subject, { connections: 0, besides, isKnown, ...(at && { at }) });
  const one = await residentOf(first ? residentsBut(t, first) : [], home);
  const { facilityId, timeZone } = one;
  const others = second ? residentsBut(t, second) : [one.residentId];
  const other = await residentOf(others, { id: facilityId, timeZone });
  const linkedTo = [one.residentId, other.residentId];
  const known = t.run.identities.find(
    ({ kind, linkedTo: links = [] }) => kind === 'connection' && linkedTo.every((id) => links.includes(id)),
  );
  if (known) return { both: known, families: [one, other] };
  if (!(await actsWhenNew.connection(t)))
    return t.unproven('needs a connection of two residents of one facility who acts', sharedRelative);
  const { connectionId: id } = await givenConnection(t, { residents: linkedTo, facilities: [facilityId] });
  return { both: { kind: 'connection', actingId: id, id, facilityId, linkedTo }, families: [one, other] };
});

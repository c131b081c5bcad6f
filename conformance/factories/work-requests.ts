import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { LeverInput } from '../../openapi/generated/levers.ts';
import { Unproven, unlessUnproven } from '../kit/errors.ts';
import { hasLever } from '../kit/levers.ts';
import type { JsonObject } from '../kit/json.ts';
import type { Answer } from '../kit/call.ts';
import { isSuccess } from '../kit/match.ts';
import { once, onceEach } from '../kit/once.ts';
import { dataOf, text } from '../kit/read.ts';
import type { FacilityFact, Identity } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import type { FilePart } from '../kit/wire.ts';
import { ownCommunity } from './communities.ts';
import { givenFamily, relativeOf, type Family } from './family-access.ts';
import { actsWhenNew } from './messages-people.ts';
import { asForm } from './form-or-json.ts';
import { precondition } from '../kit/precondition.ts';
import { needsPart } from './planned-part.ts';
import { knownSettings, settingsOf, type WorkSettings } from './work-requests-settings.ts';

export type WorkBody = BodyOf<'createWorkRequest'>;

/** A family that files requests, and what its community offers. */
export interface Tenants extends Family {
  readonly settings: WorkSettings;
  /** The resident and the connections. */
  readonly people: readonly Identity[];
  /** The first connection, the resident where there is none. */
  readonly relative: Identity;
}

const tenantsOf = (family: Family, settings: WorkSettings): Tenants => {
  const { resident, connections } = family;
  return { ...family, settings, people: [resident, ...connections], relative: connections[0] ?? resident };
};

export interface TenantsWanted {
  readonly connections?: number;
  /** Ids of residents who are other people than the one that is looked for. */
  readonly besides?: readonly string[];
  /** A family of the configuration, though new residents act. */
  readonly isKnown?: boolean;
  /**
   * A family that other checks have, too: `true` for those that make requests and find them by their ids, `refused`
   * for those of which every request is refused, so that the list stays empty.
   */
  readonly shared?: boolean | 'refused';
}

/** The key of a shared family. */
type Sharing = `${number} ${'refused' | 'true'}`;

const sharedTenants = onceEach((t: Tools, key: Sharing) =>
  givenTenants(t, { connections: Number.parseInt(key, 10) }),
);

/** A resident with so many connections, all of whom act, in a community that takes work requests. */
export async function givenTenants(
  t: Tools,
  {
    connections = 1,
    at,
    besides = [],
    isKnown = false,
    shared = false,
  }: TenantsWanted & { readonly at?: FacilityFact } = {},
): Promise<Tenants> {
  if (shared) return sharedTenants(t, `${connections} ${shared}`);
  await needsPart(t, 'work-requests');
  const family = await givenFamily(t, { connections, besides, isKnown, ...(at && { at }) });
  const isOwn = at !== undefined && at.id !== (await typedCommunity(t))?.id;
  return tenantsOf(family, await (isOwn ? settingsOf(t, family) : knownSettings(t, family)));
}

/** A community of the check's own whose types or locations staff have set; unproven where they cannot. */
export async function ownWorkCommunity(
  t: Tools,
  settings: Pick<LeverInput<'edit-work-request-settings'>, 'types' | 'locations'> = {},
): Promise<FacilityFact> {
  await needsPart(t, 'work-requests');
  const community = await ownCommunity(t);
  await t.lever('edit-work-request-settings', { facilityId: community.id, ...settings });
  return community;
}

/** A resident of each configured community that takes work requests, with what its settings show. */
export const tenantsShown = once(async (t: Tools): Promise<readonly Tenants[]> => {
  const homes: Tenants[] = [];
  for (const at of t.run.facilities) {
    if (at.modules?.workRequests === false || at.modules?.familyWorkRequests === false) continue;
    const home = await unlessUnproven(() => givenTenants(t, { connections: 0, at }));
    if (home) homes.push(home);
  }
  return homes;
});

/** Types of which one contains another, and two differ only in case. */
const TYPES = ['Plumbing', 'Plumbing and heating', 'Electrical', 'electrical'];

/** A community with these types, of all checks that leave its settings alone; none where staff cannot set them. */
const typedCommunity = once(async (t: Tools): Promise<FacilityFact | undefined> => {
  const levers = ['create-facility', 'edit-work-request-settings'] as const;
  return levers.every((name) => hasLever(t.run, name)) ? ownWorkCommunity(t, { types: TYPES }) : undefined;
});

const sharedWithTypes = onceEach((t: Tools, key: Sharing) =>
  tenantsWithTypes(t, { connections: Number.parseInt(key, 10) }),
);

/** A family in a community with four types where staff can set them, else in one with those that it has. */
export async function tenantsWithTypes(
  t: Tools,
  { connections = 1, shared = false }: TenantsWanted = {},
): Promise<Tenants> {
  if (shared) return sharedWithTypes(t, `${connections} ${shared}`);
  const at = await typedCommunity(t);
  const home = await givenTenants(t, { connections, ...(at && { at }) });
  if (home.settings.types.length === 0) t.unproven('the community of the resident has no types');
  return home;
}

/** The required members, and the team, which only a tenant with one team lets be left out; unproven if none is shown. */
export function workBody(
  t: Tools,
  { settings }: Pick<Tenants, 'settings'>,
  more: Partial<WorkBody> = {},
): WorkBody {
  const [first] = settings.teams;
  if (!first) return t.unproven('the settings show no team to name in a work request');
  return { title: t.fresh.text('Tap drips'), team: first.key, ...more };
}

/** Every member, with values that show when they are lost or mixed up; those of the settings as far as there are any. */
export function fullWorkBody(t: Tools, home: Pick<Tenants, 'settings'>): WorkBody {
  const { teams, types, locations } = home.settings;
  const [last, type, location] = [teams.at(-1), types.at(-1), locations.at(-1)];
  return workBody(t, home, {
    description: t.fresh.text('Since Monday'),
    ...(last && { team: last.key }),
    ...(type !== undefined && { type }),
    ...(location !== undefined && { location }),
  });
}

/** The forms in which a body can be sent. */
export const FORMS = ['json', 'multipart'] as const;
export type BodyForm = (typeof FORMS)[number];

interface Filing {
  readonly residentId: string;
  readonly as: Identity;
  readonly body: Readonly<Record<string, unknown>>;
  readonly files?: readonly FilePart[];
  /** As JSON unless there are files or the target takes forms alone, when left out. */
  readonly form?: BodyForm;
}

/** Asks for a new request; any answer. */
export async function fileRequest(
  t: Tools,
  { residentId, as, body, files = [], form }: Filing,
): Promise<Answer> {
  const path = { residentId };
  const asked = form ?? (files.length === 0 && (await takesJson(t)) ? 'json' : 'multipart');
  return asked === 'json'
    ? t.callAny('createWorkRequest', { path, as, body })
    : t.callAny('createWorkRequest', { path, as, form: asForm(body), files });
}

/**
 * Whether the target accepts JSON; tried once per run. False only if it refuses JSON and accepts the same request as
 * a form.
 */
const takesJson = once(async (t: Tools): Promise<boolean> => {
  const home = await givenTenants(t, { shared: true });
  const one = { residentId: home.residentId, as: home.resident, body: workBody(t, home) };
  const isTaken = async (form: BodyForm) => isSuccess(await fileRequest(t, { ...one, form }));
  return (await isTaken('json')) || !(await isTaken('multipart'));
});

/** The forms in which the target takes a body without files. */
export const formsTaken = async (t: Tools): Promise<readonly BodyForm[]> =>
  (await takesJson(t)) ? FORMS : ['multipart'];

export interface WorkPath {
  readonly residentId: string;
  readonly workRequestId: string;
}

export interface GivenWork {
  readonly path: WorkPath;
  readonly by: Identity;
  readonly body: WorkBody;
  readonly answer: Answer;
  /** As the create answered it. */
  readonly request: JsonObject;
}

/** A new request of a user, by default of the resident. */
export function givenWork(
  t: Tools,
  home: Tenants,
  {
    by = home.resident,
    files = [],
    ...more
  }: Partial<WorkBody> & { readonly by?: Identity; readonly files?: readonly FilePart[] } = {},
): Promise<GivenWork> {
  const body = workBody(t, home, more);
  const { residentId } = home;
  return precondition('a work request', async () => {
    const answer = await fileRequest(t, { residentId, as: by, body, files });
    const request = dataOf(answer);
    const path = { residentId, workRequestId: text(request, 'id') };
    // People of the configuration are real accounts, so no work request may stay open for them.
    if (!isNew(t, by)) t.afterwards(() => t.call('cancelWorkRequest', { path, as: by }));
    return { path, by, body, answer, request };
  });
}

/** Whether a check made this person, so that no other check acts for them. */
export const isNew = (t: Tools, { actingId }: Identity): boolean =>
  t.run.identities.every((one) => one.actingId !== actingId);

/** The resident must be new, so that a list holds what the check made and nothing else. */
export function needsNewTenants(t: Tools, { resident }: Tenants): void {
  if (!isNew(t, resident))
    t.unproven(
      'needs a new resident, whose list is empty, and the target does not take the id of one as an acting id',
    );
}

/** A request that staff file for the resident. */
export async function staffWork(
  t: Tools,
  home: Tenants,
  more: Omit<LeverInput<'create-work-request'>, 'residentId'> = {},
): Promise<{ readonly path: WorkPath; readonly attachmentIds: readonly string[] }> {
  const { residentId } = home;
  const { workRequestId, attachmentIds } = await t.lever('create-work-request', {
    residentId,
    ...workBody(t, home),
    ...more,
  });
  return { path: { residentId, workRequestId }, attachmentIds };
}

/** The state that staff bring a request into. */
export type Moved = 'in_progress' | 'completed';

/** Staff begin to work, or complete what is open or in progress. */
export async function move(t: Tools, { workRequestId }: WorkPath, to: Moved): Promise<void> {
  await t.lever(to === 'in_progress' ? 'start-work-request' : 'complete-work-request', { workRequestId });
}

/** Whether staff can bring a request into a state. */
export const canMove = (t: Tools, to: Moved): boolean =>
  hasLever(t.run, to === 'in_progress' ? 'start-work-request' : 'complete-work-request');

/**
 * Another resident of the same community who acts, with a connection where new ones act; undefined where there is none.
 */
export async function unrelatedUsers(t: Tools, home: Tenants): Promise<Tenants | undefined> {
  const { facilityId: id, timeZone, settings } = home;
  if (isNew(t, home.resident)) {
    const family = await givenFamily(t, { connections: 0, at: { id, timeZone } });
    const connections = (await actsWhenNew.connection(t)) ? [await relativeOf(t, family.resident)] : [];
    return tenantsOf({ ...family, connections }, settings);
  }
  const resident = t.run.identities.find(
    (one) => one.kind === 'resident' && one.facilityId === id && one.id !== home.residentId,
  );
  return resident?.id === undefined
    ? undefined
    : tenantsOf({ ...home, residentId: resident.id, resident, connections: [] }, settings);
}

/** Gives a resident that the check made this room; returns the room that the resident has. */
export async function roomOf(t: Tools, { residentId, resident }: Tenants, room: string): Promise<string> {
  if (isNew(t, resident)) {
    const body = { firstName: t.fresh.text('Ada'), lastName: 'Conform', roomNumber: room, status: 'active' };
    await precondition('a room of the resident', async () =>
      dataOf(await t.call('replaceResident', { path: { residentId }, body })),
    );
  }
  const read = async () => dataOf(await t.call('getResident', { path: { residentId } }));
  const { roomNumber } = await precondition('a read of the room of the resident', read);
  if (typeof roomNumber !== 'string' || roomNumber === '')
    throw new Unproven('the resident has no room number that the target shows');
  return roomNumber;
}

import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { LeverInput } from '../../openapi/generated/levers.ts';
import { Unproven, unlessUnproven } from '../kit/errors.ts';
import { hasLever } from '../kit/levers.ts';
import { isSuccess } from '../kit/match.ts';
import { once, onceEach } from '../kit/once.ts';
import { precondition } from '../kit/precondition.ts';
import { dataOf } from '../kit/read.ts';
import type { FacilityFact } from '../kit/run.ts';
import type { Tools } from '../kit/tools.ts';
import { ownCommunity } from './communities.ts';
import { givenFamily, isNew, type Family, type FamilyWanted } from './family-access.ts';
import { needsPart } from './planned-part.ts';
import type { BodyForm, Household, Request } from './request-subject.ts';
import { ask } from './requests.ts';
import { works } from './work-requests-subject.ts';
import { knownSettings, settingsOf, type WorkSettings } from './work-requests-settings.ts';

export type WorkBody = BodyOf<'createWorkRequest'>;

/** A family that files requests, and what its community offers. */
export interface Tenants extends Household {
  readonly settings: WorkSettings;
}

const tenantsOf = (family: Family, settings: WorkSettings): Tenants => ({
  ...{ ...family, settings, subject: works, forms: formsTaken },
  least: (t, more) => ({ ...workBody(t, { settings }), ...more }),
  full: (t, more) => ({ ...fullWorkBody(t, { settings }), ...more }),
});

export interface TenantsWanted extends FamilyWanted {
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
  { shared = false, ...wanted }: TenantsWanted = {},
): Promise<Tenants> {
  const { connections = 1, at } = wanted;
  if (shared) return sharedTenants(t, `${connections} ${shared}`);
  await needsPart(t, 'work-requests');
  const family = await givenFamily(t, wanted);
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

/** Whether staff can set what a community of the check's own offers. */
export const setsSettings = ({ run }: Tools): boolean =>
  hasLever(run, 'create-facility') && hasLever(run, 'edit-work-request-settings');

/** A community with these types, of all checks that leave its settings alone; none where staff cannot set them. */
const typedCommunity = once(async (t: Tools): Promise<FacilityFact | undefined> =>
  setsSettings(t) ? ownWorkCommunity(t, { types: TYPES }) : undefined,
);

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
function workBody(t: Tools, { settings }: Pick<Tenants, 'settings'>, more: Partial<WorkBody> = {}): WorkBody {
  const [first] = settings.teams;
  if (!first) return t.unproven('the settings show no team to name in a work request');
  return { title: t.fresh.text('Tap drips'), team: first.key, ...more };
}

/** Every member, with values that show when they are lost or mixed up; those of the settings as far as there are any. */
function fullWorkBody(t: Tools, home: Pick<Tenants, 'settings'>): WorkBody {
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

/**
 * Whether the target accepts JSON; tried once per run. False only if it refuses JSON and accepts the same request as
 * a form.
 */
const takesJson = once(async (t: Tools): Promise<boolean> => {
  const home = await givenTenants(t, { shared: true });
  const isTaken = async (form: BodyForm) => isSuccess(await ask(t, home, home.least(t), { form }));
  return (await isTaken('json')) || !(await isTaken('multipart'));
});

/** The forms in which the target takes a body without files. */
const formsTaken = async (t: Tools): Promise<readonly BodyForm[]> =>
  (await takesJson(t)) ? FORMS : ['multipart'];

/** The resident must be new, so that a list holds what the check made and nothing else. */
export function needsNewTenants(t: Tools, { resident }: Household): void {
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
): Promise<Request & { readonly attachmentIds: readonly string[] }> {
  const { residentId, resident: by } = home;
  const sent = { ...workBody(t, home), ...more };
  const { workRequestId: id, attachmentIds } = await t.lever('create-work-request', { residentId, ...sent });
  const { files: _, ...body } = sent;
  const { firstState: status, initially: also } = works;
  return { id, path: works.path(residentId, id), by, body, status, also, attachmentIds };
}

/** Gives a resident that the check made this room; returns the room that the resident has. */
export async function roomOf(t: Tools, { residentId, resident }: Household, room: string): Promise<string> {
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

import type { Answer } from '../kit/call.ts';
import { recentDays } from '../kit/dates.ts';
import { zonedFacility } from '../kit/day-hours.ts';
import { field, isText, items } from '../kit/json.ts';
import { hasLever } from '../kit/levers.ts';
import { once } from '../kit/once.ts';
import { lever, people } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';

/**
 * The id of a staff member for check-ins, once per run: a configured one, else one made by a lever, else one whom
 * check-ins of the target show. Staff of the facility whose days are judged come first, because most residents with
 * check-ins live there.
 */
export const staffId = once(async (t: Tools): Promise<string> => configured(t)[0] ?? (await unconfigured(t)));

/** The id of another staff member; the same id if the target has only one. */
export const otherStaffId = once(async (t: Tools): Promise<string> => {
  const [first, second] = configured(t);
  if (second !== undefined) return second;
  if (hasLever(t.run, 'create-staff')) return hired(t);
  const known = first ?? (await staffId(t));
  return (await shownInCheckIns(t)).find((id) => id !== known) ?? known;
});

/** The id of a staff member of a facility; if the configuration names none there, of any facility. */
export async function staffAt(t: Tools, facilityId: string): Promise<string> {
  return configured(t, facilityId)[0] ?? (await staffId(t));
}

const homeOf = ({ run }: Tools): string | undefined => (zonedFacility(run) ?? run.facilities[0])?.id;

/** The configured staff, those of one facility first. */
function configured(t: Tools, home = homeOf(t)): readonly string[] {
  const staff = t.run.identities.filter(({ kind }) => kind === 'staff');
  const local = staff.filter(({ facilityId }) => facilityId === home);
  const others = staff.filter((one) => !local.includes(one));
  return [...local, ...others].flatMap(({ id }) => (id === undefined ? [] : [id]));
}

async function unconfigured(t: Tools): Promise<string> {
  if (hasLever(t.run, 'create-staff')) return hired(t);
  const [shown] = await shownInCheckIns(t);
  return shown ?? t.unproven('needs a staff member who can check in', people('staff'), lever('create-staff'));
}

/** Residents whose check-ins are read. */
const ASKED = 12;

/** The staff of the check-ins of some residents of one facility. */
const shownInCheckIns = once(async (t: Tools): Promise<readonly string[]> => {
  const facilityId = homeOf(t) ?? (await t.facility()).id;
  const query = recentDays(await t.day(0));
  const configuredResidents = t.run.identities.flatMap(({ kind, id, facilityId: home }) =>
    kind === 'resident' && home === facilityId ? [id] : [],
  );
  const list = await t.call('listResidents', { path: { facilityId }, query: { status: 'active' } });
  const residents = new Set([...configuredResidents, ...valuesIn(list, 'id')].filter(isText));
  const shown = new Set<string>();
  for (const residentId of [...residents].slice(0, ASKED)) {
    const checkIns = await t.call('listCheckIns', { path: { residentId }, query });
    for (const id of valuesIn(checkIns, 'checkInStaff.id')) if (isText(id)) shown.add(id);
  }
  if (shown.size > 0) t.tier('discovery');
  return [...shown];
});

/** What the items of a list hold; an answer that is no list holds nothing, since other checks judge it. */
const valuesIn = ({ json }: Answer, path: string): readonly unknown[] =>
  items(field(json, 'data')).map((one) => field(one, path));

async function hired(t: Tools): Promise<string> {
  const facilityId = homeOf(t) ?? (await t.facility()).id;
  return (await t.lever('create-staff', { facilityIds: [facilityId], permissions: [] })).staffId;
}

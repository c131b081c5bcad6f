import { zonedFacility } from '../kit/day-hours.ts';
import { hasLever } from '../kit/levers.ts';
import { once } from '../kit/once.ts';
import type { Tools } from '../kit/tools.ts';

/**
 * The id of a staff member for check-ins, once per run: a configured one, else one made by a lever. Staff of
 * the facility whose days are judged come first, because most residents with check-ins live there.
 */
export const staffId = once(async (t: Tools): Promise<string> => configured(t)[0] ?? (await hired(t)));

/** The id of another staff member; the same id if the target has only one. */
export const otherStaffId = once(async (t: Tools): Promise<string> => {
  const [, second] = configured(t);
  return second ?? (hasLever(t.run, 'create-staff') ? hired(t) : staffId(t));
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

async function hired(t: Tools): Promise<string> {
  const facilityId = homeOf(t) ?? (await t.facility()).id;
  return (await t.lever('create-staff', { facilityIds: [facilityId], permissions: [] })).staffId;
}

import { field, items, show } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { idsOf, listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { precondition } from '../kit/precondition.ts';
import { facilities } from '../kit/to-add.ts';

/** The usual facility, and another one if the tenant has one. */
export async function someFacilities(t: Tools): Promise<readonly [string, ...string[]]> {
  const { id } = await t.facility();
  const configured = t.run.facilities.find((one) => one.id !== id)?.id;
  if (configured !== undefined) return [id, configured];
  t.tier('discovery');
  const listed = await precondition('a list of the facilities', async () =>
    idsOf(listOf(await t.call('listFacilities'))),
  );
  const other = listed.find((one) => one !== id);
  return other === undefined ? [id] : [id, other];
}

/** The id of another facility of the tenant; unproven if the tenant has only one. */
export async function otherFacility(t: Tools, facilityId: string): Promise<string> {
  const other = (await someFacilities(t)).find((one) => one !== facilityId);
  return other ?? t.unproven('needs a tenant with two facilities', facilities('Etc/UTC', 'Etc/UTC'));
}

/** Returns a function that finds whether an array with one facility shows its id or its name. */
export async function facilityFormOf(
  t: Tools,
  facilityId: string,
): Promise<(shown: unknown) => 'ids' | 'names' | `other: ${string}`> {
  const { json } = await t.call('getFacility', { path: { facilityId } });
  const name = field(json, 'name');
  return (shown) => {
    const [one] = items(shown);
    return one === facilityId ? 'ids' : one !== undefined && one === name ? 'names' : `other: ${show(shown)}`;
  };
}

/** The name of a facility in the answer to Get facility; undefined if it shows none. */
export async function nameOfFacility(t: Tools, facilityId: string): Promise<string | undefined> {
  const answer = await t.call('getFacility', { path: { facilityId } });
  const name = isSuccess(answer) ? field(answer.json, 'name') : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

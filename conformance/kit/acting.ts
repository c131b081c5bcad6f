import { Unproven } from './errors.ts';
import { idsOf, listOf } from './read.ts';
import type { Identity, IdentityKind } from './run.ts';
import { people, toAdd } from './to-add.ts';
import type { Tools } from './tools.ts';
import { isSuccess } from './match.ts';

/**
 * A person created by the suite, as an acting user. The target must first show that it accepts the id, by a list of
 * facilities with that person's own. Otherwise unproven, because the interface does not promise it.
 */
export async function actAs(t: Tools, kind: IdentityKind, id: string, facilityId: string): Promise<Identity> {
  const answer = await t.call('listFacilities', { as: id });
  const own = isSuccess(answer) ? idsOf(listOf(answer)) : [];
  if (own.length === 1 && own[0] === facilityId) return { kind, actingId: id, id, facilityId };
  throw new Unproven(
    toAdd(
      `the target does not take the id of a ${kind} made here as an acting id (${answer.status})`,
      people(kind),
    ),
  );
}

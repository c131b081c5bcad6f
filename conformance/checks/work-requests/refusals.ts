import { fileRequest, formsTaken, needsNewTenants, type Tenants } from '../../given/work-requests.ts';
import type { JsonObject } from '../../kit/json.ts';
import { refused, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import type { Tools } from '../../kit/tools.ts';
import { listWork } from '../../models/work-requests.ts';

/**
 * A body that must not make a request is refused, with 400 where that is stated, in every form that the target takes
 * and whoever of the family sends it; and nothing is made by any of these.
 */
export async function mustRefuse(t: Tools, home: Tenants, body: JsonObject, exactly?: 400): Promise<void> {
  needsNewTenants(t, home);
  const { residentId, resident, people } = home;
  const forms = await formsTaken(t);
  const count = async () => (await listWork(t, residentId, resident)).items.length;
  const before = await count();
  for (const as of people)
    for (const form of forms) {
      const answer = await fileRequest(t, { residentId, as, body, form });
      must(answer, exactly === undefined ? refused : status(exactly));
      const after = await count();
      mustHold(answer, 'nothing made', after === before, `${after - before} requests more`);
    }
}

/** The same word in other letters: capital where it is small. */
export const otherCase = (word: string): string =>
  word === word.toUpperCase() ? word.toLowerCase() : word.toUpperCase();

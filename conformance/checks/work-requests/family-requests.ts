import {
  canMove,
  fileRequest,
  formsTaken,
  fullWorkBody,
  givenTenants,
  givenWork,
  move,
  needsNewTenants,
  tenantsWithTypes,
  type GivenWork,
  type Tenants,
} from '../../factories/work-requests.ts';
import { checkWith } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';
import type { JsonObject } from '../../kit/json.ts';
import { refused, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { listWork } from '../../assertions/work-requests.ts';

/** A check that begins with a family that files requests, of one connection unless `given` says otherwise. */
export const workCheck = checkWith(givenTenants);

/** The same in a community with types; `given` is the number of connections. */
export const typedWorkCheck = checkWith(tenantsWithTypes);

/** Whoever sees what somebody of the family made. */
export const seersOf = ({ people, resident }: Tenants, by: Identity): readonly Identity[] =>
  by.kind === 'connection' ? people : [resident];

/** A full request of each of the family. */
export async function oneEach(t: Tools, home: Tenants): Promise<readonly GivenWork[]> {
  const requests: GivenWork[] = [];
  for (const by of home.people) requests.push(await givenWork(t, home, { by, ...fullWorkBody(t, home) }));
  return requests;
}

/** Requests of each of the family that are as they were filed, begun, and sorted, as far as staff can do that. */
export async function histories(t: Tools, home: Tenants): Promise<readonly GivenWork[]> {
  const requests = await oneEach(t, home);
  const begun = canMove(t, 'in_progress') ? await oneEach(t, home) : [];
  for (const { path } of begun) await move(t, path, 'in_progress');
  const sorted = hasLever(t.run, 'triage-work-request') ? await oneEach(t, home) : [];
  for (const { path } of sorted)
    await t.lever('triage-work-request', { workRequestId: path.workRequestId, urgency: 'low' });
  return [...requests, ...begun, ...sorted];
}

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

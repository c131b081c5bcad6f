import {
  canMove,
  fullWorkBody,
  givenTenants,
  givenWork,
  move,
  tenantsWithTypes,
  type GivenWork,
  type Tenants,
} from '../../given/work-requests.ts';
import { checkWith } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';

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

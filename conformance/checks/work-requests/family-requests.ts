import {
  canMove,
  fullWorkBody,
  givenWork,
  move,
  type GivenWork,
  type Tenants,
} from '../../given/work-requests.ts';
import { hasLever } from '../../kit/levers.ts';
import type { Identity } from '../../kit/run.ts';
import type { Tools } from '../../kit/tools.ts';

/** The resident and the connections. */
export const everybody = ({ resident, connections }: Tenants): readonly Identity[] => [
  resident,
  ...connections,
];

/** Whoever sees what somebody of the family made. */
export const seersOf = (home: Tenants, by: Identity): readonly Identity[] =>
  by.kind === 'connection' ? everybody(home) : [home.resident];

/** A full request of each of the family. */
export async function oneEach(t: Tools, home: Tenants): Promise<readonly GivenWork[]> {
  const requests: GivenWork[] = [];
  for (const by of everybody(home)) requests.push(await givenWork(t, home, { by, ...fullWorkBody(t, home) }));
  return requests;
}

/** Requests of each of the family that are as they were filed, begun, and sorted, as far as staff can do that. */
export async function histories(t: Tools, home: Tenants): Promise<readonly GivenWork[]> {
  const requests = [...(await oneEach(t, home))];
  if (canMove(t, 'in_progress'))
    for (const one of await oneEach(t, home)) {
      await move(t, one.path, 'in_progress');
      requests.push(one);
    }
  if (hasLever(t.run, 'triage-work-request'))
    for (const one of await oneEach(t, home)) {
      await t.lever('triage-work-request', { workRequestId: one.path.workRequestId, urgency: 'low' });
      requests.push(one);
    }
  return requests;
}

import { possiblyFound } from '../../factories/found-requests.ts';
import { works } from '../../factories/work-requests-subject.ts';
import { pool } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { readWork, type SeenWork } from '../../assertions/work-requests.ts';

/** The first request of the pools that shows what is looked for. */
export async function foundWork(
  t: Tools,
  what: string,
  test: (seen: SeenWork) => boolean,
): Promise<SeenWork> {
  const names = ['workRequestsInProgress', 'completedWorkRequests', 'crewedWorkRequests'] as const;
  for (const name of names)
    for (const { id: workRequestId, residentId, resident } of await possiblyFound(t, works, name)) {
      const seen = await readWork(t, { residentId, workRequestId }, resident);
      if (test(seen)) return seen;
    }
  return t.unproven(
    `needs a work request of the pools that shows ${what}`,
    ...names.map((name) => pool(name)),
  );
}

import { fullWorkBody, givenTenants, givenWork, workBody } from '../../given/work-requests.ts';
import { check } from '../../kit/check.ts';
import { notSuccess } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { listWork, mustListWork, mustTell, readWork } from '../../models/work-requests.ts';

for (const method of ['put', 'patch', 'delete'] as const)
  check(
    {
      id: `work-requests.no-${method}`,
      says: `A ${method.toUpperCase()} on a work request does not succeed, and changes nothing, not even for its creator.`,
      clauses: ['WRQ-67'],
      profile: 'planned',
      negative: true,
    },
    async (t) => {
      const home = await givenTenants(t);
      for (const by of [home.resident, ...home.connections]) {
        const { path } = await givenWork(t, home, { by, ...fullWorkBody(t, home) });
        const before = (await readWork(t, path, by)).request;
        for (const body of [
          workBody(t, home, { description: t.fresh.text('Another thing') }),
          { ...before, title: t.fresh.text('Another title') },
          { status: 'cancelled' },
        ]) {
          const answer = await t.call('getWorkRequest', {
            path,
            as: by,
            method,
            ...(method !== 'delete' && { body }),
          });
          must(answer, notSuccess);
          const { answer: read, request } = await readWork(t, path, by);
          mustEcho(read, request, before, { exact: true, promised: 'the request as it was' });
        }
        const list = await listWork(t, home.residentId, by);
        mustTell(mustListWork(list, path, 'the request'), { status: 'open' });
      }
    },
  );

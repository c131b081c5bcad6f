import { fullWorkBody, givenWork, move, workBody } from '../../factories/work-requests.ts';
import { hasLever } from '../../kit/levers.ts';
import { notSuccess, success } from '../../kit/match.ts';
import { must, mustEcho } from '../../kit/must.ts';
import { listWork, mustContainWork, mustReport, readWork } from '../../assertions/work-requests.ts';
import { noteAllow } from '../allow-note.ts';
import { workCheck } from './family-requests.ts';

for (const method of ['put', 'patch', 'delete'] as const)
  workCheck({
    id: `work-requests.no-${method}`,
    says: `A ${method.toUpperCase()} on a work request does not succeed and changes nothing, even for its creator.`,
    clauses: ['WRQ-67'],
    negative: true,
    async run(t, home) {
      for (const by of home.people) {
        const { path } = await givenWork(t, home, { by, ...fullWorkBody(t, home) });
        const before = (await readWork(t, path, by)).request;
        const bodies = [
          workBody(t, home, { description: t.fresh.text('Another thing') }),
          { ...before, title: t.fresh.text('Another title'), description: t.fresh.text('Some other thing') },
          { status: 'cancelled', description: t.fresh.text('No more') },
        ].map((body) => ({ body }));
        for (const sent of method === 'delete' ? [{}] : bodies) {
          const answer = await t.call('getWorkRequest', { path, as: by, method, ...sent });
          must(answer, notSuccess);
          noteAllow(t, answer);
        }
        const { answer: read, request } = await readWork(t, path, by);
        mustEcho(read, request, before, { exact: true, promised: 'the request as it was', aspect: 'trace' });
        const list = await listWork(t, home.residentId, by);
        mustReport(mustContainWork(list, path, 'the request'), { status: 'open' });
      }
    },
  });

workCheck({
  id: 'work-requests.closed-ones-do-not-reopen',
  says: 'A completed or cancelled request stays so after a comment, another request and an attempt to change it.',
  clauses: ['WRQ-103'],
  negative: true,
  async run(t, home) {
    const completes = hasLever(t.run, 'complete-work-request');
    const states = ['cancelled', ...(completes ? (['completed'] as const) : [])] as const;
    for (const [turn, closed] of states.entries())
      for (const by of completes ? home.people.slice(turn).slice(0, 1) : home.people) {
        const { path } = await givenWork(t, home, { by });
        if (closed === 'completed') await move(t, path, 'completed');
        else must(await t.call('cancelWorkRequest', { path, as: by }), success);
        await t.call('cancelWorkRequest', { path, as: by });
        for (const comment of [{ body: { text: 'Not yet' } }, { form: { text: 'It drips again' } }])
          await t.callAny('createWorkRequestComment', { path: { ...path }, as: by, ...comment });
        for (const method of ['put', 'patch'] as const)
          await t.call('getWorkRequest', { path, as: by, method, body: { status: 'open' } });
        await givenWork(t, home, { by });
        mustReport(await readWork(t, path, by), { status: closed });
        const list = await listWork(t, home.residentId, by);
        mustReport(mustContainWork(list, path, 'the request'), { status: closed });
      }
  },
});

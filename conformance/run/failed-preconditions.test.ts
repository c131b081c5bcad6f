import { expect, test } from 'vitest';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { runCheck } from '../kit/check.ts';
import { status } from '../kit/match.ts';
import { must } from '../kit/must.ts';
import { precondition } from '../kit/precondition.ts';
import { record } from '../report/sample.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import { asFailure, unreported, withoutPrecondition } from './failed-preconditions.ts';
import { metAgain } from './second-try.ts';

/** A check that needs the list of facilities, which gets this status. */
async function needing(
  answered: number,
  judged: { readonly isOpen?: boolean } = {},
  clauses: readonly ClauseId[] = ['RES-01'],
) {
  const target = await stubTarget(() => ({ status: answered }));
  const spec = { id: 'facilities.needing', says: 'It holds.', clauses };
  const found = await runCheck(
    spec,
    (t) => precondition('a list', async () => must(await t.call('listFacilities'), status(200)), judged),
    stubRun(target.url),
  );
  await target.close();
  return found;
}

test('a precondition with a server error breaks the clause about the status, unless the status is open', async () => {
  const failed = await needing(500);
  expect(failed).toMatchObject({ verdict: 'unproven', failedPrecondition: { promised: 'status 200' } });
  expect(failed.failedPrecondition?.otherClauses).toContain('FAC-01');
  expect(asFailure(failed)).toMatchObject({ verdict: 'fail', finding: { promised: 'status 200' } });
  for (const other of [
    await needing(500, { isOpen: true }),
    await needing(500, {}, ['RES-61']),
    await needing(404),
    await needing(501),
  ])
    expect(other).not.toHaveProperty('failedPrecondition');
});

test('one check reports the server errors of an operation, unless another failure shows them', async () => {
  const failed = await needing(500);
  const { failedPrecondition: finding } = failed;
  const later = { ...failed, id: 'facilities.later' };
  expect(unreported([record('a', 'pass', []), failed, later])).toEqual([failed]);
  const reported = record('b', 'fail', [], { ...(finding && { finding }) });
  expect(unreported([failed, later, reported])).toEqual([]);
});

test('if a server error does not occur again, the check is unproven, with the requests of both tries', async () => {
  const failed = await needing(500);
  expect(metAgain(failed, await needing(404))).toMatchObject({ verdict: 'unproven', requests: 2 });
  expect(metAgain(failed, failed)).toMatchObject({ verdict: 'fail', requests: 2 });
  expect(withoutPrecondition(failed)).not.toHaveProperty('failedPrecondition');
});

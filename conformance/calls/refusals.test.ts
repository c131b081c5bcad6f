import { afterEach, expect, test } from 'vitest';
import { createLedger } from '../kit/ledger.ts';
import { createTools } from '../kit/tools.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import type { Asked, Reply, StubTarget } from '../testing/stub-target.ts';
import { attemptsOf } from './refusals.ts';

let target: StubTarget | undefined;
afterEach(() => target?.close());

/**
 * A list of residents with a create that always refuses; `writes` says for which request it stores the
 * resident all the same.
 */
async function refusing(writes: (asked: Asked) => boolean) {
  const residents: { readonly id: string }[] = [];
  const answer = (asked: Asked): Reply => {
    if (asked.method === 'GET')
      return { status: 200, body: { data: residents, nextCursor: null, hasMore: false } };
    if (writes(asked)) residents.push({ id: `r-${residents.length}` });
    return { status: 401 };
  };
  target = await stubTarget(answer);
  const run = stubRun(target.url, { facilities: [{ id: 'f-1', timeZone: 'UTC' }] });
  const tried = attemptsOf<'nobody' | 'no tenant'>((_, __, ready) => ({
    nobody: { ready, changes: { headers: { 'X-Acting-User-Id': null } } },
    'no tenant': { ready, changes: { headers: { 'X-Acting-User-Tenant': null } } },
  }));
  const t = createTools(run, 'a.check', createLedger());
  return { tried, t, asked: target.asked };
}

test('requests that change nothing are sent once, between two reads', async () => {
  const { tried, t, asked } = await refusing(() => false);
  for (const name of ['nobody', 'no tenant', 'nobody'] as const) {
    const { answer, mustBeTraceless } = await tried(t, 'createResident', name);
    expect(answer.status).toBe(401);
    await mustBeTraceless();
  }
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(2);
});

test('a second try alone shows which request left a trace', async () => {
  const { tried, t } = await refusing(({ headers }) => headers['x-acting-user-id'] === undefined);
  const guilty = await tried(t, 'createResident', 'nobody');
  await expect(guilty.mustBeTraceless()).rejects.toMatchObject({ finding: { aspect: 'trace' } });
  const innocent = await tried(t, 'createResident', 'no tenant');
  await innocent.mustBeTraceless();
});

import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { clauses } from '../../openapi/generated/clauses.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { actAs } from './acting.ts';
import { check, checkWith, declaredChecks, runCheck, wanted } from './check.ts';
import type { CheckBody, CheckSpec } from './check.ts';
import { createLedger } from './ledger.ts';
import { fits, refused, status, success } from './match.ts';
import { must } from './must.ts';
import { once } from './once.ts';
import { allPages } from './paging.ts';
import { dataOf, text } from './read.ts';
import type { RunSpec } from './run.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import type { Reply, StubTarget } from '../testing/stub-target.ts';
import { createTools } from './tools.ts';

let target: StubTarget | undefined;
afterEach(async () => target?.close());

const cited = (determinacy: string): ClauseId => {
  const found = Object.values(clauses).find((clause) => clause.determinacy === determinacy);
  if (!found) throw new Error(`no clause is ${determinacy}`);
  return found.id;
};
const firm = cited('firm');
const open = cited('open');

async function tried(spec: Partial<CheckSpec>, reply: Reply, body: CheckBody, run: Partial<RunSpec> = {}) {
  target = await stubTarget(() => reply);
  return runCheck({ id: 'x.y', says: 'It holds.', clauses: [firm], ...spec }, body, stubRun(target.url, run));
}

const pinging =
  (...expected: readonly number[]): CheckBody =>
  async (t) =>
    must(await t.call('ping'), status(...expected));

test('a check that ends normally passes, and its record is plain data', async () => {
  const record = await tried({ negative: true }, { status: 200 }, async (t) => {
    await pinging(200)(t);
    t.observe('create-status', 'createResident', 'created');
    t.note('seen');
    t.tier('api');
  });
  expect(structuredClone(record)).toEqual(record);
  expect(record).toMatchObject({
    id: 'x.y',
    verdict: 'pass',
    negative: true,
    profile: 'core',
    requests: 1,
    tiers: ['api'],
    notes: ['seen'],
    observations: [{ choice: 'create-status', operation: 'createResident', reading: 'created' }],
  });
});

test('a broken firm promise fails, with the exchanges that led there', async () => {
  const record = await tried({}, { status: 500, body: 'x' }, async (t) => {
    await t.call('listFacilities');
    await pinging(200)(t);
  });
  expect(record).toMatchObject({ verdict: 'fail', finding: { promised: 'status 200' } });
  expect(record.finding?.exchanges.map(({ path }) => path)).toEqual(['/api/v1/demo/facilities', '/ping']);
});

test('open clauses are observed and never fail; a firm clause in the same check still fails', async () => {
  expect((await tried({ clauses: [open] }, { status: 200 }, pinging(200))).verdict).toBe('observed');
  const other = await tried({ clauses: [open] }, { status: 500 }, pinging(200));
  expect(other).toMatchObject({ verdict: 'unproven', reason: expect.stringContaining('500') });
  expect((await tried({ clauses: [open, firm] }, { status: 500 }, pinging(200))).verdict).toBe('fail');
  expect((await tried({ clauses: [] }, { status: 500 }, pinging(200))).verdict).toBe('fail');
  const noted = await tried({}, { status: 200 }, async (t) => t.observed('it did something odd'));
  expect(noted).toMatchObject({ verdict: 'observed', notes: ['it did something odd'] });
});

test('a missing precondition makes the check unproven, and is named', async () => {
  const never: CheckBody = () => Promise.reject(new Error('tried all the same'));
  const reasonOf = async (spec: Partial<CheckSpec>) => {
    const { verdict, reason } = await tried(spec, { status: 200 }, never);
    expect(verdict).toBe('unproven');
    return reason;
  };
  expect(await reasonOf({ needs: ['webhooks'] })).toMatch(/webhooks/);
  expect(await reasonOf({ needs: ['resident', 'staff'] })).toMatch(/acting staff/);
  expect(await reasonOf({ needs: ['lever:create-staff'] })).toMatch(/create-staff/);
  expect(await reasonOf({ needs: ['zonedFacility'] })).toMatch(/time zone/);
  expect(await reasonOf({ needs: ['otherTenant'] })).toMatch(/otherTenant/);
  expect(await reasonOf({ exclusive: true })).toMatch(/exclusive/);
  expect((await tried({}, { status: 200 }, async (t) => t.notApplicable('absent'))).verdict).toBe(
    'not-applicable',
  );
});

test("the suite's own error is an error, and a request without an answer proves nothing", async () => {
  const slip = await tried({}, { status: 200 }, () => Promise.reject(new TypeError('x is undefined')));
  expect(slip).toMatchObject({ verdict: 'error', reason: expect.stringContaining('x is undefined') });
  const lost = await runCheck(
    { id: 'x.y', says: '', clauses: [firm] },
    pinging(200),
    stubRun('http://127.0.0.1:9'),
  );
  expect(lost).toMatchObject({
    verdict: 'unproven',
    reason: expect.stringContaining('no answer from http://127.0.0.1:9 to GET /ping'),
    unanswered: 1,
  });
});

test('a property fails with its smallest example, and notes when its time was too short', async () => {
  const body: CheckBody = async (t) =>
    t.property(fc.integer({ min: 0, max: 900 }), async (at) => {
      const answer = await t.call('ping', { query: { at } });
      if (at > 4) must(answer, status(204));
    });
  const record = await tried({}, { status: 200 }, body);
  expect(record).toMatchObject({
    verdict: 'fail',
    finding: { counterexample: '5', replay: { seed: 1 }, exchanges: [{ path: '/ping?at=5' }] },
  });
  const short = await tried(
    {},
    { status: 200 },
    async (t) => t.property(fc.boolean(), async () => undefined),
    { budget: 1 },
  );
  expect(short).toMatchObject({ verdict: 'pass', notes: ['the time was used up after 1 of 25 examples'] });
});

test('cleanup runs last, in reverse order, and its failures do not count', async () => {
  const done: string[] = [];
  const record = await tried({}, { status: 500 }, async (t) => {
    t.afterwards(async () => void done.push('first made'));
    t.afterwards(() => Promise.reject(new Error('cannot')));
    t.afterwards(async () => void done.push('last made'));
    must(await t.call('ping'), success);
  });
  expect(record.verdict).toBe('fail');
  expect(done).toEqual(['last made', 'first made']);
});

test('data, facilities and days come from the target if the configuration has none', async () => {
  const record = await tried(
    {},
    { status: 200, headers: { date: 'Fri, 31 Dec 2027 23:30:00 GMT' }, body: { data: [{ id: 'f-9' }] } },
    async (t) => {
      expect(await t.day(1)).toBe('2028-01-01');
      expect(await t.facility()).toEqual({ id: 'f-9', timeZone: 'unknown' });
      expect(t.identity('resident')).toEqual({ kind: 'resident', actingId: 'r-1' });
      expect(t.fixture('tags')).toBe('s-1');
      expect((await actAs(t, 'resident', 'r-7', 'f-9')).actingId).toBe('r-7');
      await actAs(t, 'resident', 'r-7', 'f-1');
    },
    { fixtures: { tags: ['s-1'] }, startedAt: 17 },
  );
  expect(record).toMatchObject({
    verdict: 'unproven',
    tiers: ['discovery', 'fixture'],
    reason: expect.stringContaining('acting id'),
  });
});

test('pages are read to the end, and a circle of cursors ends too', async () => {
  target = await stubTarget(({ url }) => {
    const at = Number(new URL(url, 'http://x').searchParams.get('cursor') ?? 0);
    return {
      status: 200,
      body: { data: [{ id: `r-${at}` }], hasMore: at < 2, nextCursor: at < 2 ? String(at + 1) : null },
    };
  });
  const spec = { id: 'x.y', says: '', clauses: [firm] };
  const walking: CheckBody = async (t) => {
    const { items, pages } = await allPages(t, 'listResidents', {
      path: { facilityId: 'f' },
      query: { pageSize: 1 },
    });
    expect(items.map((item) => text(item, 'id'))).toEqual(['r-0', 'r-1', 'r-2']);
    expect(pages).toHaveLength(3);
    expect((await allPages(t, 'listResidents', { path: { facilityId: 'f' } }, 2)).pages).toHaveLength(2);
  };
  expect(await runCheck(spec, walking, stubRun(target.url))).toMatchObject({ verdict: 'pass', requests: 5 });
});

test('shared data is made once in a run, and again after a failure', async () => {
  let made = 0;
  const shared = once(async () => ((made += 1) === 1 ? Promise.reject(new Error('not yet')) : made));
  const host = { run: stubRun('http://a') };
  await expect(shared(host)).rejects.toThrow('not yet');
  expect([await shared(host), await shared(host), await shared({ run: stubRun('http://b') })]).toEqual([
    2, 2, 3,
  ]);
});

test('checks are declared once, and selected by profile and glob', () => {
  const spec = { id: 'declared.here', says: 'It is declared.', clauses: [firm] };
  check({ ...spec, run: async () => undefined });
  expect(declaredChecks().map((one) => one.spec)).toContainEqual({ ...spec, profile: 'core' });
  expect(() => check({ ...spec, run: async () => undefined })).toThrow('declared.here');
  expect(wanted(spec, { profiles: ['core'] })).toBe(true);
  expect(wanted(spec, { profiles: ['core'], only: 'residents.*' })).toBe(false);
  expect(wanted({ ...spec, profile: 'planned' }, { profiles: ['core', 'flat'] })).toBe(false);
});

test('a check without a profile has that of its section', () => {
  const ids = ['transportation.declared', 'flat-examples.declared', 'residents.declared'];
  for (const id of ids) check({ id, says: 'It is declared.', clauses: [firm], run: async () => undefined });
  const profiles = declaredChecks().flatMap(({ spec }) => (ids.includes(spec.id) ? [spec.profile] : []));
  expect(profiles).toEqual(['planned', 'flat', 'core']);
});

test('a check of a draft section is planned, and may share its beginning with other checks', async () => {
  const seen: number[] = [];
  const twiceCheck = checkWith((_, how?: number) => Promise.resolve(2 * (how ?? 1)), {
    needs: ['lever:create-facility'],
  });
  const run = (_: unknown, twice: number): void => void seen.push(twice);
  const spec = { says: 'It is declared.', clauses: [firm] };
  twiceCheck({ id: 'transportation.usual', ...spec, run });
  twiceCheck({ id: 'transportation.special', ...spec, given: 4, needs: ['webhooks'], run });
  const [usual, special] = declaredChecks().filter(({ spec: { id } }) =>
    /^transportation\.(usual|special)$/.test(id),
  );
  expect(usual?.spec).toMatchObject({ profile: 'planned', needs: ['lever:create-facility'] });
  expect(special?.spec).toMatchObject({ needs: ['lever:create-facility', 'webhooks'] });
  const t = createTools(stubRun('http://a'), 'transportation.usual', createLedger());
  await usual?.body(t);
  await special?.body(t);
  expect(seen).toEqual([2, 8]);
});

test('a check reads as one sentence', async () => {
  const body: CheckBody = async (t) => {
    const path = { residentId: 'r' };
    const created = await t.call('createCheckIn', {
      path,
      body: { startDate: '2027-03-01', checkInStaffId: 's', durationInMinutes: 7 },
    });
    must(created, success, fits);
    text(dataOf(created), 'id');
    must(await t.call('createCheckIn', { path, body: {} }), refused);
  };
  const record = await tried({}, { status: 201, body: { data: { id: 'c', startDate: '2027-03-01' } } }, body);
  expect(record).toMatchObject({ verdict: 'fail', finding: { promised: 'a refusal, 4xx' } });
});

test('shared data is not cleaned up with the first check that used it', async () => {
  const gone: string[] = [];
  const shared = once(async (t: Parameters<CheckBody>[0]) => {
    t.afterwards(async () => gone.push('shared'));
    return 'a resident';
  });
  await tried({}, { status: 200 }, async (t) => {
    t.afterwards(async () => gone.push('own'));
    await shared(t);
  });
  expect(gone).toEqual(['own']);
});

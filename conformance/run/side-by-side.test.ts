import { expect, test } from 'vitest';
import { familiesOf } from '../kit/families.ts';
import { stubRun } from '../testing/stub-target.ts';
import type { PlacedCheck } from './check-files.ts';
import { kindsOf, mayMeet, sharesFamily, sideBySide } from './side-by-side.ts';

const placed = (id: string, profile: 'core' | 'planned'): PlacedCheck => ({
  file: id,
  spec: { id, says: '', clauses: [], profile },
  body: async () => undefined,
});
const rides = [
  'transportation.ride-1',
  'transportation.ride-2',
  'breadth.getTransportationRequest.ride-3',
].map((id) => placed(id, 'planned'));
const photos = ['photo-1', 'photo-2', 'photo-3'].map((id) => placed(id, 'core'));

/**
 * Runs four checks in parallel. Each returned line lists the running checks when one began. Every check sets
 * `areShared`.
 */
async function trace(startedAt: number, areShared: boolean | undefined): Promise<readonly string[]> {
  const run = stubRun('http://127.0.0.1:9', { startedAt });
  const underWay = new Set<string>();
  const begun: string[] = [];
  await sideBySide(
    { together: [...rides, ...photos] },
    4,
    run,
    async ({ spec: { id } }) => {
      underWay.add(id);
      begun.push([...underWay].join(' '));
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      if (areShared !== undefined) familiesOf(run).areShared = areShared;
      underWay.delete(id);
    },
    () => false,
  );
  return begun;
}

const ridesIn = (line: string): number => line.split(' ').filter((id) => id.includes('ride')).length;

test('with residents of the configuration, checks that make requests for families run one by one', async () => {
  for (const [startedAt, areShared] of [true, undefined].entries()) {
    const lines = await trace(startedAt, areShared);
    expect(lines).toHaveLength(6);
    expect(Math.max(...lines.map(ridesIn))).toBe(1);
    // The other checks do not wait for them.
    expect(lines.slice(0, 4).at(-1)).toBe('transportation.ride-1 photo-1 photo-2 photo-3');
  }
});

test('checks of rides and of work requests run in parallel; a check of neither waits for both', () => {
  const ride = kindsOf({ id: 'transportation.ride' });
  const work = kindsOf({ id: 'breadth.listWorkRequests.work' });
  const both = kindsOf({ id: 'family-access.link-that-ends' });
  expect(mayMeet(ride, work)).toBe(false);
  expect(mayMeet(work, kindsOf({ id: 'work-requests.other' }))).toBe(true);
  expect([mayMeet(ride, both), mayMeet(both, work), mayMeet(both, both)]).toEqual([true, true, true]);
});

test('with configured families, requests of both sections are made in parallel', async () => {
  const run = stubRun('http://127.0.0.1:9', { startedAt: 5 });
  familiesOf(run).areShared = true;
  const underWay = new Set<string>();
  const seen: string[] = [];
  await sideBySide(
    { together: [...rides, placed('work-requests.one', 'planned'), placed('family-access.both', 'planned')] },
    4,
    run,
    async ({ spec: { id } }) => {
      underWay.add(id);
      seen.push([...underWay].join(' '));
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      underWay.delete(id);
    },
    () => false,
  );
  expect(seen).toContain('transportation.ride-1 work-requests.one');
  expect(seen).toContain('family-access.both');
  expect(Math.max(...seen.map(ridesIn))).toBe(1);
});

test('with new residents these checks run in parallel once that is known', async () => {
  const lines = await trace(2, false);
  expect(lines).toHaveLength(6);
  expect(Math.max(...lines.slice(0, 4).map(ridesIn))).toBe(1);
  expect(Math.max(...lines.map(ridesIn))).toBe(2);
});

test('after a stop no check begins, and no queue waits forever', async () => {
  let left = 2;
  const tried: string[] = [];
  await sideBySide(
    { together: rides, inTurn: photos },
    2,
    stubRun('http://127.0.0.1:9', { startedAt: 3 }),
    async ({ spec }) => void tried.push(spec.id),
    () => (left -= 1) < 0,
  );
  expect(tried).toHaveLength(2);
});

test('checks of other sections do not share a family', () => {
  const run = stubRun('http://127.0.0.1:9', { startedAt: 4 });
  expect([...rides, ...photos].map(({ spec }) => sharesFamily(spec, run))).toEqual([
    ...rides.map(() => true),
    ...photos.map(() => false),
  ]);
});

test('a check that only reads, because a lever is missing, does not wait for others', () => {
  const [ride] = rides;
  if (!ride) throw new Error('there are rides');
  const spec = { ...ride.spec, readsWithout: ['create-facility'] as const };
  const bare = stubRun('http://127.0.0.1:9', { startedAt: 6 });
  expect(sharesFamily(spec, bare)).toBe(false);
  expect(sharesFamily(spec, { ...bare, leverBase: 'http://127.0.0.1:9' })).toBe(true);
});

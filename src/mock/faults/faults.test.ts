import { expect, test } from 'vitest';
import { routes, type Route } from '../http/routes.ts';
import type { Acting } from '../world/acting.ts';
import { createFaults } from './faults.ts';
import type { FaultRule } from './rule.ts';

const routeOf = (id: string): Route => {
  const route = routes.find((one) => one.id === id);
  if (!route) throw new Error(`no operation ${id}`);
  return route;
};

const staff: Acting = { kind: 'staff', id: 'stf_1', name: 'Sam', facilityIds: [], permissions: [] };
const meeting = (operation = 'listFacilities', acting = staff) => ({
  route: routeOf(operation),
  acting,
  actingId: acting.id,
});

const faultsOf = (...rules: readonly FaultRule[]) => {
  const faults = createFaults(() => 1);
  for (const rule of rules) faults.add(rule);
  return faults;
};

/** The effect of the faults on each of a number of requests. */
const run = (count: number, ...rules: readonly FaultRule[]) => {
  const faults = faultsOf(...rules);
  return Array.from({ length: count }, () => faults.meet(meeting()));
};

const hits = (count: number, rule: FaultRule): string =>
  run(count, rule)
    .map((one) => (one ? 'x' : '.'))
    .join('');

test('a share strikes about that many, the same for the same seed and others for another', () => {
  const struck = hits(200, { status: 503, share: 0.25 });
  const share = struck.split('x').length - 1;
  expect(share).toBeGreaterThan(30);
  expect(share).toBeLessThan(70);
  expect(hits(200, { status: 503, share: 0.25 })).toBe(struck);
  expect(hits(200, { status: 503, share: 0.25, seed: 2 })).not.toBe(struck);
});

test('a rule ends after its number of times', () => {
  expect(hits(4, { status: 503, times: 2 })).toBe('xx..');
});

test('a sequence is gone through once', () => {
  const met = run(5, { sequence: [{ status: 503 }, 'work', { status: 429 }] });
  expect(met.map((one) => one?.faultEffect?.status)).toEqual([503, undefined, 429, undefined, undefined]);
});

test('a rule is about operations and identities', () => {
  const faults = faultsOf({ status: 503, operations: ['list*'], identities: ['staff'] });
  expect(faults.meet(meeting())).toBeDefined();
  expect(faults.meet(meeting('getFacility'))).toBeUndefined();
  expect(faults.meet(meeting('listFacilities', { ...staff, kind: 'resident' }))).toBeUndefined();
  expect(faultsOf({ status: 503, identities: ['stf_1'] }).meet(meeting())).toBeDefined();
});

test('latencies add up, and the first fault effect of another kind ends the search', () => {
  const [met] = run(
    1,
    { id: 'slow', latency: { fixed: 100 } },
    { id: 'slower', latency: { fixed: 50 } },
    { id: 'down', status: 503 },
    { id: 'never', latency: { fixed: 1000 } },
  );
  expect(met).toMatchObject({ delay: 150, faultEffect: { status: 503 } });
  expect(met?.by.map(({ id }) => id)).toEqual(['slow', 'slower', 'down']);
});

test('latency is drawn evenly, or around its median, and never beyond a minute', () => {
  const delays = (latency: FaultRule['latency']) =>
    run(400, latency ? { latency } : {}).map((one) => one?.delay ?? 0);
  const even = delays({ from: 100, to: 200 });
  expect(Math.min(...even)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...even)).toBeLessThanOrEqual(200);
  expect(new Set(even).size).toBeGreaterThan(50);
  const around = delays({ logNormal: { median: 100, sigma: 0.5 } }).toSorted((a, b) => a - b);
  expect(around[200]).toBeGreaterThan(85);
  expect(around[200]).toBeLessThan(115);
  expect(Math.max(...delays({ logNormal: { median: 60_000, sigma: 5 } }))).toBe(60_000);
});

test('an empty list befalls lists, a smaller page what has pages', () => {
  const faults = faultsOf({ emptyList: true }, { pageSize: 2 });
  expect(faults.meet(meeting('getFacility'))).toBeUndefined();
  expect(faults.meet(meeting('listFacilities'))?.faultEffect).toMatchObject({ emptyList: true });
  expect(faultsOf({ pageSize: 2 }).meet(meeting('listFacilities'))).toBeUndefined();
  expect(faultsOf({ pageSize: 2 }).meet(meeting('listResidents'))).toBeDefined();
});

test('a rule of the same id takes the place of the first, and can be taken away', () => {
  const faults = faultsOf({ id: 'a', status: 503 }, { status: 429 }, { id: 'a', status: 500 });
  expect(faults.list().map(({ rule }) => [rule.id, rule.status])).toEqual([
    ['a', 500],
    ['fault-1', 429],
  ]);
  expect([faults.clear('a'), faults.clear('a'), faults.clear(), faults.isEmpty()]).toEqual([1, 0, 1, true]);
});

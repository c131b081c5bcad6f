import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import { runChecks } from './engine.ts';
import { createStops } from './stops.ts';

const root = fileURLToPath(new URL('../testing/second-suite/', import.meta.url));

test('checks run in parallel, and quiet checks run alone: only for these is the target exclusive', async () => {
  const heard: string[] = [];
  const stops = createStops(undefined);
  const { records, faults, leftOut, remaining } = await runChecks({
    spec: stubRun('http://127.0.0.1:9', { exclusive: true }),
    root,
    concurrency: 2,
    stops,
    listener: {
      begin: (checks) => heard.push(`${checks} checks`),
      check: ({ id }) => heard.push(id),
    },
  });
  stops.release();
  expect({ faults, leftOut, remaining }).toEqual({ faults: [], leftOut: {}, remaining: [] });
  expect(records.map(({ id, verdict, notes }) => [id, verdict, ...notes])).toEqual([
    ['albums.one', 'pass', 'in company'],
    ['albums.other', 'pass', 'in company'],
    ['albums.alone', 'pass', '0 alongside it', 'exclusive'],
  ]);
  expect(heard.at(0)).toBe('3 checks');
  expect(heard.at(-1)).toBe('albums.alone');
});

test('a failure that other checks may have caused is tried again alone, unless checks run one at a time', async () => {
  const target = await stubTarget(() => ({ status: 200, body: { data: [] } }));
  const verdictsOf = async (concurrency: number) => {
    const stops = createStops(undefined);
    const suite = fileURLToPath(new URL('../testing/shared-suite/', import.meta.url));
    const spec = stubRun(target.url);
    const { records } = await runChecks({ spec, root: suite, concurrency, stops, listener: {} });
    stops.release();
    return records.map(({ id, verdict, reason, finding }) => [id, verdict, reason ?? finding?.found]);
  };
  expect(await verdictsOf(4)).toEqual([
    ['photos.writes', 'pass', undefined],
    ['photos.disturbed', 'unproven', 'disturbed by other checks'],
    ['photos.broken', 'fail', 'try 2'],
    ['photos.of-its-own', 'fail', 'try 1'],
  ]);
  expect(await verdictsOf(1)).toEqual([
    ['photos.writes', 'pass', undefined],
    ...['photos.disturbed', 'photos.broken', 'photos.of-its-own'].map((id) => [id, 'pass', undefined]),
  ]);
  await target.close();
});

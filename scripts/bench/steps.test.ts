import { expect, test } from 'vitest';
import type { Sent } from './request.ts';
import { distinctSteps, mixed } from './steps.ts';

const sent = (method: Sent['method'], count: number): readonly Sent[] =>
  Array.from({ length: count }, (_, at) => ({ method, path: `/${at}`, headers: {} }));

test('a write comes after every fifty reads, each in its turn', () => {
  const steps = mixed(sent('GET', 200), sent('PUT', 4));
  const methods = steps.map(([one]) => one?.method);
  expect(steps).toHaveLength(204);
  expect(steps.every((step) => step.length === 1)).toBe(true);
  expect(methods.flatMap((method, at) => (method === 'PUT' ? [at] : []))).toEqual([50, 101, 152, 203]);
  expect(steps.filter((step) => step[0]?.method === 'PUT').map(([one]) => one?.path)).toEqual([
    '/0',
    '/1',
    '/2',
    '/3',
  ]);
});

test('few reads come again until every write was sent; without writes they stay alone', () => {
  expect(mixed(sent('GET', 20), sent('PUT', 2))).toHaveLength(102);
  expect(mixed(sent('GET', 60), [])).toHaveLength(60);
  expect(mixed([], sent('PUT', 2))).toEqual([]);
});

test('steps that ask nothing new are left out', () => {
  const steps = mixed(sent('GET', 20), sent('PUT', 2));
  expect(distinctSteps({ name: 'one', steps })).toHaveLength(22);
  const pairs = sent('GET', 3).map((one) => [...sent('POST', 1), one]);
  expect(distinctSteps({ name: 'one', steps: [...pairs, ...pairs] })).toEqual(pairs);
});

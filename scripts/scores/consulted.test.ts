import { expect, test } from 'vitest';
import type { DeclaredCheck } from '../../conformance/kit/check.ts';
import { createChoose } from '../../src/mock/world/choices.ts';
import { createConsulted } from './consulted.ts';

const checkOf = (id: string): DeclaredCheck => ({
  spec: { id, says: `${id}.`, clauses: ['CNV-01'] },
  body: () => Promise.resolve(),
});

test('a choice reaches the whole group in which it was asked, and takes its default while it is watched', () => {
  const consulted = createConsulted();
  const choose = createChoose(consulted.readings);
  const ask = () => choose('ping-acting-headers', { optional: 'default', required: 'other' });
  consulted.begin('health.first');
  expect(ask()).toBe('default');
  consulted.begin('breadth.ping.answers');
  consulted.begin('breadth.getFacility.answers');
  ask();
  const checks = ['health.first', 'health.second', 'breadth.ping.answers', 'breadth.getFacility.formats'];
  expect(consulted.reachedBy(['ping-acting-headers'], checks.map(checkOf))).toEqual([
    'health.first',
    'health.second',
    'breadth.getFacility.formats',
  ]);
  expect(consulted.reachedBy(['error-body'], checks.map(checkOf))).toEqual([]);
});

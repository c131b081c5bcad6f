import { expect, test } from 'vitest';
import type { Facts } from './facts.ts';
import { report } from './print.ts';
import { reachOf } from './reach.ts';
import { rowsOf } from './rows.ts';

const says = 'It holds.';

const facts: Facts = {
  sections: ['health', 'photos'],
  clauses: [
    { id: 'HLT-01', section: 'health', says, determinacy: 'firm' },
    { id: 'HLT-02', section: 'health', says, determinacy: 'firm' },
    { id: 'HLT-03', section: 'health', says, determinacy: 'firm', unobservable: 'it binds the client' },
    { id: 'HLT-04', section: 'health', says, determinacy: 'open' },
    { id: 'HLT-05', section: 'health', says, determinacy: 'firm', availability: 'planned' },
  ],
  checks: [
    { id: 'health.up', clauses: ['HLT-01'], verdict: 'pass' },
    { id: 'health.word', clauses: ['HLT-04'], verdict: 'observed' },
    { id: 'health.draft', clauses: ['HLT-05'], verdict: 'unproven' },
    { id: 'health.later', clauses: ['HLT-05'], verdict: 'observed' },
    { id: 'conventions.any', clauses: ['CNV-01'], verdict: 'pass' },
  ],
  broken: new Set(['HLT-01']),
  operations: [
    { section: 'health', id: 'ping', clauses: ['HLT-01'] },
    { section: 'health', id: 'pong', clauses: ['HLT-02'] },
    { section: 'photos', id: 'shoot', clauses: [] },
  ],
  traffic: new Map([
    ['ping', { callers: new Set(['health.up', 'conventions.any']), isServed: true }],
    ['pong', { callers: new Set(['conventions.any']), isServed: false }],
  ]),
};

test('a section is shown in figures, and the last row is the total', () => {
  const [health, photos, all] = rowsOf(facts, reachOf(facts));
  expect(health).toEqual({
    section: 'health',
    operations: { all: 2, served: 1, checked: 1 },
    clauses: {
      all: 5,
      tried: 3,
      unobservable: 1,
      without: 1,
      firm: { all: 3, kept: 1, tried: 1, broken: 1 },
      planned: { all: 1, kept: 0, tried: 1, broken: 0 },
    },
  });
  expect(photos?.operations).toEqual({ all: 1, served: 0, checked: 0 });
  expect(all?.operations).toEqual({ all: 3, served: 1, checked: 1 });
});

test('the report names what is out of reach last, and the reasons of the rest', () => {
  const reach = reachOf(facts);
  const text = report(rowsOf(facts, reach), reach);
  expect(text).toContain('it binds the client');
  expect(text.slice(text.indexOf('Stated clauses without a check'))).toContain('HLT-02');
});

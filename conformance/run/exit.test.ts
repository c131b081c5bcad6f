import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exitCode } from './exit.ts';
import type { ExitFacts } from './exit.ts';

const clean: ExitFacts = {
  interrupted: false,
  silent: false,
  violations: 0,
  waiverProblems: 0,
  errors: 0,
  judged: 10,
  certify: false,
  unprovenFirm: 0,
};

const table: readonly [string, Partial<ExitFacts>, number][] = [
  ['nothing wrong and something judged', {}, 0],
  ['unproven clauses without certify', { unprovenFirm: 7 }, 0],
  ['a violation', { violations: 1 }, 1],
  ['a waiver problem alone', { waiverProblems: 1 }, 1],
  ['a waiver problem, with nothing judged', { waiverProblems: 1, judged: 0 }, 1],
  ['nothing judged', { judged: 0 }, 3],
  ['certify with every firm clause proven', { certify: true }, 0],
  ['certify with a firm clause unproven', { certify: true, unprovenFirm: 1 }, 3],
  ['an error of the suite, or a lost target', { errors: 1 }, 4],
  ['an error and nothing judged', { errors: 1, judged: 0 }, 4],
  ['an error under certify with clauses unproven', { errors: 1, certify: true, unprovenFirm: 3 }, 4],
  ['a violation wins over an error', { violations: 1, errors: 1 }, 1],
  ['a violation wins over unproven under certify', { violations: 1, certify: true, unprovenFirm: 1 }, 1],
  ['a target that left requests unanswered', { silent: true }, 4],
  ['a violation on a target that left requests unanswered', { silent: true, violations: 1 }, 1],
  ['interrupted on such a target', { interrupted: true, silent: true }, 130],
  ['interrupted', { interrupted: true }, 130],
  ['interrupted with violations', { interrupted: true, violations: 2, errors: 1, judged: 0 }, 130],
];

test.each(table)('%s', (_, facts, code) => {
  expect(exitCode({ ...clean, ...facts })).toBe(code);
});

test('the exit code of a violation, a fault, an interruption or an empty run is never 0', () => {
  const facts = fc.record({
    interrupted: fc.boolean(),
    silent: fc.boolean(),
    violations: fc.nat(3),
    waiverProblems: fc.nat(3),
    errors: fc.nat(3),
    judged: fc.nat(3),
    certify: fc.boolean(),
    unprovenFirm: fc.nat(3),
  });
  fc.assert(
    fc.property(facts, (some) => {
      const clear =
        !some.interrupted &&
        !some.silent &&
        some.violations + some.waiverProblems + some.errors === 0 &&
        some.judged > 0;
      return (exitCode(some) === 0) === (clear && !(some.certify && some.unprovenFirm > 0));
    }),
  );
});

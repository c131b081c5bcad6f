import { describe, expect, it } from 'vitest';
import { countedAs, judgementsIn, readJudgements, type Judgement } from './judged.ts';

const equivalent: Judgement = { id: 'a', judgement: 'equivalent', why: 'the list is sorted again' };
const open: Judgement = { id: 'a', judgement: 'open', choice: 'create-status', why: 'the status is open' };
const lock = [{ choice: 'create-status', was: 'created', is: 'ok' }];

describe('judgementsIn', () => {
  it.each([
    ['[{ judgement: equivalent, why: w }]', 'judgement 1 has no id'],
    ['[{ id: a, judgement: fine, why: w }]', 'judgement a has no judgement'],
    ['[{ id: a, judgement: equivalent }]', 'judgement a has no why'],
    ['[{ id: a, judgement: open, why: w }]', 'judgement a is open and has no choice'],
    ['[{ id: a, judgement: open, choice: colour, why: w }]', 'names the choice colour, which does not exist'],
    ['[{ id: a, judgement: out-of-reach, why: w }]', 'judgement a is out-of-reach and has no input'],
    ['[{ id: a, judgement: gap, breaks: [XYZ-1], why: w }]', 'names the clause XYZ-1, which does not exist'],
  ])('refuses %s', (text, message) => {
    expect(() => judgementsIn(text)).toThrow(message);
  });

  it('reads the files of the readers, with one judgement for each mutant', () => {
    for (const judgements of readJudgements())
      expect(new Set(judgements.map(({ id }) => id)).size).toBe(judgements.length);
  });
});

describe('countedAs', () => {
  it.each([
    ['a judgement, by its kind', {}, [[equivalent]], 'equivalent'],
    ['no judgement, as not judged', {}, [[]], 'unjudged'],
    ['an open one of which the lock shows a difference, as open', { lock }, [[open]], 'open'],
    ['an open one of which the lock shows none, as a gap', { lock: [] }, [[open]], 'gap'],
    ['two readers who agree, by their kind', {}, [[equivalent], [equivalent]], 'equivalent'],
    ['two readers who disagree, as a gap', { lock }, [[equivalent], [open]], 'gap'],
  ] as const)('counts %s', (_, survivor, readers, as) => {
    expect(countedAs({ id: 'a', ...survivor }, readers).as).toBe(as);
  });
});

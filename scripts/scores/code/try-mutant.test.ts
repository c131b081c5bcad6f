import { describe, expect, it } from 'vitest';
import { changedChoices } from './changed-choices.ts';
import { AT_START, FILLED } from './coverage.ts';
import { sampleBySeed } from './sample-by-seed.ts';
import { nearestFirst } from './try-mutant.ts';

const unproven = ['photos.list'];
const checks = ['activities.list', 'check-ins.one-a-day', 'check-ins.read', 'photos.list'];

describe('nearestFirst', () => {
  it('tries the checks that run a mutant, those of its section first', () => {
    const coverage = { '7': ['activities.list', 'check-ins.read'] };
    const mutant = { file: 'src/mock/domain/check-ins-day.ts', key: '7' };
    expect(nearestFirst(mutant, { checks, coverage, unproven })).toEqual([
      'check-ins.read',
      'activities.list',
    ]);
  });

  it('tries every check on what runs at the start', () => {
    const mutant = { file: 'src/mock/operations/photos/list.ts', key: '8' };
    expect(nearestFirst(mutant, { checks, unproven, coverage: { '8': [AT_START] } })).toEqual([
      'photos.list',
      ...checks.slice(0, -1),
    ]);
  });

  it('tries what the empty world left unproven on what runs at the start of the filled one', () => {
    const mutant = { file: 'src/mock/domain/check-ins-day.ts', key: '7' };
    const coverage = { '7': [FILLED, 'activities.list'] };
    expect(nearestFirst(mutant, { checks, unproven, coverage })).toEqual(['activities.list', 'photos.list']);
  });

  it('has no check to try on what none runs', () => {
    expect(
      nearestFirst({ file: 'src/mock/domain/glob.ts', key: '9' }, { checks, unproven, coverage: {} }),
    ).toEqual([]);
  });
});

describe('changedChoices', () => {
  it('names the choices of which the locks show different readings', () => {
    const before = { a: 'one', b: 'one', c: { list: 'one', read: 'two' } };
    const after = { a: 'one', c: { list: 'one', read: 'one' }, d: 'new' };
    expect(changedChoices(before, after)).toEqual([
      { choice: 'b', was: 'one', is: 'not observed' },
      { choice: 'c', was: { list: 'one', read: 'two' }, is: { list: 'one', read: 'one' } },
      { choice: 'd', was: 'not observed', is: 'new' },
    ]);
  });
});

describe('sampleBySeed', () => {
  const entries = Array.from({ length: 50 }, (_, place) => ({ id: `m${place}` }));

  it('draws others for another seed', () => {
    expect(sampleBySeed(entries, 10, 1)).not.toEqual(sampleBySeed(entries, 10, 2));
  });

  it('begins a larger sample with the smaller one', () => {
    expect(sampleBySeed(entries, 20, 1).slice(0, 10)).toEqual(sampleBySeed(entries, 10, 1));
  });

  it('draws the same entries from any order', () => {
    expect(sampleBySeed([...entries].reverse(), 10, 1)).toEqual(sampleBySeed(entries, 10, 1));
  });
});

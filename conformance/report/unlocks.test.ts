import { expect, test } from 'vitest';
import { family, lever, pool, toAdd } from '../kit/to-add.ts';
import { record } from './sample.ts';
import { unlocksOf, unlocksText } from './unlocks.ts';

const unproven = (id: string, reason: string) => ({
  ...record(id, 'unproven', ['ALB-01']),
  section: 'albums',
  reason,
});

const checks = [
  unproven('albums.one', toAdd('needs an album', pool('albums'), lever('create-album'))),
  unproven('albums.two', toAdd('needs two albums', pool('albums', 2), lever('create-album'))),
  unproven('albums.three', toAdd('needs an album', lever('create-album'))),
  unproven('albums.four', toAdd('needs a family', family(2))),
  unproven('albums.five', 'the target takes no request without team'),
];

test('what to add is counted over all reasons, the most useful first', () => {
  expect(unlocksOf(checks)).toEqual([
    { entry: 'levers.create-album', checks: 3 },
    { entry: 'fixtures.albums', checks: 2 },
    { entry: 'identities.connection', checks: 1 },
    { entry: 'identities.resident', checks: 1 },
  ]);
});

test('one line names the most useful entries', () => {
  expect(unlocksText(checks)).toBe(
    'What proves most checks: levers.create-album (3), fixtures.albums (2), identities.connection (1), identities.resident (1)',
  );
  expect(unlocksText([])).toBe('');
  expect(
    unlocksText([record('albums.six', 'pass', ['ALB-01'])].map((one) => ({ ...one, section: 'albums' }))),
  ).toBe('');
});

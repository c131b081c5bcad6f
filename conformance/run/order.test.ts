import { expect, test } from 'vitest';
import type { CheckSpec } from '../kit/check.ts';
import { stubRun } from '../testing/stub-target.ts';
import { inOrder } from './order.ts';

const placed = (file: string, spec: Partial<CheckSpec> = {}) => ({
  file,
  spec: { id: `${file.replace('/', '.')}${spec.negative ? '-not' : ''}`, says: '', clauses: [], ...spec },
  body: async () => undefined,
});
const run = stubRun('http://127.0.0.1:9', {});
const files = (checks: readonly { readonly spec: CheckSpec }[]): string[] =>
  checks.map(({ spec }) => spec.id);

test('the sections take turns, and the most useful check of each section comes first', () => {
  const { together } = inOrder(
    [
      placed('photos/sequences'),
      placed('photos/upload', { negative: true }),
      placed('photos/list'),
      placed('photos/shape'),
      placed('health'),
      placed('residents/create'),
      placed('residents/presence-more'),
    ],
    run,
  );
  expect(files(together)).toEqual([
    'photos.shape',
    'health',
    'residents.presence-more',
    'photos.list',
    'residents.create',
    'photos.upload-not',
    'photos.sequences',
  ]);
});

test('checks that await events run in parallel only with each other, and quiet checks run alone', () => {
  const { together, listening, alone } = inOrder(
    [
      placed('albums/absence', { exclusive: true }),
      placed('albums/counts', { needs: ['webhooks'], byKind: true }),
      placed('albums/list'),
      placed('events/photos', { needs: ['lever:delete-photo', 'webhooks'] }),
    ],
    run,
  );
  expect(files(together)).toEqual(['albums.list']);
  expect(files(listening)).toEqual(['events.photos']);
  expect(files(alone).toSorted()).toEqual(['albums.absence', 'albums.counts']);
});

test('without the lever, checks that act on the announcements of the configuration run one by one', () => {
  const checks = [placed('announcements/list'), placed('breadth/archiveAnnouncement'), placed('albums/list')];
  expect(files(inOrder(checks, run).inTurn)).toEqual(['announcements.list', 'breadth.archiveAnnouncement']);
  const withLever = { ...run, leverBase: 'http://127.0.0.1:9/levers' };
  expect(inOrder(checks, withLever).inTurn).toEqual([]);
});

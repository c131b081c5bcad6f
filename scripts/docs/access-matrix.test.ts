import { expect, test } from 'vitest';
import { castIn } from './access-cast.ts';
import { accessChapters } from './access-matrix.ts';
import { openService, worldOf } from './exchanges.ts';

const world = worldOf(openService(), 0);
const text = accessChapters(castIn(world), world);
const rowsAfter = (operation: string): readonly string[] => {
  const [, below = ''] = text.split(`\`${operation}\``);
  return (below.split('\n\n')[1] ?? '').split('\n');
};

test('a connection sees what a connection made for a linked resident, and nothing else', () => {
  const row = rowsAfter('getTransportationRequest').find((line) => line.startsWith('| a linked connection'));
  expect(row).toBe('| a linked connection | 404 | yes | yes | 404 |');
});

test('only its creator cancels a request, and only in some states', () => {
  const row = rowsAfter('cancelWorkRequest').find((line) => line.startsWith('| a linked connection'));
  expect(row).toBe('| a linked connection | 404 | yes | 403 | 404 |');
  expect(text).toContain('`cancelWorkRequest` only while `open` or `in_progress`, else 409.');
});

test('a flat announcement is for system actors alone', () => {
  const rows = rowsAfter('getAnnouncement').filter((line) => line.includes('yes'));
  expect(rows).toEqual(['| a system actor | yes |']);
});

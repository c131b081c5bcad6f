import { expect, test } from 'vitest';
import { castIn } from './access-cast.ts';
import { accessChapters } from './access-matrix.ts';
import { openService, worldOf } from './exchanges.ts';

const world = worldOf(openService(), 0);
const text = accessChapters(castIn(world), world);
/** The part of the chapter about an operation. */
const partAbout = (operation: string): string =>
  text.split('\n## ').find((part) => part.includes(`[${operation}](#${operation})`)) ?? '';

test('a connection sees what a connection made for a linked resident, and nothing else', () => {
  const part = partAbout('getTransportationRequest');
  const rowOf = (creator: string): string =>
    part.split('\n').find((line) => line.startsWith(`| ${creator} |`)) ?? '';
  expect(rowOf('the linked connection')).toBe(
    '| the linked connection | **Yes:** the resident; a linked connection.<br>**403:** staff, may view activities; ' +
      'staff without permission; staff of elsewhere; a system actor; an unknown id.<br>**404:** another resident; ' +
      'a connection of another. |',
  );
  expect(rowOf('staff')).toContain('**Yes:** the resident.<br>');
});

test('only its creator cancels a request, and only in some states', () => {
  const part = partAbout('cancelWorkRequest');
  expect(part).toContain('| another linked connection | **403:** the resident; a linked connection;');
  expect(part).toContain('`cancelWorkRequest` only while the record is `open` or `in_progress`, else 409.');
});

test('a flat announcement is for system actors alone', () => {
  expect(partAbout('getAnnouncement')).toContain('**Yes:** a system actor.<br>**403:** the resident;');
});

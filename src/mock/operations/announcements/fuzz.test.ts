import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCallOf, anyId, fuzz } from '../../testing/fuzz.ts';
import { announcementsMock } from '../../testing/announcements.ts';

const announcement = fc.oneof(
  { weight: 5, arbitrary: fc.constant('@announcements:0') },
  anyId('announcements'),
);
const underConnection = fc
  .tuple(anyId('connections'), announcement)
  .map(([connection, id]) => `/connections/${connection}/announcements/${id}`);
const moved = fc
  .tuple(underConnection, fc.constantFrom('archive', 'unarchive'))
  .map((parts) => parts.join('/'));
const attachment = fc
  .tuple(announcement, fc.constantFrom('nobody', '%00', '__proto__'))
  .map(([id, name]) => `/announcements/${id}/attachments/${name}`);

const anyOperation = anyCallOf(
  [3, 'GET', underConnection],
  [5, 'POST', moved],
  [1, 'GET', announcement.map((id) => `/announcements/${id}`)],
  [1, 'GET', attachment],
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => announcementsMock(readings), { numRuns: 100 }));

import * as fc from 'fast-check';
import { test } from 'vitest';
import { anyCall, anyId, fuzz } from '../../testing/fuzz.ts';
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

const anyOperation = fc.oneof(
  { weight: 3, arbitrary: anyCall('GET', underConnection) },
  { weight: 5, arbitrary: anyCall('POST', moved) },
  {
    weight: 1,
    arbitrary: anyCall(
      'GET',
      announcement.map((id) => `/announcements/${id}`),
    ),
  },
  { weight: 1, arbitrary: anyCall('GET', attachment) },
);

test('under any readings no call fails, and one that is refused changes nothing', () =>
  fuzz(anyOperation, (readings) => announcementsMock(readings), { numRuns: 100 }));

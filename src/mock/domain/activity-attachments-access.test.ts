import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayDownload, type AttachmentCase } from './activity-attachments-access.ts';

const entry = fc.record({
  status: fc.constantFrom('registered', 'waitlisted'),
  onDates: fc.dictionary(fc.constant('2026-06-20'), fc.constantFrom('registered', 'cancelled')),
});
const anyCase: fc.Arbitrary<AttachmentCase> = fc.record({
  kind: fc.constantFrom('resident', 'connection'),
  publicToFamily: fc.boolean(),
  entries: fc.array(entry, { maxLength: 3 }),
  hasAttended: fc.boolean(),
  isOnLinkedCalendar: fc.boolean(),
});

test('what is kept from the family no connection gets; residents get it all the same', () => {
  fc.assert(
    fc.property(anyCase, fc.boolean(), (one, waitlistCounts) => {
      const kept = mayDownload({ ...one, publicToFamily: false }, waitlistCounts);
      const open = mayDownload({ ...one, publicToFamily: true }, waitlistCounts);
      expect(kept).toBe(one.kind === 'resident' && open);
    }),
  );
});

test('attending counts for residents alone, calendars for connections alone, a place for both', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const isRegistered = one.entries.some(
        ({ status, onDates }) => status === 'registered' || onDates['2026-06-20'] === 'registered',
      );
      const other = one.kind === 'resident' ? one.hasAttended : one.isOnLinkedCalendar;
      expect(mayDownload({ ...one, publicToFamily: true }, false)).toBe(isRegistered || other);
    }),
  );
});

test('waiting for a place is as good as one where the waitlist counts', () => {
  fc.assert(
    fc.property(anyCase, (one) => {
      const entries = one.entries.map((each) => ({ ...each, status: 'registered' as const }));
      expect(mayDownload(one, true)).toBe(mayDownload({ ...one, entries }, false));
    }),
  );
});

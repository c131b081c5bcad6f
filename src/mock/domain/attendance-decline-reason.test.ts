import fc from 'fast-check';
import { expect, test } from 'vitest';
import { declineReason, KNOWN_REASONS, type ReasonChoices } from './attendance-decline-reason.ts';

const choices: fc.Arbitrary<ReasonChoices> = fc.record({
  other: fc.constantFrom('accepted', 'refused'),
  whenAttended: fc.constantFrom('kept', 'dropped', 'refused'),
});
const known = fc.constantFrom(...KNOWN_REASONS);

test('a decline needs a reason, and a known one is always accepted', () => {
  fc.assert(
    fc.property(known, choices, (reason, open) => {
      expect(declineReason('declined', undefined, open)).toEqual({ fault: 'missing' });
      expect(declineReason('declined', reason, open)).toEqual({ reason });
      expect(declineReason('attended', undefined, open)).toEqual({ reason: null });
    }),
  );
});

test('another reason is accepted or refused, by the reading', () => {
  fc.assert(
    fc.property(fc.string(), choices, (reason, open) => {
      fc.pre(!KNOWN_REASONS.some((one) => one === reason));
      const expected = open.other === 'accepted' ? { reason } : { fault: 'other' };
      expect(declineReason('declined', reason, open)).toEqual(expected);
      expect(declineReason('attended', reason, { ...open, whenAttended: 'kept' })).toEqual(expected);
    }),
  );
});

test.each([
  ['kept', { reason: 'Sleeping' }],
  ['dropped', { reason: null }],
  ['refused', { fault: 'of-attended' }],
] as const)('the reason of a user who came is %s', (whenAttended, expected) => {
  for (const other of ['accepted', 'refused'] as const)
    expect(declineReason('attended', 'Sleeping', { other, whenAttended })).toEqual(expected);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actsFor, sees, type Seer, type Visible } from './request-visibility.ts';

const RESIDENTS = ['ann', 'ben', 'cyd'];

const resident = fc.constantFrom(...RESIDENTS);

const seer: fc.Arbitrary<Seer> = fc.oneof(
  resident.map((id): Seer => ({ kind: 'resident', id, linkedTo: [] })),
  fc
    .record({ id: fc.constantFrom('dora', 'emil'), linkedTo: fc.subarray(RESIDENTS) })
    .map((one): Seer => ({ kind: 'connection', ...one })),
  fc.constantFrom('staff', 'systemActor', 'unknown').map((kind): Seer => ({ kind, id: 'x', linkedTo: [] })),
);

const request: fc.Arbitrary<Visible> = fc.record({
  residentId: resident,
  creator: fc.record({
    id: fc.constantFrom('ann', 'dora', 'emil', 'sam'),
    userType: fc.constantFrom('resident', 'connection', 'staff'),
  }),
});

test('a resident sees all of their own requests and no others', () => {
  fc.assert(
    fc.property(seer, request, (one, asked) => {
      fc.pre(one.kind === 'resident');
      expect(sees(one, asked)).toBe(one.id === asked.residentId);
    }),
  );
});

test('a connection sees what any connection made for a linked resident, and nothing else', () => {
  fc.assert(
    fc.property(seer, request, (one, asked) => {
      fc.pre(one.kind === 'connection');
      const isLinked = one.linkedTo.includes(asked.residentId);
      expect(sees(one, asked)).toBe(isLinked && asked.creator.userType === 'connection');
    }),
  );
});

test('others cannot see a request or act for a resident; a user who sees a request may act for its resident', () => {
  fc.assert(
    fc.property(seer, request, (one, asked) => {
      if (!['resident', 'connection'].includes(one.kind))
        expect(actsFor(one, asked.residentId) || sees(one, asked)).toBe(false);
      if (sees(one, asked)) expect(actsFor(one, asked.residentId)).toBe(true);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { staffOutOfReach } from './messages-staff.ts';

const MAY = 'MESSAGE_FAMILY_RESIDENTS';
const person = fc.record({
  kind: fc.constantFrom('resident', 'connection', 'staff'),
  permissions: fc.subarray([MAY, 'VIEW_ACTIVITIES']),
});

test('residents and connections reach all staff with the permission, and none without it', () => {
  fc.assert(
    fc.property(fc.constantFrom('resident', 'connection'), fc.array(person), (startedBy, participants) => {
      const refused = staffOutOfReach(startedBy, participants);
      for (const one of participants)
        expect(refused.includes(one)).toBe(one.kind === 'staff' && !one.permissions.includes(MAY));
    }),
  );
});

test('one of several staff is enough', () => {
  const [allowed, barred] = [
    { kind: 'staff', permissions: [MAY] },
    { kind: 'staff', permissions: ['VIEW_ACTIVITIES'] },
  ];
  expect(staffOutOfReach('resident', [allowed, barred, allowed])).toEqual([barred]);
});

test('other creators can add all staff', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('staff', 'systemActor', 'unknown', undefined),
      fc.array(person),
      (startedBy, participants) => {
        expect(staffOutOfReach(startedBy, participants)).toEqual([]);
      },
    ),
  );
});

import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { aDateTime, aText, mustBeOfType, oneOf, type MemberType } from '../member-types.ts';
import { registrationsShown } from './shown.ts';

const anInteger: MemberType = { says: 'an integer', holds: Number.isInteger };

/** What each member is said to be, wherever an answer shows a registration. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly type: MemberType;
  readonly members: readonly string[];
}[] = [
  {
    id: 'registrations.activity-texts-are-strings',
    says: 'The activityId of a registration is a string.',
    clause: 'REG-01',
    type: aText,
    members: ['activityId'],
  },
  {
    id: 'registrations.facility-texts-are-strings',
    says: 'The facilityId of a registration is a string.',
    clause: 'REG-03',
    type: aText,
    members: ['facilityId'],
  },
  {
    id: 'registrations.user-texts-are-strings',
    says: 'The userId of a registration is a string.',
    clause: 'REG-04',
    type: aText,
    members: ['userId'],
  },
  {
    id: 'registrations.user-type-is-of-the-set',
    says: 'The userType of a registration is resident or connection.',
    clause: 'REG-05',
    type: oneOf('resident', 'connection'),
    members: ['userType'],
  },
  {
    id: 'registrations.registered-at-is-a-date-time',
    says: 'The registeredAt of a registration is a date-time.',
    clause: 'REG-06',
    type: aDateTime,
    members: ['registeredAt'],
  },
  {
    id: 'registrations.position-is-an-integer',
    says: 'The position of a registration is an integer.',
    clause: 'REG-08',
    type: anInteger,
    members: ['position'],
  },
];

for (const { id, says, clause, type, members } of promises) {
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      mustBeOfType(await registrationsShown(t), members, type);
    },
  });
}

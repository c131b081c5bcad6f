import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { formOf } from '../../models/check-in-day.ts';
import { aText, mustBeOfType, type MemberType } from '../member-types.ts';
import { checkInsShown } from './shown.ts';

const anInteger: MemberType = { says: 'an integer', holds: Number.isInteger };
const anObject: MemberType = { says: 'an object', holds: isObject };
const aDay: MemberType = {
  says: 'a day: a date, or a date-time that is midnight in some zone',
  holds: (value) => formOf(value) !== undefined,
};

/** What each member is said to be, wherever an answer shows a check-in. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: readonly (readonly [MemberType, readonly string[]])[];
}[] = [
  {
    id: 'check-ins.start-date-is-a-day',
    says: 'The startDate of a check-in is a day without a time of day.',
    clause: 'CHK-02',
    types: [[aDay, ['startDate']]],
  },
  {
    id: 'check-ins.duration-is-an-integer',
    says: 'The durationInMinutes of a check-in is an integer.',
    clause: 'CHK-03',
    types: [[anInteger, ['durationInMinutes']]],
  },
  {
    id: 'check-ins.staff-has-id-and-names',
    says: 'The checkInStaff of a check-in is an object with a text as id.',
    clause: 'CHK-04',
    types: [
      [anObject, ['checkInStaff']],
      [aText, ['checkInStaff.id']],
    ],
  },
];

for (const { id, says, clause, types } of promises) {
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      const shown = await checkInsShown(t);
      for (const [type, members] of types) mustBeOfType(shown, members, type);
    },
  });
}

check({
  id: 'check-ins.id-is-a-string',
  says: 'A check-in has an id, a string, wherever it is shown.',
  clauses: ['CHK-01'],
  async run(t) {
    for (const { answer, resource } of await checkInsShown(t)) {
      const { id } = resource;
      mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', `id: ${show(id)}`);
    }
  },
});

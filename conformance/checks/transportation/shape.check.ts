import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import { STATUSES } from '../../models/ride-book.ts';
import { aBoolean, aDateTime, aText, mustBeOfType, oneOf, type MemberType } from '../member-types.ts';
import { ridesShown } from './shown.ts';

const anObject: MemberType = { says: 'an object', holds: isObject };
const aDate: MemberType = {
  says: 'a date',
  holds: (value) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    new Date(`${value}T00:00:00Z`).toISOString().startsWith(value),
};
const aTimeOfDay: MemberType = {
  says: 'a time of day, HH:mm',
  holds: (value) => typeof value === 'string' && (value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value)),
};

/** What each member is said to be, wherever an answer shows a request. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: readonly (readonly [MemberType, readonly string[]])[];
}[] = [
  {
    id: 'status-is-one-of-five',
    says: 'The status of a request is one of the five.',
    clause: 'TRA-13',
    types: [[oneOf(...STATUSES), ['status']]],
  },
  {
    id: 'trip-type-is-one-of-three',
    says: 'The tripType of a request is one of the three.',
    clause: 'TRA-14',
    types: [[oneOf('roundtrip', 'oneway', 'willcall'), ['tripType']]],
  },
  {
    id: 'date-is-a-date',
    says: 'The date of a request is a date without a time.',
    clause: 'TRA-15',
    types: [[aDate, ['date']]],
  },
  {
    id: 'times-are-times-of-day',
    says: 'The appointmentTime of a request is a time of day.',
    clause: 'TRA-16',
    types: [[aTimeOfDay, ['appointmentTime']]],
  },
  {
    id: 'driver-and-vehicle-have-id-and-name',
    says: 'The driver and the vehicle of a request are objects with a text as id.',
    clause: 'TRA-19',
    types: [
      [anObject, ['driver', 'vehicle']],
      [aText, ['driver.id', 'vehicle.id']],
    ],
  },
  {
    id: 'is-recurring-is-a-boolean',
    says: 'The isRecurring of a request is a boolean.',
    clause: 'TRA-20',
    types: [[aBoolean, ['isRecurring']]],
  },
  {
    id: 'occurrence-date-is-a-date',
    says: 'The occurrenceDate of a request is a date where it has one.',
    clause: 'TRA-21',
    types: [[aDate, ['occurrenceDate']]],
  },
  {
    id: 'creator-has-id-and-name',
    says: 'The creator of a request is an object with a text as id.',
    clause: 'TRA-22',
    types: [
      [anObject, ['creator']],
      [aText, ['creator.id']],
    ],
  },
  {
    id: 'can-edit-and-can-cancel-are-booleans',
    says: 'The canEdit and the canCancel of a request are booleans.',
    clause: 'TRA-23',
    types: [[aBoolean, ['canEdit', 'canCancel']]],
  },
  {
    id: 'made-and-changed-at-instants',
    says: 'The modified of a request is a date-time, where it has one.',
    clause: 'TRA-25',
    types: [[aDateTime, ['modified']]],
  },
];

for (const { id, says, clause, types } of promises) {
  check({
    id: `transportation.${id}`,
    says,
    clauses: [clause],
    async run(t) {
      const { shown } = await ridesShown(t);
      for (const [type, members] of types) mustBeOfType(shown, members, type);
    },
  });
}

check({
  id: 'transportation.id-is-a-string',
  says: 'A request has an id, a string, wherever it is shown.',
  clauses: ['TRA-10'],
  async run(t) {
    for (const { answer, resource } of (await ridesShown(t)).shown) {
      const { id } = resource;
      mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', `id: ${show(id)}`);
    }
  },
});

check({
  id: 'transportation.is-of-its-resident',
  says: 'A request names the resident of the path and the facility of that resident, wherever it is shown.',
  clauses: ['TRA-11'],
  async run(t) {
    const { riders, shown } = await ridesShown(t);
    for (const { answer, resource } of shown)
      for (const [member, wanted] of [
        ['residentId', riders.residentId],
        ['facilityId', riders.facilityId],
      ] as const)
        mustHold(
          answer,
          `${member} ${wanted} where it is set`,
          isBlank(resource[member]) || resource[member] === wanted,
          `${member}: ${show(resource[member])}`,
        );
  },
});

check({
  id: 'transportation.nobody-assigned-yet',
  says: 'A request to which staff have assigned nobody has no driver and no vehicle.',
  clauses: ['TRA-19'],
  async run(t) {
    const { shown } = await ridesShown(t);
    for (const { answer, resource } of shown) {
      const [driver, vehicle] = [field(resource, 'driver'), field(resource, 'vehicle')];
      if (resource['status'] === 'approved') continue;
      mustHold(answer, 'no driver', isBlank(driver), `driver: ${show(driver)}`);
      mustHold(answer, 'no vehicle', isBlank(vehicle), `vehicle: ${show(vehicle)}`);
    }
  },
});

import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import { STATUSES } from '../../models/ride-book.ts';
import {
  aBoolean,
  aDateTime,
  aText,
  anObject,
  memberTypes,
  mustHaveIds,
  oneOf,
  type MemberType,
} from '../member-types.ts';
import { ridesShown } from './shown.ts';

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
const oneOfThree = oneOf('roundtrip', 'oneway', 'willcall');

memberTypes('transportation', async (t) => (await ridesShown(t)).shown, {
  'status-is-one-of-five': [
    'The status of a request is one of the five.',
    'TRA-13',
    [oneOf(...STATUSES), 'status'],
  ],
  'trip-type-is-one-of-three': [
    'The tripType of a request is one of the three.',
    'TRA-14',
    [oneOfThree, 'tripType'],
  ],
  'date-is-a-date': ['The date of a request is a date without a time.', 'TRA-15', [aDate, 'date']],
  'times-are-times-of-day': [
    'The appointmentTime of a request is a time of day.',
    'TRA-16',
    [aTimeOfDay, 'appointmentTime'],
  ],
  'driver-and-vehicle-have-id-and-name': [
    'The driver and the vehicle of a request are objects with a text as id.',
    'TRA-19',
    [anObject, 'driver vehicle'],
    [aText, 'driver.id vehicle.id'],
  ],
  'is-recurring-is-a-boolean': [
    'The isRecurring of a request is a boolean.',
    'TRA-20',
    [aBoolean, 'isRecurring'],
  ],
  'occurrence-date-is-a-date': [
    'The occurrenceDate of a request is a date where it has one.',
    'TRA-21',
    [aDate, 'occurrenceDate'],
  ],
  'creator-has-id-and-name': [
    'The creator of a request is an object with a text as id.',
    'TRA-22',
    [anObject, 'creator'],
    [aText, 'creator.id'],
  ],
  'can-edit-and-can-cancel-are-booleans': [
    'The canEdit and the canCancel of a request are booleans.',
    'TRA-23',
    [aBoolean, 'canEdit canCancel'],
  ],
  'made-and-changed-at-instants': [
    'The modified of a request is a date-time, where it has one.',
    'TRA-25',
    [aDateTime, 'modified'],
  ],
});

check({
  id: 'transportation.id-is-a-string',
  says: 'A request has an id, a string, wherever it is shown.',
  clauses: ['TRA-10'],
  run: async (t) => mustHaveIds((await ridesShown(t)).shown, 'a request'),
});

check({
  id: 'transportation.is-of-its-resident',
  says: 'A request names the resident of the path and the facility of that resident, wherever it is shown.',
  clauses: ['TRA-11'],
  async run(t) {
    const { riders, shown } = await ridesShown(t);
    for (const { answer, resource } of shown)
      for (const member of ['residentId', 'facilityId'] as const) {
        const found = resource[member];
        const isOwn = isBlank(found) || found === riders[member];
        mustHold(answer, `${member} ${riders[member]} where it is set`, isOwn, `${member}: ${show(found)}`);
      }
  },
});

check({
  id: 'transportation.nobody-assigned-yet',
  says: 'A request to which staff have assigned nobody has no driver and no vehicle.',
  clauses: ['TRA-19'],
  async run(t) {
    for (const { answer, resource } of (await ridesShown(t)).shown)
      if (resource['status'] !== 'approved')
        for (const name of ['driver', 'vehicle']) {
          const found = resource[name];
          mustHold(answer, `no ${name}`, isBlank(found), `${name}: ${show(found)}`);
        }
  },
});

import { anInteger } from '../../laws/dated-members.ts';
import { aDateTime, aText, memberTypes, oneOf } from '../../laws/member-types.ts';
import { registrationsShown } from './shown.ts';

memberTypes('registrations', registrationsShown, {
  'activity-texts-are-strings': [
    'The activityId of a registration is a string.',
    'REG-01',
    [aText, 'activityId'],
  ],
  'facility-texts-are-strings': [
    'The facilityId of a registration is a string.',
    'REG-03',
    [aText, 'facilityId'],
  ],
  'user-texts-are-strings': ['The userId of a registration is a string.', 'REG-04', [aText, 'userId']],
  'user-type-is-of-the-set': [
    'The userType of a registration is resident or connection.',
    'REG-05',
    [oneOf('resident', 'connection'), 'userType'],
  ],
  'registered-at-is-a-date-time': [
    'The registeredAt of a registration is a date-time.',
    'REG-06',
    [aDateTime, 'registeredAt'],
  ],
  'position-is-an-integer': [
    'The position of a registration is an integer.',
    'REG-08',
    [anInteger, 'position'],
  ],
});

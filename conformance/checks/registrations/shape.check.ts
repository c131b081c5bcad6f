import { typesOf } from '../../laws/shown.ts';
import { registrationsShown } from './shown.ts';

typesOf('registrations', 'Registration', registrationsShown, {
  'activity-texts-are-strings': 'REG-01',
  'facility-texts-are-strings': 'REG-03',
  'user-texts-are-strings': 'REG-04',
  'user-type-is-of-the-set': 'REG-05',
  'registered-at-is-a-date-time': 'REG-06',
  'position-is-an-integer': 'REG-08',
});

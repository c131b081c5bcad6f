import { hasId } from '../../laws/dated-members.ts';
import {
  aBoolean,
  aDateTime,
  aText,
  aUrl,
  anEmail,
  memberTypes,
  oneOf,
  texts,
} from '../../laws/member-types.ts';
import { residentsShown } from './shown.ts';

memberTypes('residents', residentsShown, {
  'texts-are-strings': [
    'The externalId, nickname, roomNumber, facilityId and the names of a resident are strings.',
    'RES-29',
    [aText, 'externalId firstName lastName fullName nickname roomNumber facilityId'],
  ],
  'email-is-an-address': ['The email of a resident is an e-mail address.', 'RES-30', [anEmail, 'email']],
  'dates-are-date-times': [
    'The moveInDate, dob, created and modified of a resident are date-times.',
    'RES-31',
    [aDateTime, 'moveInDate dob created modified'],
  ],
  'photo-is-a-url': ['The profilePhotoUrl of a resident is a URL.', 'RES-32', [aUrl, 'profilePhotoUrl']],
  'about-has-its-types': [
    'The bio and the veteranDetail in about are strings.',
    'RES-33',
    [aText, 'about.bio about.veteranDetail'],
  ],
  'about-lists-are-of-strings': [
    'The likes, dislikes and diagnoses in about are arrays of strings.',
    'RES-201',
    [texts, 'about.likes about.dislikes about.diagnoses'],
  ],
  'about-anniversary-is-a-date-time': [
    'The anniversary in about is a date-time.',
    'RES-202',
    [aDateTime, 'about.anniversary'],
  ],
  'about-flags-are-booleans': [
    'The directoryOptOut and the isVeteran in about are booleans.',
    'RES-203',
    [aBoolean, 'about.directoryOptOut about.isVeteran'],
  ],
  'digits-stay-strings': [
    'The phone and the pccId of a resident are strings, even if they are only digits.',
    'RES-34',
    [aText, 'phone pccId'],
  ],
  'status-is-of-the-set': [
    'The status of a resident is active, inactive, deleted or onLeave.',
    'RES-35',
    [oneOf('active', 'inactive', 'deleted', 'onLeave'), 'status'],
  ],
  'gender-is-of-the-set': ['The gender of a resident is M or F.', 'RES-36', [oneOf('M', 'F'), 'gender']],
});

hasId(
  'residents.id-is-a-string',
  'A resident has an id, a string, and always keeps it.',
  'RES-28',
  residentsShown,
);

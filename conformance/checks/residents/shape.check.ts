import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { aBoolean, aDateTime, aText, aUrl, anEmail, mustBeOfType, oneOf, texts } from '../member-types.ts';
import type { MemberType } from '../member-types.ts';
import { residentsShown } from './shown.ts';

/** What each member is said to be, wherever an answer shows a resident. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: readonly (readonly [MemberType, readonly string[]])[];
}[] = [
  {
    id: 'residents.texts-are-strings',
    says: 'The externalId, nickname, roomNumber, facilityId and the names of a resident are strings.',
    clause: 'RES-29',
    types: [
      [aText, ['externalId', 'firstName', 'lastName', 'fullName', 'nickname', 'roomNumber', 'facilityId']],
    ],
  },
  {
    id: 'residents.email-is-an-address',
    says: 'The email of a resident is an e-mail address.',
    clause: 'RES-30',
    types: [[anEmail, ['email']]],
  },
  {
    id: 'residents.dates-are-date-times',
    says: 'The moveInDate, dob, created and modified of a resident are date-times.',
    clause: 'RES-31',
    types: [[aDateTime, ['moveInDate', 'dob', 'created', 'modified']]],
  },
  {
    id: 'residents.photo-is-a-url',
    says: 'The profilePhotoUrl of a resident is a URL.',
    clause: 'RES-32',
    types: [[aUrl, ['profilePhotoUrl']]],
  },
  {
    id: 'residents.about-has-its-types',
    says: 'The bio and the veteranDetail in about are strings.',
    clause: 'RES-33',
    types: [[aText, ['about.bio', 'about.veteranDetail']]],
  },
  {
    id: 'residents.about-lists-are-of-strings',
    says: 'The likes, dislikes and diagnoses in about are arrays of strings.',
    clause: 'RES-201',
    types: [[texts, ['about.likes', 'about.dislikes', 'about.diagnoses']]],
  },
  {
    id: 'residents.about-anniversary-is-a-date-time',
    says: 'The anniversary in about is a date-time.',
    clause: 'RES-202',
    types: [[aDateTime, ['about.anniversary']]],
  },
  {
    id: 'residents.about-flags-are-booleans',
    says: 'The directoryOptOut and the isVeteran in about are booleans.',
    clause: 'RES-203',
    types: [[aBoolean, ['about.directoryOptOut', 'about.isVeteran']]],
  },
  {
    id: 'residents.digits-stay-strings',
    says: 'The phone and the pccId of a resident are strings, even where they hold digits alone.',
    clause: 'RES-34',
    types: [[aText, ['phone', 'pccId']]],
  },
  {
    id: 'residents.status-is-of-the-set',
    says: 'The status of a resident is active, inactive, deleted or onLeave.',
    clause: 'RES-35',
    types: [[oneOf('active', 'inactive', 'deleted', 'onLeave'), ['status']]],
  },
  {
    id: 'residents.gender-is-of-the-set',
    says: 'The gender of a resident is M or F.',
    clause: 'RES-36',
    types: [[oneOf('M', 'F'), ['gender']]],
  },
];

for (const { id, says, clause, types } of promises) {
  check({
    id,
    says,
    clauses: [clause],
    async run(t) {
      const shown = await residentsShown(t);
      for (const [type, members] of types) mustBeOfType(shown, members, type);
    },
  });
}

check({
  id: 'residents.id-is-a-string',
  says: 'A resident has an id, a string, and keeps it as long as it is there.',
  clauses: ['RES-28'],
  async run(t) {
    const shown = await residentsShown(t);
    for (const { answer, resource } of shown) {
      const { id } = resource;
      mustHold(answer, 'an id, a string', typeof id === 'string' && id !== '', `id: ${show(id)}`);
    }
  },
});

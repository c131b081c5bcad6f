import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { anInteger } from '../../laws/dated-members.ts';
import {
  aBoolean,
  aDateTime,
  aText,
  anObject,
  listOfObjects,
  memberTypes,
  mustBeOfType,
} from '../../laws/member-types.ts';
import type { MemberType, TypeRow } from '../../laws/member-types.ts';
import { someShown } from './shown.ts';
import type { AssessmentsShown } from './shown.ts';

const anArray: MemberType = { says: 'an array', holds: Array.isArray };
const anId: MemberType = { says: 'a string', holds: (value) => typeof value === 'string' && value !== '' };

/** Declares the checks of the types of the members of one kind of resource. */
const typesOf = (kind: keyof AssessmentsShown, rows: Readonly<Record<string, TypeRow>>): void =>
  memberTypes('assessments', (t) => someShown(t, kind), rows);

typesOf('assessments', {
  'names-are-strings': [
    'The assessmentId, assessmentName and assessmentTemplateId of an assessment are strings.',
    'ASM-02',
    [aText, 'assessmentId assessmentName assessmentTemplateId'],
  ],
  'facility-texts-are-strings': [
    'The facilityId and the facilityName of an assessment are strings.',
    'ASM-03',
    [aText, 'facilityId facilityName'],
  ],
  'type-and-category-are-strings': [
    'The type and the category of an assessment are strings.',
    'ASM-04',
    [aText, 'type category'],
  ],
  'flags-are-booleans': [
    'The isCompleted and the isMostRecent of an assessment are booleans.',
    'ASM-05',
    [aBoolean, 'isCompleted isMostRecent'],
  ],
  'dates-are-date-times': [
    'The dateStarted, dateCompleted and dateLastUpdated of an assessment are date-times.',
    'ASM-06',
    [aDateTime, 'dateStarted dateCompleted dateLastUpdated'],
  ],
  'people-are-named': [
    'The createdBy and the completedBy of an assessment are objects whose id is a string.',
    'ASM-07',
    [anObject, 'createdBy completedBy'],
    [aText, 'createdBy.id completedBy.id'],
  ],
});

typesOf('questions', {
  'answers-are-arrays': [
    'The answers and the followUpQuestions of a question of an assessment are arrays.',
    'ASM-30',
    [anArray, 'answers followUpQuestions'],
  ],
});

typesOf('catalogues', {
  'catalogue-names-are-strings': [
    'The assessmentId of a catalogue is a string.',
    'ASM-35',
    [aText, 'assessmentId'],
  ],
  'catalogue-is-of-questions': [
    'The questions of a catalogue are an array of objects.',
    'ASM-36',
    [listOfObjects, 'questions'],
  ],
});

typesOf('catalogued', {
  'catalogue-orders-are-integers': [
    'The order of a question in a catalogue is an integer.',
    'ASM-38',
    [anInteger, 'order'],
  ],
  'catalogue-flags-are-booleans': [
    'The four flags of a question in a catalogue are booleans.',
    'ASM-39',
    [aBoolean, 'isRequired isAllowMultipleSelection isAllowCustomAnswer hasAdditionalComments'],
  ],
  'options-are-objects': [
    'The answerOptions of a question in a catalogue are an array of objects.',
    'ASM-40',
    [listOfObjects, 'answerOptions'],
  ],
  'follow-ups-are-objects': [
    'The followUpQuestions of a question in a catalogue are an array of objects.',
    'ASM-42',
    [listOfObjects, 'followUpQuestions'],
  ],
});

/** Members that are always present. */
const always: readonly (readonly [
  id: string,
  says: string,
  clause: ClauseId,
  kind: keyof AssessmentsShown,
  member: string,
])[] = [
  ['have-an-id', 'An assessment has an id, a string.', 'ASM-01', 'assessments', 'id'],
  [
    'questions-have-a-guid',
    'A question of an assessment has a questionGuid, a string.',
    'ASM-26',
    'questions',
    'questionGuid',
  ],
  [
    'catalogued-questions-have-a-guid',
    'A question of a catalogue has a guid, a string.',
    'ASM-36',
    'catalogued',
    'guid',
  ],
  ['options-have-a-guid', 'An answer option has a guid, a string.', 'ASM-40', 'options', 'guid'],
  [
    'follow-ups-have-a-guid',
    'A follow-up question in a catalogue has a guid, a string.',
    'ASM-42',
    'followUps',
    'guid',
  ],
];

for (const [id, says, clause, kind, member] of always)
  check({
    id: `assessments.${id}`,
    says,
    clauses: [clause],
    async run(t) {
      const found = await someShown(t, kind);
      // A missing member and null count as an empty text, which is not a guid.
      const present = found.map(({ answer, resource }) => ({
        answer,
        resource: { [member]: resource[member] ?? '' },
      }));
      mustBeOfType(present, [member], anId);
    },
  });

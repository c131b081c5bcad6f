import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { aText, anObject, listOfObjects, memberTypes, mustBeOfType } from '../../laws/member-types.ts';
import type { MemberType, Shown } from '../../laws/member-types.ts';
import { typesOf } from '../../laws/shown.ts';
import type { Tools } from '../../kit/tools.ts';
import { someShown } from './shown.ts';
import type { AssessmentsShown } from './shown.ts';

const anArray: MemberType = { says: 'an array', holds: Array.isArray };
const anId: MemberType = { says: 'a string', holds: (value) => typeof value === 'string' && value !== '' };

const samples =
  (kind: keyof AssessmentsShown) =>
  (t: Tools): Promise<readonly Shown[]> =>
    someShown(t, kind);

typesOf('assessments', 'AssessmentSummary', samples('assessments'), {
  'names-are-strings': 'ASM-02',
  'facility-texts-are-strings': 'ASM-03',
  'type-and-category-are-strings': 'ASM-04',
  'flags-are-booleans': 'ASM-05',
  'dates-are-date-times': 'ASM-06',
});

memberTypes('assessments', samples('assessments'), {
  'people-are-named': [
    'The createdBy and the completedBy of an assessment are objects whose id is a string.',
    'ASM-07',
    [anObject, 'createdBy completedBy'],
    [aText, 'createdBy.id completedBy.id'],
  ],
});

typesOf('assessments', 'Assessment', samples('full'), { 'answers-are-arrays': ['ASM-30', anArray] });

typesOf('assessments', 'AssessmentQuestionCatalogue', samples('catalogues'), {
  'catalogue-names-are-strings': 'ASM-35',
  'catalogue-orders-are-integers': 'ASM-38',
  'catalogue-flags-are-booleans': 'ASM-39',
});

memberTypes('assessments', samples('catalogues'), {
  'catalogue-is-of-questions': [
    'The questions of a catalogue are an array of objects.',
    'ASM-36',
    [listOfObjects, 'questions'],
  ],
});

memberTypes('assessments', samples('catalogued'), {
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

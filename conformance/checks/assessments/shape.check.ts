import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { check } from '../../kit/check.ts';
import { isObject } from '../../kit/json.ts';
import { aBoolean, aDateTime, aText, mustBeOfType } from '../member-types.ts';
import type { MemberType } from '../member-types.ts';
import { someShown } from './shown.ts';
import type { AssessmentsShown } from './shown.ts';

const anInteger: MemberType = { says: 'an integer', holds: Number.isInteger };
const anArray: MemberType = { says: 'an array', holds: Array.isArray };
const objects: MemberType = {
  says: 'an array of objects',
  holds: (value) => Array.isArray(value) && value.every(isObject),
};
const anObject: MemberType = { says: 'an object', holds: isObject };
const anId: MemberType = { says: 'a string', holds: (value) => typeof value === 'string' && value !== '' };

const FLAGS = ['isRequired', 'isAllowMultipleSelection', 'isAllowCustomAnswer', 'hasAdditionalComments'];

/** Kinds of resources, and the members of theirs that a promise is about. */
type Of = Readonly<Partial<Record<keyof AssessmentsShown, readonly string[]>>>;

/** What each member is said to be, wherever an answer shows it. */
const promises: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly types: readonly (readonly [MemberType, Of])[];
}[] = [
  {
    id: 'names-are-strings',
    says: 'The assessmentId, assessmentName and assessmentTemplateId of an assessment are strings.',
    clause: 'ASM-02',
    types: [[aText, { assessments: ['assessmentId', 'assessmentName', 'assessmentTemplateId'] }]],
  },
  {
    id: 'facility-texts-are-strings',
    says: 'The facilityId and the facilityName of an assessment are strings.',
    clause: 'ASM-03',
    types: [[aText, { assessments: ['facilityId', 'facilityName'] }]],
  },
  {
    id: 'type-and-category-are-strings',
    says: 'The type and the category of an assessment are strings.',
    clause: 'ASM-04',
    types: [[aText, { assessments: ['type', 'category'] }]],
  },
  {
    id: 'flags-are-booleans',
    says: 'The isCompleted and the isMostRecent of an assessment are booleans.',
    clause: 'ASM-05',
    types: [[aBoolean, { assessments: ['isCompleted', 'isMostRecent'] }]],
  },
  {
    id: 'dates-are-date-times',
    says: 'The dateStarted, dateCompleted and dateLastUpdated of an assessment are date-times.',
    clause: 'ASM-06',
    types: [[aDateTime, { assessments: ['dateStarted', 'dateCompleted', 'dateLastUpdated'] }]],
  },
  {
    id: 'people-are-named',
    says: 'The createdBy and the completedBy of an assessment are objects whose id is a string.',
    clause: 'ASM-07',
    types: [
      [anObject, { assessments: ['createdBy', 'completedBy'] }],
      [aText, { assessments: ['createdBy.id', 'completedBy.id'] }],
    ],
  },
  {
    id: 'answers-are-arrays',
    says: 'The answers and the followUpQuestions of a question of an assessment are arrays.',
    clause: 'ASM-30',
    types: [[anArray, { questions: ['answers', 'followUpQuestions'] }]],
  },
  {
    id: 'catalogue-names-are-strings',
    says: 'The assessmentId of a catalogue is a string.',
    clause: 'ASM-35',
    types: [[aText, { catalogues: ['assessmentId'] }]],
  },
  {
    id: 'catalogue-orders-are-integers',
    says: 'The order of a question in a catalogue is an integer.',
    clause: 'ASM-38',
    types: [[anInteger, { catalogued: ['order'] }]],
  },
  {
    id: 'catalogue-flags-are-booleans',
    says: 'The four flags of a question in a catalogue are booleans.',
    clause: 'ASM-39',
    types: [[aBoolean, { catalogued: FLAGS }]],
  },
  {
    id: 'catalogue-is-of-questions',
    says: 'The questions of a catalogue are an array of objects.',
    clause: 'ASM-36',
    types: [[objects, { catalogues: ['questions'] }]],
  },
  {
    id: 'options-are-objects',
    says: 'The answerOptions of a question in a catalogue are an array of objects.',
    clause: 'ASM-40',
    types: [[objects, { catalogued: ['answerOptions'] }]],
  },
  {
    id: 'follow-ups-are-objects',
    says: 'The followUpQuestions of a question in a catalogue are an array of objects.',
    clause: 'ASM-42',
    types: [[objects, { catalogued: ['followUpQuestions'] }]],
  },
];

for (const { id, says, clause, types } of promises)
  check({
    id: `assessments.${id}`,
    says,
    clauses: [clause],
    async run(t) {
      for (const [type, of] of types)
        for (const kind of [
          'assessments',
          'questions',
          'catalogues',
          'catalogued',
          'followUps',
          'options',
        ] as const)
          if (of[kind]) mustBeOfType(await someShown(t, kind), of[kind], type);
    },
  });

/** Members that are never left out. */
const always: readonly {
  readonly id: string;
  readonly says: string;
  readonly clause: ClauseId;
  readonly kind: keyof AssessmentsShown;
  readonly member: string;
}[] = [
  {
    id: 'have-an-id',
    says: 'An assessment has an id, a string.',
    clause: 'ASM-01',
    kind: 'assessments',
    member: 'id',
  },
  {
    id: 'questions-have-a-guid',
    says: 'A question of an assessment has a questionGuid, a string.',
    clause: 'ASM-26',
    kind: 'questions',
    member: 'questionGuid',
  },
  {
    id: 'catalogued-questions-have-a-guid',
    says: 'A question of a catalogue has a guid, a string.',
    clause: 'ASM-36',
    kind: 'catalogued',
    member: 'guid',
  },
  {
    id: 'options-have-a-guid',
    says: 'An answer option has a guid, a string.',
    clause: 'ASM-40',
    kind: 'options',
    member: 'guid',
  },
  {
    id: 'follow-ups-have-a-guid',
    says: 'A follow-up question in a catalogue has a guid, a string.',
    clause: 'ASM-42',
    kind: 'followUps',
    member: 'guid',
  },
];

for (const { id, says, clause, kind, member } of always)
  check({
    id: `assessments.${id}`,
    says,
    clauses: [clause],
    async run(t) {
      const found = await someShown(t, kind);
      // Null is no guid, and neither is nothing.
      const present = found.map(({ answer, resource }) => ({
        answer,
        resource: { [member]: resource[member] ?? '' },
      }));
      mustBeOfType(present, [member], anId);
    },
  });

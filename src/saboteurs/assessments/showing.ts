import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { studies } from '../../witness/assessments.ts';
import { membersIn } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import type { Saboteur } from '../saboteur.ts';
import {
  catalogueAs,
  cataloguedAs,
  followUpsAs,
  itemsIn,
  LIST,
  optionsAs,
  questionsAs,
  shownAs,
} from './amend.ts';

/** What is shown as something else than it is said to be. */
const mistyped: readonly (readonly [string, string, readonly ClauseId[], Mutation])[] = [
  [
    'id-of-figures',
    'The id of a listed assessment is a number.',
    ['ASM-01', 'CNV-03'],
    shownAs((one) => ({ ...one, id: String(one['id']).length * 100 }), [LIST]),
  ],
  [
    'template-of-figures',
    'The assessmentTemplateId of a full assessment is a number.',
    ['ASM-02'],
    shownAs((one) => ({ ...one, assessmentTemplateId: 17 }), ['getAssessment']),
  ],
  [
    'facility-in-languages',
    'The facilityName is an object of names by language.',
    ['ASM-03'],
    shownAs((one) => ({ ...one, facilityName: { en: one['facilityName'] } })),
  ],
  [
    'categories-in-an-array',
    'A listed assessment shows its category as an array.',
    ['ASM-04'],
    shownAs((one) => ({ ...one, category: [one['category']].filter(Boolean) }), [LIST]),
  ],
  [
    'recent-in-figures',
    'The isMostRecent is 1 or 0.',
    ['ASM-05'],
    shownAs((one) => ({ ...one, isMostRecent: Number(one['isMostRecent']) })),
  ],
  [
    'dates-by-the-day',
    'The dateStarted of an assessment is a day without a time.',
    ['ASM-06'],
    shownAs((one) => ({ ...one, dateStarted: String(one['dateStarted']).slice(0, 10) })),
  ],
  [
    'people-by-name',
    'The createdBy of a listed assessment is a name.',
    ['ASM-07'],
    shownAs((one) => ({ ...one, createdBy: membersIn(one['createdBy'])['name'] }), [LIST]),
  ],
  [
    'question-by-number',
    'The questionGuid of the last question is a number.',
    ['ASM-26', 'ASM-44'],
    questionsAs((question, place) => ({
      ...question,
      questionGuid: place === 2 ? place : question['questionGuid'],
    })),
  ],
  [
    'sole-answer-by-itself',
    'A question with one answer shows it without an array.',
    ['ASM-30'],
    questionsAs((question) => {
      const answers = itemsIn(question['answers']);
      return { ...question, answers: answers.length === 1 ? answers[0] : answers };
    }),
  ],
  [
    'catalogue-by-number',
    'The assessmentId of a catalogue is a number.',
    ['ASM-35', 'CNV-03'],
    catalogueAs((one) => ({ ...one, assessmentId: 17 })),
  ],
  [
    'catalogue-order-in-letters',
    'The order of a question in a catalogue is a, b, c.',
    ['ASM-38'],
    cataloguedAs((question) => ({ ...question, order: 'abcdefgh'.charAt(Number(question['order'])) })),
  ],
  [
    'catalogue-by-guid',
    'The questions of a catalogue are an object by their guids.',
    ['ASM-36'],
    catalogueAs((one) => ({
      ...one,
      questions: Object.fromEntries(itemsIn(one['questions']).map((each) => [String(each['guid']), each])),
    })),
  ],
  [
    'catalogue-flags-in-figures',
    'The isAllowCustomAnswer of a question in a catalogue is 0 or 1.',
    ['ASM-39'],
    cataloguedAs((question) => ({
      ...question,
      isAllowCustomAnswer: Number(question['isAllowCustomAnswer']),
    })),
  ],
  [
    'options-by-number',
    'The guid of an answer option is its number.',
    ['ASM-40', 'ASM-45'],
    optionsAs((option, place) => ({ ...option, guid: place + 1 })),
  ],
  [
    'follow-ups-by-number',
    'The guid of a follow-up question is its number.',
    ['ASM-42'],
    followUpsAs((followUp) => ({ ...followUp, guid: followUp['order'] })),
  ],
];

/** Saboteurs of how assessments and catalogues look. */
export const showingSaboteurs: readonly Saboteur[] = [
  ...mistyped.map(([name, description, breaks, tables]): Saboteur => ({
    id: `assessments.${name}`,
    description,
    breaks,
    tables,
    witness: studies,
  })),
  {
    id: 'assessments.list-counts-itself',
    description: 'The list is an object with the assessments and their number.',
    breaks: ['ASM-08'],
    tables: afterwards(LIST, (reply) => {
      const { data } = membersIn(reply.body);
      return { ...reply, body: { data: { items: data, count: itemsIn(data).length } } };
    }),
    witness: studies,
  },
];

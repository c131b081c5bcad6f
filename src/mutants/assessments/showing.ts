import { membersIn, itemsIn } from '../input.ts';
import { leavingOut } from '../leaves-out.ts';
import { wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { catalogueAt, GET, LIST, QUESTIONS } from './assessment.ts';

export const showingMutants = mutantsOf('assessments', {
  'id-of-figures': wrongType(['ASM-01'], LIST, 'id', 'number'),
  'template-of-figures': wrongType(['ASM-02'], GET, 'assessmentTemplateId', 'number'),
  'facility-in-languages': wrongType(['ASM-03'], [LIST, GET], 'facilityName', 'object'),
  'categories-in-an-array': wrongType(['ASM-04'], LIST, 'category', 'list'),
  'recent-in-figures': wrongType(['ASM-05'], [LIST, GET], 'isMostRecent', 'number'),
  'dates-by-the-day': wrongValue(['ASM-06'], [LIST, GET], 'dateStarted')
    .as('a day')
    .by((found) => String(found).slice(0, 10)),
  'people-by-name': wrongValue(['ASM-07'], LIST, 'createdBy')
    .as('a name')
    .by((found) => membersIn(found)['name']),
  'question-by-number': wrongType(['ASM-26', 'ASM-44'], GET, 'questions.*.questionGuid', 'number'),
  'sole-answer-by-itself': wrongValue(['ASM-30'], GET, 'questions.*.answers')
    .as('the only one, without an array')
    .by((found) => (itemsIn(found).length === 1 ? itemsIn(found)[0] : found)),
  'catalogue-by-number': breaking('ASM-35', 'CNV-03')
    .says('The assessmentId of a catalogue is a number.')
    .by(catalogueAt, 'assessmentId', () => 17),
  'catalogue-order-in-letters': breaking('ASM-38')
    .says('The order of a question in a catalogue is a, b, c.')
    .by(catalogueAt, 'questions.*.order', (order) => 'abcdefgh'.charAt(Number(order))),
  'catalogue-by-guid': breaking('ASM-36')
    .says('The questions of a catalogue are an object by their guids.')
    .by(catalogueAt, 'questions', (questions) =>
      Object.fromEntries(itemsIn(questions).map((one) => [String(one['guid']), one])),
    ),
  'catalogue-flags-in-figures': breaking('ASM-39')
    .says('The isAllowCustomAnswer of a question in a catalogue is 0 or 1.')
    .by(catalogueAt, 'questions.*.isAllowCustomAnswer', Number),
  'options-by-number': breaking('ASM-40', 'ASM-45')
    .says('The guid of an answer option is a number.')
    .by(catalogueAt, 'questions.*.answerOptions.*.guid', (guid) => String(guid).length),
  'follow-ups-by-number': breaking('ASM-42')
    .says('The guid of a follow-up question is a number.')
    .by(catalogueAt, 'questions.*.followUpQuestions.*.guid', (guid) => String(guid).length),
});

const OPTION = 'guid,text,order,value,isCustom,isExclusive';
const FLAGS = 'isRequired,isAllowMultipleSelection,isAllowCustomAnswer,hasAdditionalComments';
const QUESTION = `questionType,answerType,order,helper,${FLAGS}`;

/** Members of an assessment, of its questions and of its catalogue that are left out, one a mutant. */
export const presenceMutants = [
  ...leavingOut(
    'assessments',
    { resource: 'an assessment', breaks: ['ASM-101'], operations: [LIST, GET] },
    'assessmentId assessmentName assessmentTemplateId facilityId facilityName type category isCompleted',
    'isMostRecent dateStarted dateCompleted dateLastUpdated createdBy createdBy.name completedBy',
    'completedBy.name',
  ),
  ...leavingOut(
    'assessments',
    { resource: 'a full assessment', breaks: ['ASM-102'], operations: [GET] },
    `questions questions.*.questionGuid,questionText,${QUESTION},comment,answers,followUpQuestions`,
  ),
  ...leavingOut(
    'assessments',
    { part: 'catalogue', resource: 'a question catalogue', breaks: ['ASM-103'], operations: [QUESTIONS] },
    `assessmentId assessmentName questions questions.*.guid,text,${QUESTION}`,
    `questions.*.answerOptions questions.*.answerOptions.*.${OPTION} questions.*.followUpQuestions`,
    'questions.*.followUpQuestions.*.guid,text,order,answerType,applyToParentAnswerGuids,answerOptions',
    `questions.*.followUpQuestions.*.answerOptions.*.${OPTION}`,
  ),
];

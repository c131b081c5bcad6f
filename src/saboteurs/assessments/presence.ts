import { someStudy, type Interview } from '../../witness/assessments.ts';
import type { Witness } from '../../witness/stage.ts';
import { leavingOut } from '../leaves-out.ts';
import { GET, LIST, QUESTIONS } from './amend.ts';

const option = { text: 'Gardens', value: '1', isSelected: true };

/** An interview with one question that has everything. */
const ALL: Interview = {
  category: 'lifeStory',
  questions: [
    {
      ...{ text: 'Which places', helper: 'Think of a walk', comment: 'By the lake', answerOptions: [option] },
      followUpQuestions: [{ text: 'Since when', answerOptions: [{ ...option, text: 'Always' }] }],
    },
  ],
};

const witness: Witness = async (stage) => {
  const study = await someStudy(stage);
  const id = await study.hold(ALL);
  return [await study.list(), await study.all(id)];
};

const OPTION = ['guid', 'text', 'order', 'value', 'isCustom', 'isExclusive'];

const FLAGS = ['isRequired', 'isAllowMultipleSelection', 'isAllowCustomAnswer', 'hasAdditionalComments'];

const under = (path: string, members: readonly string[]): readonly string[] =>
  members.map((member) => `${path}.*.${member}`);

/** Members of an assessment, of its questions and of its catalogue that are left out, one a saboteur. */
export const presenceSaboteurs = [
  ...leavingOut(
    {
      section: 'assessments',
      resource: 'an assessment',
      breaks: ['ASM-101'],
      operations: [LIST, GET],
      witness,
    },
    [
      'assessmentId',
      'assessmentName',
      'assessmentTemplateId',
      'facilityId',
      'facilityName',
      'type',
      'category',
      'isCompleted',
      'isMostRecent',
      'dateStarted',
      'dateCompleted',
      'dateLastUpdated',
      'createdBy',
      'createdBy.name',
      'completedBy',
      'completedBy.name',
    ],
  ),
  ...leavingOut(
    {
      section: 'assessments',
      resource: 'a full assessment',
      breaks: ['ASM-102'],
      operations: [GET],
      witness,
    },
    [
      'questions',
      ...under('questions', [
        'questionGuid',
        'questionText',
        'questionType',
        'answerType',
        'order',
        'helper',
        ...FLAGS,
        'comment',
        'answers',
        'followUpQuestions',
      ]),
    ],
  ),
  ...leavingOut(
    {
      section: 'assessments',
      part: 'catalogue',
      resource: 'a question catalogue',
      breaks: ['ASM-103'],
      operations: [QUESTIONS],
      witness,
    },
    [
      'assessmentId',
      'assessmentName',
      'questions',
      ...under('questions', ['guid', 'text', 'questionType', 'answerType', 'order', 'helper', ...FLAGS]),
      'questions.*.answerOptions',
      ...under('questions.*.answerOptions', OPTION),
      'questions.*.followUpQuestions',
      ...under('questions.*.followUpQuestions', [
        ...['guid', 'text', 'order', 'answerType', 'applyToParentAnswerGuids', 'answerOptions'],
        ...under('answerOptions', OPTION),
      ]),
    ],
  ),
];

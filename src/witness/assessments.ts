import type { LeverInput } from '../../openapi/generated/levers.ts';
import { someResident } from './people.ts';
import { pick, type WitnessClient, type Witness } from './client.ts';

const READS = {
  '': 'getAssessment',
  '/pdf': 'getAssessmentPdf',
  '/questions': 'getAssessmentQuestions',
} as const;

type Interview = Omit<LeverInput<'create-assessment'>, 'residentId'>;

/** A new resident, and short ways to its assessments. */
export const assessmentFixtureOf = async (client: WitnessClient) => {
  const { outcome, ask } = client;
  const residentId = await someResident(client);
  const list = (search = '') => outcome('listAssessments', { residentId }, { search });
  /** One assessment, or what is below it. */
  const read = (assessmentId: string, more: '' | '/pdf' | '/questions' = '') =>
    outcome(READS[more], { residentId, assessmentId });
  return {
    list,
    read,
    /** Staff hold an interview; gives its id. */
    hold: async (interview: Interview = {}) =>
      (await client.lever('create-assessment', { residentId, ...interview }))['assessmentId'] ?? '',
    /** The list without a category and with it. */
    lists: async () => [await list(), await list('?category=lifeStory')],
    /** All that there is of one assessment. */
    all: async (id: string) => [await read(id), await read(id, '/questions'), await read(id, '/pdf')],
    remove: (assessmentId: string) => outcome('deleteAssessment', { residentId, assessmentId }),
    /** The other id that the list shows of an assessment. */
    otherId: async (assessmentId: string) =>
      String(pick((await ask('getAssessment', { residentId, assessmentId })).body, 'data.assessmentId')),
    /** Content-Type of the PDF. */
    typeOfPdf: async (assessmentId: string) =>
      (await ask('getAssessmentPdf', { residentId, assessmentId })).headers['content-type'],
  };
};

/** An interview of one template with a question of every kind; the numbers are not in the order of the list. */
export const LIFE: Interview = {
  name: 'Life story',
  templateId: 'tpl_life',
  category: 'lifeStory',
  dateStarted: '2025-02-03T09:00:00Z',
  dateCompleted: '2025-02-04T15:30:00Z',
  questions: [
    {
      text: 'Which drink',
      order: 10,
      answerOptions: [{ text: 'Tea' }, { text: 'Coffee', isSelected: true }, { text: 'Water' }],
    },
    {
      text: 'Which music',
      order: 2,
      answerOptions: [
        { text: 'Jazz', value: '1', isSelected: true },
        { text: 'Opera', isSelected: true },
      ],
      followUpQuestions: [
        { text: 'How loud', answerOptions: [{ text: 'Very', isSelected: true }, { text: 'A little' }] },
        { text: 'Since when', answerOptions: [{ text: 'Always' }] },
      ],
    },
    {
      text: 'Which garden',
      order: 1,
      helper: 'Think of a walk',
      comment: 'In June',
      answerOptions: [{ text: 'Roses' }],
    },
  ],
};

/** Two residents with interviews of every kind, and whatever can be seen of them. */
export const studies: Witness = async (client) => {
  const [assessments, other] = [await assessmentFixtureOf(client), await assessmentFixtureOf(client)];
  const later: Interview = {
    ...LIFE,
    dateStarted: '2025-01-03T09:00:00Z',
    dateCompleted: '2025-02-04T16:30:00Z',
  };
  const before = await assessments.lists();
  const held = [
    await assessments.hold(LIFE),
    await assessments.hold(later),
    await assessments.hold({ ...LIFE, isCompleted: false }),
    await assessments.hold({ dateCompleted: '2026-02-04T15:30:00Z' }),
    await assessments.hold({ category: 'clinical', isCompleted: false }),
    await assessments.hold({ category: 'lifestory' }),
  ];
  const theirs = await other.hold(LIFE);
  const seen = [before, await assessments.lists(), await other.lists()];
  return [seen, await Promise.all(held.map((id) => assessments.all(id))), await other.all(theirs)];
};

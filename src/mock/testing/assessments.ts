import type { LeverInput } from '../../../openapi/generated/levers.ts';
import type { Readings } from '../world/choices.ts';
import type { AssessmentRecord } from '../world/assessments-records.ts';
import { peopleMock } from './people.ts';

export type Interview = Omit<LeverInput<'create-assessment'>, 'residentId'>;

/** Out of order, with every kind of answer. */
export const LIFE: Interview = {
  name: 'Life story',
  templateId: 'tpl_life',
  type: 'story',
  category: 'lifeStory',
  dateStarted: '2026-05-01T09:00:00Z',
  dateCompleted: '2026-05-02T10:00:00Z',
  questions: [
    {
      text: 'What music moves you?',
      order: 7,
      comment: 'Sings (alto) in the choir',
      hasAdditionalComments: true,
    },
    {
      text: 'Where did you grow up?',
      order: 2,
      isRequired: true,
      isAllowMultipleSelection: true,
      questionType: 'story',
      answerType: 'multi',
      answerOptions: [
        { text: 'On a farm', value: 'farm', isSelected: true },
        { text: 'In a city', isExclusive: true },
        { text: 'By the Norwegian fjords', isCustom: true, isSelected: true },
      ],
      followUpQuestions: [
        {
          text: 'Which animals were there?',
          applyTo: ['On a farm'],
          answerType: 'single',
          answerOptions: [{ text: 'Horses', value: '1', isSelected: true }, { text: 'Sheep' }],
        },
        { text: 'Would you go back?' },
      ],
    },
  ],
};

/** Two residents, and short ways to interview them and to ask for what they said. */
export const assessmentsMock = (readings: Readings = {}) => {
  const set = peopleMock(readings);
  const residents = [
    set.addResident({ firstName: 'Ada', lastName: 'Berg' }).id,
    set.addResident({ firstName: 'Bo', lastName: 'Carl' }).id,
  ] as const;
  const [own] = residents;
  return {
    ...set,
    residents,
    /** Where the assessments of the first resident are. */
    path: `/residents/${own}/assessments`,
    /** Holds an interview with the first resident, or with another one. */
    hold: async (interview: Interview = {}, residentId: string = own): Promise<AssessmentRecord> => {
      const { assessmentId } = await set.pulled('create-assessment', { residentId, ...interview });
      const record = set.world.store.assessments.find(String(assessmentId));
      if (record) return record;
      throw new Error(`no assessment was made: ${String(assessmentId)}`);
    },
    list: (search = '') => set.ask('listAssessments', { residentId: own }, { search }),
  };
};

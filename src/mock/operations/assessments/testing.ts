import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import type { AssessmentRecord } from '../../world/assessments-records.ts';
import { membersOf, people, stateOf, type People } from '../testing-people.ts';

export type Interview = Omit<LeverInput<'create-assessment'>, 'residentId'>;

/** Two residents, and short ways to interview them and to ask for what they said. */
interface Study extends People {
  readonly residents: readonly [string, string];
  /** Where the assessments of the first resident are. */
  readonly path: string;
  /** Holds an interview with the first resident, or with another one. */
  hold(interview?: Interview, residentId?: string): Promise<AssessmentRecord>;
  list(query?: string): Promise<TestAnswer>;
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

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

export const study = (readings: Readings = {}): Study => {
  const set = people(readings);
  const residents = [
    set.addResident({ firstName: 'Ada', lastName: 'Berg' }).id,
    set.addResident({ firstName: 'Bo', lastName: 'Carl' }).id,
  ] as const;
  const path = `/residents/${residents[0]}/assessments`;
  return {
    ...set,
    residents,
    path,
    hold: async (interview = {}, residentId = residents[0]) => {
      const answer = await set.pull('create-assessment', { residentId, ...interview });
      const id = String(membersOf(answer)['assessmentId']);
      const record = set.world.store.assessments.find(id);
      if (record) return record;
      throw new Error(`no assessment was made: ${JSON.stringify(answer.body)}`);
    },
    list: (query = '') => set.call('GET', `${path}${query}`),
    state: () => [stateOf(set.world), set.events()],
  };
};

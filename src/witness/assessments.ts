import type { LeverInput } from '../../openapi/generated/levers.ts';
import { someResident } from './people.ts';
import { pick, type Stage, type Witness } from './stage.ts';

export type Interview = Omit<LeverInput<'create-assessment'>, 'residentId'>;

/** Status and text of an answer. */
export type Told = readonly [number, string];

/** One resident, and short ways to its assessments. */
export interface Study {
  /** Staff hold an interview; gives its id. */
  hold(interview?: Interview): Promise<string>;
  list(query?: string): Promise<Told>;
  /** The list without a category and with it. */
  lists(): Promise<readonly Told[]>;
  /** One assessment, or what is below it. */
  read(id: string, more?: '' | '/pdf' | '/questions'): Promise<Told>;
  /** All that there is of one assessment. */
  all(id: string): Promise<readonly Told[]>;
  remove(id: string): Promise<Told>;
  /** The other id that the list shows of an assessment. */
  otherId(id: string): Promise<string>;
  /** Content-Type of the PDF. */
  typeOfPdf(id: string): Promise<string | undefined>;
}

export const someStudy = async (stage: Stage): Promise<Study> => {
  const residentId = await someResident(stage);
  const path = `/residents/${residentId}/assessments`;
  const told = async (method: string, at: string): Promise<Told> => {
    const { status, text } = await stage.call(method, at);
    return [status, text];
  };
  const study: Study = {
    hold: async (interview = {}) =>
      (await stage.lever('create-assessment', { residentId, ...interview }))['assessmentId'] ?? '',
    list: (query = '') => told('GET', `${path}${query}`),
    lists: async () => [await study.list(), await study.list('?category=lifeStory')],
    read: (id, more = '') => told('GET', `${path}/${id}${more}`),
    all: async (id) => [
      await study.read(id),
      await study.read(id, '/questions'),
      await study.read(id, '/pdf'),
    ],
    remove: (id) => told('DELETE', `${path}/${id}`),
    otherId: async (id) => String(pick((await stage.call('GET', `${path}/${id}`)).body, 'data.assessmentId')),
    typeOfPdf: async (id) => (await stage.call('GET', `${path}/${id}/pdf`)).headers['content-type'],
  };
  return study;
};

/** An interview of one template with a question of every kind; the numbers are not those of the telling. */
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
export const studies: Witness = async (stage) => {
  const [study, other] = [await someStudy(stage), await someStudy(stage)];
  const later: Interview = {
    ...LIFE,
    dateStarted: '2025-01-03T09:00:00Z',
    dateCompleted: '2025-02-04T16:30:00Z',
    questions: (LIFE.questions ?? []).slice(0, 2).map((question) => ({
      ...question,
      answerOptions: (question.answerOptions ?? []).map(({ text }) => ({ text })),
    })),
  };
  const before = await study.lists();
  const held = [
    await study.hold(LIFE),
    await study.hold(later),
    await study.hold({ ...LIFE, isCompleted: false }),
    await study.hold({ category: 'clinical', dateCompleted: '2024-02-04T15:30:00Z' }),
    await study.hold({ dateCompleted: '2026-02-04T15:30:00Z' }),
    await study.hold({ ...LIFE, dateCompleted: '2025-02-04T15:20:00Z' }),
    await study.hold({ category: 'clinical', isCompleted: false }),
    await study.hold({ category: 'lifestory' }),
  ];
  const theirs = await other.hold(LIFE);
  const seen = [before, await study.lists(), await other.lists()];
  return [seen, await Promise.all(held.map((id) => study.all(id))), await other.all(theirs)];
};

/** Every category that somebody may ask for, of a resident with interviews and of one without. */
export const categories: Witness = async (stage) => {
  const [study, idle] = [await someStudy(stage), await someStudy(stage)];
  await study.hold({ category: 'clinical' });
  await study.hold({});
  const asked = ['clinical', 'nonsense', 'lifestory', 'LifeStory', 'life', 'lifeStory,clinical', 'lifeStory'];
  const answers: unknown[] = [];
  for (const category of asked)
    for (const one of [study, idle]) answers.push(await one.list(`?category=${category}`));
  return answers;
};

/** Interviews are deleted one after the other, the last in vain, and the lists after each. */
export const deletions: Witness = async (stage) => {
  const [study, other] = [await someStudy(stage), await someStudy(stage)];
  await other.hold(LIFE);
  const [first, second] = [await study.hold(LIFE), await study.hold({ category: 'clinical' })];
  const open = await study.hold({ ...LIFE, isCompleted: false });
  await study.hold(LIFE);
  const seen: unknown[] = [];
  for (const id of [first, second, open, 'nobody'])
    seen.push(await study.remove(id), await study.lists(), await other.lists());
  return seen;
};

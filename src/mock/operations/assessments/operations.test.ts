import { expect, test } from 'vitest';
import { dataOf, idsOf, itemsOf, membersOf } from '../../testing/people.ts';
import { LIFE, assessmentsMock } from '../../testing/assessments.ts';

test('the list shows an assessment without its questions', async () => {
  const set = assessmentsMock();
  const { id, assessmentId } = await set.hold(LIFE);
  const staff = { id: set.world.store.staff.all()[0]?.id, name: 'Sam Hale' };
  const { status, body } = await set.list();
  expect([status, body]).toEqual([
    200,
    {
      data: [
        {
          id,
          assessmentId,
          assessmentName: 'Life story',
          assessmentTemplateId: 'tpl_life',
          facilityId: set.home,
          facilityName: 'Facility 1',
          type: 'story',
          category: 'lifeStory',
          isCompleted: true,
          isMostRecent: true,
          dateStarted: '2026-05-01T09:00:00.000Z',
          dateCompleted: '2026-05-02T10:00:00.000Z',
          dateLastUpdated: '2026-06-15T12:00:00.000Z',
          createdBy: staff,
          completedBy: staff,
        },
      ],
    },
  ]);
  expect(id).not.toBe(assessmentId);
});

test('one assessment shows its questions in order, with what was answered', async () => {
  const set = assessmentsMock();
  const record = await set.hold(LIFE);
  const answer = await set.call('GET', `${set.path}/${record.id}`);
  const { questions, ...summary } = dataOf(answer);
  expect([answer.status, summary]).toEqual([200, itemsOf(await set.list())[0]]);
  const [music, youth] = record.questions;
  expect(questions).toEqual([
    {
      questionGuid: youth?.guid,
      questionText: 'Where did you grow up?',
      questionType: 'story',
      answerType: 'multi',
      order: 2,
      helper: null,
      isRequired: true,
      isAllowMultipleSelection: true,
      isAllowCustomAnswer: true,
      hasAdditionalComments: false,
      comment: null,
      answers: [
        { guid: youth?.answerOptions[0]?.guid, text: 'On a farm', value: 'farm' },
        { guid: youth?.answerOptions[2]?.guid, text: 'By the Norwegian fjords' },
      ],
      followUpQuestions: [
        {
          guid: youth?.followUpQuestions[0]?.guid,
          text: 'Which animals were there?',
          answers: [
            { guid: youth?.followUpQuestions[0]?.answerOptions[0]?.guid, text: 'Horses', value: '1' },
          ],
        },
        { guid: youth?.followUpQuestions[1]?.guid, text: 'Would you go back?', answers: [] },
      ],
    },
    expect.objectContaining({
      questionGuid: music?.guid,
      order: 7,
      answerType: 'text',
      hasAdditionalComments: true,
      comment: 'Sings (alto) in the choir',
      answers: [],
      followUpQuestions: [],
    }),
  ]);
});

test('the catalogue stands bare and offers every answer', async () => {
  const set = assessmentsMock();
  const record = await set.hold(LIFE);
  const catalogue = membersOf(await set.call('GET', `${set.path}/${record.id}/questions`));
  expect(catalogue).toMatchObject({ assessmentId: record.assessmentId, assessmentName: 'Life story' });
  const [music, youth] = record.questions;
  const farm = youth?.answerOptions[0]?.guid;
  const options = youth?.answerOptions.map(({ guid }) => guid) ?? [];
  expect(catalogue['questions']).toEqual([
    {
      guid: youth?.guid,
      text: 'Where did you grow up?',
      questionType: 'story',
      answerType: 'multi',
      order: 2,
      helper: null,
      isRequired: true,
      isAllowMultipleSelection: true,
      isAllowCustomAnswer: true,
      hasAdditionalComments: false,
      answerOptions: [
        { guid: farm, text: 'On a farm', order: 1, value: 'farm', isCustom: false, isExclusive: false },
        { guid: options[1], text: 'In a city', order: 2, value: null, isCustom: false, isExclusive: true },
        {
          guid: options[2],
          text: 'By the Norwegian fjords',
          order: 3,
          value: null,
          isCustom: true,
          isExclusive: false,
        },
      ],
      followUpQuestions: [
        expect.objectContaining({
          text: 'Which animals were there?',
          order: 1,
          answerType: 'single',
          applyToParentAnswerGuids: [farm],
          answerOptions: [
            expect.objectContaining({ text: 'Horses', order: 1 }),
            expect.objectContaining({ text: 'Sheep', order: 2 }),
          ],
        }),
        expect.objectContaining({ text: 'Would you go back?', applyToParentAnswerGuids: options }),
      ],
    },
    expect.objectContaining({ guid: music?.guid, order: 7, answerOptions: [] }),
  ]);
});

test('completed ones are sorted by completion, latest first, without those of other residents', async () => {
  const set = assessmentsMock();
  const on = (day: number) => set.hold({ dateCompleted: `2026-05-0${day}T00:00:00+02:00` });
  const second = await on(2);
  const third = await on(3);
  const open = await set.hold({ isCompleted: false, dateCompleted: '2026-05-09T00:00:00Z' });
  const first = await on(1);
  const other = await set.hold(LIFE, set.residents[1]);
  expect(idsOf(await set.list())).toEqual([third.id, second.id, first.id, open.id]);
  expect(itemsOf(await set.list())[3]).toMatchObject({
    isCompleted: false,
    dateCompleted: null,
    completedBy: null,
    category: null,
  });
  expect(idsOf(await set.call('GET', `/residents/${set.residents[1]}/assessments`))).toEqual([other.id]);
});

test('the category is sought in its own spelling, and any other one is refused', async () => {
  const set = assessmentsMock();
  const story = await set.hold({ category: 'lifeStory' });
  await set.hold({ category: 'clinical' });
  await set.hold();
  expect(idsOf(await set.list('?category=lifeStory'))).toEqual([story.id]);
  expect(idsOf(await set.list())).toHaveLength(3);
  for (const category of [
    'clinical',
    'lifestory',
    'LIFESTORY',
    'life',
    'lifeStory ',
    'lifeStory,clinical',
    '',
  ]) {
    const query = new URLSearchParams({ category });
    const answer = await set.list(`?${query.toString()}`);
    expect([category, answer.status]).toEqual([category, 400]);
    expect(JSON.stringify(answer.body)).toContain('lifeStory');
  }
});

test('the most recent of a template is one of each resident, and who is deleted makes room', async () => {
  const set = assessmentsMock();
  const hold = (templateId: string, day: string, more = {}) =>
    set.hold({ templateId, dateCompleted: `2026-05-${day}T00:00:00Z`, ...more });
  await hold('a', '01');
  const second = await hold('a', '02');
  const other = await hold('b', '01');
  const recent = async () =>
    itemsOf(await set.list())
      .filter(({ isMostRecent }) => isMostRecent === true)
      .map(({ id }) => id);
  expect(await recent()).toEqual([second.id, other.id]);
  await set.hold({ templateId: 'a', dateCompleted: '2026-05-03T00:00:00Z' }, set.residents[1]);
  expect(await recent()).toEqual([second.id, other.id]);
  await set.call('DELETE', `${set.path}/${second.id}`);
  expect((await recent()).length).toBe(2);
  expect(await recent()).not.toContain(second.id);
});

test('a deleted assessment is gone, and the others are not', async () => {
  const set = assessmentsMock();
  const [gone, other] = [await set.hold(LIFE), await set.hold(LIFE)];
  const answer = await set.call('DELETE', `${set.path}/${gone.id}`);
  expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
  expect(idsOf(await set.list())).toEqual([other.id]);
  expect(idsOf(await set.list('?category=lifeStory'))).toEqual([other.id]);
  for (const more of ['', '/pdf', '/questions'])
    expect((await set.call('GET', `${set.path}/${gone.id}${more}`)).status).toBe(404);
  expect((await set.call('DELETE', `${set.path}/${gone.id}`)).status).toBe(404);
  expect(set.events()).toEqual([]);
});

test('ids that name nothing, and other residents, are refused without a trace', async () => {
  const set = assessmentsMock();
  const { id } = await set.hold(LIFE);
  const before = set.state();
  const elsewhere = `/residents/${set.residents[1]}/assessments/${id}`;
  for (const path of [`${set.path}/asm_nothing`, elsewhere]) {
    for (const more of ['', '/pdf', '/questions'])
      expect((await set.call('GET', `${path}${more}`)).status).toBe(404);
    expect((await set.call('DELETE', path)).status).toBe(404);
  }
  expect((await set.call('GET', '/residents/res_nobody/assessments')).status).toBe(404);
  expect(set.state()).toEqual(before);
});

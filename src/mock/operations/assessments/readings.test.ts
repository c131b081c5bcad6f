import { expect, test } from 'vitest';
import { reading, type Readings } from '../../testing/mock.ts';
import { dataOf, idsOf, itemsOf } from '../../testing/people.ts';
import { LIFE, assessmentsMock } from '../../testing/assessments.ts';

const READS = [
  ['getAssessment', ''],
  ['getAssessmentPdf', '/pdf'],
  ['getAssessmentQuestions', '/questions'],
] as const;

test.each([
  ['either', 200, 200],
  ['id', 200, 404],
  ['assessment-id', 404, 200],
] as const)('assessment-path-id: %s', async (taken, byId, byOther) => {
  const set = assessmentsMock(reading('assessment-path-id', taken));
  const { id, assessmentId } = await set.hold(LIFE);
  for (const [, more] of READS) {
    expect((await set.call('GET', `${set.path}/${id}${more}`)).status).toBe(byId);
    expect((await set.call('GET', `${set.path}/${assessmentId}${more}`)).status).toBe(byOther);
  }
  const remove = async (name: string) => (await set.call('DELETE', `${set.path}/${name}`)).status;
  expect(await remove(byId === 200 ? assessmentId : id)).toBe(byId === byOther ? 204 : 404);
  expect(await remove(byId === 200 ? id : assessmentId)).toBe(byId === byOther ? 404 : 204);
});

test('deleted-assessment-read: served, though no list holds it', async () => {
  const set = assessmentsMock(reading('deleted-assessment-read', 'served'));
  const { id } = await set.hold(LIFE);
  const before = await set.call('GET', `${set.path}/${id}`);
  await set.call('DELETE', `${set.path}/${id}`);
  for (const [, more] of READS) expect((await set.call('GET', `${set.path}/${id}${more}`)).status).toBe(200);
  expect(dataOf(await set.call('GET', `${set.path}/${id}`))).toEqual({
    ...dataOf(before),
    isMostRecent: false,
  });
  expect(idsOf(await set.list())).toEqual([]);
  expect((await set.call('DELETE', `${set.path}/${id}`)).status).toBe(404);
});

test('unfinished-assessment-order: first, or last', async () => {
  const places = async (readings: Readings) => {
    const set = assessmentsMock(readings);
    await set.hold({ isCompleted: false, dateStarted: '2026-01-01T00:00:00Z' });
    await set.hold(LIFE);
    return itemsOf(await set.list()).map(({ isCompleted }) => isCompleted);
  };
  expect(await places({})).toEqual([true, false]);
  expect(await places(reading('unfinished-assessment-order', 'first'))).toEqual([false, true]);
});

test('empty-category: no-filter', async () => {
  const set = assessmentsMock(reading('empty-category', 'no-filter'));
  await set.hold(LIFE);
  await set.hold();
  expect(itemsOf(await set.list('?category='))).toHaveLength(2);
  expect((await set.list('?category=%20')).status).toBe(400);
});

test('assessment-categories: life-story-or-none', async () => {
  const shown = async (readings: Readings) => {
    const set = assessmentsMock(readings);
    const clinical = await set.hold({ category: 'clinical', dateCompleted: '2026-05-03T00:00:00Z' });
    await set.hold(LIFE);
    expect((await set.list('?category=clinical')).status).toBe(400);
    expect(idsOf(await set.list('?category=lifeStory'))).toHaveLength(1);
    const one = dataOf(await set.call('GET', `${set.path}/${clinical.id}`));
    return [...itemsOf(await set.list()), one].map(({ category }) => category);
  };
  expect(await shown({})).toEqual(['clinical', 'lifeStory', 'clinical']);
  expect(await shown(reading('assessment-categories', 'life-story-or-none'))).toEqual([
    null,
    'lifeStory',
    null,
  ]);
});

test('assessment-answer-items: as-catalogued', async () => {
  const set = assessmentsMock(reading('assessment-answer-items', 'as-catalogued'));
  const { id, questions } = await set.hold(LIFE);
  const youth = questions[1];
  const [farm, city, fjords] = youth?.answerOptions ?? [];
  const [horses, sheep] = youth?.followUpQuestions[0]?.answerOptions ?? [];
  const shown = dataOf(await set.call('GET', `${set.path}/${id}`))['questions'];
  expect(shown).toMatchObject([
    {
      answers: [
        { ...farm, order: 1, isExclusive: false },
        { ...fjords, isCustom: true },
      ],
      followUpQuestions: [
        {
          text: 'Which animals were there?',
          order: 1,
          answerType: 'single',
          applyToParentAnswerGuids: [farm?.guid],
          answerOptions: [horses, sheep],
          answers: [horses],
        },
        { answers: [] },
      ],
    },
    { answers: [] },
  ]);
  expect(JSON.stringify(shown)).not.toContain(`"text":"${city?.text ?? ''}"`);
});

test('pdf-content-type: octet-stream', async () => {
  const set = assessmentsMock(reading('pdf-content-type', 'octet-stream'));
  const { id } = await set.hold(LIFE);
  const { headers, bytes } = await set.call('GET', `${set.path}/${id}/pdf`);
  expect(headers.get('content-type')).toBe('application/octet-stream');
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('%PDF');
});

test.each(READS)('child-under-wrong-parent: served for %s', async (operation, more) => {
  const set = assessmentsMock({ 'child-under-wrong-parent': { [operation]: 'served' } });
  const { id } = await set.hold(LIFE);
  const path = `/residents/${set.residents[1]}/assessments/${id}`;
  expect((await set.call('GET', `${path}${more}`)).status).toBe(200);
  expect((await set.call('DELETE', path)).status).toBe(404);
});

test('child-under-wrong-parent: served for deleteAssessment', async () => {
  const set = assessmentsMock({ 'child-under-wrong-parent': { deleteAssessment: 'served' } });
  const { id } = await set.hold(LIFE);
  const path = `/residents/${set.residents[1]}/assessments/${id}`;
  expect((await set.call('GET', path)).status).toBe(404);
  expect((await set.call('DELETE', path)).status).toBe(204);
  expect(idsOf(await set.list())).toEqual([]);
});

test('unknown-parent-list: empty-list, but a wrong category is refused there too', async () => {
  const { call } = assessmentsMock(reading('unknown-parent-list', 'empty-list'));
  const answer = await call('GET', '/residents/res_nobody/assessments');
  expect([answer.status, answer.body]).toEqual([200, { data: [] }]);
  expect((await call('GET', '/residents/res_nobody/assessments?category=x')).status).toBe(400);
});

test.each(['problem', 'plain', 'empty'] as const)(
  'error-body: %s names the recognized category all the same',
  async (taken) => {
    const { list } = assessmentsMock(reading('error-body', taken));
    const { status, bytes } = await list('?category=clinical');
    expect(status).toBe(400);
    expect(new TextDecoder().decode(bytes)).toContain('lifeStory');
  },
);

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { assessmentsMock } from '../../testing/assessments.ts';
import { itemsOf } from '../../testing/people.ts';

test('what staff leave out the platform picks', async () => {
  const set = assessmentsMock();
  const { id } = await set.hold();
  expect(itemsOf(await set.list())).toMatchObject([
    {
      id,
      category: null,
      isCompleted: true,
      isMostRecent: true,
      dateStarted: '2026-06-15T12:00:00.000Z',
      dateCompleted: '2026-06-15T12:00:00.000Z',
    },
  ]);
});

test('an interview began before it was completed, and has no completion where it was not', async () => {
  const set = assessmentsMock();
  expect(await set.hold({ dateCompleted: '2020-01-01T00:00:00Z' })).toMatchObject({
    dateStarted: '2020-01-01T00:00:00.000Z',
  });
  expect(await set.hold({ isCompleted: false, dateCompleted: '2020-01-01T00:00:00Z' })).toMatchObject({
    dateStarted: '2026-06-15T12:00:00.000Z',
    dateCompleted: null,
    completedBy: null,
  });
});

test('what cannot be is refused, and nothing changes', async () => {
  const set = assessmentsMock();
  const [residentId] = set.residents;
  const before = set.state();
  const pull = async (input: object) =>
    (await set.pull('create-assessment', { residentId, ...input })).status;
  expect(await pull({ residentId: 'res_nobody' })).toBe(404);
  expect(await pull({ dateStarted: '9999-12-31T23:00:00-14:00' })).toBe(400);
  expect(await pull({ dateCompleted: '0000-01-01T00:00:00Z' })).toBe(400);
  const followUpQuestions = [{ text: 'Why?', applyTo: ['Yes'] }];
  expect(await pull({ questions: [{ text: 'Well?', followUpQuestions }] })).toBe(400);
  expect(set.state()).toEqual(before);
});

test('any interview can be held, read and printed', async () => {
  const text = fc.string({ unit: 'binary' });
  const options = fc.array(fc.record({ text, isSelected: fc.boolean() }), { maxLength: 3 });
  const questions = fc.array(
    fc.record(
      {
        text,
        order: fc.integer(),
        comment: text,
        answerOptions: options,
        followUpQuestions: fc.array(fc.record({ text, answerOptions: options }), { maxLength: 2 }),
      },
      { requiredKeys: ['text'] },
    ),
    { maxLength: 4 },
  );
  await fc.assert(
    fc.asyncProperty(text, questions, async (name, asked) => {
      const set = assessmentsMock();
      const { id } = await set.hold({ name, questions: asked });
      for (const more of ['', '/questions', '/pdf'])
        expect((await set.call('GET', `${set.path}/${id}${more}`)).status).toBe(200);
    }),
    { numRuns: 60 },
  );
});

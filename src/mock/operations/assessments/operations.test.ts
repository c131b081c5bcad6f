import { expect, test } from 'vitest';
import { dataOf, itemsOf } from '../../testing/people.ts';
import { LIFE, assessmentsMock } from '../../testing/assessments.ts';

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

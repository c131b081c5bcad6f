import { reading } from '../../testing/mock.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf, textsOf } from '../../testing/pdf.ts';
import { LIFE, assessmentsMock, type Interview } from '../../testing/assessments.ts';

/** The letters of the standard encoding from 0x80 to 0x9f; Node 20 decodes windows-1252 as Latin 1 there. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const paper = async (interview: Interview, readings = {}) => {
  const set = assessmentsMock(readings);
  const { id } = await set.hold(interview);
  const answer = await set.call('GET', `${set.path}/${id}/pdf`);
  expect(answer.status).toBe(200);
  return { id, answer, texts: textsOf(readPdf(answer.bytes)) };
};

test('the paper shows the resident, the questions, and every answer', async () => {
  const { id, answer, texts } = await paper(LIFE);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`${id}.pdf`);
  expect(texts).toEqual([
    'Life story',
    'Resident: Ada Berg',
    'Community: Facility 1',
    'Type: story',
    'Category: lifeStory',
    'Started: 2026-05-01, Sam Hale',
    'Completed: 2026-05-02, Sam Hale',
    'Where did you grow up?',
    '\u0095 On a farm',
    '\u0095 By the Norwegian fjords',
    'Which animals were there?',
    '\u0095 Horses',
    'Would you go back?',
    'What music moves you?',
    'Sings (alto) in the choir',
    'Life story',
    'Page 1 of 1',
  ]);
});

test('an interview of which nothing was said is a paper too', async () => {
  const { texts } = await paper({ isCompleted: false, questions: [{ text: 'Well?' }] });
  expect(texts).toContain('Completed: not yet');
});

test('pdf-summary: left-out shows the questions and the answers alone', async () => {
  const { texts } = await paper(LIFE, reading('pdf-summary', 'left-out'));
  expect(texts.slice(0, 2)).toEqual(['Life story', 'Where did you grow up?']);
});

test('the category on the paper is the one that is shown', async () => {
  const shown = async (readings: object) =>
    (await paper({ category: 'clinical' }, readings)).texts.filter((text) => text.startsWith('Category'));
  expect(await shown({})).toEqual(['Category: clinical']);
  expect(await shown({ 'assessment-categories': 'life-story-or-none' })).toEqual([]);
});

test('a search in the paper finds every question and answer', async () => {
  const text = fc.oneof(fc.lorem({ maxCount: 30 }), fc.string({ unit: 'grapheme-composite', maxLength: 40 }));
  const question = fc.record({
    text,
    comment: text,
    answerOptions: fc.array(fc.record({ text }), { maxLength: 3 }),
  });
  const words = (of: string) =>
    of
      .normalize('NFC')
      .replace(/\u00AD/g, '')
      .split(/\s+/);
  await fc.assert(
    fc.asyncProperty(fc.array(question, { maxLength: 6 }), async (asked) => {
      const questions = asked.map((one) => ({
        ...one,
        answerOptions: one.answerOptions.map((option) => ({ ...option, isSelected: true })),
      }));
      const { answer } = await paper({ questions });
      const file = readPdf(answer.bytes);
      const found = file.pages
        .flat()
        .map(
          ({ actual, codes }) =>
            actual ?? codes.replace(/[\u0080-\u009f]/g, (code) => WINDOWS[code.charCodeAt(0) - 0x80] ?? code),
        );
      const all = new Set(found.flatMap((line) => words(line)));
      for (const { text: asks, comment, answerOptions } of questions)
        for (const word of [asks, comment, ...answerOptions.map((one) => one.text)].flatMap(words))
          if (word !== '') expect(all).toContain(word);
    }),
    { numRuns: 40 },
  );
});

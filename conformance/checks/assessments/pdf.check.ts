import {
  assessedWays,
  heldAssessment,
  heldAssessments,
  fullInterview,
  pathOf,
  someAssessments,
  standingAssessment,
} from '../../factories/assessments.ts';
import type { GivenAssessment } from '../../factories/assessments.ts';
import { askedIn, holds, sharedCatalogueOf, sharedFullOf } from '../../assertions/assessments.ts';
import { anyAssessment, foundAssessments } from '../../assertions/found-assessments.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { field } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { status, answerText } from '../../kit/match.ts';
import { lacks, wrongFormat } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { isPlain, isReadThroughout, pdfText } from '../../kit/pdf-text.ts';
import { objects } from '../../kit/read.ts';
import { reading, readingCheck } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';

check({
  id: 'assessments.pdf',
  says: 'The PDF of an assessment, finished or not, is answered with 200 and bytes that begin with %PDF.',
  clauses: ['ASM-46'],
  async run(t) {
    const [first, ...others] = await someAssessments(t);
    const bare = first?.held && (await heldAssessment(t, {}, first.residentId));
    for (const given of [first, ...others, bare]) {
      if (!given) continue;
      const answer = await t.call('getAssessmentPdf', { path: await pathOf(t, given) });
      must(answer, status(200));
      const start = answer.bytes.subarray(0, 4).toString('latin1');
      mustHold(answer, '%PDF at the start', start === '%PDF', wrongFormat(JSON.stringify(start)));
    }
  },
});

check({
  id: 'assessments.pdf-shows-all',
  says: 'The PDF, as far as its text can be read, shows the name of the assessment, every question and every answer that was selected.',
  clauses: ['ASM-48'],
  async run(t) {
    for (const { given, questions, others } of hasLever(t.run, 'create-assessment')
      ? await heldTexts(t)
      : await foundTexts(t)) {
      const answer = await t.call('getAssessmentPdf', { path: await pathOf(t, given) });
      must(answer, status(200));
      const drawn = plain(pdfText(answer.bytes));
      const isDrawn = (text: string): boolean => drawn.includes(plain(text));
      // If at least one question is found, the text of the file can be read.
      if (!questions.some(isDrawn) && !isPlain(answer.bytes))
        return t.observed('the text of the PDF cannot be read without its fonts, so nothing is judged');
      const texts = [...[given.item['assessmentName']].filter(isText), ...questions, ...others];
      if (!texts.every(isDrawn) && !isReadThroughout(answer.bytes))
        return t.observed(
          'a part of the PDF cannot be read without its fonts or pictures, so nothing is judged',
        );
      for (const text of texts)
        mustHold(
          answer,
          `“${text}” in the PDF, whose text can be read`,
          isDrawn(text),
          lacks(answerText(answer)),
        );
    }
  },
});

check({
  id: 'assessments.pdf-summary',
  says: 'Records whether the PDF of an assessment shows what its summary has besides the name.',
  clauses: ['ASM-54'],
  needs: ['lever:create-assessment'],
  async run(t) {
    const day = await t.day(-40);
    const dates = { dateStarted: `${day}T10:00:00Z`, dateCompleted: `${await t.day(-30)}T10:00:00Z` };
    const head = { type: t.fresh.word('kind'), category: 'lifeStory', ...dates };
    const given = await heldAssessment(t, { ...fullInterview(t), ...head });
    const { item } = given;
    const answer = await t.call('getAssessmentPdf', { path: await pathOf(t, given) });
    must(answer, status(200));
    const drawn = plain(pdfText(answer.bytes));
    const name = plain(String(item['assessmentName']));
    if (!drawn.includes(name))
      return t.observed('the text of the PDF cannot be read without its fonts, so nothing is judged');
    const known = [
      ...['facilityName', 'type', 'category'].map((member) => item[member]),
      ...['createdBy.name', 'completedBy.name'].map((member) => field(item, member)),
      ...['dateStarted', 'dateCompleted'].map((member) => String(item[member]).slice(0, 10)),
    ]
      .filter(isText)
      // The name may hold the category.
      .filter((text) => !name.includes(plain(text)));
    const shown = known.filter((text) => drawn.includes(plain(text)));
    const bare = await heldAssessment(t, {}, given.residentId);
    const rest = await t.call('getAssessmentPdf', { path: await pathOf(t, bare) });
    // What has no value may not be shown as a word for that.
    const isUnset = plain(pdfText(rest.bytes)).includes('null');
    const outcomes = { shown: shown.length === known.length && !isUnset, 'left-out': shown.length === 0 };
    const seen = `${shown.join(', ')}${isUnset ? ', and null of one without a category' : ''}`;
    reading(t, 'pdf-summary', answer, outcomes, seen);
  },
});

/** A heading may be in capitals. */
const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/** An assessment with the texts of its questions, and those of the answers and comments to them. */
interface Texts {
  readonly given: GivenAssessment;
  readonly questions: readonly string[];
  readonly others: readonly string[];
}

async function heldTexts(t: Tools): Promise<readonly Texts[]> {
  const all = await heldAssessments(t, [fullInterview(t), fullInterview(t)]);
  return all.map((given) => {
    const questions = given.held?.questions ?? [];
    const followUps = questions.flatMap(({ followUpQuestions = [] }) => followUpQuestions);
    const selected = [...questions, ...followUps].flatMap(({ answerOptions = [] }) =>
      answerOptions.filter(({ isSelected }) => isSelected).map(({ text }) => text),
    );
    const comments = questions.flatMap(({ comment }) => comment ?? []);
    return {
      given,
      questions: questions.map(({ text }) => text),
      others: [...followUps.map(({ text }) => text), ...selected, ...comments],
    };
  });
}

/** Assessments that residents already have, with the questions and answers that the full form shows. */
async function foundTexts(t: Tools): Promise<readonly Texts[]> {
  const found: Texts[] = [];
  for (const given of await foundAssessments(t, anyAssessment)) {
    const [full, catalogue] = [await sharedFullOf(t, given), await sharedCatalogueOf(t, given)];
    const selected = full.questions.flatMap((question) =>
      objects(askedIn(catalogue, question), 'answerOptions')
        // An answer in the resident's own words may be shown in place of its option.
        .filter(({ guid, isCustom }) => isCustom !== true && holds(question['answers'], String(guid)))
        .map(({ text }) => text),
    );
    found.push({
      given,
      questions: full.questions.map(({ questionText }) => questionText).filter(isText),
      others: selected.filter(isText),
    });
  }
  if (!found.some(({ others }) => others.length > 0))
    t.unproven('needs an assessment with answers, and none that was found shows one', ...assessedWays);
  return found.filter(({ questions }) => questions.length > 0);
}

/** Fonts write other characters in codes of their own. */
const isText = (value: unknown): value is string => typeof value === 'string' && /^[\x20-\x7E]+$/.test(value);

const hasType =
  (type: string) =>
  ({ headers }: Answer): boolean =>
    headers['content-type']?.replace(/;.*$/, '').trim().toLowerCase() === type;

readingCheck({
  id: 'assessments.pdf-content-type',
  says: 'Records which Content-Type the PDF of an assessment comes with.',
  clauses: ['ASM-47'],
  choice: 'pdf-content-type',
  ask: async (t) => t.call('getAssessmentPdf', { path: await pathOf(t, await standingAssessment(t)) }),
  outcomes: {
    'application-pdf': hasType('application/pdf'),
    'octet-stream': hasType('application/octet-stream'),
  },
  seen: ({ headers }) => headers['content-type'] ?? 'none',
});

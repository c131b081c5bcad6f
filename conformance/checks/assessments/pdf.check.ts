import {
  heldAssessment,
  heldAssessments,
  fullInterview,
  pathOf,
  someAssessments,
} from '../../factories/assessments.ts';
import { check } from '../../kit/check.ts';
import { status, answerText } from '../../kit/match.ts';
import { lacks, wrongFormat } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { isReadThroughout, pdfText } from '../../kit/pdf-text.ts';

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
  says: 'The PDF, as far as its text can be read, shows every question and every answer that was selected.',
  clauses: ['ASM-48'],
  async run(t) {
    for (const given of await heldAssessments(t, [fullInterview(t), fullInterview(t)])) {
      const answer = await t.call('getAssessmentPdf', { path: await pathOf(t, given) });
      must(answer, status(200));
      const drawn = pdfText(answer.bytes);
      const isDrawn = (text: string): boolean => drawn.includes(text.replace(/\s+/g, ''));
      const questions = given.held?.questions ?? [];
      // If at least one question is found, the text of the file can be read.
      if (!questions.some(({ text }) => isDrawn(text)))
        return t.observed('the text of the PDF cannot be read without its fonts, so nothing is judged');
      const asked = questions.flatMap((question) => [question, ...(question.followUpQuestions ?? [])]);
      const texts = asked.flatMap(({ text, answerOptions = [] }) => [
        text,
        ...answerOptions.filter(({ isSelected }) => isSelected).map((option) => option.text),
      ]);
      const comments = questions.flatMap(({ comment }) => comment ?? []);
      const missing = [...texts, ...comments].filter((text) => !isDrawn(text));
      if (missing.length > 0 && !isReadThroughout(answer.bytes))
        return t.observed(
          'a part of the PDF cannot be read without its fonts or pictures, so nothing is judged',
        );
      for (const text of [...texts, ...comments])
        mustHold(
          answer,
          `“${text}” in the PDF, which shows other questions`,
          isDrawn(text),
          lacks(answerText(answer)),
        );
    }
  },
});

check({
  id: 'assessments.pdf-content-type',
  says: 'Which Content-Type the PDF of an assessment comes with.',
  clauses: ['ASM-47'],
  async run(t) {
    const [given] = await someAssessments(t);
    if (!given) return;
    const { headers } = await t.call('getAssessmentPdf', { path: await pathOf(t, given) });
    const type = headers['content-type'] ?? 'none';
    const readings = {
      'application/pdf': 'application-pdf',
      'application/octet-stream': 'octet-stream',
    } as const;
    const name = type.replace(/;.*$/, '').trim().toLowerCase();
    const isKnown = name === 'application/pdf' || name === 'application/octet-stream';
    t.observe('pdf-content-type', 'getAssessmentPdf', isKnown ? readings[name] : `other: ${type}`);
  },
});

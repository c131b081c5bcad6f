import { Temporal } from 'temporal-polyfill';
import { dateOfInstant } from '../../domain/calendar-day.ts';
import { pdfOf } from '../../pdf/document.ts';
import type { Paragraph } from '../../pdf/layout.ts';
import type { AssessmentRecord, QuestionRecord } from '../../world/assessments-records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from '../activities/occasion.ts';
import { userMention } from '../user-mention.ts';
import { categoryShown, inOrder, selectedOf } from './view.ts';

const fact = (name: string, value: string | null): readonly Paragraph[] =>
  value === null ? [] : [{ style: 'fact', text: `${name}: ${value}` }];

const factsOf = (assessment: AssessmentRecord, world: World): readonly Paragraph[] => {
  const { residentId, facilityId, createdBy, completedBy, dateCompleted } = assessment;
  const zone = zoneOf(facilityId, world);
  const dayOf = (moment: string): string => dateOfInstant(Temporal.Instant.from(moment), zone).toString();
  const completed = dateCompleted === null ? 'not yet' : dayOf(dateCompleted);
  return [
    ...fact('Resident', userMention(residentId, 'resident', world).userName),
    ...fact('Community', world.store.facilities.find(facilityId)?.name ?? null),
    ...fact('Type', assessment.type),
    ...fact('Category', categoryShown(assessment, world)),
    ...fact('Started', `${dayOf(assessment.dateStarted)}, ${createdBy.name}`),
    ...fact('Completed', completedBy ? `${completed}, ${completedBy.name}` : completed),
  ];
};

const answersOf = (
  question: Pick<QuestionRecord, 'answerOptions'>,
  style: 'answer' | 'followUpAnswer',
  assessment: AssessmentRecord,
): readonly Paragraph[] =>
  selectedOf(question, assessment).map(({ text }) => ({ style, text: `\u2022 ${text}` }));

const questionPart = (question: QuestionRecord, assessment: AssessmentRecord): readonly Paragraph[] => {
  const comment = assessment.comments[question.guid];
  const followUps = inOrder(question.followUpQuestions).flatMap((followUp): readonly Paragraph[] => [
    { style: 'followUp', text: followUp.text },
    ...answersOf(followUp, 'followUpAnswer', assessment),
  ]);
  return [
    { style: 'question', text: question.text },
    ...answersOf(question, 'answer', assessment),
    ...(comment === undefined ? [] : [{ style: 'comment', text: comment } as const]),
    ...followUps,
  ];
};

/** The full assessment as a PDF file (ASM-48). */
export const paperOf = (assessment: AssessmentRecord, world: World): Uint8Array => {
  const { assessmentName, questions } = assessment;
  return pdfOf(assessmentName, [
    { style: 'title', text: assessmentName },
    ...world.choose('pdf-summary', { shown: factsOf(assessment, world), 'left-out': [] }),
    ...inOrder(questions).flatMap((question) => questionPart(question, assessment)),
  ]);
};

import type { components } from '../../../../openapi/generated/types.ts';
import { mostRecentOf } from '../../domain/assessments-order.ts';
import type {
  AnswerOptionRecord,
  AssessmentRecord,
  FollowUpQuestionRecord,
  QuestionRecord,
} from '../../world/assessments-records.ts';
import type { World } from '../../world/world.ts';

type Schemas = components['schemas'];
type Shown = Readonly<Record<string, unknown>>;

/** The one category that the filter recognizes. Endpoints, Assessments. */
export const LIFE_STORY = 'lifeStory';

/** The category that an assessment shows; whether there are others is an open choice. */
export const categoryShown = ({ category }: AssessmentRecord, world: World): string | null =>
  world.choose('assessment-categories', {
    any: category,
    'life-story-or-none': category === LIFE_STORY ? category : null,
  });

/** Whether this is the latest interview of the resident, from its template or from any: an open choice (ASM-53). */
const isMostRecent = (assessment: AssessmentRecord, { store, choose }: World): boolean => {
  const { residentId, assessmentTemplateId } = assessment;
  const there = store.assessments.where('resident', residentId).filter(({ isDeleted }) => !isDeleted);
  const alike = choose('most-recent-assessment', {
    'of-template': there.filter((one) => one.assessmentTemplateId === assessmentTemplateId),
    'of-resident': there,
  });
  return mostRecentOf(alike)?.id === assessment.id;
};

/** Resources, Assessment summary (ASM-12). */
export const summaryView = (assessment: AssessmentRecord, world: World): Schemas['AssessmentSummary'] => ({
  id: assessment.id,
  assessmentId: assessment.assessmentId,
  assessmentName: assessment.assessmentName,
  assessmentTemplateId: assessment.assessmentTemplateId,
  facilityId: assessment.facilityId,
  facilityName: world.store.facilities.find(assessment.facilityId)?.name ?? null,
  type: assessment.type,
  category: categoryShown(assessment, world),
  isCompleted: assessment.dateCompleted !== null,
  isMostRecent: isMostRecent(assessment, world),
  dateStarted: assessment.dateStarted,
  dateCompleted: assessment.dateCompleted,
  dateLastUpdated: assessment.dateLastUpdated,
  createdBy: { ...assessment.createdBy },
  completedBy: assessment.completedBy && { ...assessment.completedBy },
});

/** Sorts by `order`. */
export const inOrder = <T extends { readonly order: number }>(list: readonly T[]): readonly T[] =>
  list.toSorted((one, other) => one.order - other.order);

/** The options of a question that were selected (ASM-31). */
export const selectedOf = (
  { answerOptions }: Pick<QuestionRecord, 'answerOptions'>,
  { selectedGuids }: AssessmentRecord,
): readonly AnswerOptionRecord[] => inOrder(answerOptions).filter(({ guid }) => selectedGuids.includes(guid));

const optionView = (option: AnswerOptionRecord): Schemas['AnswerOption'] => ({ ...option });

const followUpView = (followUp: FollowUpQuestionRecord): Schemas['CatalogueFollowUpQuestion'] => ({
  guid: followUp.guid,
  text: followUp.text,
  order: followUp.order,
  answerType: followUp.answerType,
  applyToParentAnswerGuids: [...followUp.applyToParentAnswerGuids],
  answerOptions: inOrder(followUp.answerOptions).map(optionView),
});

interface Items {
  readonly answer: (option: AnswerOptionRecord) => Shown;
  readonly followUp: (followUp: FollowUpQuestionRecord) => Shown;
}

const shortAnswer = ({ guid, text, value }: AnswerOptionRecord): Shown => ({
  guid,
  text,
  ...(value !== null && { value }),
});

const shortFollowUp = ({ guid, text }: FollowUpQuestionRecord): Shown => ({ guid, text });

/** What the items of answers and of follow-up questions hold, which is an open choice. */
const itemsIn = (world: World): Items =>
  world.choose('assessment-answer-items', {
    short: { answer: shortAnswer, followUp: shortFollowUp },
    'as-catalogued': { answer: optionView, followUp: followUpView },
  });

/** The members that a question shows in an assessment and in its catalogue alike. */
const membersOf = (question: QuestionRecord) => ({
  questionType: question.questionType,
  answerType: question.answerType,
  order: question.order,
  helper: question.helper,
  isRequired: question.isRequired,
  isAllowMultipleSelection: question.isAllowMultipleSelection,
  isAllowCustomAnswer: question.isAllowCustomAnswer,
  hasAdditionalComments: question.hasAdditionalComments,
});

const questionView = (
  question: QuestionRecord,
  assessment: AssessmentRecord,
  { answer, followUp }: Items,
): Schemas['AssessmentQuestion'] => ({
  // ASM-44
  questionGuid: question.guid,
  questionText: question.text,
  ...membersOf(question),
  comment: assessment.comments[question.guid] ?? null,
  // ASM-45
  answers: selectedOf(question, assessment).map(answer),
  followUpQuestions: inOrder(question.followUpQuestions).map((one) => ({
    ...followUp(one),
    answers: selectedOf(one, assessment).map(answer),
  })),
});

/** Resources, Assessment. */
export const assessmentView = (assessment: AssessmentRecord, world: World): Schemas['Assessment'] => ({
  // ASM-24
  ...summaryView(assessment, world),
  // ASM-25
  questions: inOrder(assessment.questions).map((question) =>
    questionView(question, assessment, itemsIn(world)),
  ),
});

const catalogueQuestionView = (question: QuestionRecord): Schemas['CatalogueQuestion'] => ({
  guid: question.guid,
  text: question.text,
  ...membersOf(question),
  answerOptions: inOrder(question.answerOptions).map(optionView),
  followUpQuestions: inOrder(question.followUpQuestions).map(followUpView),
});

/** Resources, Assessment question catalogue. */
export const catalogueView = ({
  assessmentId,
  assessmentName,
  questions,
}: AssessmentRecord): Schemas['AssessmentQuestionCatalogue'] => ({
  assessmentId,
  assessmentName,
  questions: inOrder(questions).map(catalogueQuestionView),
});

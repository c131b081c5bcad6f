import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type {
  AnswerOptionRecord,
  AssessmentRecord,
  FollowUpQuestionRecord,
  QuestionRecord,
} from '../../world/assessments-records.ts';
import type { World } from '../../world/world.ts';

type SentQuestion = NonNullable<LeverInput<'create-assessment'>['questions']>[number];
type SentFollowUp = NonNullable<SentQuestion['followUpQuestions']>[number];
type SentOption = NonNullable<SentQuestion['answerOptions']>[number];

/** Questions and their answers. */
type Interview = Pick<AssessmentRecord, 'questions' | 'selectedGuids' | 'comments'>;

/** The refusal of a follow-up question that is asked after answers which its question does not offer. */
export const refusedFollowUps = (questions: readonly SentQuestion[]): Refusal | undefined => {
  const strays = questions.flatMap(({ answerOptions = [], followUpQuestions = [] }) => {
    const offered = new Set(answerOptions.map(({ text }) => text));
    return followUpQuestions.flatMap(({ applyTo = [] }) => applyTo.filter((text) => !offered.has(text)));
  });
  if (strays.length === 0) return undefined;
  const promised = 'applyTo must hold texts of answers of that question.';
  return refuse(
    'invalid-input',
    { promised, found: `${strays.join(', ')}.`, next: 'use answers of the same question.' },
    { validation: [{ location: 'body', pointer: '/questions', code: 'applyTo', message: promised }] },
  );
};

const answerTypeOf = (options: readonly SentOption[]): string => (options.length > 0 ? 'choice' : 'text');

const optionOf = (
  { text, value, isCustom = false, isExclusive = false }: SentOption,
  at: number,
  { ids }: World,
): AnswerOptionRecord => ({
  guid: ids.next('opt'),
  text,
  order: at + 1,
  value: value ?? null,
  isCustom,
  isExclusive,
});

const guidsOf = (
  options: readonly AnswerOptionRecord[],
  keep: (option: AnswerOptionRecord, at: number) => boolean,
): readonly string[] => options.filter(keep).map(({ guid }) => guid);

const followUpOf = (
  { text, applyTo, answerType, answerOptions: sent = [] }: SentFollowUp,
  at: number,
  parents: readonly AnswerOptionRecord[],
  world: World,
): FollowUpQuestionRecord => ({
  guid: world.ids.next('flw'),
  text,
  order: at + 1,
  answerType: answerType ?? answerTypeOf(sent),
  applyToParentAnswerGuids: guidsOf(parents, (parent) => applyTo?.includes(parent.text) ?? true),
  answerOptions: sent.map((option, place) => optionOf(option, place, world)),
});

const questionOf = (sent: SentQuestion, at: number, world: World): QuestionRecord => {
  const { answerOptions: options = [], followUpQuestions: followUps = [] } = sent;
  const answerOptions = options.map((option, place) => optionOf(option, place, world));
  return {
    guid: world.ids.next('qst'),
    text: sent.text,
    questionType: sent.questionType ?? 'question',
    answerType: sent.answerType ?? answerTypeOf(options),
    order: sent.order ?? at + 1,
    helper: sent.helper ?? null,
    isRequired: sent.isRequired ?? false,
    isAllowMultipleSelection:
      sent.isAllowMultipleSelection ?? options.filter(({ isSelected }) => isSelected).length > 1,
    isAllowCustomAnswer: sent.isAllowCustomAnswer ?? options.some(({ isCustom }) => isCustom),
    hasAdditionalComments: sent.hasAdditionalComments ?? sent.comment !== undefined,
    answerOptions,
    followUpQuestions: followUps.map((followUp, place) => followUpOf(followUp, place, answerOptions, world)),
  };
};

const selectedIn = (
  options: readonly AnswerOptionRecord[],
  sent: readonly SentOption[] = [],
): readonly string[] => guidsOf(options, (_, at) => sent[at]?.isSelected === true);

/** The questions of a lever, each with its own ids, and the answers to them. */
export const interviewOf = (sent: readonly SentQuestion[], world: World): Interview => {
  const questions = sent.map((question, at) => questionOf(question, at, world));
  const selectedGuids = questions.flatMap(({ answerOptions, followUpQuestions }, at) => [
    ...selectedIn(answerOptions, sent[at]?.answerOptions),
    ...followUpQuestions.flatMap((followUp, place) =>
      selectedIn(followUp.answerOptions, sent[at]?.followUpQuestions?.[place]?.answerOptions),
    ),
  ]);
  const comments = questions.flatMap(({ guid }, at) => {
    const comment = sent[at]?.comment;
    return comment === undefined ? [] : [[guid, comment] as const];
  });
  return { questions, selectedGuids, comments: Object.fromEntries(comments) };
};

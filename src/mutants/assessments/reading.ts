import type { AnyInput } from '../../mock/http/input.ts';
import { paperOf } from '../../mock/operations/assessments/paper.ts';
import { assessmentView } from '../../mock/operations/assessments/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { membersIn, type Members, itemsIn } from '../input.ts';
import { afterwards, type Mutation, instead } from '../mutation.ts';
import { withoutEnvelope, wrongStatus, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { shows, showsWith, onlyAnswers } from '../verbs.ts';
import { catalogueAs, GET, named, PDF, DELETE, isOwn } from './listing.ts';
import { isRefusal } from '../../mock/http/problem.ts';

/** The assessment is read as if another one were stored in its place. */
const readAs = (
  other: (
    asked: AssessmentRecord,
    context: OperationContext,
    input: AnyInput,
  ) => AssessmentRecord | undefined,
): Mutation =>
  afterwards(GET, (reply, input, context) => {
    const asked = named(input, context);
    const found = asked && other(asked, context, input);
    return found ? { ...reply, body: { data: assessmentView(found, context) } } : reply;
  });

/** The first assessment of the same template. */
const firstAlike = ({ assessmentTemplateId: template }: AssessmentRecord, { store }: OperationContext) =>
  store.assessments.filter(({ assessmentTemplateId }) => assessmentTemplateId === template)[0];

/** The questions of a full assessment shown otherwise. */
const questionsAs = (change: (question: Members) => Members): Mutation =>
  showsWith(GET, ({ questions }) => ({ questions: itemsIn(questions).map(change) }));

/** The questions of a full assessment in another order. */
const questionsBy = (place: (question: Members) => string): Mutation =>
  showsWith(GET, ({ questions }) => ({
    questions: itemsIn(questions).toSorted((one, other) => (place(one) < place(other) ? -1 : 1)),
  }));

/** The PDF of an assessment that is otherwise. */
const drawnAs = (change: (asked: AssessmentRecord) => AssessmentRecord): Mutation =>
  bytesAs((_bytes, asked, context) => paperOf(change(asked), context));

/** The file of the PDF, changed. */
function bytesAs(
  change: (bytes: Buffer, asked: AssessmentRecord, context: OperationContext) => Uint8Array,
): Mutation {
  return afterwards(PDF, (reply, input, context) => {
    const asked = named(input, context);
    const { bytes, ...file } = membersIn(reply.body);
    if (!asked || !(bytes instanceof Uint8Array)) return reply;
    return { ...reply, body: { ...file, bytes: new Uint8Array(change(Buffer.from(bytes), asked, context)) } };
  });
}

const remove = ({ store }: OperationContext, ...gone: readonly (AssessmentRecord | undefined)[]): void => {
  for (const one of gone) if (one) store.assessments.replace({ ...one, isDeleted: true });
};

/** A delete takes others along. */
const takingAlong = (takes: (other: AssessmentRecord, gone: AssessmentRecord) => boolean): Mutation =>
  afterwards(DELETE, (reply, input, context) => {
    const gone = named(input, context);
    if (gone) remove(context, ...context.store.assessments.filter((other) => takes(other, gone)));
    return reply;
  });

export const assessmentReadMutants = mutantsOf('assessments', {
  'full-is-bare': withoutEnvelope(['ASM-23', 'CNV-08'], GET),
  'questions-of-the-template': breaking('ASM-23', 'ASM-31', 'ASM-44')
    .says('The questions are those of the first assessment of the same template.')
    .by(readAs, (asked, context) => ({
      ...asked,
      questions: (firstAlike(asked, context) ?? asked).questions,
    })),
  'full-was-never-recent': wrongValue(['ASM-24'], GET, 'isMostRecent').is(false),
  'questions-by-text': breaking('ASM-25')
    .says('The questions come by their texts.')
    .by(questionsBy, ({ questionText }) => String(questionText)),
  'questions-with-comments-last': breaking('ASM-25')
    .says('Questions with comments come after the others.')
    .by(questionsBy, ({ comment, order }) => `${comment === null ? 0 : 1} ${String(order).padStart(8, '0')}`),
  'answers-to-what-follows': breaking('ASM-31')
    .says('The answers to follow-up questions are among those of their question.')
    .by(questionsAs, (question) => ({
      ...question,
      answers: [question, ...itemsIn(question['followUpQuestions'])].flatMap(({ answers }) =>
        itemsIn(answers),
      ),
    })),
  'guids-of-their-own': wrongValue(['ASM-44'], GET, 'questions.*.questionGuid')
    .as('another one than in the catalogue')
    .by((found) => [...String(found)].toReversed().join('')),
  'guids-handed-round': breaking('ASM-44', 'ASM-45')
    .says('The questionGuid of the first two questions is that of the other.')
    .by(shows, GET, (shown) => {
      const questions = itemsIn(shown['questions']);
      const [first, second] = questions.map(({ questionGuid }) => questionGuid);
      const round = (question: Members, place: number) => ({
        ...question,
        questionGuid: [second, first][place] ?? question['questionGuid'],
      });
      return { ...shown, questions: second ? questions.map(round) : questions };
    }),
  'catalogue-in-data': breaking('ASM-34')
    .says('The catalogue is wrapped in data.')
    .by(catalogueAs, (data) => ({ data })),
  'no-paper-of-the-unfinished': breaking('ASM-46')
    .says('The PDF of an unfinished assessment is an empty file.')
    .by(bytesAs, (bytes, { dateCompleted }) => (dateCompleted === null ? Buffer.alloc(0) : bytes)),
  'paper-answers-201': wrongStatus(['ASM-46', 'CNV-28'], PDF, 201),
  'paper-without-answers': breaking('ASM-48')
    .says('The PDF shows the questions and no answers.')
    .by(drawnAs, (asked) => ({ ...asked, selectedGuids: [] })),
  'delete-answers-200': wrongStatus(['ASM-49', 'CNV-32'], DELETE, 200),
  'delete-does-nothing': breaking('ASM-50')
    .says('Deleting an assessment is answered and not done.')
    .by(onlyAnswers, DELETE),
  'delete-takes-the-unfinished': breaking('ASM-51')
    .says('Deleting an assessment deletes the unfinished ones of the resident.')
    .by(takingAlong, (other, gone) => other.residentId === gone.residentId && other.dateCompleted === null),
  'delete-in-vain-deletes': breaking('ASM-51')
    .says('Deleting an unknown assessment is refused, but deletes the last assessment of the resident.')
    .by(instead, DELETE, (original) => (input, context) => {
      const reply = original(input, context);
      const left = context.store.assessments.filter((one) => isOwn(one, input) && !one.isDeleted);
      if (isRefusal(reply)) remove(context, left.at(-1));
      return reply;
    }),
});

import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import { summaryView } from '../../mock/operations/assessments/view.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, inData, inList, type Mutation, together } from '../mutation.ts';

export const LIST = 'listAssessments';
export const GET = 'getAssessment';
export const QUESTIONS = 'getAssessmentQuestions';
export const PDF = 'getAssessmentPdf';
export const DELETE = 'deleteAssessment';

type Shown = Record<string, unknown>;

/** The objects of an array; none where it is none. */
export const itemsIn = (value: unknown): readonly Members[] =>
  Array.isArray(value) ? value.map((item: unknown) => membersIn(item)) : [];

/** An array with each of its objects shown otherwise. */
export const each = (value: unknown, change: (item: Members, place: number) => Members): readonly Members[] =>
  itemsIn(value).map(change);

/** Assessments shown otherwise, in the list and by themselves. */
export const shownAs = (
  change: (assessment: Shown) => Shown,
  operations: readonly OperationId[] = [LIST, GET],
): Mutation => together(...operations.map((operation) => afterwards(operation, inData(change))));

/** The questions of a full assessment shown otherwise. */
export const questionsAs = (change: (question: Members, place: number) => Members): Mutation =>
  shownAs((assessment) => ({ ...assessment, questions: each(assessment['questions'], change) }), [GET]);

export const catalogueAs = (change: (catalogue: Members) => unknown): Mutation =>
  afterwards(QUESTIONS, (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));

/** The questions of a catalogue shown otherwise. */
export const cataloguedAs = (change: (question: Members, place: number) => Members): Mutation =>
  catalogueAs((catalogue) => ({ ...catalogue, questions: each(catalogue['questions'], change) }));

/** The options of the questions of a catalogue shown otherwise. */
export const optionsAs = (change: (option: Members, place: number) => Members): Mutation =>
  cataloguedAs((question) => ({ ...question, answerOptions: each(question['answerOptions'], change) }));

/** The follow-up questions of a catalogue shown otherwise. */
export const followUpsAs = (change: (followUp: Members) => Members): Mutation =>
  cataloguedAs((question) => ({
    ...question,
    followUpQuestions: each(question['followUpQuestions'], (followUp) => change(followUp)),
  }));

/** The stored assessment that an item shows. */
export const stored = ({ store }: Scene, item: Members): AssessmentRecord | undefined =>
  typeof item['id'] === 'string' ? store.assessments.find(item['id']) : undefined;

/** The list as another one makes it of the original one. */
export const listing = (
  change: (items: readonly Members[], input: AnyInput, scene: Scene) => readonly unknown[],
): Mutation =>
  afterwards(LIST, (reply, input, scene): AnyReply =>
    inList((items) =>
      change(
        items.map((item) => membersIn(item)),
        input,
        scene,
      ),
    )(reply, input),
  );

/** Is the list asked for by its category? */
export const isFiltered = ({ query }: AnyInput): boolean => query['category'] !== undefined;

/** The list holds further assessments that are not deleted, at its end. */
export const alsoListing = (finds: (assessment: AssessmentRecord, input: AnyInput) => boolean): Mutation =>
  listing((items, input, scene) => {
    const known = items.map(({ id }) => id);
    const more = scene.store.assessments.filter(
      (one) => !one.isDeleted && !known.includes(one.id) && finds(one, input),
    );
    return [...items, ...more.map((one) => summaryView(one, scene))];
  });

/** The list leaves some of the original ones out. */
export const keepingOnly = (
  keep: (assessment: AssessmentRecord, input: AnyInput, place: number) => boolean,
): Mutation =>
  listing((items, input, scene) =>
    items.filter((item, place) => {
      const assessment = stored(scene, item);
      return assessment === undefined || keep(assessment, input, place);
    }),
  );

/** Whether an assessment is of the resident in the path. */
export const isOwn = ({ residentId }: AssessmentRecord, { path }: AnyInput): boolean =>
  residentId === path['residentId'];

/** The assessment of a path, by the id that it has there. */
export const named = ({ path }: AnyInput, { store }: Scene): AssessmentRecord | undefined =>
  store.assessments.find(path['assessmentId']);

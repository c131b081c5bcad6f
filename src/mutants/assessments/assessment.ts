import type { AnyInput } from '../../mock/http/input.ts';
import { summaryView } from '../../mock/operations/assessments/view.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { AssessmentRecord } from '../../mock/world/assessments-records.ts';
import { membersIn, type Members } from '../input.ts';
import { afterwards, type Mutation } from '../mutation.ts';
import { changedAt } from '../operators.ts';
import { lists } from '../verbs.ts';

export const LIST = 'listAssessments';
export const GET = 'getAssessment';
export const QUESTIONS = 'getAssessmentQuestions';
export const PDF = 'getAssessmentPdf';
export const DELETE = 'deleteAssessment';

/** The catalogue is another one. */
export const catalogueAs = (change: (catalogue: Members) => unknown): Mutation =>
  afterwards(QUESTIONS, (reply) => ({ ...reply, body: change(membersIn(reply.body)) }));

/** The catalogue has another value at a dotted path. */
export const catalogueAt = (path: string, change: (found: unknown) => unknown): Mutation =>
  catalogueAs((catalogue) => changedAt(catalogue, path, change));

/** The stored assessment that an item shows. */
export const stored = ({ store }: OperationContext, { id }: Members): AssessmentRecord | undefined =>
  store.assessments.find(String(id));

/** The assessment of a path. */
export const named = ({ path }: AnyInput, { store }: OperationContext): AssessmentRecord | undefined =>
  store.assessments.find(path['assessmentId']);

/** The list is made from the original one. */
export const listAs = (
  change: (items: readonly Members[], input: AnyInput, context: OperationContext) => readonly unknown[],
): Mutation => lists(LIST, change);

/** Whether the list is asked for by its category. */
export const isFiltered = ({ query }: AnyInput): boolean => query['category'] !== undefined;

/** Whether an assessment is of the resident in the path. */
export const isOwn = ({ residentId }: AssessmentRecord, { path }: AnyInput): boolean =>
  residentId === path['residentId'];

/** The list holds further assessments at its end. */
const listsToo = (finds: (assessment: AssessmentRecord, input: AnyInput) => boolean): Mutation =>
  listAs((items, input, context) => {
    const more = context.store.assessments.filter(
      (one) => !items.some(({ id }) => id === one.id) && finds(one, input),
    );
    return [...items, ...more.map((one) => summaryView(one, context))];
  });

/** The list asked for by its category holds further assessments of the resident that are not deleted. */
export const findsToo = (finds: (assessment: AssessmentRecord) => boolean): Mutation =>
  listsToo((one, input) => isFiltered(input) && isOwn(one, input) && !one.isDeleted && finds(one));

/** The list leaves some of the original ones out. */
export const listsOnly = (keep: (item: Members, input: AnyInput, place: number) => boolean): Mutation =>
  listAs((items, input) => items.filter((item, place) => keep(item, input, place)));

import { inCompletionOrder } from '../../domain/assessments-order.ts';
import { isRefusal, type Refusal } from '../../http/problem.ts';
import type { AssessmentRecord } from '../../world/assessments-records.ts';
import type { World } from '../../world/world.ts';
import { parentless, undeletable, unknown, unreadable } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { categorySought } from './category.ts';
import { paperOf } from './paper.ts';
import { assessmentView, catalogueView, summaryView } from './view.ts';

interface AssessmentPath {
  readonly residentId: string;
  readonly assessmentId: string;
}

type Reads = 'getAssessment' | 'getAssessmentPdf' | 'getAssessmentQuestions';

const listAssessments: Handler<'listAssessments'> = ({ path: { residentId }, query }, context) => {
  const category = categorySought(query.category, context);
  if (isRefusal(category)) return category;
  const { residents, assessments } = context.store;
  if (!residents.find(residentId)) {
    const empty = { status: 200 as const, body: { data: [] } };
    return parentless('listAssessments', 'a resident', residentId, empty, context);
  }
  // ASM-09, ASM-10, ASM-14, ASM-15
  const found = assessments
    .where('resident', residentId)
    .filter((one) => !one.isDeleted && (category === null || one.category === category));
  const unfinished = context.choose('unfinished-assessment-order', { last: 'last', first: 'first' } as const);
  const listed = inCompletionOrder(found, unfinished);
  return { status: 200, body: { data: listed.map((assessment) => summaryView(assessment, context)) } };
};

/** The assessment that a path names. Which of its two ids counts is an open choice. */
const assessmentNamed = (name: string, world: World): AssessmentRecord | undefined => {
  const { assessments } = world.store;
  const byId = () => assessments.find(name);
  const byOtherId = () => assessments.where('assessmentId', name)[0];
  return world.choose('assessment-path-id', {
    either: () => byId() ?? byOtherId(),
    id: byId,
    'assessment-id': byOtherId,
  })();
};

/** Whether the path may reach an assessment through its resident; another resident is an open choice. */
const isReached = (
  assessment: AssessmentRecord,
  { residentId }: AssessmentPath,
  operation: Reads | 'deleteAssessment',
  world: World,
): boolean =>
  assessment.residentId === residentId ||
  world.choose('child-under-wrong-parent', { 'not-found': false, served: true }, operation);

const notOf = ({ residentId, assessmentId }: AssessmentPath): Refusal =>
  unknown(`an assessment of resident ${residentId}`, assessmentId);

/** The assessment that a read is about, or why there is none. */
const readable = (path: AssessmentPath, operation: Reads, world: World): AssessmentRecord | Refusal => {
  const assessment = assessmentNamed(path.assessmentId, world);
  if (!assessment) return unreadable(operation, 'an assessment', path.assessmentId, world);
  const isGone =
    assessment.isDeleted && world.choose('deleted-assessment-read', { 'not-found': true, served: false });
  if (isGone) return unknown('an assessment', path.assessmentId);
  return isReached(assessment, path, operation, world) ? assessment : notOf(path);
};

const getAssessment: Handler<'getAssessment'> = ({ path }, context) => {
  const assessment = readable(path, 'getAssessment', context);
  if (isRefusal(assessment)) return assessment;
  return { status: 200, body: { data: assessmentView(assessment, context) } };
};

const deleteAssessment: Handler<'deleteAssessment'> = ({ path }, context) => {
  const assessment = assessmentNamed(path.assessmentId, context);
  if (!assessment || assessment.isDeleted)
    return undeletable('deleteAssessment', 'an assessment', path.assessmentId, context);
  if (!isReached(assessment, path, 'deleteAssessment', context)) return notOf(path);
  // ASM-50, ASM-51
  context.store.assessments.replace({ ...assessment, isDeleted: true });
  return { status: 204, body: undefined };
};

const getAssessmentPdf: Handler<'getAssessmentPdf'> = ({ path }, context) => {
  const assessment = readable(path, 'getAssessmentPdf', context);
  if (isRefusal(assessment)) return assessment;
  const type = context.choose('pdf-content-type', {
    'application-pdf': 'application/pdf',
    'octet-stream': 'application/octet-stream',
  });
  return { status: 200, body: { type, name: `${assessment.id}.pdf`, bytes: paperOf(assessment, context) } };
};

const getAssessmentQuestions: Handler<'getAssessmentQuestions'> = ({ path }, context) => {
  const assessment = readable(path, 'getAssessmentQuestions', context);
  return isRefusal(assessment) ? assessment : { status: 200, body: catalogueView(assessment) };
};

/** The section Assessments of the interface. */
export const assessmentOperations: OperationsOf<'assessments'> = {
  listAssessments,
  getAssessment,
  deleteAssessment,
  getAssessmentPdf,
  getAssessmentQuestions,
};

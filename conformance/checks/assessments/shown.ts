import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { isObject, items } from '../../kit/json.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import { pathOf, someAssessments } from '../../factories/assessments.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Shown } from '../../laws/member-types.ts';

/** Assessments in all answers that show them. */
export interface AssessmentsShown {
  /** In the short and in the full form. */
  readonly assessments: readonly Shown[];
  readonly full: readonly Shown[];
  /** The questions of full assessments. */
  readonly questions: readonly Shown[];
  readonly catalogues: readonly Shown[];
  /** The questions of catalogues; then their follow-up questions and options. */
  readonly catalogued: readonly Shown[];
  readonly followUps: readonly Shown[];
  readonly options: readonly Shown[];
}

const shown = (answer: Answer, resources: readonly JsonObject[]): readonly Shown[] =>
  resources.map((resource) => ({ answer, resource }));

const inData = (answer: Answer): readonly Shown[] => {
  const data = isSuccess(answer) && isObject(answer.json) ? answer.json['data'] : undefined;
  return shown(answer, isObject(data) ? [data] : items(data).filter(isObject));
};

/** The objects in a member of each resource. Other checks assert anything else in the member. */
const within = (all: readonly Shown[], member: string): readonly Shown[] =>
  all.flatMap(({ answer, resource }) => shown(answer, items(resource[member]).filter(isObject)));

/** Completed and unfinished assessments if they can be made, with every kind of question; once per run. */
const assessmentsShown = once(async (t: Tools): Promise<AssessmentsShown> => {
  const listed: Shown[] = [];
  const full: Shown[] = [];
  const catalogues: Shown[] = [];
  const all = await someAssessments(t);
  for (const residentId of new Set(all.map((given) => given.residentId)))
    for (const query of [{}, { category: 'lifeStory' }])
      listed.push(...inData(await t.callAny('listAssessments', { path: { residentId }, query })));
  for (const given of all) {
    const path = await pathOf(t, given);
    full.push(...inData(await t.call('getAssessment', { path })));
    const catalogue = await t.call('getAssessmentQuestions', { path });
    if (isSuccess(catalogue) && isObject(catalogue.json))
      catalogues.push(...shown(catalogue, [catalogue.json]));
  }
  const catalogued = within(catalogues, 'questions');
  const followUps = within(catalogued, 'followUpQuestions');
  return {
    assessments: [...listed, ...full],
    full,
    questions: within(full, 'questions'),
    catalogues,
    catalogued,
    followUps,
    options: within([...catalogued, ...followUps], 'answerOptions'),
  };
});

/** The resources of one kind; unproven if there are none. */
export async function someShown(t: Tools, kind: keyof AssessmentsShown): Promise<readonly Shown[]> {
  const found = (await precondition('a read of the assessments', () => assessmentsShown(t)))[kind];
  return found.length > 0 ? found : t.unproven(`no answer shows any of ${kind} to look at`);
}

import { CATEGORIES } from '../../assertions/assessments.ts';
import { pathOf, someAssessments } from '../../factories/assessments.ts';
import { isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { isObject, items } from '../../kit/json.ts';
import { precondition } from '../../kit/precondition.ts';
import type { Tools } from '../../kit/tools.ts';
import { shownIn } from '../../laws/dated-members.ts';
import {
  aText,
  anObject,
  listOfObjects,
  memberTypes,
  type MemberType,
  type Shown,
} from '../../laws/member-types.ts';
import { typesOf } from '../../laws/shown.ts';

/** Assessments in all answers that show them. */
interface AssessmentsShown {
  /** In the short and in the full form. */
  readonly assessments: readonly Shown[];
  readonly full: readonly Shown[];
  readonly catalogues: readonly Shown[];
  /** Those whose questions are a list of objects. */
  readonly offering: readonly Shown[];
  /** The same, and their follow-up questions in the place of their questions, because these have options too. */
  readonly withFollowUps: readonly Shown[];
}

const isOfQuestions = ({ resource }: Shown): boolean => listOfObjects.holds(resource['questions']);

/** Completed and unfinished assessments if they can be made, with every kind of question; once per run. */
const assessmentsShown = once(async (t: Tools): Promise<AssessmentsShown> => {
  const listed: Shown[] = [];
  const full: Shown[] = [];
  const catalogues: Shown[] = [];
  const all = await someAssessments(t);
  for (const residentId of new Set(all.map((given) => given.residentId)))
    for (const category of CATEGORIES) {
      const query = category ? { category } : {};
      listed.push(...shownIn(await t.call('listAssessments', { path: { residentId }, query })));
    }
  for (const given of all) {
    const path = await pathOf(t, given);
    full.push(...shownIn(await t.call('getAssessment', { path })));
    const answer = await t.call('getAssessmentQuestions', { path });
    if (isSuccess(answer) && isObject(answer.json)) catalogues.push({ answer, resource: answer.json });
  }
  const followUps = catalogues.flatMap(({ answer, resource }) =>
    items(resource['questions'])
      .filter(isObject)
      .map(({ followUpQuestions: questions }) => ({ answer, resource: { questions } })),
  );
  return {
    ...{ assessments: [...listed, ...full], full, catalogues },
    // That the questions are a list of objects is for their own check.
    offering: catalogues.filter(isOfQuestions),
    withFollowUps: [...catalogues, ...followUps].filter(isOfQuestions),
  };
});

/** The resources of one kind; unproven if there are none. */
const samples = (kind: keyof AssessmentsShown) => async (t: Tools) => {
  const found = (await precondition('a read of the assessments', () => assessmentsShown(t)))[kind];
  return found.length > 0 ? found : t.unproven(`no answer shows any of ${kind} to look at`);
};

const anArray: MemberType = { says: 'an array', holds: Array.isArray };

typesOf('assessments', 'AssessmentSummary', samples('assessments'), {
  'have-an-id': 'ASM-01',
  'names-are-strings': 'ASM-02',
  'facility-texts-are-strings': 'ASM-03',
  'type-and-category-are-strings': 'ASM-04',
  'flags-are-booleans': 'ASM-05',
  'dates-are-date-times': 'ASM-06',
});

memberTypes('assessments', samples('assessments'), {
  'people-are-named': [
    'The createdBy and the completedBy of an assessment are objects whose id is a string.',
    'ASM-07',
    [anObject, 'createdBy completedBy'],
    [aText, 'createdBy.id completedBy.id'],
  ],
});

typesOf('assessments', 'Assessment', samples('full'), {
  'questions-have-a-guid': 'ASM-26',
  'answers-are-arrays': ['ASM-30', anArray],
});

typesOf('assessments', 'AssessmentQuestionCatalogue', samples('catalogues'), {
  'catalogue-names-are-strings': 'ASM-35',
  'catalogue-is-of-questions': 'ASM-36',
  'catalogue-orders-are-integers': 'ASM-38',
  'catalogue-flags-are-booleans': 'ASM-39',
});

typesOf('assessments', 'AssessmentQuestionCatalogue', samples('withFollowUps'), {
  'options-are-objects': 'ASM-40',
});

typesOf('assessments', 'AssessmentQuestionCatalogue', samples('offering'), {
  'follow-ups-are-objects': 'ASM-42',
});

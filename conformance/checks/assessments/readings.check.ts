import {
  assessedResident,
  fullInterview,
  heldAssessment,
  heldAssessments,
  someAssessments,
  standingAssessment,
} from '../../factories/assessments.ts';
import { pathOf, type GivenAssessment } from '../../factories/assessments.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import { isObject, items, show } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess, refused } from '../../kit/match.ts';
import { idsOf, listOf, objects } from '../../kit/read.ts';
import { isBlank, sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { askedIn, fullOf, holds, isListed, listedOf } from '../../assertions/assessments.ts';
import { sharedCatalogueOf, sharedFullOf } from '../../assertions/assessments.ts';
import { foundAssessments, isOfOther, some } from '../../assertions/found-assessments.ts';

check({
  id: 'assessments.empty-category',
  says: 'Records how an empty category is answered.',
  clauses: ['ASM-21'],
  negative: true,
  async run(t) {
    const residentId = await assessedResident(t);
    const answer = await t.callAny('listAssessments', { path: { residentId }, query: { category: '' } });
    if (!isSuccess(answer))
      return t.observe(
        'empty-category',
        'listAssessments',
        answer.status === 400 ? 'unrecognized' : `other: ${answer.status}`,
      );
    const { items: all } = await listedOf(t, residentId);
    const isAll = sameSet(idsOf(listOf(answer)), idsOf(all));
    t.observe(
      'empty-category',
      'listAssessments',
      isAll ? 'no-filter' : `other: ${listOf(answer).length} items`,
    );
  },
});

check({
  id: 'assessments.categories',
  says: 'Records whether assessments have categories that the filter does not recognize.',
  clauses: ['ASM-22'],
  async run(t) {
    const isMade = hasLever(t.run, 'create-assessment');
    const given = isMade ? await heldAssessment(t, { category: 'clinical' }) : await foundOfOther(t);
    const known = isMade ? 'clinical' : given.item['category'];
    const reading = ({ category }: JsonObject) =>
      category === known
        ? 'any'
        : isBlank(category)
          ? 'life-story-or-none'
          : (`other: ${show(category)}` as const);
    t.observe('assessment-categories', 'listAssessments', reading(given.item));
    t.observe('assessment-categories', 'getAssessment', reading((await fullOf(t, given)).assessment));
  },
});

async function foundOfOther(t: Tools): Promise<GivenAssessment> {
  const wanted = { 'an assessment of a category other than lifeStory': some(isOfOther) };
  const found = (await foundAssessments(t, wanted)).find(({ item }) => isOfOther(item));
  return found ?? t.unproven('needs an assessment of a category other than lifeStory');
}

check({
  id: 'assessments.answer-items',
  says: 'Records what an item of answers and of followUpQuestions holds in a full assessment.',
  clauses: ['ASM-32'],
  async run(t) {
    for (const given of await someAssessments(t)) {
      const [full, catalogue] = [await sharedFullOf(t, given), await sharedCatalogueOf(t, given)];
      const forms = full.questions.flatMap((question) => {
        const asked = askedIn(catalogue, question);
        return [
          ...formsOf(question['answers'], objects(asked, 'answerOptions'), ['guid', 'text', 'value']),
          ...formsOf(question['followUpQuestions'], objects(asked, 'followUpQuestions'), [
            'guid',
            'text',
            'answers',
          ]),
        ];
      });
      const [form, ...others] = [...new Set(forms)];
      if (form !== undefined)
        t.observe(
          'assessment-answer-items',
          'getAssessment',
          others.length === 0 ? form : `other: ${[form, ...others].join(' and ')}`,
        );
    }
  },
});

type Form = 'short' | 'as-catalogued' | `other: ${string}`;

/** How each item of an answer shows the members that the catalogue shows too. */
const formsOf = (
  shown: unknown,
  catalogued: readonly JsonObject[],
  short: readonly string[],
): readonly Form[] =>
  items(shown).map((item): Form => {
    const known = catalogued.find(({ guid }) => typeof guid === 'string' && holds(item, guid));
    if (!known || !isObject(item)) return `other: ${show(item, 80)}`;
    const names = Object.keys(item).filter((name) => !isBlank(item[name]));
    const wanted = Object.keys(known).filter((name) => !isBlank(known[name]));
    const isWhole = short.every((name) => names.includes(name) || !wanted.includes(name));
    if (isWhole && names.every((name) => short.includes(name))) return 'short';
    const isAll = wanted.every((name) => names.includes(name));
    return isAll ? 'as-catalogued' : `other: ${names.join(', ')}`;
  });

check({
  id: 'assessments.path-id',
  says: 'Records which of its two ids the path of one assessment takes.',
  clauses: ['ASM-33'],
  async run(t) {
    for (const operation of ['getAssessment', 'getAssessmentPdf', 'getAssessmentQuestions'] as const)
      await observePathId(t, operation, () => standingAssessment(t));
  },
});

check({
  id: 'assessments.path-id-of-a-delete',
  says: 'Records which of its two ids the path takes to delete an assessment.',
  clauses: ['ASM-33'],
  async run(t) {
    const { residentId } = await givenResident(t);
    await observePathId(t, 'deleteAssessment', () => heldAssessment(t, fullInterview(t), residentId));
  },
});

async function observePathId(
  t: Tools,
  operation: 'getAssessment' | 'getAssessmentPdf' | 'getAssessmentQuestions' | 'deleteAssessment',
  make: () => Promise<GivenAssessment>,
): Promise<void> {
  const takes = async (member: 'id' | 'assessmentId'): Promise<boolean | undefined> => {
    const { residentId, item, id } = await make();
    const named = item[member];
    if (typeof named !== 'string' || named === '' || (member === 'assessmentId' && named === id))
      return undefined;
    const answer = await t.call(operation, { path: { residentId, assessmentId: named } });
    if (operation === 'deleteAssessment')
      // A delete of an unknown id may succeed, so the list must show that the assessment is gone.
      return isSuccess(answer) && !isListed(await listedOf(t, residentId), id);
    return isSuccess(answer) ? true : refused(answer) === undefined ? false : undefined;
  };
  const [own, other] = [await takes('id'), await takes('assessmentId')];
  if (own === undefined || other === undefined)
    return t.note(`${operation}: the assessment has no two ids to distinguish`);
  t.observe(
    'assessment-path-id',
    operation,
    own ? (other ? 'either' : 'id') : other ? 'assessment-id' : 'other: neither',
  );
}

check({
  id: 'assessments.most-recent',
  says: 'Records which assessments of a resident have isMostRecent true, also after one is deleted.',
  clauses: ['ASM-53'],
  needs: ['lever:create-assessment'],
  async run(t) {
    const at = async (day: number) => `${await t.day(day)}T10:00:00Z`;
    const [templateId, other] = [t.fresh.word('template'), t.fresh.word('template')];
    const held = await heldAssessments(t, [
      { templateId, dateStarted: await at(-20), dateCompleted: await at(-10) },
      { templateId, dateStarted: await at(-30), dateCompleted: await at(-5) },
      { templateId: other, dateStarted: await at(-4), dateCompleted: await at(-3) },
    ]);
    const [, second] = held;
    if (!second) return;
    const { residentId } = second;
    const recent = async () => {
      const shown = listOf(await t.call('listAssessments', { path: { residentId } }));
      return held.map(({ id }) => shown.find((one) => one['id'] === id)?.['isMostRecent'] ?? null);
    };
    const before = await recent();
    const deletion = await t.call('deleteAssessment', { path: await pathOf(t, second) });
    const seen = show([before, await recent()]);
    if (!isSuccess(deletion)) return t.observed(`the assessment is not deleted: ${deletion.status}`);
    const outcomes = {
      'of-template': show([
        [false, true, true],
        [true, null, true],
      ]),
      'of-resident': show([
        [false, false, true],
        [false, null, true],
      ]),
    };
    const found = (['of-template', 'of-resident'] as const).find((one) => outcomes[one] === seen);
    t.observe('most-recent-assessment', 'listAssessments', found ?? `other: ${seen}`);
  },
});

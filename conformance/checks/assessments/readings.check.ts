import {
  assessedResident,
  fullInterview,
  heldAssessment,
  heldAssessments,
  pathOf,
  someAssessments,
  standingAssessment,
  type GivenAssessment,
} from '../../factories/assessments.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import { field, isObject, items, show } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { byId, idsOf, listOf, objects } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank, same, sameOrder, sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { askedIn, fullOf, holds, isListed, listedOf } from '../../assertions/assessments.ts';
import { sharedCatalogueOf, sharedFullOf } from '../../assertions/assessments.ts';
import { foundAssessments, isOfOther, some } from '../../assertions/found-assessments.ts';
import { mustDelete } from './lives.ts';

check({
  id: 'assessments.empty-category',
  says: 'Records how an empty category is answered.',
  clauses: ['ASM-21'],
  negative: true,
  async run(t) {
    const residentId = await assessedResident(t);
    const answer = await t.callAny('listAssessments', { path: { residentId }, query: { category: '' } });
    const ids = isSuccess(answer) ? idsOf(listOf(answer)) : undefined;
    const isAll = ids !== undefined && sameSet(ids, idsOf((await listedOf(t, residentId)).items));
    const outcomes = { unrecognized: answer.status === 400, 'no-filter': isAll };
    reading(t, 'empty-category', answer, outcomes, ids ? `${ids.length} items` : `${answer.status}`);
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
    const { assessment } = await fullOf(t, given);
    for (const [operation, { category }] of [
      ['listAssessments', given.item],
      ['getAssessment', assessment],
    ] as const) {
      const other = isBlank(category) ? 'life-story-or-none' : (`other: ${show(category)}` as const);
      t.observe('assessment-categories', operation, category === known ? 'any' : other);
    }
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
    const nulls = short.filter((name) => item[name] === null);
    if (isWhole && names.every((name) => short.includes(name)))
      return nulls.length === 0 ? 'short' : `other: ${nulls.join(', ')} without a value`;
    const isAll = wanted.every((name) => names.includes(name));
    return isAll ? 'as-catalogued' : `other: ${names.join(', ')}`;
  });

const READS = ['getAssessment', 'getAssessmentPdf', 'getAssessmentQuestions'] as const;

check({
  id: 'assessments.path-id',
  says: 'Records which of its two ids the path of one assessment takes.',
  clauses: ['ASM-33'],
  async run(t) {
    for (const operation of READS) await observePathId(t, operation, () => standingAssessment(t));
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
  operation: (typeof READS)[number] | 'deleteAssessment',
  make: () => Promise<GivenAssessment>,
): Promise<void> {
  const takes = async (member: 'id' | 'assessmentId'): Promise<boolean | undefined> => {
    const { residentId, item, id } = await make();
    const assessmentId = item[member];
    if (typeof assessmentId !== 'string' || assessmentId === '') return undefined;
    if (member === 'assessmentId' && assessmentId === id) return undefined;
    const answer = await t.call(operation, { path: { residentId, assessmentId } });
    // A delete of an unknown id may succeed, so the list must show that the assessment is gone.
    if (operation === 'deleteAssessment')
      return isSuccess(answer) && !isListed(await listedOf(t, residentId), id);
    return isSuccess(answer) || (isRefused(answer) ? false : undefined);
  };
  const [own, other] = [await takes('id'), await takes('assessmentId')];
  if (own === undefined || other === undefined)
    return t.note(`${operation}: the assessment has no two ids to distinguish`);
  const reading = own ? (other ? 'either' : 'id') : other ? 'assessment-id' : 'other: neither';
  t.observe('assessment-path-id', operation, reading);
}

check({
  id: 'assessments.deleted-assessment-read',
  says: 'Records what a read of a deleted assessment answers.',
  clauses: ['ASM-52'],
  async run(t) {
    const given = await heldAssessment(t, fullInterview(t));
    const path = await pathOf(t, given);
    const before = await t.call('getAssessment', { path });
    await mustDelete(t, given);
    for (const operation of READS) {
      const answer = await t.call(operation, { path });
      const isSame =
        operation !== 'getAssessment' ||
        same(field(answer.json, 'data.questions'), field(before.json, 'data.questions'));
      const outcomes = { 'not-found': isRefused, served: isSuccess(answer) && isSame };
      const seen = `${answer.status}${isSame ? '' : ' with other questions'}`;
      reading(t, 'deleted-assessment-read', answer, outcomes, seen);
    }
  },
});

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
      const answer = await t.call('listAssessments', { path: { residentId } });
      const shown = held.map(({ id }) => byId(listOf(answer), id)?.['isMostRecent'] ?? null);
      return { answer, shown };
    };
    const before = await recent();
    const deletion = await t.call('deleteAssessment', { path: await pathOf(t, second) });
    const { answer, shown } = await recent();
    if (!isSuccess(deletion)) return t.observed(`the assessment is not deleted: ${deletion.status}`);
    const is = (...flags: readonly (boolean | null)[]) => sameOrder([...before.shown, ...shown], flags);
    const outcomes = {
      'of-template': is(false, true, true, true, null, true),
      'of-resident': is(false, false, true, false, null, true),
    };
    reading(t, 'most-recent-assessment', answer, outcomes, show([before.shown, shown]));
  },
});

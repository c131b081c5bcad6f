import fc from 'fast-check';
import { fullInterview, heldAssessment, heldAssessments, pathOf } from '../../factories/assessments.ts';
import type { GivenAssessment, Held } from '../../factories/assessments.ts';
import { givenResident } from '../../factories/residents.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { fits, isSuccess, refused, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { same } from '../../kit/same.ts';
import { field } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import { faultOfAll, listedOf, mustHoldAssessments, mustContainOnly } from '../../assertions/assessments.ts';

async function mustDelete(t: Tools, given: GivenAssessment): Promise<void> {
  const answer = await t.call('deleteAssessment', { path: await pathOf(t, given) });
  attributed(['ASM-49'], () => must(answer, status(204), fits));
}

/** The clauses that a list breaks if it lacks an assessment that is left, or holds one that was deleted. */
const LEFT = { lacks: 'ASM-51', lacksStory: 'ASM-51', holds: 'ASM-50' } as const;

/** Makes interviews from one template, which differ only in their ids. */
async function alike(
  t: Tools,
  residentId: string,
  all: readonly Held[],
): Promise<readonly GivenAssessment[]> {
  const [held = {}, ...others] = all;
  const first = await heldAssessment(t, held, residentId);
  const template = first.item['assessmentTemplateId'];
  const same = typeof template === 'string' && { templateId: template };
  const rest = others.map((other) => ({ ...other, ...same }));
  return [first, ...(await heldAssessments(t, rest, residentId))];
}

check({
  id: 'assessments.deleted-is-not-listed',
  says: 'A delete is answered 204, and the assessment is no longer in the list, with the category or without.',
  clauses: ['ASM-49', 'ASM-50'],
  async run(t) {
    const { residentId } = await givenResident(t);
    for (const held of [
      { category: 'lifeStory' },
      {},
      { category: 'clinical' },
      { category: 'lifeStory', isCompleted: false },
      fullInterview(t),
    ] satisfies readonly Held[]) {
      const given = await heldAssessment(t, held, residentId);
      await mustDelete(t, given);
      if (held.category === 'lifeStory')
        await mustHoldAssessments(t, residentId, [], 'after the delete', LEFT);
      else mustContainOnly(await listedOf(t, residentId), [], 'after the delete', faultOfAll([], LEFT));
    }
  },
});

check({
  id: 'assessments.delete-of-one',
  says: 'A delete leaves the other assessments of the resident and those of other residents in their lists.',
  clauses: ['ASM-51', 'ASM-50'],
  async run(t) {
    const { residentId } = await givenResident(t);
    const theirs = await heldAssessment(t, { category: 'lifeStory' });
    const story = { category: 'lifeStory' };
    let left = await alike(t, residentId, [
      story,
      {},
      story,
      { category: 'clinical' },
      { isCompleted: false },
      story,
    ]);
    for (const [turn, place] of [2, 3, 0, 1].entries()) {
      const [gone] = left.slice(place, place + 1);
      if (!gone) continue;
      await mustDelete(t, gone);
      left = left.filter((one) => one !== gone);
      const ids = left.map(({ id }) => id);
      if (turn % 2 === 1) await mustHoldAssessments(t, residentId, left, 'after one was deleted', LEFT);
      else
        mustContainOnly(await listedOf(t, residentId), ids, 'after one was deleted', faultOfAll(ids, LEFT));
    }
    await mustHoldAssessments(t, theirs.residentId, [theirs], 'after those of another were deleted', LEFT);
    left = [...left, await heldAssessment(t, story, residentId)];
    await mustHoldAssessments(t, residentId, left, 'after another interview', LEFT);
  },
});

check({
  id: 'assessments.any-come-and-go',
  says: 'After any interviews are held and deleted, the list holds the rest, with the category or without.',
  clauses: ['ASM-50', 'ASM-51', 'ASM-13'],
  async run(t) {
    const step = fc.oneof(
      fc.record({ hold: fc.constantFrom('lifeStory', 'clinical', undefined), isCompleted: fc.boolean() }),
      fc.record({ remove: fc.nat({ max: 5 }) }),
    );
    await t.property(
      fc.array(step, { minLength: 3, maxLength: 7 }),
      async (steps) => {
        const { residentId } = await givenResident(t);
        let left: readonly GivenAssessment[] = [];
        for (const one of steps) {
          if ('remove' in one) {
            const gone = left[one.remove % Math.max(left.length, 1)];
            if (!gone) continue;
            await mustDelete(t, gone);
            left = left.filter((other) => other !== gone);
          } else {
            const { hold: category, isCompleted } = one;
            const held = { isCompleted, ...(category !== undefined && { category }) };
            left = [...left, await heldAssessment(t, held, residentId)];
          }
          const ids = left.map(({ id }) => id);
          // The list was already checked after each interview was made.
          if ('remove' in one && one !== steps.at(-1))
            mustContainOnly(await listedOf(t, residentId), ids, 'after a delete', faultOfAll(ids, LEFT));
        }
        await mustHoldAssessments(t, residentId, left, 'in the end', { ...LEFT, lacksStory: 'ASM-13' });
      },
      { runs: Math.ceil((Math.min(t.run.runs, 5) * 3) / 5) },
    );
  },
});

check({
  id: 'assessments.delete-in-vain-removes-nothing',
  says: 'A delete for an id that is no assessment removes none of the resident, whatever it answers.',
  clauses: ['ASM-51'],
  negative: true,
  async run(t) {
    const given = await heldAssessment(t, { category: 'lifeStory' });
    const { residentId } = given;
    await t.call('deleteAssessment', { path: { residentId, assessmentId: t.fresh.word('nobody') } });
    await mustHoldAssessments(t, residentId, [given], 'after a delete in vain', LEFT);
  },
});

check({
  id: 'assessments.deleted-assessment-read',
  says: 'Records what a read of a deleted assessment answers.',
  clauses: ['ASM-52'],
  async run(t) {
    const given = await heldAssessment(t, fullInterview(t));
    const path = await pathOf(t, given);
    const operations = ['getAssessment', 'getAssessmentPdf', 'getAssessmentQuestions'] as const;
    const before = await t.call('getAssessment', { path });
    await mustDelete(t, given);
    for (const operation of operations) {
      const answer = await t.call(operation, { path });
      const isSame =
        operation !== 'getAssessment' ||
        same(field(answer.json, 'data.questions'), field(before.json, 'data.questions'));
      t.observe(
        'deleted-assessment-read',
        operation,
        refused(answer) === undefined
          ? 'not-found'
          : isSuccess(answer) && isSame
            ? 'served'
            : `other: ${answer.status}${isSame ? '' : ' with other questions'}`,
      );
    }
  },
});

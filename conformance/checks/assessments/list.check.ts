import {
  fullInterview,
  heldAssessment,
  heldAssessments,
  someAssessments,
} from '../../factories/assessments.ts';
import type { Held } from '../../factories/assessments.ts';
import { inTurns } from '../../factories/many.ts';
import { givenResident } from '../../factories/residents.ts';
import { attributed } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { differs, lacks, shows } from '../../kit/fault.ts';
import { answerText } from '../../kit/match.ts';
import { mustHold } from '../../kit/must.ts';
import { idsOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import {
  isListed,
  listedOf,
  mustHoldAssessments,
  mustContainOnly,
  sharedListsOf,
} from '../../assertions/assessments.ts';
import {
  foundLists,
  hasNoCategory,
  isCompleted,
  isOfOther,
  isStory,
  isUnfinished,
  mustKeepResidentsApart,
  mustContainWhateverCategory,
  some,
} from '../../assertions/found-assessments.ts';
import type { Wanted } from '../../assertions/found-assessments.ts';
import { mustBeWhole } from '../../assertions/whole-list.ts';

/** The clauses for the list of the resident: every fault breaks ASM-09. */
const OWN = { lacks: 'ASM-09', lacksStory: 'ASM-09', holds: 'ASM-09' } as const;

check({
  id: 'assessments.list-of-one-resident',
  says: 'The list of a resident holds the assessments of this resident and no other, with the category or without.',
  clauses: ['ASM-09', 'ASM-08'],
  async run(t) {
    if (!hasLever(t.run, 'create-assessment')) return mustKeepResidentsApart(t);
    const { residentId: idle } = await givenResident(t);
    const { residentId: own } = await givenResident(t);
    const { residentId: other } = await givenResident(t);
    await mustHoldAssessments(t, idle, [], 'without an interview', OWN);
    const story = { category: 'lifeStory' };
    const first = await heldAssessment(t, story, own);
    const theirs = await heldAssessment(t, story, other);
    const later = await heldAssessments(t, [{}, story], own);
    await mustHoldAssessments(t, own, [first, ...later], 'after three interviews', OWN);
    await mustHoldAssessments(t, other, [theirs], 'after one interview', OWN);
    await mustHoldAssessments(t, idle, [], 'while others had interviews', OWN);
  },
});

const allKinds: Wanted = {
  'a completed life story': some(isStory, isCompleted),
  'an unfinished life story': some(isStory, isUnfinished),
  'an assessment of a category other than lifeStory': some(isOfOther),
  'an assessment without a category': some(hasNoCategory),
};

check({
  id: 'assessments.list-without-category',
  says: 'Without a category the list holds every assessment of the resident, of whatever category or none, finished or not.',
  clauses: ['ASM-10'],
  async run(t) {
    if (!hasLever(t.run, 'create-assessment')) {
      for (const lists of await foundLists(t, allKinds)) await mustContainWhateverCategory(t, lists);
      return;
    }
    const { residentId } = await givenResident(t);
    const all = [];
    const held: readonly Held[] = [{ category: 'clinical' }, {}, { category: 'lifeStory' }];
    for (const more of [{}, { isCompleted: false }]) {
      const some = held.map((one) => ({ ...one, ...more }));
      all.push(...(await heldAssessments(t, some, residentId)));
      const ids = all.map(({ id }) => id);
      mustContainOnly(await listedOf(t, residentId), ids, `after ${all.length} interviews`, () => 'ASM-10');
    }
  },
});

check({
  id: 'assessments.list-without-questions',
  says: 'No item of the list carries questions, with the category or without.',
  clauses: ['ASM-12'],
  async run(t) {
    for (const { residentId, held } of await someAssessments(t))
      for (const { answer, items } of await sharedListsOf(t, residentId)) {
        for (const item of items)
          mustHold(answer, 'no questions', isBlank(item['questions']), shows('questions', item['questions']));
        const texts = (held?.questions ?? []).flatMap(({ text, comment, answerOptions }) => [
          text,
          ...(comment === undefined ? [] : [comment]),
          ...(answerOptions ?? []).map((option) => option.text),
        ]);
        const found = texts.find((text) => answer.text.includes(text));
        mustHold(
          answer,
          'nothing of what was asked or answered',
          found === undefined,
          differs(`“${found}” in the list`),
        );
      }
  },
});

check({
  id: 'assessments.whole-list',
  says: 'A list of more than a hundred assessments, with the category or without, is complete in one answer.',
  clauses: ['CNV-11'],
  async run(t) {
    const { id, residentId } = await heldAssessment(t, { category: 'lifeStory' });
    const made = await inTurns(100, () =>
      t.lever('create-assessment', { residentId, category: 'lifeStory' }),
    );
    const ids = [id, ...made.map(({ assessmentId }) => assessmentId)];
    for (const category of [undefined, 'lifeStory'] as const) {
      const { answer, items } = await listedOf(t, residentId, category);
      await mustBeWhole(answer, idsOf(items), ids);
    }
  },
});

check({
  id: 'assessments.new-ones-are-listed',
  says: 'A new assessment is in the list at once, even if the list was read before.',
  clauses: ['ASM-10', 'ASM-13'],
  async run(t) {
    const { residentId } = await givenResident(t);
    for (const category of [undefined, 'lifeStory'] as const) await listedOf(t, residentId, category);
    const { id } = await heldAssessment(t, fullInterview(t), residentId);
    for (const category of [undefined, 'lifeStory'] as const) {
      const list = await listedOf(t, residentId, category);
      attributed([category ? 'ASM-13' : 'ASM-10'], () =>
        mustHold(list.answer, 'the new assessment', isListed(list, id), {
          ...lacks(answerText(list.answer)),
          items: [id],
        }),
      );
    }
  },
});

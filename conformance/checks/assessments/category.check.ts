import fc from 'fast-check';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { assessedResident, assessedResidents, heldAssessments } from '../../factories/assessments.ts';
import { givenResident } from '../../factories/residents.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { check } from '../../kit/check.ts';
import type { Answer } from '../../kit/call.ts';
import type { JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { pool } from '../../kit/to-add.ts';
import { status, answerText } from '../../kit/match.ts';
import { differs, holdsExtra, lacks } from '../../kit/fault.ts';
import { must, mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';
import { isListed, listedOf, mustHoldAssessments } from '../../assertions/assessments.ts';
import {
  foundLists,
  hasNoCategory,
  isCompleted,
  isOfOther,
  isStory,
  isUnfinished,
  mustFilter,
  some,
} from '../../assertions/found-assessments.ts';
import type { Wanted } from '../../assertions/found-assessments.ts';

const OTHER = 'an assessment of a category other than lifeStory';
const storiesOfBoth: Wanted = {
  'a completed life story': some(isStory, isCompleted),
  'an unfinished life story': some(isStory, isUnfinished),
};
const mixtures: Wanted = {
  'a life story and an assessment of another category': (own) => some(isStory)(own) && some(isOfOther)(own),
  'a life story and an assessment without a category': (own) =>
    some(isStory)(own) && some(hasNoCategory)(own),
};

/** Judges the lists of residents who already have what is wanted. */
async function mustFilterFound(t: Tools, wanted: Wanted, is?: (item: JsonObject) => boolean): Promise<void> {
  for (const lists of await foundLists(t, wanted)) mustFilter(lists, is);
}

check({
  id: 'assessments.category-finds-life-stories',
  says: 'With the category lifeStory the list holds every life story of the resident, finished or not.',
  clauses: ['ASM-13'],
  async run(t) {
    if (!hasLever(t.run, 'create-assessment')) return mustFilterFound(t, storiesOfBoth, isStory);
    const { residentId } = await givenResident(t);
    const story = { category: 'lifeStory' };
    const stories = await heldAssessments(t, [story, { ...story, isCompleted: false }, story], residentId);
    const list = await listedOf(t, residentId, 'lifeStory');
    for (const { id } of stories)
      mustHold(list.answer, 'each life story', isListed(list, id), lacks(`not ${id}`));
  },
});

for (const [what, held, further, clause, is] of [
  ['other-category', { category: 'clinical' }, [{ category: 'lifestory' }], 'ASM-14', isOfOther],
  ['no-category', {}, [], 'ASM-15', hasNoCategory],
] as const) {
  check({
    id: `assessments.category-leaves-out-${what}`,
    says: `With the category lifeStory no assessment of ${what === 'no-category' ? 'no' : 'another'} category is in the list, finished or not.`,
    clauses: [clause],
    async run(t) {
      if (!hasLever(t.run, 'create-assessment'))
        return mustFilterFound(t, { [`an assessment of ${what.replace('-', ' ')}`]: some(is) }, is);
      const { residentId } = await givenResident(t);
      const others = [
        ...(await heldAssessments(t, [held, { ...held, isCompleted: false }, ...further], residentId)),
      ];
      const mustBeLeftOut = async (): Promise<void> => {
        const list = await listedOf(t, residentId, 'lifeStory');
        for (const { id } of others)
          mustHold(list.answer, 'life stories alone', !isListed(list, id), holdsExtra(`${id} is listed`));
      };
      await mustBeLeftOut();
      others.push(...(await heldAssessments(t, [{ category: 'lifeStory' }, held], residentId)).slice(1));
      await mustBeLeftOut();
    },
  });
}

check({
  id: 'assessments.category-filters',
  says: 'The category lifeStory lists the life stories and no others, whatever interviews a resident had.',
  clauses: ['ASM-13', 'ASM-14', 'ASM-15'],
  async run(t) {
    if (!hasLever(t.run, 'create-assessment')) return mustFilterFound(t, mixtures);
    const held = fc.record(
      { category: fc.constantFrom('lifeStory', 'clinical', 'lifestory', 'story'), isCompleted: fc.boolean() },
      { requiredKeys: ['isCompleted'], noNullPrototype: true },
    );
    await t.property(
      fc.array(held, { minLength: 1, maxLength: 4 }),
      async (all) => {
        const { residentId } = await givenResident(t);
        const given = await heldAssessments(t, all, residentId);
        await mustHoldAssessments(t, residentId, given, `after ${all.length} interviews`);
      },
      { runs: Math.ceil((Math.min(t.run.runs, 5) * 4) / 5) },
    );
  },
});

check({
  id: 'assessments.category-of-those-found',
  says: 'Of the assessments that residents already have, the category keeps the life stories and drops all others.',
  clauses: ['ASM-13', 'ASM-14', 'ASM-15'],
  async run(t) {
    const lists = [];
    for (const residentId of await assessedResidents(t))
      lists.push({ all: await listedOf(t, residentId), stories: await listedOf(t, residentId, 'lifeStory') });
    if (lists.every(({ all }) => all.items.every(hasNoCategory)))
      t.unproven('needs a resident with an assessment that shows its category', pool('assessedResidents'));
    for (const one of lists) mustFilter(one);
  },
});

/**
 * A category that is not recognized must get a 400. If it is served, it breaks `likeness`, unless a category
 * without any likeness is served too.
 */
async function mustRefuse(
  t: Tools,
  residentId: string,
  category: string,
  likeness?: ClauseId,
): Promise<Answer> {
  const ask = (value: string) =>
    t.callAny('listAssessments', { path: { residentId }, query: { category: value } });
  const answer = await ask(category);
  if (answer.status === 400) return answer;
  const isAlone = likeness !== undefined && (await ask(t.fresh.word('outside'))).status === 400;
  return attributing([isAlone ? likeness : 'ASM-16'], () => {
    must(answer, status(400));
    return answer;
  });
}

/** The body of the refusal must name the category that is recognized. */
function mustName(answer: Answer, category: string): void {
  // The sent value may be repeated in the body, so it is removed first.
  const rest = answer.text.replaceAll(category, '').replaceAll(encodeURIComponent(category), '');
  attributed(['ASM-17'], () =>
    mustHold(
      answer,
      'lifeStory named in the refusal',
      rest.includes('lifeStory'),
      differs(answerText(answer)),
    ),
  );
}

/** The categories of assessments that residents already have, and one that none has. */
async function mustRefuseThoseFound(t: Tools): Promise<void> {
  for (const { residentId, all } of await foundLists(t, { [OTHER]: some(isOfOther) })) {
    const own = all.items.filter(isOfOther).map(({ category }) => String(category));
    for (const category of [...new Set(own), t.fresh.word('outside')])
      mustName(await mustRefuse(t, residentId, category), category);
  }
}

/** A resident without an assessment, and one with an assessment if there is one. */
const residents = once(async (t: Tools): Promise<readonly [string, string]> => [
  (await givenResident(t)).residentId,
  await assessedResident(t),
]);

check({
  id: 'assessments.category-unrecognized',
  says: 'A category that is not recognized is refused with 400, and the body names lifeStory.',
  clauses: ['ASM-16', 'ASM-17'],
  negative: true,
  async run(t) {
    const { residentId } = await givenResident(t);
    for (const category of [t.fresh.word('outside'), 'clinical', 'all', 'null', '0'])
      mustName(await mustRefuse(t, residentId, category), category);
  },
});

check({
  id: 'assessments.category-unrecognized-though-used',
  says: 'An unrecognized category is refused with 400 even for a resident who has assessments of that category.',
  clauses: ['ASM-16', 'ASM-17'],
  negative: true,
  async run(t) {
    if (!hasLever(t.run, 'create-assessment')) return mustRefuseThoseFound(t);
    const { residentId } = await givenResident(t);
    await heldAssessments(t, [{ category: 'clinical' }, { category: 'lifeStory' }], residentId);
    for (const category of ['clinical', t.fresh.word('outside')])
      mustName(await mustRefuse(t, residentId, category), category);
  },
});

check({
  id: 'assessments.category-in-other-letters',
  says: 'A category that differs from lifeStory only in case is not recognized.',
  clauses: ['ASM-18', 'ASM-16', 'ASM-17'],
  negative: true,
  async run(t) {
    const [none, some] = await residents(t);
    for (const category of ['lifestory', 'LifeStory', 'LIFESTORY', 'lIFEsTORY'])
      mustName(await mustRefuse(t, some, category, 'ASM-18'), category);
    mustName(await mustRefuse(t, none, 'LifeStory', 'ASM-18'), 'LifeStory');
  },
});

check({
  id: 'assessments.category-in-part',
  says: 'A category that is a part of lifeStory, or longer than it, is not recognized.',
  clauses: ['ASM-19', 'ASM-16'],
  negative: true,
  async run(t) {
    const [none, some] = await residents(t);
    const parts = ['life', 'Story', 'lifeStor', 'ifeStory'];
    const wholes = ['lifeStory2', 'myLifeStory', 'xlifeStory', 'lifeStory,clinical'];
    for (const [residentId, categories] of [
      [some, [...parts, ...wholes]],
      [none, ['life', 'lifeStory2']],
    ] as const)
      for (const category of categories) await mustRefuse(t, residentId, category, 'ASM-19');
  },
});

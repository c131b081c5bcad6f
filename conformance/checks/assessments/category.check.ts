import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { foundLists, isOfOther, some } from '../../assertions/found-assessments.ts';
import { assessedResident, heldAssessments } from '../../factories/assessments.ts';
import { givenResident } from '../../factories/residents.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { differs } from '../../kit/fault.ts';
import { hasLever } from '../../kit/levers.ts';
import { answerText, status } from '../../kit/match.ts';
import { must, mustHold } from '../../kit/must.ts';
import { once } from '../../kit/once.ts';
import type { Tools } from '../../kit/tools.ts';

/**
 * A category that is not recognized must get a 400, and the body must name the one that is. If it is served, it breaks
 * `likeness`, unless a category without any likeness is served too.
 */
async function mustRefuse(
  t: Tools,
  cited: readonly ClauseId[],
  residentId: string,
  category: string,
  likeness?: ClauseId,
): Promise<void> {
  const ask = (value: string) =>
    t.callAny('listAssessments', { path: { residentId }, query: { category: value } });
  const answer = await ask(category);
  if (answer.status !== 400) {
    const isAlone = likeness !== undefined && (await ask(t.fresh.word('outside'))).status === 400;
    await attributing([isAlone ? likeness : 'ASM-16'], () => must(answer, status(400)));
  }
  if (!cited.includes('ASM-17')) return;
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

/** Residents, each with the categories that are asked for. */
type Asked = readonly (readonly [residentId: string, ...categories: readonly string[]])[];

/** A resident without an assessment, and one with an assessment if there is one. */
const residents = once(async (t: Tools): Promise<readonly [string, string]> => [
  (await givenResident(t)).residentId,
  await assessedResident(t),
]);

/** Categories that residents have and that are not recognized, and one that none has. */
async function usedCategories(t: Tools): Promise<Asked> {
  const outside = t.fresh.word('outside');
  if (hasLever(t.run, 'create-assessment')) {
    const { residentId } = await givenResident(t);
    await heldAssessments(t, [{ category: 'clinical' }, { category: 'lifeStory' }], residentId);
    return [[residentId, 'clinical', outside]];
  }
  const found = await foundLists(t, { 'an assessment of a category other than lifeStory': some(isOfOther) });
  return found.map(({ residentId, all }) => {
    const own = all.items.filter(isOfOther).map(({ category }) => String(category));
    return [residentId, ...new Set(own), outside];
  });
}

const rows: Readonly<
  Record<
    string,
    Pick<CheckSpec, 'says' | 'clauses'> & {
      readonly likeness?: ClauseId;
      readonly asks: (t: Tools) => Promise<Asked>;
    }
  >
> = {
  unrecognized: {
    says: 'A category that is not recognized is refused with 400, and the body names lifeStory.',
    clauses: ['ASM-16', 'ASM-17'],
    asks: async (t) => [
      [(await givenResident(t)).residentId, t.fresh.word('outside'), 'clinical', 'all', 'null', '0'],
    ],
  },
  'unrecognized-though-used': {
    says: 'An unrecognized category is refused with 400 even for a resident who has assessments of that category.',
    clauses: ['ASM-16', 'ASM-17'],
    asks: usedCategories,
  },
  'in-other-letters': {
    says: 'A category that differs from lifeStory only in case is not recognized.',
    clauses: ['ASM-18', 'ASM-16', 'ASM-17'],
    likeness: 'ASM-18',
    async asks(t) {
      const [none, some] = await residents(t);
      return [
        [some, 'lifestory', 'LifeStory', 'LIFESTORY', 'lIFEsTORY'],
        [none, 'LifeStory'],
      ];
    },
  },
  'in-part': {
    says: 'A category that is a part of lifeStory, or longer than it, is not recognized.',
    clauses: ['ASM-19', 'ASM-16'],
    likeness: 'ASM-19',
    async asks(t) {
      const [none, some] = await residents(t);
      const parts = ['life', 'Story', 'lifeStor', 'ifeStory'];
      const wholes = ['lifeStory2', 'myLifeStory', 'xlifeStory', 'lifeStory,clinical'];
      return [
        [some, ...parts, ...wholes],
        [none, 'life', 'lifeStory2'],
      ];
    },
  },
};

for (const [name, { asks, likeness, ...spec }] of Object.entries(rows))
  check({
    ...{ id: `assessments.category-${name}`, ...spec, negative: true },
    async run(t) {
      for (const [residentId, ...categories] of await asks(t))
        for (const category of categories) await mustRefuse(t, spec.clauses, residentId, category, likeness);
    },
  });

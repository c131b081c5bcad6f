import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import { categories } from '../../witness/assessments.ts';
import { inList, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { isOwn, LIST } from './amend.ts';

/** A list that the honest server refuses, served where the test says so: as if another category had been sent. */
const takingAs = (taken: (category: string, input: AnyInput, scene: Scene) => string | null): Lie =>
  instead(LIST, (honest) => (input, scene) => {
    const { category } = input.query;
    const other = typeof category === 'string' ? taken(category, input, scene) : null;
    if (other === null) return honest(input, scene);
    return honest({ ...input, query: other === '' ? {} : { category: other } }, scene);
  });

/** Refusals of the list, changed. */
const refusingAs = (
  change: (reply: ReturnType<AnyHandler>, input: AnyInput, scene: Scene) => ReturnType<AnyHandler>,
): Lie =>
  instead(LIST, (honest) => (input, scene) => {
    const reply = honest(input, scene);
    return isRefusal(reply) ? change(reply, input, scene) : reply;
  });

const LIFE_IN_SMALL = 'lifestory';
const NOTHING = { status: 200, body: { data: [] } };

const holdsAny = (input: AnyInput, { store }: Scene): boolean =>
  store.assessments.filter((one) => isOwn(one, input) && !one.isDeleted).length > 0;

/** Lies about which category is recognized. */
export const categorySaboteurs: readonly Saboteur[] = [
  {
    id: 'assessments.unknown-category-finds-nothing',
    lie: 'A category that is not recognized is answered with an empty list.',
    breaks: ['ASM-16'],
    tables: refusingAs(() => NOTHING),
    witness: categories,
  },
  {
    id: 'assessments.unknown-category-is-no-filter',
    lie: 'A category that is not recognized is taken as none.',
    breaks: ['ASM-16'],
    tables: takingAs((category) => (category === 'lifeStory' ? null : '')),
    witness: categories,
  },
  {
    id: 'assessments.unknown-category-of-nobody',
    lie: 'Whoever has no assessments gets an empty list under any category.',
    breaks: ['ASM-16'],
    tables: refusingAs((reply, input, scene) => (holdsAny(input, scene) ? reply : NOTHING)),
    witness: categories,
  },
  {
    id: 'assessments.categories-in-use',
    lie: 'A category is recognized where the resident has an assessment of it.',
    breaks: ['ASM-16'],
    tables: instead(LIST, (honest) => (input, scene) => {
      const { category } = input.query;
      const uses = scene.store.assessments.filter((one) => isOwn(one, input) && one.category === category);
      if (category === 'lifeStory' || uses.length === 0) return honest(input, scene);
      const ids = uses.map(({ id }) => id);
      const reply = honest({ ...input, query: {} }, scene);
      return isRefusal(reply)
        ? reply
        : inList((items) => items.filter((item) => ids.some((id) => JSON.stringify(item).includes(id))))(
            reply,
            input,
          );
    }),
    witness: categories,
  },
  {
    id: 'assessments.unknown-category-answers-422',
    lie: 'A category that is not recognized is refused with 422.',
    breaks: ['ASM-16'],
    tables: refusingAs((reply) => ({ ...reply, status: 422 })),
    witness: categories,
  },
  {
    id: 'assessments.refusal-names-nothing',
    lie: 'The refusal of a category does not say which one is recognized.',
    breaks: ['ASM-17'],
    tables: (tables) => ({
      ...tables,
      answer: async (response, request) => {
        const answer = await tables.answer(response, request);
        if (answer.status !== 400 || !request.url.includes('/assessments')) return answer;
        const { status, headers } = answer;
        const text = (await answer.text()).replaceAll('lifeStory', 'another one');
        const kept = [...headers].filter(([name]) => name !== 'content-length');
        return new Response(text, { status, headers: kept });
      },
    }),
    witness: categories,
  },
  {
    id: 'assessments.category-of-any-case',
    lie: 'The category is taken in upper and lower case.',
    breaks: ['ASM-18', 'ASM-16'],
    tables: takingAs((category) => (category.toLowerCase() === LIFE_IN_SMALL ? 'lifeStory' : null)),
    witness: categories,
  },
  {
    id: 'assessments.category-with-a-capital',
    lie: 'The category may begin with a capital letter.',
    breaks: ['ASM-18', 'ASM-16'],
    tables: takingAs((category) => (category === 'LifeStory' ? 'lifeStory' : null)),
    witness: categories,
  },
  {
    id: 'assessments.category-in-part-is-taken',
    lie: 'The beginning of a category will do.',
    breaks: ['ASM-19', 'ASM-16'],
    tables: takingAs((category) => ('lifeStory'.startsWith(category) ? 'lifeStory' : null)),
    witness: categories,
  },
  {
    id: 'assessments.categories-in-a-row',
    lie: 'Of several categories with commas those that are recognized count.',
    breaks: ['ASM-19', 'ASM-16'],
    tables: takingAs((category) => (category.split(',').includes('lifeStory') ? 'lifeStory' : null)),
    witness: categories,
  },
];

import { isRefusal } from '../../mock/http/problem.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import type { AnyHandler, Scene } from '../../mock/operations/operation.ts';
import { categories } from '../../witness/assessments.ts';
import { inList, instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { isOwn, LIST } from './amend.ts';

/** A list that the original server refuses, served where the test says so: as if another category had been sent. */
const takingAs = (taken: (category: string, input: AnyInput, scene: Scene) => string | null): Mutation =>
  instead(LIST, (original) => (input, scene) => {
    const { category } = input.query;
    const other = typeof category === 'string' ? taken(category, input, scene) : null;
    if (other === null) return original(input, scene);
    return original({ ...input, query: other === '' ? {} : { category: other } }, scene);
  });

/** Refusals of the list, changed. */
const refusingAs = (
  change: (reply: ReturnType<AnyHandler>, input: AnyInput, scene: Scene) => ReturnType<AnyHandler>,
): Mutation =>
  instead(LIST, (original) => (input, scene) => {
    const reply = original(input, scene);
    return isRefusal(reply) ? change(reply, input, scene) : reply;
  });

const LIFE_IN_SMALL = 'lifestory';
const NOTHING = { status: 200, body: { data: [] } };

const holdsAny = (input: AnyInput, { store }: Scene): boolean =>
  store.assessments.filter((one) => isOwn(one, input) && !one.isDeleted).length > 0;

/** Saboteurs about which category is recognized. */
export const categorySaboteurs = saboteursOf('assessments', categories, {
  'unknown-category-finds-nothing': [
    'A category that is not recognized is answered with an empty list.',
    ['ASM-16'],
    refusingAs(() => NOTHING),
  ],
  'unknown-category-is-no-filter': [
    'A category that is not recognized is taken as none.',
    ['ASM-16'],
    takingAs((category) => (category === 'lifeStory' ? null : '')),
  ],
  'unknown-category-of-nobody': [
    'Whoever has no assessments gets an empty list under any category.',
    ['ASM-16'],
    refusingAs((reply, input, scene) => (holdsAny(input, scene) ? reply : NOTHING)),
  ],
  'categories-in-use': [
    'A category is recognized where the resident has an assessment of it.',
    ['ASM-16'],
    instead(LIST, (original) => (input, scene) => {
      const { category } = input.query;
      const uses = scene.store.assessments.filter((one) => isOwn(one, input) && one.category === category);
      if (category === 'lifeStory' || uses.length === 0) return original(input, scene);
      const ids = uses.map(({ id }) => id);
      const reply = original({ ...input, query: {} }, scene);
      return isRefusal(reply)
        ? reply
        : inList((items) => items.filter((item) => ids.some((id) => JSON.stringify(item).includes(id))))(
            reply,
            input,
          );
    }),
  ],
  'unknown-category-answers-422': [
    'A category that is not recognized is refused with 422.',
    ['ASM-16'],
    refusingAs((reply) => ({ ...reply, status: 422 })),
  ],
  'refusal-names-nothing': [
    'The refusal of a category does not say which one is recognized.',
    ['ASM-17'],
    (tables) => ({
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
  ],
  'category-of-any-case': [
    'The category is taken in upper and lower case.',
    ['ASM-18', 'ASM-16'],
    takingAs((category) => (category.toLowerCase() === LIFE_IN_SMALL ? 'lifeStory' : null)),
  ],
  'category-with-a-capital': [
    'The category may begin with a capital letter.',
    ['ASM-18', 'ASM-16'],
    takingAs((category) => (category === 'LifeStory' ? 'lifeStory' : null)),
  ],
  'category-in-part-is-taken': [
    'The beginning of a category will do.',
    ['ASM-19', 'ASM-16'],
    takingAs((category) => ('lifeStory'.startsWith(category) ? 'lifeStory' : null)),
  ],
  'categories-in-a-row': [
    'Of several categories with commas those that are recognized count.',
    ['ASM-19', 'ASM-16'],
    takingAs((category) => (category.split(',').includes('lifeStory') ? 'lifeStory' : null)),
  ],
});

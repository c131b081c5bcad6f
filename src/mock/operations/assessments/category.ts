import { refuse, type Refusal } from '../../http/problem.ts';
import type { World } from '../../world/world.ts';
import { LIFE_STORY } from './view.ts';

const unrecognized = (category: string): Refusal => {
  const promised = `category must be exactly ${LIFE_STORY}, or be left out.`;
  return refuse(
    'invalid-input',
    { promised, found: `${JSON.stringify(category)}.`, next: `send ${LIFE_STORY}, or no category.` },
    {
      validation: [{ location: 'query', pointer: '/category', code: 'enum', message: promised }],
      // ASM-17
      owes: `The recognized category is ${LIFE_STORY}.`,
    },
  );
};

/**
 * The category by which a list is filtered, null for none, or the refusal that names the recognized one (400)
 * (ASM-16, ASM-18, ASM-19).
 */
export const categorySought = (
  category: string | undefined,
  world: World,
): typeof LIFE_STORY | null | Refusal => {
  if (category === undefined) return null;
  if (category === LIFE_STORY) return category;
  const isLeftOut =
    category === '' && world.choose('empty-category', { unrecognized: false, 'no-filter': true });
  return isLeftOut ? null : unrecognized(category);
};

import { sameMoment } from '../kit/date-time.ts';
import type { JsonObject } from '../kit/json.ts';

/** What is made at most until the target's clock has moved on. */
const TRIES = 8;

/** Whether two things show the same `created`, so that neither of them is the older one. */
export const atOnce = ({ created: one }: JsonObject, { created: other }: JsonObject): boolean =>
  typeof one === 'string' && typeof other === 'string' && sameMoment(one, other) === true;

/**
 * Makes a thing, and more of the kind as long as they show the same `created` as the one before: what is asked for in
 * the order of age has to differ in age. Gives all that were made, in their order; a coarse clock may show them alike.
 */
export async function madeLater<T>(
  former: JsonObject | undefined,
  make: () => Promise<T>,
  shown: (made: T) => JsonObject,
): Promise<readonly T[]> {
  const all: T[] = [];
  while (all.length < TRIES) {
    const one = await make();
    all.push(one);
    if (former === undefined || !atOnce(former, shown(one))) break;
  }
  return all;
}

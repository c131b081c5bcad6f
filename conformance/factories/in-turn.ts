import { sameMoment } from '../kit/date-time.ts';
import type { JsonObject } from '../kit/json.ts';

/** The largest number of records made while waiting for the clock of the target to move on. */
const TRIES = 8;

/** Whether two records show the same `created`, so that neither is older. */
export const atOnce = ({ created: one }: JsonObject, { created: other }: JsonObject): boolean =>
  typeof one === 'string' && typeof other === 'string' && sameMoment(one, other) === true;

/**
 * Makes a record, then more until one shows another `created` than `former`, because a check of the order
 * needs records of different age. Returns all of them in order. With a coarse clock even the last may show
 * the same `created`.
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

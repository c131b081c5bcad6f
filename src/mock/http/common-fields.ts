import type { Clock } from '../world/clock.ts';
import type { Cors } from './cors.ts';
import type { Fields } from './answer.ts';

/**
 * Gives the fields that every answer carries: the time of the world and, where a page asks, leave to read. The date
 * is written anew once a second.
 */
export const createCommonFields = (
  clock: Clock,
  { fields: leaveFor }: Cors,
): ((origin: string | null) => Fields) => {
  let second = Number.NaN;
  let date = '';
  /** Those of the last origin: a page asks more than once a second. */
  let last: { readonly origin: string | null; readonly fields: Fields } | undefined;
  return (origin) => {
    const now = Math.floor(clock.now().epochMilliseconds / 1000);
    if (now !== second) {
      second = now;
      date = new Date(now * 1000).toUTCString();
      last = undefined;
    }
    if (last?.origin !== origin)
      last = {
        origin,
        fields: origin === null ? { Date: date } : { Date: date, ...leaveFor(origin) },
      };
    return last.fields;
  };
};

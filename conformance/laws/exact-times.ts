import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { dayOnly, hoursOn, type Home } from '../factories/homes.ts';
import { exactly, type Value } from '../kit/expect.ts';
import { field, show, type JsonObject } from '../kit/json.ts';
import type { Outcomes } from '../kit/reading.ts';
import { isBlank } from '../kit/same.ts';
import type { Draft, TimeType } from './description.ts';

/** What is sent of a record that has a time type: times at an exact time alone, which is the default. */
export interface Timed {
  /** Left out of the body where it is undefined. */
  readonly timeType: TimeType | undefined;
  readonly hours: readonly [from: string, until: string];
}

export const isExact = ({ timeType = 'exactTime' }: { readonly timeType?: unknown }): boolean =>
  timeType === 'exactTime';

/** The members of a body that say when a record takes place. */
export const timesOf = (home: Home, day: string, { timeType, hours }: Timed) => ({
  ...(isExact({ timeType }) ? hoursOn(home, day, hours) : dayOnly(home, day)),
  ...(timeType && { timeType }),
});

/** How it shows them: as they were sent, where the instant and the times of day can be made to agree. */
export function showsTimes(
  by: readonly ClauseId[],
  isStart: (shown: unknown, sent: string, timeZone: string) => boolean,
) {
  const ifExact = (value: (sent: Draft<Timed>) => Value | undefined) => ({
    by,
    is: (sent: Draft<Timed>) => (isExact(sent.values) ? value(sent) : undefined),
  });
  return {
    timeType: by,
    startTime: ifExact(({ values }) => exactly(values.hours[0])),
    endTime: ifExact(({ values }) => exactly(values.hours[1])),
    startDate: ifExact(({ home, body }) => {
      const sent = String(field(body, 'startDate'));
      if (!home.isZoneConfigured) return undefined;
      return { says: show(sent), holds: (shown) => isStart(shown, sent, home.timeZone) };
    }),
  };
}

/** What is shown of times that were sent without an exact time, as outcomes of that choice. */
export function timesShown(
  shown: JsonObject | undefined,
  [from, until]: Timed['hours'],
): Outcomes<'times-without-exact-time'> {
  const { startTime, endTime } = shown ?? {};
  return {
    kept: startTime === from && endTime === until,
    dropped: shown !== undefined && isBlank(startTime) && isBlank(endTime),
  };
}

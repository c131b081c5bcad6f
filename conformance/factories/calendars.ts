import type { LeverInput } from '../../openapi/generated/levers.ts';
import type { JsonObject } from '../kit/json.ts';
import { once, onceEach } from '../kit/once.ts';
import { listOf, text } from '../kit/read.ts';
import { sameSet } from '../kit/same.ts';
import type { Tools } from '../kit/tools.ts';
import { precondition } from '../kit/precondition.ts';

export interface GivenCalendar {
  readonly calendarId: string;
  readonly facilityId: string;
}

/**
 * A calendar of the usual facility alone, because the facility of an activity on a shared calendar is open.
 * It comes from the list of the facility, else from a lever.
 */
export const soleCalendar = once(async (t: Tools): Promise<GivenCalendar> =>
  soleCalendarOf(t, (await t.facility()).id),
);

/** A calendar that belongs only to the facility whose days are judged. */
export const zonedCalendar = once(async (t: Tools): Promise<GivenCalendar> =>
  soleCalendarOf(t, (await t.facility('zoned')).id),
);

/** A calendar that belongs only to the given facility, the same for the whole run. */
export const soleCalendarOf = onceEach(async (t: Tools, facilityId: string): Promise<GivenCalendar> => {
  const [found] = (await calendarsOf(t, facilityId)).filter(
    (calendar) => calendar['private'] !== true && sameSet(facilitiesOf(calendar), [facilityId]),
  );
  if (found) return { calendarId: text(found, 'id'), facilityId };
  return givenCalendar(t, [facilityId]);
});

/** A new calendar, made by a lever because no route makes one. */
export async function givenCalendar(
  t: Tools,
  facilityIds: readonly [string, ...string[]],
  more: Omit<LeverInput<'create-calendar'>, 'facilityIds'> = {},
): Promise<GivenCalendar> {
  const { calendarId } = await t.lever('create-calendar', { ...more, facilityIds: [...facilityIds] });
  return { calendarId, facilityId: facilityIds[0] };
}

/** The calendars in the list of a facility. */
export const calendarsOf = (t: Tools, facilityId: string): Promise<readonly JsonObject[]> =>
  precondition('a list of the calendars', async () =>
    listOf(await t.call('listCalendars', { path: { facilityId } })),
  );

/** The facilities that a calendar shows as its own. */
export const facilitiesOf = ({ facilityIds }: JsonObject): readonly unknown[] =>
  Array.isArray(facilityIds) ? facilityIds : [];

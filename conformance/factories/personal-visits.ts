import type { BodyOf } from '../../openapi/generated/contract.ts';
import type { JsonObject } from '../kit/json.ts';
import { dataOf, text } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import { LONG_AGO, dayOnly, givenHome, hoursOn, minutesBetween, type Home } from './homes.ts';
import { precondition } from '../kit/precondition.ts';

type Body = BodyOf<'createPersonalVisit'>;

/**
 * The body of a create. `timeType` may be left out, although the generated type requires it because it has a
 * default.
 */
export type VisitBody = Omit<Body, 'timeType'> & Partial<Pick<Body, 'timeType'>>;

export type TimeType = NonNullable<Body['timeType']>;

export const VISIT_TYPES = ['care', 'social'] as const;

interface GivenVisit {
  readonly home: Home;
  readonly visitId: string;
  /** The calendar day on which it takes place. */
  readonly day: string;
  readonly body: VisitBody;
  /** The visit in the answer to the create. */
  readonly visit: JsonObject;
}

/** A visitor whom the service does not know. */
export const manualVisitor = (
  t: Tools,
  relationship = 'Friend',
): { readonly name: string; readonly relationship: string } => ({
  name: t.fresh.text('Visitor'),
  relationship,
});

/** The body of a social visit by one visitor, on a day from one time of day to another. */
export function visitOn(
  t: Tools,
  home: Home,
  day: string,
  hours: readonly [string, string] = ['13:10', '14:45'],
  more: Partial<VisitBody> = {},
): VisitBody {
  return {
    name: t.fresh.text('Tea'),
    visitType: 'social',
    ...hoursOn(home, day, hours),
    timeType: 'exactTime',
    durationInMinutes: minutesBetween(...hours),
    manualVisitors: [manualVisitor(t)],
    description: t.fresh.text('Brought cake'),
    ...more,
  };
}

/** The body of a visit that has a day and no times. */
export function visitSometimeOn(
  t: Tools,
  home: Home,
  day: string,
  timeType: TimeType,
  more: Partial<VisitBody> = {},
): VisitBody {
  const { startTime: _start, endTime: _end, ...rest } = visitOn(t, home, day);
  return { ...rest, ...dayOnly(home, day), timeType, durationInMinutes: 35, ...more };
}

/**
 * A new visit to the resident that the check names, else to a new one. It is deleted together with the
 * resident.
 */
export async function givenVisit(t: Tools, home?: Home, sent?: VisitBody): Promise<GivenVisit> {
  const place = home ?? (await givenHome(t));
  const { residentId } = place;
  const body = sent ?? visitOn(t, place, await t.day(LONG_AGO));
  return precondition('a visit', async () => {
    const visit = dataOf(await t.call('createPersonalVisit', { path: { residentId }, body }));
    return { home: place, visitId: text(visit, 'id'), day: body.startDate.slice(0, 10), body, visit };
  });
}

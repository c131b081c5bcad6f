import type { Home } from '../given/homes.ts';
import { clockOf } from '../given/homes.ts';
import { stranger, visitOn, visitSometimeOn } from '../given/personal-visits.ts';
import type { TimeType, VisitBody } from '../given/personal-visits.ts';
import { addDays } from '../kit/dates.ts';
import type { Parlour } from './parlour.ts';

/** What tells one visit of a sequence from another. */
export interface VisitPlan {
  /** Days after day 0. */
  readonly place: number;
  readonly hour: number;
  readonly minutes: number;
  readonly timeType: TimeType;
  readonly visitType: VisitBody['visitType'];
  readonly visitors: 'connections' | 'strangers' | 'both';
}

/** The body of a planned visit, every optional member told, so that a replacement leaves nothing open. */
export function bodyOf({ t, first, relatives }: Parlour, home: Home, plan: VisitPlan): VisitBody {
  const day = addDays(first, plan.place);
  const visitors = {
    connectionVisitors:
      plan.visitors === 'strangers' ? [] : relatives.map((connectionId) => ({ connectionId })),
    manualVisitors: plan.visitors === 'connections' ? [] : [stranger(t), stranger(t, 'Nurse')],
  };
  const more = { visitType: plan.visitType, durationInMinutes: plan.minutes, ...visitors };
  if (plan.timeType !== 'exactTime') return visitSometimeOn(t, home, day, plan.timeType, more);
  const from = plan.hour * 60;
  return visitOn(t, home, day, [clockOf(from), clockOf(from + plan.minutes)], more);
}

export const told = ({ place, hour, minutes, timeType, visitType, visitors }: VisitPlan): string =>
  `day ${place}, ${timeType === 'exactTime' ? `${hour}:00 for ` : `${timeType}, `}${minutes} minutes, ${visitType}, ${visitors}`;

import { addDays } from '../kit/dates.ts';
import { unlessUnproven } from '../kit/errors.ts';
import { onceEach } from '../kit/once.ts';
import type { FacilityFact } from '../kit/run.ts';
import { allLevers } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';
import { clockOf, minuteOf } from './homes.ts';
import { hoursShown } from './transportation-hours.ts';
import { givenRiders, type RideSettings, type Riders } from './transportation.ts';

/** What the settings of the communities show, for checks that can set none. */

const ridersAt = onceEach((t: Tools, at: FacilityFact) => givenRiders(t, { at, connections: 0 }));

/** A resident of the first configured community to whose settings `wanted` applies; unproven where there is none. */
export async function ridersWhere(
  t: Tools,
  what: string,
  wanted: (settings: RideSettings) => boolean,
): Promise<Riders> {
  for (const at of t.run.facilities) {
    if (at.modules?.transportation === false || at.modules?.familyTransportation === false) continue;
    const riders = await unlessUnproven(() => ridersAt(t, at));
    if (riders && wanted(riders.settings)) return riders;
  }
  return t.unproven(
    `needs a facility under facilities whose transportation settings show ${what}`,
    allLevers,
  );
}

/** A day and a time of day, inside or outside the hours that the settings show for it. */
export interface Appointment {
  readonly date: string;
  readonly appointmentTime: string;
}

const DAYS = 30;
/** Minutes between a time that is tried and the end of the hours. */
const AWAY = 45;

const daysFrom = (day: string): readonly string[] =>
  Array.from({ length: DAYS }, (_, after) => addDays(day, after));

/** Times well inside and well outside the hours of the days from the first possible one on. */
export function appointmentsIn({ settings, day }: Pick<Riders, 'settings' | 'day'>): {
  readonly inside: readonly Appointment[];
  readonly outside: readonly Appointment[];
} {
  const all = daysFrom(day).flatMap((date) => {
    const hours = hoursShown(settings.hours, date);
    if (hours === undefined || hours === 'closed') return [];
    const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
    const at = (minute: number): Appointment => ({ date, appointmentTime: clockOf(minute) });
    return [
      {
        inside: to - from > 2 * AWAY ? [at(Math.floor((from + to) / 2))] : [],
        outside: [
          ...(from >= AWAY ? [at(from - AWAY)] : []),
          ...(to + AWAY < 24 * 60 ? [at(to + AWAY)] : []),
        ],
      },
    ];
  });
  return { inside: all.flatMap(({ inside }) => inside), outside: all.flatMap(({ outside }) => outside) };
}

/** The days that the settings call notAvailable. */
export const closedDays = ({ settings, day }: Pick<Riders, 'settings' | 'day'>): readonly string[] =>
  daysFrom(day).filter((date) => hoursShown(settings.hours, date) === 'closed');

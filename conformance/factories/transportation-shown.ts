import { addDays } from '../kit/dates.ts';
import { unlessUnproven } from '../kit/errors.ts';
import { onceEach } from '../kit/once.ts';
import type { FacilityFact } from '../kit/run.ts';
import { allLevers } from '../kit/to-add.ts';
import type { Tools } from '../kit/tools.ts';
import { clockOf, minuteOf } from './homes.ts';
import { inMinutes } from './lead-time.ts';
import { entriesAbout, hoursIn, hoursShown, isOfDate, type Hours } from './transportation-hours.ts';
import { givenRiders, type RideSettings, type Riders } from './transportation.ts';

/** What the settings of the communities show, for checks that can set none. */

const ridersAt = onceEach((t: Tools, at: FacilityFact) => givenRiders(t, { at, connections: 0 }));

/** A resident of each configured community that offers rides, with what its settings show. */
export async function* ridersShown(t: Tools): AsyncGenerator<Riders, void> {
  for (const at of t.run.facilities) {
    if (at.modules?.transportation === false || at.modules?.familyTransportation === false) continue;
    const riders = await unlessUnproven(() => ridersAt(t, at));
    if (riders) yield riders;
  }
}

/** What `chosen` makes of the first configured community for which it makes anything; unproven where there is none. */
export async function chosenRiders<T>(
  t: Tools,
  what: string,
  chosen: (riders: Riders) => T | undefined | Promise<T | undefined>,
): Promise<{ readonly riders: Riders; readonly found: T }> {
  for await (const riders of ridersShown(t)) {
    const found = await chosen(riders);
    if (found !== undefined) return { riders, found };
  }
  return t.unproven(
    `needs a facility under facilities whose transportation settings show ${what}`,
    allLevers,
  );
}

/** A resident of the first configured community to whose settings `wanted` applies; unproven where there is none. */
export const ridersWhere = async (
  t: Tools,
  what: string,
  wanted: (settings: RideSettings) => boolean,
): Promise<Riders> =>
  (await chosenRiders(t, what, ({ settings }) => (wanted(settings) ? settings : undefined))).riders;

/** Residents of two configured communities, and what `chosen` makes of the pair; unproven where it makes nothing of any. */
export async function chosenPair<T>(
  t: Tools,
  what: string,
  chosen: (one: Riders, other: Riders) => T | undefined,
): Promise<{ readonly pair: readonly [Riders, Riders]; readonly found: T }> {
  const all: Riders[] = [];
  for await (const riders of ridersShown(t)) {
    for (const earlier of all)
      for (const pair of [
        [earlier, riders],
        [riders, earlier],
      ] as const) {
        const found = chosen(...pair);
        if (found !== undefined) return { pair, found };
      }
    all.push(riders);
  }
  return t.unproven(
    `needs two facilities under facilities whose transportation settings show ${what}`,
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

export const daysFrom = (day: string, count = DAYS): readonly string[] =>
  Array.from({ length: count }, (_, after) => addDays(day, after));

/** A time well inside all of these hours, and times well outside each of them; those that there are. */
export function timesAround(hours: readonly Hours[]): {
  readonly inside: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
} {
  const [begins, ends] = [hours.map(({ from }) => minuteOf(from)), hours.map(({ to }) => minuteOf(to))];
  const [from, to] = [Math.max(...begins), Math.min(...ends)];
  const [first, last] = [Math.min(...begins), Math.max(...ends)];
  return {
    inside: to - from > 2 * AWAY ? [clockOf(Math.floor((from + to) / 2))] : [],
    before: first >= AWAY ? [clockOf(first - AWAY)] : [],
    after: last + AWAY < 24 * 60 ? [clockOf(last + AWAY)] : [],
  };
}

/** Appointments of the coming days. */
export interface Appointments {
  readonly inside: readonly Appointment[];
  readonly outside: readonly Appointment[];
}

type Shown = Pick<Riders, 'settings' | 'day'>;

/** Appointments well inside and well outside the hours of the days from the first possible one on, where hours are known. */
function appointmentsOn({ day }: Shown, hoursOf: (date: string) => readonly Hours[]): Appointments {
  const all = daysFrom(day).flatMap((date) => {
    const hours = hoursOf(date);
    if (hours.length === 0) return [];
    const { inside, before, after } = timesAround(hours);
    const on = (times: readonly string[]) => times.map((appointmentTime) => ({ date, appointmentTime }));
    return [{ inside: on(inside), outside: on([...before, ...after]) }];
  });
  return { inside: all.flatMap(({ inside }) => inside), outside: all.flatMap(({ outside }) => outside) };
}

/** Those of the days about which there is one entry. */
export const appointmentsIn = (shown: Shown): Appointments =>
  appointmentsOn(shown, (date) => {
    const hours = hoursShown(shown.settings.hours, date);
    return typeof hours === 'object' ? [hours] : [];
  });

/** A time that is inside the hours for sure; the usual one where none is known. */
export const openTime = (shown: Shown): Partial<Appointment> => appointmentsIn(shown).inside[0] ?? {};

/** Those of the days that have an entry by their date: inside every entry about the day, or outside all of them. */
export const appointmentsOfDates = (shown: Shown): Appointments =>
  appointmentsOn(shown, (date) => {
    const entries = entriesAbout(shown.settings.hours, date);
    const hours = entries.map(hoursIn).filter((one) => typeof one === 'object');
    return entries.some(isOfDate) && hours.length === entries.length ? hours : [];
  });

/** The days that the settings call notAvailable. */
export const closedDays = ({ settings, day }: Pick<Riders, 'settings' | 'day'>): readonly string[] =>
  daysFrom(day).filter((date) => hoursShown(settings.hours, date) === 'closed');

/** Minutes from one time that is tried to the next. */
const STEP = 6;

/** Times so many minutes from now, at least and at most, that are inside the hours which the settings show. */
export async function timesAhead(
  t: Tools,
  { settings, timeZone }: Pick<Riders, 'settings' | 'timeZone'>,
  least: number,
  most: number,
): Promise<readonly Appointment[]> {
  const times: Appointment[] = [];
  for (let minutes = least; minutes < most; minutes += STEP)
    times.push(await inMinutes(t, timeZone, minutes));
  times.push(await inMinutes(t, timeZone, most));
  return times.filter(({ date, appointmentTime }) => {
    const hours = hoursShown(settings.hours, date);
    return typeof hours === 'object' && hours.from < appointmentTime && appointmentTime < hours.to;
  });
}

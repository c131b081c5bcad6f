import { isSteadyNow } from '../../factories/lead-time.ts';
import {
  chosenPair,
  chosenRiders,
  openTime,
  ridersShown,
  timesAhead,
  type Appointment,
} from '../../factories/transportation-shown.ts';
import { rideBody, type RideBody, type Riders } from '../../factories/transportation.ts';
import { allLevers } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { someRide, type Ride } from '../../assertions/transportation.ts';
import { REPLACE, mustAcceptBodies, mustRefuseBodies } from './tries.ts';

/** The lead time where staff set none for the checks: the one that the settings of a community show. */

/** No appointment is within minutes of the limit: clocks differ, and requests take time. */
export const MARGIN = 12;
export const HOUR = 60;
/** The least lead time, whatever the settings. */
const LEAST = 3;
/** How far beyond the lead time there has to be an open hour. */
const DAYS = 3 * 24 * HOUR;

const bodiesAt = (t: Tools, riders: Riders, all: readonly Appointment[]): readonly RideBody[] =>
  all.map((one) => rideBody(t, riders, one));

/** The first, the middle and the last one. */
const spread = <T>(all: readonly T[]): readonly T[] => [
  ...new Set([...all.slice(0, 1), ...all.slice(Math.floor(all.length / 2)).slice(0, 1), ...all.slice(-1)]),
];

/** Open hours that keep the lead time of the settings, the soonest first. */
const keeping = (t: Tools, riders: Riders, leadHours: number): Promise<readonly Appointment[]> => {
  const least = Math.max(leadHours, LEAST) * HOUR + MARGIN;
  return timesAhead(t, riders, least, least + DAYS);
};

/** Open hours from three hours on that are sooner than a longer lead time of the settings. */
const tooSoon = (t: Tools, riders: Riders, leadHours: number): Promise<readonly Appointment[]> =>
  timesAhead(t, riders, LEAST * HOUR + MARGIN, leadHours * HOUR - MARGIN);

/** What keeps the lead time is taken, made or replaced, in every community. */
export async function mustTakeWhatKeepsIt(t: Tools): Promise<void> {
  let tried = 0;
  for await (const riders of ridersShown(t)) {
    const { leadHours } = riders.settings;
    if (leadHours === undefined) continue;
    const found = (await keeping(t, riders, leadHours)).slice(0, 2);
    const rides = [await someRide(t, riders, openTime(riders))];
    for (const body of bodiesAt(t, riders, found)) await mustAcceptBodies(t, riders, [body], { rides });
    tried += found.length;
  }
  if (tried === 0)
    t.unproven('no settings show a minimumLeadTimeHours and hours of the next days', allLevers);
}

const longer = (t: Tools) =>
  chosenRiders(t, 'a minimumLeadTimeHours of more than 3', async (riders) => {
    const { leadHours = 0 } = riders.settings;
    const found = leadHours > LEAST ? await tooSoon(t, riders, leadHours) : [];
    return found.length > 0 ? { leadHours, soon: found } : undefined;
  });

/** A replacement by what is sooner than the lead time is refused. */
export async function mustRefuseSoonerReplacements(t: Tools): Promise<void> {
  const { riders, found } = await longer(t);
  const rides = [await someRide(t, riders, openTime(riders))];
  const bodies = bodiesAt(t, riders, spread(found.soon));
  await mustRefuseBodies(t, riders, bodies, { rides, operations: [REPLACE] });
}

/** Of two communities each holds a replacement to its own lead time. */
export async function mustKeepOwnLeadTime(t: Tools): Promise<void> {
  const { pair } = await chosenPair(t, 'a minimumLeadTimeHours of 3 and a longer one', (one, other) =>
    (one.settings.leadHours ?? LEAST + 1) <= LEAST && (other.settings.leadHours ?? 0) > LEAST
      ? true
      : undefined,
  );
  const [short, long] = pair;
  const operations = [REPLACE] as const;
  const early = spread(await tooSoon(t, short, long.settings.leadHours ?? LEAST)).slice(0, 1);
  const late = spread(await tooSoon(t, long, long.settings.leadHours ?? LEAST)).slice(0, 1);
  if (early.length === 0 || late.length === 0)
    return t.unproven('neither community is open between its lead time and the longer one', allLevers);
  const taken = { rides: [await someRide(t, short, openTime(short))], operations };
  const refused = { rides: [await someRide(t, long, openTime(long))], operations, isTraced: false };
  for (let round = 0; round < 2; round += 1) {
    await mustAcceptBodies(t, short, bodiesAt(t, short, early), taken);
    await mustRefuseBodies(t, long, bodiesAt(t, long, late), refused);
  }
}

/** The three hours are those of the clock of a community that is open now. */
export async function mustKeepClock(t: Tools): Promise<void> {
  const { riders, found } = await chosenRiders(
    t,
    'a minimumLeadTimeHours of 3 and hours at all times of the day, on a clock that does not change these days',
    async (one) => {
      if (one.settings.leadHours !== LEAST || !(await isSteadyNow(t, one.timeZone))) return undefined;
      const soon = await timesAhead(t, one, HOUR, LEAST * HOUR - MARGIN);
      const late = await timesAhead(t, one, LEAST * HOUR + MARGIN, 9 * HOUR);
      return soon.length > 0 && late.length > 0 ? { soon, late } : undefined;
    },
  );
  const rides = [await someRide(t, riders, openTime(riders))];
  const [soon, late] = [spread(found.soon), spread(found.late)];
  await mustRefuseBodies(t, riders, bodiesAt(t, riders, soon), { rides, isTraced: false });
  await mustAcceptBodies(t, riders, bodiesAt(t, riders, late), { rides, inTurn: true });
}

/** A request of a community with a longer lead time, and the details of one that is sooner than that. */
export async function sooner(t: Tools): Promise<{ readonly ride: Ride; readonly body: RideBody }> {
  const { riders, found } = await longer(t);
  const [first] = found.soon;
  return { ride: await someRide(t, riders, openTime(riders)), body: rideBody(t, riders, first ?? {}) };
}

import fc from 'fast-check';
import { someRequest } from '../../assertions/requests.ts';
import { STEADY_ZONES, inMinutes, isSteadyNow, zoneWhereItIs } from '../../factories/lead-time.ts';
import type { Request } from '../../factories/request-subject.ts';
import {
  chosenPair,
  chosenRiders,
  openTime,
  ridersShown,
  timesAhead,
  type Appointment,
} from '../../factories/transportation-shown.ts';
import { givenRiders, ownRideCommunity, rideBody, type Riders } from '../../factories/transportation.ts';
import { check, checkWith } from '../../kit/check.ts';
import { reading } from '../../kit/reading.ts';
import { allLevers } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  editLeadTime,
  setsHours,
  REPLACE,
  bodiesAt,
  mustAcceptBodies,
  mustRefuseBodies,
  outcome,
  spread,
} from './tries.ts';

/** No appointment is within minutes of the limit: clocks differ, and requests take time. */
const MARGIN = 12;
const HOUR = 60;
/** The least lead time, whatever the settings. */
const LEAST = 3;

type Replacing = Readonly<{ riders: Riders; rides: readonly Request[] }>;

/** Riders and requests of theirs to replace. */
const replacing = async (t: Tools, riders: Riders): Promise<Replacing> => {
  const rides = [];
  for (const by of riders.people) rides.push(await someRequest(t, riders, { ...openTime(riders), by }));
  return { riders, rides };
};

/**
 * Starts with riders and two requests to replace; needs a community with a lead time of three hours and a steady
 * clock.
 */
const threeHoursCheck = checkWith(async (t: Tools): Promise<Replacing> => {
  const riders = await givenRiders(t);
  if (riders.settings.leadHours !== LEAST)
    return t.unproven('needs a community whose minimumLeadTimeHours is 3');
  if (!(await isSteadyNow(t, riders.timeZone)))
    return t.unproven('needs a community whose clock is known and does not change these days');
  return replacing(t, riders);
});

const ownRiders = async (
  t: Tools,
  { timeZone = 'UTC', leadHours: minimumLeadTimeHours = LEAST, connections = 0 } = {},
): Promise<Riders> =>
  givenRiders(t, { at: await ownRideCommunity(t, { minimumLeadTimeHours }, timeZone), connections });

/** Open hours of three days that keep the lead time of the settings, the soonest first. */
const keeping = (t: Tools, riders: Riders): Promise<readonly Appointment[]> => {
  const least = Math.max(riders.settings.leadHours ?? LEAST, LEAST) * HOUR + MARGIN;
  return timesAhead(t, riders, least, least + 3 * 24 * HOUR);
};

/** Open hours that are sooner than a lead time: those that keep three hours where it is longer than that. */
const tooSoon = (
  t: Tools,
  riders: Riders,
  leadHours = riders.settings.leadHours ?? LEAST,
): Promise<readonly Appointment[]> =>
  timesAhead(t, riders, (leadHours > LEAST ? LEAST * HOUR : 0) + MARGIN, leadHours * HOUR - MARGIN);

/** Appointments so many minutes from now, open or not, are refused. */
async function mustRefuseMinutes(
  t: Tools,
  { riders, rides }: Replacing,
  minutes: readonly number[],
  how: Parameters<typeof mustRefuseBodies>[3] = {},
): Promise<void> {
  const all = [];
  for (const one of minutes) all.push(await inMinutes(t, riders.timeZone, one));
  await mustRefuseBodies(t, riders, bodiesAt(t, riders, all), { rides, ...how });
}

threeHoursCheck({
  id: 'transportation.lead-time-of-three-hours',
  says: 'Where the lead time is three hours, an appointment sooner than that is refused with 400, made or replaced.',
  clauses: ['TRA-53', 'TRA-67'],
  negative: true,
  async run(t, { riders, rides }) {
    const most = LEAST * HOUR - MARGIN;
    const tooFew = fc.oneof(fc.constantFrom(1, HOUR, 2 * HOUR, most), fc.integer({ min: 1, max: most }));
    const mustRefuse = (minutes: number) => {
      const mine = rides.slice(minutes % rides.length).slice(0, 1);
      return mustRefuseMinutes(t, { riders, rides: mine }, [minutes], { names: ['appointmentTime'] });
    };
    await t.property(tooFew, mustRefuse, { runs: Math.ceil(t.run.runs / 2) });
  },
});

check({
  id: 'transportation.lead-time-to-the-minute',
  says: 'While the clock is stopped, an appointment in three hours and a minute is accepted and one a minute before three hours is refused with 400.',
  clauses: ['TRA-53', 'TRA-54'],
  needs: ['lever:set-clock'],
  exclusive: true,
  negative: true,
  async run(t) {
    const { riders, rides } = await replacing(t, await ownRiders(t));
    const date = await t.day(1);
    const at = (appointmentTime: string) => bodiesAt(t, riders, [{ date, appointmentTime }]);
    await t.lever('set-clock', { now: `${date}T08:30:00Z`, frozen: true });
    try {
      await mustRefuseBodies(t, riders, at('11:29'), { rides, isTraced: false });
      await mustAcceptBodies(t, riders, at('11:31'), { rides });
    } finally {
      await t.lever('set-clock', { now: null });
    }
  },
});

threeHoursCheck({
  id: 'transportation.lead-time-of-what-is-past',
  says: 'An appointment in the past, by minutes, hours or days, is refused with 400, made or replaced.',
  clauses: ['TRA-53'],
  negative: true,
  run: (t, given) =>
    mustRefuseMinutes(t, given, [-MARGIN, -2 * HOUR, -20 * HOUR, -24 * HOUR - 30], { isTraced: false }),
});

/** Communities on many clocks: of the check's own, or one that is found. */
async function onTheirClocks(t: Tools): Promise<readonly Riders[]> {
  if (setsHours(t)) {
    // In the middle of the night and before it, and around the world.
    const zones = [await zoneWhereItIs(t, 22), await zoneWhereItIs(t, 19), 'Pacific/Kiritimati'];
    const all = new Set([...zones, ...STEADY_ZONES.filter((_, at) => at % 5 === 0)]);
    return Promise.all([...all].map((timeZone) => ownRiders(t, { timeZone })));
  }
  const what =
    'a minimumLeadTimeHours of 3 and hours at all times of the day, on a clock that does not change these days';
  const { riders } = await chosenRiders(t, what, async (one) => {
    if (one.settings.leadHours !== LEAST || !(await isSteadyNow(t, one.timeZone))) return undefined;
    return (await Promise.all(around(t, one))).every(({ length }) => length > 0) ? one : undefined;
  });
  return [riders];
}

/** Open hours that are too soon, and some that are not. */
const around = (t: Tools, riders: Riders) => [
  timesAhead(t, riders, HOUR, LEAST * HOUR - MARGIN),
  timesAhead(t, riders, LEAST * HOUR + MARGIN, 9 * HOUR),
];

check({
  id: 'transportation.lead-time-on-the-clock-of-the-community',
  says: 'The three hours are counted on the clock of the community, in every zone and over midnight.',
  clauses: ['TRA-53', 'TRA-54'],
  negative: true,
  async run(t) {
    for (const riders of await onTheirClocks(t)) {
      const { rides } = await replacing(t, riders);
      const [soon = [], late = []] = await Promise.all(around(t, riders));
      const how = { rides, inTurn: true };
      const wrong = bodiesAt(t, riders, spread(soon));
      await mustRefuseBodies(t, riders, wrong, { ...how, isTraced: false });
      await mustAcceptBodies(t, riders, bodiesAt(t, riders, spread(late)), how);
    }
  },
});

/** Communities with lead times: one of the check's own under each of these in turn, or those that are found. */
async function* withLeadTimes(t: Tools, hours: readonly number[]): AsyncGenerator<Replacing, void> {
  if (setsHours(t)) {
    const given = await replacing(t, await ownRiders(t, { connections: 1 }));
    for (const one of hours) yield { ...given, riders: await editLeadTime(t, given.riders, one) };
    return;
  }
  for await (const riders of ridersShown(t))
    if (riders.settings.leadHours !== undefined) yield replacing(t, riders);
}

check({
  id: 'transportation.lead-time-kept',
  says: 'An appointment that keeps the lead time of the community, and three hours, is accepted, made or replaced.',
  clauses: ['TRA-54'],
  async run(t) {
    let tried = 0;
    for await (const { riders, rides } of withLeadTimes(t, [3, 24, 48, 1, 0])) {
      const found = spread(await keeping(t, riders)).slice(0, 2);
      await mustAcceptBodies(t, riders, bodiesAt(t, riders, found), { rides, inTurn: true });
      tried += found.length;
    }
    if (tried === 0)
      t.unproven('no settings show a minimumLeadTimeHours and hours of the next days', allLevers);
  },
});

check({
  id: 'transportation.lead-time-of-a-replacement',
  says: 'A replacement with an appointment sooner than the lead time of the settings is refused with 400.',
  clauses: ['TRA-55', 'TRA-67'],
  negative: true,
  async run(t) {
    let tried = 0;
    for await (const { riders, rides } of withLeadTimes(t, [24, 1, 72])) {
      if (!setsHours(t) && (riders.settings.leadHours ?? 0) <= LEAST) continue;
      const bodies = bodiesAt(t, riders, spread(await tooSoon(t, riders)));
      const how = { rides, operations: [REPLACE] as const, isTraced: tried === 0 };
      await mustRefuseBodies(t, riders, bodies, how);
      tried += bodies.length;
    }
    if (tried === 0) await longer(t);
  },
});

/** A configured community with a lead time of more than three hours, and what is too soon there. */
const longer = (t: Tools) =>
  chosenRiders(t, 'a minimumLeadTimeHours of more than 3', async (riders) => {
    const found = (riders.settings.leadHours ?? 0) > LEAST ? await tooSoon(t, riders) : [];
    return found.length > 0 ? found : undefined;
  });

/** A community with a lead time of three hours and one with a longer one. */
async function shortAndLong(t: Tools): Promise<readonly [Riders, Riders]> {
  if (setsHours(t)) return [await ownRiders(t), await ownRiders(t, { leadHours: 24 })];
  const what = 'a minimumLeadTimeHours of 3 and a longer one';
  const hoursOf = ({ settings }: Riders, usual: number): number => settings.leadHours ?? usual;
  const isPair = (one: Riders, other: Riders) =>
    hoursOf(one, LEAST + 1) <= LEAST && hoursOf(other, 0) > LEAST ? true : undefined;
  return (await chosenPair(t, what, isPair)).pair;
}

check({
  id: 'transportation.lead-time-as-the-settings-are-now',
  says: 'A replacement must keep to the current lead time of the settings.',
  clauses: ['TRA-55', 'TRA-54'],
  negative: true,
  async run(t) {
    const [short, long] = await shortAndLong(t);
    const [mine, theirs] = [(await replacing(t, short)).rides, (await replacing(t, long)).rides];
    const mustKeep = async (here: Riders, rides: readonly Request[], until: Riders) => {
      const { leadHours: mostHours = LEAST } = until.settings;
      const soon = spread(await tooSoon(t, here, mostHours)).slice(0, 1);
      if (soon.length === 0)
        return t.unproven('a community is not open between its lead time and the longer one', allLevers);
      const [bodies, how] = [bodiesAt(t, here, soon), { rides, operations: [REPLACE] as const }];
      // What the longer lead time refuses, the shorter one takes.
      if (here === until) await mustRefuseBodies(t, here, bodies, { ...how, isTraced: false });
      else await mustAcceptBodies(t, here, bodies, how);
    };
    for (let round = 0; round < 2; round += 1) {
      await mustKeep(short, mine, long);
      await mustKeep(long, theirs, long);
    }
    if (!setsHours(t)) return;
    const [slow, quick] = [await editLeadTime(t, short, 48), await editLeadTime(t, long, 3)];
    await mustKeep(slow, mine, slow);
    await mustKeep(quick, theirs, long);
    // A replacement that keeps its time can be too soon under a longer lead time.
    const most = await editLeadTime(t, short, 24 * 60);
    const kept = bodiesAt(t, most, [openTime(short)]);
    const how = { rides: mine, operations: [REPLACE] as const, isTraced: false };
    await mustRefuseBodies(t, most, kept, how);
  },
});

check({
  id: 'transportation.lead-time-source',
  says: 'Records whether a lead time other than three hours applies to a new request.',
  clauses: ['TRA-56'],
  negative: true,
  async run(t) {
    const make = async (riders: Riders, at: Partial<Appointment> = {}) => {
      const { rides } = await replacing(t, riders);
      const [ride] = rides;
      if (!ride) return t.unproven('needs a transportation request');
      return outcome(t, ride, 'createTransportationRequest', rideBody(t, riders, at));
    };
    if (!setsHours(t)) {
      const { riders, found } = await longer(t);
      const made = await make(riders, found[0]);
      const outcomes = { settings: made.word === 'refused', 'always-three': made.word === 'taken' };
      return reading(t, 'lead-time-source', made.answer, outcomes, made.word);
    }
    const tried = async (leadHours: number, hours: number) =>
      make(await ownRiders(t, { leadHours }), await inMinutes(t, 'UTC', hours * HOUR));
    const [day, hour] = [await tried(24, 10), await tried(1, 2)];
    const found = `24 hours: ${day.word}; one hour: ${hour.word}`;
    const outcomes = {
      settings: found === '24 hours: refused; one hour: taken',
      'always-three': found === '24 hours: taken; one hour: refused',
    };
    reading(t, 'lead-time-source', hour.answer, outcomes, found);
  },
});

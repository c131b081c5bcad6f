import fc from 'fast-check';
import { STEADY_ZONES, inMinutes, isSteadyNow, zoneWhereItIs } from '../../factories/lead-time.ts';
import {
  editSettings,
  givenRiders,
  ownRideCommunity,
  rideBody,
  type RideBody,
  type Riders,
} from '../../factories/transportation.ts';
import { check, checkWith } from '../../kit/check.ts';
import { reading } from '../../kit/reading.ts';
import type { Tools } from '../../kit/tools.ts';
import { someRide, type Ride } from '../../assertions/transportation.ts';
import { hasLever } from '../../kit/levers.ts';
import {
  HOUR,
  MARGIN,
  mustKeepClock,
  mustKeepOwnLeadTime,
  mustRefuseSoonerReplacements,
  mustTakeWhatKeepsIt,
  sooner,
} from './lead-time-shown.ts';
import { REPLACE, mustRefuseBodies, mustAcceptBodies, outcome } from './tries.ts';

/** Whether staff set the lead time of a community for the checks. */
const setsLeadTime = ({ run }: Tools): boolean =>
  hasLever(run, 'create-facility') && hasLever(run, 'edit-transportation-settings');

/**
 * Starts with riders and two requests to replace; needs a community with a lead time of three hours and a steady
 * clock.
 */
const threeHoursCheck = checkWith(async (t: Tools): Promise<{ riders: Riders; rides: readonly Ride[] }> => {
  const riders = await givenRiders(t);
  if (riders.settings.leadHours !== 3) return t.unproven('needs a community whose minimumLeadTimeHours is 3');
  if (!(await isSteadyNow(t, riders.timeZone)))
    return t.unproven('needs a community whose clock is known and does not change these days');
  const { relative: by } = riders;
  return { riders, rides: [await someRide(t, riders), await someRide(t, riders, { by })] };
});

async function ownRiders(
  t: Tools,
  { timeZone = 'UTC', leadHours: minimumLeadTimeHours = 3, connections = 0 } = {},
): Promise<Riders> {
  return givenRiders(t, { at: await ownRideCommunity(t, { minimumLeadTimeHours }, timeZone), connections });
}

/** Bodies of appointments so many minutes from now. */
async function soonOrLate(
  t: Tools,
  riders: Riders,
  timeZone: string,
  minutes: readonly number[],
): Promise<readonly RideBody[]> {
  const bodies: RideBody[] = [];
  for (const one of minutes) bodies.push(rideBody(t, riders, await inMinutes(t, timeZone, one)));
  return bodies;
}

const tooSoon = fc.oneof(
  fc.constantFrom(1, HOUR, 2 * HOUR, 3 * HOUR - MARGIN),
  fc.integer({ min: 1, max: 3 * HOUR - MARGIN }),
);

threeHoursCheck({
  id: 'transportation.lead-time-of-three-hours',
  says: 'Where the lead time is three hours, an appointment sooner than that is refused with 400, made or replaced.',
  clauses: ['TRA-53', 'TRA-67'],
  negative: true,
  async run(t, { riders, rides }) {
    await t.property(
      tooSoon,
      async (minutes) => {
        const bodies = await soonOrLate(t, riders, riders.timeZone, [minutes]);
        const names = ['appointmentTime'];
        await mustRefuseBodies(t, riders, bodies, { rides: rides.slice(minutes % 2).slice(0, 1), names });
      },
      { runs: Math.ceil(t.run.runs / 2) },
    );
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
    const riders = await ownRiders(t);
    const rides = [await someRide(t, riders)];
    const date = await t.day(1);
    const at = (appointmentTime: string): RideBody => rideBody(t, riders, { date, appointmentTime });
    await t.lever('set-clock', { now: `${date}T08:30:00Z`, frozen: true });
    try {
      await mustRefuseBodies(t, riders, [at('11:29')], { rides, isTraced: false });
      await mustAcceptBodies(t, riders, [at('11:31')], { rides });
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
  async run(t, { riders, rides }) {
    const past = [-MARGIN, -2 * HOUR, -20 * HOUR, -24 * HOUR - 30];
    await mustRefuseBodies(t, riders, await soonOrLate(t, riders, riders.timeZone, past), {
      rides,
      isTraced: false,
    });
  },
});

check({
  id: 'transportation.lead-time-on-the-clock-of-the-community',
  says: 'The three hours are counted on the clock of the community, in every zone and over midnight.',
  clauses: ['TRA-53', 'TRA-54'],
  negative: true,
  async run(t) {
    if (!setsLeadTime(t)) return mustKeepClock(t);
    const mustKeep = async (timeZone: string, soon: readonly number[], late: readonly number[]) => {
      const riders = await ownRiders(t, { timeZone });
      const rides = [await someRide(t, riders)];
      const tooEarly = await soonOrLate(t, riders, timeZone, soon);
      await mustRefuseBodies(t, riders, tooEarly, { rides, inTurn: soon.length > 1, isTraced: false });
      const bodies = await soonOrLate(t, riders, timeZone, late);
      await mustAcceptBodies(t, riders, bodies, { rides, inTurn: true });
    };
    const ways = fc.record({
      timeZone: fc.constantFrom(...STEADY_ZONES),
      soon: tooSoon,
      late: fc.integer({ min: 3 * HOUR + MARGIN, max: 9 * HOUR }),
    });
    await t.property(ways, ({ timeZone, soon, late }) => mustKeep(timeZone, [soon], [late]), {
      runs: Math.ceil(t.run.runs / 5),
    });
    const zones = [await zoneWhereItIs(t, 22), await zoneWhereItIs(t, 19)];
    for (const timeZone of [...zones, 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
      await mustKeep(timeZone, [HOUR, 3 * HOUR - MARGIN], [3 * HOUR + MARGIN, 7 * HOUR]);
  },
});

check({
  id: 'transportation.lead-time-kept',
  says: 'An appointment that keeps the lead time of the community, and three hours, is accepted, made or replaced.',
  clauses: ['TRA-54'],
  async run(t) {
    if (!setsLeadTime(t)) return mustTakeWhatKeepsIt(t);
    const riders = await ownRiders(t, { connections: 1 });
    const rides = [await someRide(t, riders), await someRide(t, riders, { by: riders.relative })];
    for (const [minimumLeadTimeHours, later] of [
      [3, [3 * HOUR + MARGIN, 5 * HOUR]],
      [24, [24 * HOUR + MARGIN, 30 * HOUR]],
      [48, [48 * HOUR + MARGIN]],
      [1, [3 * HOUR + MARGIN]],
      [0, [3 * HOUR + MARGIN]],
    ] as const) {
      await editSettings(t, riders.facilityId, { minimumLeadTimeHours });
      const bodies = await soonOrLate(t, riders, 'UTC', [...later, ...later].slice(0, 2));
      await mustAcceptBodies(t, riders, bodies, { rides, inTurn: true });
    }
  },
});

check({
  id: 'transportation.lead-time-of-a-replacement',
  says: 'A replacement with an appointment sooner than the lead time of the settings is refused with 400.',
  clauses: ['TRA-55', 'TRA-67'],
  negative: true,
  async run(t) {
    if (!setsLeadTime(t)) return mustRefuseSoonerReplacements(t);
    const riders = await ownRiders(t, { connections: 1 });
    const rides = [await someRide(t, riders), await someRide(t, riders, { by: riders.relative })];
    for (const [minimumLeadTimeHours, sooner] of [
      [24, [4 * HOUR, 23 * HOUR, 24 * HOUR - MARGIN]],
      [1, [MARGIN, HOUR - MARGIN]],
      [72, [30 * HOUR, 72 * HOUR - MARGIN]],
    ] as const) {
      await editSettings(t, riders.facilityId, { minimumLeadTimeHours });
      await mustRefuseReplacements(t, riders, rides, sooner, minimumLeadTimeHours === 24);
    }
  },
});

check({
  id: 'transportation.lead-time-as-the-settings-are-now',
  says: 'A replacement must keep to the current lead time of the settings.',
  clauses: ['TRA-55', 'TRA-54'],
  negative: true,
  async run(t) {
    if (!setsLeadTime(t)) return mustKeepOwnLeadTime(t);
    const riders = await ownRiders(t);
    const rides = [await someRide(t, riders)];
    const takes = async (hours: number) =>
      mustAcceptBodies(t, riders, await soonOrLate(t, riders, 'UTC', [hours * HOUR]), { rides });
    await takes(10);
    await editSettings(t, riders.facilityId, { minimumLeadTimeHours: 24 });
    await takes(26);
    await mustRefuseReplacements(t, riders, rides, [10 * HOUR], false);
    // A replacement that keeps its time can be too soon under a longer lead time.
    await editSettings(t, riders.facilityId, { minimumLeadTimeHours: 48 });
    await mustRefuseReplacements(t, riders, rides, [26 * HOUR], false);
    await editSettings(t, riders.facilityId, { minimumLeadTimeHours: 3 });
    await takes(10);
  },
});

/** Replacements by appointments so many minutes from now are refused with 400, to each of the family in turn. */
const mustRefuseReplacements = async (
  t: Tools,
  riders: Riders,
  rides: readonly Ride[],
  sooner: readonly number[],
  isTraced = true,
): Promise<void> =>
  mustRefuseBodies(t, riders, await soonOrLate(t, riders, 'UTC', sooner), {
    ...{ rides, isTraced },
    operations: [REPLACE],
  });

check({
  id: 'transportation.lead-time-source',
  says: 'Records whether a lead time other than three hours applies to a new request.',
  clauses: ['TRA-56'],
  negative: true,
  async run(t) {
    if (!setsLeadTime(t)) {
      const { ride, body } = await sooner(t);
      const made = await outcome(t, ride, 'createTransportationRequest', body);
      const outcomes = { settings: made.word === 'refused', 'always-three': made.word === 'taken' };
      return reading(t, 'lead-time-source', made.answer, outcomes, made.word);
    }
    const tried = async (leadHours: number, hours: number) => {
      const riders = await ownRiders(t, { leadHours });
      const [body = {}] = await soonOrLate(t, riders, 'UTC', [hours * HOUR]);
      return outcome(t, await someRide(t, riders), 'createTransportationRequest', body);
    };
    const [day, hour] = [await tried(24, 10), await tried(1, 2)];
    const found = `24 hours: ${day.word}; one hour: ${hour.word}`;
    const outcomes = {
      settings: found === '24 hours: refused; one hour: taken',
      'always-three': found === '24 hours: taken; one hour: refused',
    };
    reading(t, 'lead-time-source', hour.answer, outcomes, found);
  },
});

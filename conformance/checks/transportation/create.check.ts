import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import { namesOf } from '../../factories/family-access.ts';
import {
  fullBody,
  givenRiders,
  ownRideCommunity,
  rideBody,
  type RideBody,
  type Riders,
} from '../../factories/transportation.ts';
import { clockOf, minuteOf } from '../../factories/homes.ts';
import { hoursShown } from '../../factories/transportation-hours.ts';
import { ridersShown } from '../../factories/transportation-shown.ts';
import type { Answer } from '../../kit/call.ts';
import { attributing, attributed } from '../../kit/attribute.ts';
import { check, type CheckSpec } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { field, show, type JsonObject } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { listedTimes, shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf, listOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { allLevers } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustNotContain } from '../../assertions/own-list.ts';
import {
  OPTIONAL,
  asked,
  listed,
  mustBeListed,
  mustReadBack,
  mustShow,
  mustShowAll,
  rideIn,
  type Ride,
  wholeWindow,
} from '../../assertions/transportation.ts';
import { drawnRides, rideCheck } from './rides.ts';

rideCheck({
  id: 'transportation.create-tells-what-was-sent',
  says: 'A new request shows the details that were sent, in the answer, by its id and in the list.',
  clauses: ['TRA-48', 'TRA-49', 'TRA-52'],
  async run(t, riders) {
    let turn = 0;
    await t.property(drawnRides(t, riders), async (body) => {
      const by = (turn += 1) % 2 === 0 ? riders.resident : riders.relative;
      const ride = await asked(t, riders, body, by);
      await (turn === 1 ? mustShow : turn % 2 === 0 ? mustReadBack : mustBeListed)(t, ride);
    });
  },
});

/** Each body makes a request that the API then shows as it was sent; once for each of the people in `by`. */
const takes = ({
  bodies,
  by = ({ resident }) => [resident],
  refusal = () => ['TRA-42'],
  ...spec
}: Takes): void =>
  rideCheck({
    ...spec,
    async run(t, riders) {
      const rides: Ride[] = [];
      for (const as of by(riders))
        for (const more of bodies(t, riders))
          rides.push(await asked(t, riders, rideBody(t, riders, more), as, refusal(more)));
      await mustShowAll(t, rides, riders);
    },
  });

interface Takes extends CheckSpec {
  readonly by?: (riders: Riders) => readonly Riders['resident'][];
  /** What each body has in addition to the required members. */
  readonly bodies: (t: Tools, riders: Riders) => readonly Partial<RideBody>[];
  /** The clauses that the refusal of this body breaks, after the bodies before it were accepted. */
  readonly refusal?: (body: Partial<RideBody>) => readonly ClauseId[];
}

takes({
  id: 'transportation.create-keeps-every-detail',
  says: 'A request with every detail shows each of them, no matter which member of the family makes it.',
  clauses: ['TRA-42', 'TRA-48', 'TRA-49'],
  by: ({ people }) => people,
  bodies: (t, riders) => [fullBody(t, riders)],
});

takes({
  id: 'transportation.create-is-pending',
  says: 'A request that was just made is pending, by its id and in the list.',
  clauses: ['TRA-43', 'TRA-52'],
  by: ({ people, resident }) => [...people, resident],
  bodies: () => [{}],
});

takes({
  id: 'transportation.create-takes-each-trip-type',
  says: 'A request with tripType roundtrip, oneway or willcall is accepted and shows it.',
  clauses: ['TRA-45', 'TRA-47'],
  refusal: ({ tripType, returnTime }) => [tripType === 'oneway' || returnTime === null ? 'TRA-47' : 'TRA-45'],
  bodies: () => [
    { tripType: 'roundtrip', returnTime: '15:00' },
    { tripType: 'oneway' },
    { tripType: 'oneway', returnTime: null },
    { tripType: 'willcall' },
    { tripType: 'willcall', returnTime: null },
  ],
});

takes({
  id: 'transportation.create-with-the-least',
  says: 'A create with only the required details is accepted, and with each single optional detail, too.',
  clauses: ['TRA-46', 'TRA-65', 'TRA-49'],
  refusal: (body) => [Object.keys(body).length === 0 ? 'TRA-65' : 'TRA-46'],
  bodies(t, riders) {
    const full = fullBody(t, riders);
    const names = OPTIONAL.filter((name) => name !== 'returnTime' && full[name] !== undefined);
    // First with an address: a target that accepts only this one requires an address.
    return ['destinationAddress' as const, ...names]
      .filter((name, at, all) => all.indexOf(name) === at)
      .flatMap((name, at) => [{ [name]: full[name] }, ...(at === 0 ? [{}] : [])]);
  },
});

takes({
  id: 'transportation.create-takes-each-type-of-the-community',
  says: 'Each of the transportationTypes of the community is accepted and shown.',
  clauses: ['TRA-49'],
  bodies: (t, { settings: { types } }) =>
    types.length === 0
      ? t.unproven('the community names no transportationTypes')
      : types.map((transportationType) => ({ transportationType })),
});

rideCheck({
  id: 'transportation.creator-is-who-made-it',
  says: 'The creator of a request is the acting user who made it, no matter who reads it.',
  clauses: ['TRA-50'],
  given: { connections: 2 },
  async run(t, riders) {
    const { residentId, resident, people } = riders;
    const rides = [];
    for (const by of [...people, resident]) rides.push(await asked(t, riders, rideBody(t, riders), by));
    const { answer: list } = await listed(t, residentId, resident, await wholeWindow(t));
    for (const ride of rides) {
      const names = namesOf(ride.by);
      for (const answer of [ride.answer, await mustReadBack(t, ride, resident), list]) {
        const id = field(rideIn(answer, ride.path.requestId), 'creator.id');
        const isTheirs = names.some((name) => name === id);
        mustHold(answer, `${ride.by.kind} ${names[0]} as the creator`, isTheirs, shows('creator.id', id));
      }
    }
  },
});

function mustBeOneOff(answer: Answer, { isRecurring, occurrenceDate }: JsonObject): void {
  const found = `isRecurring ${show(isRecurring)}, occurrenceDate ${show(occurrenceDate)}`;
  attributed(['TRA-51'], () => {
    mustHold(
      answer,
      'isRecurring is not true',
      isRecurring !== true,
      shows('isRecurring', isRecurring, found),
    );
    mustHold(
      answer,
      'no occurrenceDate',
      isBlank(occurrenceDate),
      shows('occurrenceDate', occurrenceDate, found),
    );
  });
}

rideCheck({
  id: 'transportation.one-off-whatever-is-sent',
  says: 'A create never makes a recurring request, whatever its body says.',
  clauses: ['TRA-51'],
  negative: true,
  async run(t, riders) {
    const { residentId, resident: as, day } = riders;
    const pattern = { frequency: 'daily', interval: 1, count: 3 };
    for (const more of [
      { isRecurring: true, occurrenceDate: day },
      { isRecurring: true, recurring: pattern },
      { isRecurring: true, recurrence: pattern },
    ]) {
      const body = { ...rideBody(t, riders), ...more };
      const made = await t.call('createTransportationRequest', { path: { residentId }, body, as });
      // A server may refuse members that it does not know.
      if (!isSuccess(made)) continue;
      const requestId = text(dataOf(made), 'id');
      const read = await t.call('getTransportationRequest', { path: { residentId, requestId }, as });
      const query = { startDate: day, endDate: addDays(day, 10) };
      const list = await t.call('listTransportationRequests', { path: { residentId }, query, as });
      const count = listOf(list).filter((item) => item['id'] === requestId).length;
      mustHold(list, 'one item in the list', count === 1, listedTimes(count, 1, `${count} items`));
      for (const answer of [made, read, list]) mustBeOneOff(answer, rideIn(answer, requestId));
    }
  },
});

rideCheck({
  id: 'transportation.create-makes-a-one-off',
  says: 'A request that is made does not recur and has no occurrenceDate, and is in the list once.',
  clauses: ['TRA-51', 'TRA-52'],
  async run(t, riders) {
    for (const body of [rideBody(t, riders), fullBody(t, riders)]) {
      const ride = await asked(t, riders, body);
      for (const answer of [ride.answer, ...(await mustShow(t, ride))])
        mustBeOneOff(answer, rideIn(answer, ride.path.requestId));
    }
  },
});

/** The same early and late within the hours that the settings of each community show. */
async function mustKeepShownTimes(t: Tools): Promise<void> {
  let tried = 0;
  for await (const riders of ridersShown(t)) {
    const { settings, day } = riders;
    const hours = hoursShown(settings.hours, day);
    if (typeof hours !== 'object') continue;
    const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
    const rides: Ride[] = [];
    for (const minute of [from + 10, to - 10]) {
      const times = { appointmentTime: clockOf(minute), pickupTime: clockOf(from + 5) };
      rides.push(await asked(t, riders, rideBody(t, riders, times)));
    }
    await mustShowAll(t, rides, riders);
    tried += 1;
  }
  if (tried === 0) t.unproven('no settings show the hours of a day', allLevers);
}

check({
  id: 'transportation.create-keeps-day-and-time',
  says: 'A request keeps the date and the times that were sent, at any hour and in any community.',
  clauses: ['TRA-48', 'TRA-49'],
  async run(t) {
    if (!hasLever(t.run, 'create-facility')) return mustKeepShownTimes(t);
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Honolulu', 'UTC']) {
      const at = await ownRideCommunity(t, {}, timeZone);
      const riders = await givenRiders(t, { at, connections: 0 });
      const rides: Ride[] = [];
      for (const appointmentTime of ['00:10', '17:40', '23:55'])
        rides.push(await asked(t, riders, rideBody(t, riders, { appointmentTime, pickupTime: '00:05' })));
      await mustShowAll(t, rides, riders);
    }
  },
});

rideCheck({
  id: 'transportation.create-makes-one-each',
  says: 'Each create, even with the same details, makes a new request under the resident in the path.',
  clauses: ['TRA-52', 'TRA-48'],
  given: { shared: false },
  async run(t, riders) {
    const others = await givenRiders(t, { shared: true });
    const body = rideBody(t, riders);
    const rides = [
      await asked(t, riders, body),
      await asked(t, riders, body),
      await asked(t, riders, fullBody(t, riders)),
    ] as const;
    const ids = rides.map(({ path }) => path.requestId);
    await attributing(['TRA-52'], () =>
      mustHold(rides[1].answer, 'three requests, three ids', new Set(ids).size === 3, shows('id', ids)),
    );
    await mustShowAll(t, rides, riders);
    if (others.residentId === riders.residentId) return;
    const theirs = await listed(t, others.residentId, others.resident, await wholeWindow(t));
    for (const id of ids) mustNotContain(theirs, id, 'a request of another resident');
  },
});

import { made, mustShow, mustShowAll, shownIn, type Answered } from '../../assertions/requests.ts';
import { clockOf, minuteOf } from '../../factories/homes.ts';
import { hoursShown } from '../../factories/transportation-hours.ts';
import { ridersShown } from '../../factories/transportation-shown.ts';
import { givenRiders, ownRideCommunity, type RideBody } from '../../factories/transportation.ts';
import { ask } from '../../factories/requests.ts';
import { attributed } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { listedTimes, shows } from '../../kit/fault.ts';
import { show } from '../../kit/json.ts';
import { hasLever } from '../../kit/levers.ts';
import { isSuccess } from '../../kit/match.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf, listOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { allLevers } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  findsEach,
  makesOneEach,
  mustTake,
  showsItsCreator,
  showsWhatWasSent,
} from '../../laws/request-making.ts';
import { OPTIONAL, drawnRides, rideCheck, rideChecks } from './rides.ts';

const TRIPS: readonly Partial<RideBody>[] = [
  { tripType: 'roundtrip', returnTime: '15:00' },
  { tripType: 'oneway' },
  { tripType: 'oneway', returnTime: null },
  { tripType: 'willcall' },
  { tripType: 'willcall', returnTime: null },
];

rideChecks({
  'create-tells-what-was-sent': {
    says: 'A new request shows the details that were sent, in the answer, by its id and in the list.',
    clauses: ['TRA-48', 'TRA-49', 'TRA-52'],
    run: showsWhatWasSent(drawnRides),
  },
  'create-is-pending': {
    says: 'A request that was just made is pending, by its id and in the list.',
    clauses: ['TRA-43', 'TRA-52', 'TRA-42'],
    run: (t, riders) => mustTake(t, riders, [{}, {}]),
  },
  'create-takes-each-trip-type': {
    says: 'A request with tripType roundtrip, oneway or willcall is accepted and shows it.',
    clauses: ['TRA-45', 'TRA-47'],
    run: (t, riders) =>
      mustTake(t, riders, TRIPS, {
        by: [riders.resident],
        refusal: ({ tripType, returnTime }) => [
          tripType === 'oneway' || returnTime === null ? 'TRA-47' : 'TRA-45',
        ],
      }),
  },
  'create-with-the-least': {
    says: 'A create with only the required details is accepted, and with each single optional detail, too.',
    clauses: ['TRA-46', 'TRA-65', 'TRA-49'],
    run(t, riders) {
      const full = riders.full(t);
      const names = OPTIONAL.filter((name) => name !== 'returnTime' && full[name] !== undefined);
      // First with an address: a target that accepts only this one requires an address.
      const [address, ...others] = [
        'destinationAddress',
        ...names.filter((name) => name !== 'destinationAddress'),
      ];
      const one = (name = '') => ({ [name]: full[name] });
      return mustTake(t, riders, [one(address), {}, ...others.map(one)], {
        by: [riders.resident],
        refusal: (body) => [Object.keys(body).length === 0 ? 'TRA-65' : 'TRA-46'],
      });
    },
  },
  'create-takes-each-type-of-the-community': {
    says: 'Each of the transportationTypes of the community is accepted and shown.',
    clauses: ['TRA-49'],
    run(t, riders) {
      const { types } = riders.settings;
      if (types.length === 0) t.unproven('the community names no transportationTypes');
      const bodies = types.map((transportationType) => ({ transportationType }));
      return mustTake(t, riders, bodies, { by: [riders.resident] });
    },
  },
  'creator-is-who-made-it': {
    says: 'The creator of a request is the acting user who made it, no matter who reads it.',
    clauses: ['TRA-50'],
    given: { connections: 2 },
    run: showsItsCreator,
  },
  'read-by-its-id': {
    says: 'Each request can be read by its own id, no matter which member of the family made it and how alike they are.',
    clauses: ['TRA-68', 'TRA-52'],
    given: { connections: 2 },
    run: findsEach,
  },
  'create-makes-one-each': {
    says: 'Each create, even with the same details, makes a new request under the resident in the path.',
    clauses: ['TRA-52', 'TRA-48'],
    given: { shared: false },
    run: makesOneEach('TRA-52'),
  },
});

function mustBeOneOff(answer: Answer, id: string): void {
  const { isRecurring, occurrenceDate } = shownIn(answer, id);
  const found = `isRecurring ${show(isRecurring)}, occurrenceDate ${show(occurrenceDate)}`;
  attributed(['TRA-51'], () => {
    const fault = shows('isRecurring', isRecurring, found);
    mustHold(answer, 'isRecurring is not true', isRecurring !== true, fault);
    const other = shows('occurrenceDate', occurrenceDate, found);
    mustHold(answer, 'no occurrenceDate', isBlank(occurrenceDate), other);
  });
}

rideCheck({
  id: 'transportation.one-off-whatever-is-sent',
  says: 'A request that is made does not recur, has no occurrenceDate and is in the list once, whatever its body says.',
  clauses: ['TRA-51', 'TRA-52'],
  negative: true,
  async run(t, riders) {
    for (const body of [riders.least(t), riders.full(t)]) {
      const ride = await made(t, riders, body);
      for (const answer of [ride.answer, ...(await mustShow(t, riders, ride))]) mustBeOneOff(answer, ride.id);
    }
    const pattern = { frequency: 'daily', interval: 1, count: 3 };
    const { day, residentId, resident: as, subject } = riders;
    for (const more of [{ occurrenceDate: day }, { recurring: pattern }, { recurrence: pattern }]) {
      const body = riders.least(t, { isRecurring: true, ...more });
      const answer = await ask(t, riders, body);
      // A server may refuse members that it does not know.
      if (!isSuccess(answer)) continue;
      const requestId = text(dataOf(answer), 'id');
      const read = await t.call('getTransportationRequest', { path: { residentId, requestId }, as });
      const list = await subject.listed(t, residentId, as);
      const count = listOf(list).filter((item) => item['id'] === requestId).length;
      mustHold(list, 'one item in the list', count === 1, listedTimes(count, 1, `${count} items`));
      for (const one of [answer, read, list]) mustBeOneOff(one, requestId);
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
    const rides: Answered[] = [];
    for (const minute of [from + 10, to - 10]) {
      const times = { appointmentTime: clockOf(minute), pickupTime: clockOf(from + 5) };
      rides.push(await made(t, riders, riders.least(t, times)));
    }
    await mustShowAll(t, riders, rides);
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
      const times = ['00:10', '17:40', '23:55'];
      const bodies = times.map((appointmentTime) => ({ appointmentTime, pickupTime: '00:05' }));
      await mustTake(t, riders, bodies);
    }
  },
});

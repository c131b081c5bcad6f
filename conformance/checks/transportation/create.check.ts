import {
  fullBody,
  givenRiders,
  namesOf,
  ownRideCommunity,
  rideBody,
  type RideBody,
} from '../../given/transportation.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { field, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { isSuccess } from '../../kit/match.ts';
import { byId, dataOf, listOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { asked, listed, mustBeListed, mustRead, mustShow, wholeWindow } from '../../models/transportation.ts';
import { mustNotList } from '../../models/own-list.ts';
import { drawnRides } from './drawn.ts';

check({
  id: 'transportation.create-tells-what-was-sent',
  says: 'The details that were sent are those of the new request, in the answer, by its id and in the list.',
  clauses: ['TRA-48', 'TRA-49', 'TRA-52'],
  async run(t) {
    const riders = await givenRiders(t);
    const [relative = riders.resident] = riders.connections;
    let turn = 0;
    await t.property(drawnRides(t, riders), async (body) => {
      const by = (turn += 1) % 2 === 0 ? riders.resident : relative;
      const ride = await asked(t, riders, body, by);
      await mustShow(t, ride);
      await mustShow(t, ride, riders.resident);
    });
  },
});

check({
  id: 'transportation.create-keeps-every-detail',
  says: 'A request with every detail keeps each of them, whoever of the family makes it.',
  clauses: ['TRA-42', 'TRA-49'],
  async run(t) {
    const riders = await givenRiders(t, { connections: 1 });
    for (const by of [riders.resident, ...riders.connections])
      await mustShow(t, await asked(t, riders, fullBody(t, riders), by));
  },
});

check({
  id: 'transportation.create-is-pending',
  says: 'A request that was just made is pending, by its id and in the list.',
  clauses: ['TRA-43', 'TRA-52'],
  async run(t) {
    const riders = await givenRiders(t);
    for (const by of [riders.resident, ...riders.connections, riders.resident])
      await mustShow(t, await asked(t, riders, rideBody(t, riders), by));
  },
});

check({
  id: 'transportation.create-takes-each-trip-type',
  says: 'A request is taken as roundtrip, as oneway and as willcall, and shows which.',
  clauses: ['TRA-45', 'TRA-47'],
  async run(t) {
    const riders = await givenRiders(t);
    for (const more of [
      { tripType: 'roundtrip', returnTime: '15:00' },
      { tripType: 'oneway' },
      { tripType: 'willcall' },
      { tripType: 'oneway', returnTime: null },
      { tripType: 'willcall', returnTime: null },
    ] satisfies Partial<RideBody>[])
      await mustShow(t, await asked(t, riders, rideBody(t, riders, more)));
  },
});

check({
  id: 'transportation.create-with-the-least',
  says: 'A request with the required details alone is made, and one with any single optional detail.',
  clauses: ['TRA-46', 'TRA-65', 'TRA-49'],
  async run(t) {
    const riders = await givenRiders(t);
    const full = fullBody(t, riders);
    const names = [
      'pickupTime',
      'pickupLocation',
      'transportationType',
      'notes',
      'destinationAddress',
    ] as const;
    const alone = names.flatMap((name) => (full[name] === undefined ? [] : [{ [name]: full[name] }]));
    for (const more of [{}, ...alone]) await mustShow(t, await asked(t, riders, rideBody(t, riders, more)));
  },
});

check({
  id: 'transportation.create-takes-each-type-of-the-community',
  says: 'Each of the transportationTypes of the community is taken, and shown afterwards.',
  clauses: ['TRA-49'],
  async run(t) {
    const riders = await givenRiders(t);
    const { types } = riders.settings;
    if (types.length === 0) return t.unproven('the community names no transportationTypes');
    for (const transportationType of types)
      await mustShow(t, await asked(t, riders, rideBody(t, riders, { transportationType })));
  },
});

check({
  id: 'transportation.creator-is-who-made-it',
  says: 'The creator of a request is the acting user who made it, to whoever looks.',
  clauses: ['TRA-50'],
  async run(t) {
    const riders = await givenRiders(t, { connections: 2 });
    for (const by of [riders.resident, ...riders.connections, riders.resident]) {
      const ride = await asked(t, riders, rideBody(t, riders), by);
      const list = await mustBeListed(t, ride, { as: riders.resident });
      const inList = byId(list.items, ride.path.requestId);
      const read = await mustRead(t, ride, riders.resident);
      for (const [answer, request] of [
        [ride.answer, dataOf(ride.answer)],
        [read, dataOf(read)],
        [list.answer, inList],
      ] as const) {
        const id = field(request, 'creator.id');
        const isTheirs = namesOf(by).some((name) => name === id);
        mustHold(answer, `${by.kind} ${namesOf(by)[0]} as the creator`, isTheirs, `creator.id: ${show(id)}`);
      }
    }
  },
});

check({
  id: 'transportation.one-off-whatever-is-sent',
  says: 'Whatever the body says of recurring, nothing that recurs is made.',
  clauses: ['TRA-51'],
  negative: true,
  async run(t) {
    const riders = await givenRiders(t);
    const { residentId, resident: as, day } = riders;
    const pattern = { frequency: 'daily', interval: 1, count: 3 };
    for (const more of [
      { isRecurring: true, occurrenceDate: day },
      { isRecurring: true, recurring: pattern },
      { isRecurring: true, recurrence: pattern },
    ]) {
      const body = { ...rideBody(t, riders), ...more };
      const made = await t.call('createTransportationRequest', { path: { residentId }, body, as });
      // To refuse what it does not know is a server's right.
      if (!isSuccess(made)) continue;
      const requestId = text(dataOf(made), 'id');
      const read = await t.call('getTransportationRequest', { path: { residentId, requestId }, as });
      const query = { startDate: day, endDate: addDays(day, 10) };
      const list = await t.call('listTransportationRequests', { path: { residentId }, query, as });
      const listed = listOf(list).filter((item) => item['id'] === requestId);
      mustHold(list, 'one item in the list', listed.length === 1, `${listed.length} items`);
      for (const [answer, request] of [
        [made, dataOf(made)],
        [read, dataOf(read)],
        [list, listed[0]],
      ] as const) {
        const found = `isRecurring ${show(request?.['isRecurring'])}, occurrenceDate ${show(request?.['occurrenceDate'])}`;
        mustHold(answer, 'isRecurring is not true', request?.['isRecurring'] !== true, found);
        mustHold(answer, 'no occurrenceDate', isBlank(request?.['occurrenceDate']), found);
      }
    }
  },
});

check({
  id: 'transportation.create-makes-a-one-off',
  says: 'A request that is made does not recur and has no occurrenceDate, and is in the list once.',
  clauses: ['TRA-51', 'TRA-52'],
  async run(t) {
    const riders = await givenRiders(t);
    for (const body of [rideBody(t, riders), fullBody(t, riders)]) {
      const ride = await asked(t, riders, body);
      const [read, list] = await mustShow(t, ride);
      for (const answer of [ride.answer, read, list]) {
        if (!answer) continue;
        const request = answer === list ? byId(listOf(answer), ride.path.requestId) : dataOf(answer);
        const { isRecurring, occurrenceDate } = request ?? {};
        const found = `isRecurring ${show(isRecurring)}, occurrenceDate ${show(occurrenceDate)}`;
        mustHold(answer, 'isRecurring is not true', isRecurring !== true, found);
        mustHold(answer, 'no occurrenceDate', isBlank(occurrenceDate), found);
      }
    }
  },
});

check({
  id: 'transportation.create-keeps-day-and-time',
  says: 'Whatever the hour and wherever the community, a request keeps the date and the times that were sent.',
  clauses: ['TRA-48', 'TRA-49'],
  async run(t) {
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Honolulu', 'UTC']) {
      const riders = await givenRiders(t, { at: await ownRideCommunity(t, {}, timeZone) });
      for (const appointmentTime of ['00:10', '06:35', '17:40', '23:55']) {
        const ride = await asked(t, riders, rideBody(t, riders, { appointmentTime, pickupTime: '00:05' }));
        await mustShow(t, ride);
      }
    }
  },
});

check({
  id: 'transportation.create-makes-one-each',
  says: 'Each create makes a request of its own under the resident of the path, also from the same details.',
  clauses: ['TRA-52', 'TRA-48'],
  async run(t) {
    const [riders, others] = [await givenRiders(t), await givenRiders(t)];
    const body = rideBody(t, riders);
    const one = await asked(t, riders, body);
    const two = await asked(t, riders, body);
    const three = await asked(t, riders, fullBody(t, riders));
    const ids = [one, two, three].map(({ path }) => path.requestId);
    mustHold(two.answer, 'three requests, three ids', new Set(ids).size === 3, ids.join(', '));
    for (const ride of [one, two, three]) await mustShow(t, ride);
    if (others.residentId === riders.residentId) return;
    const theirs = await listed(t, others.residentId, others.resident, await wholeWindow(t));
    for (const id of ids) mustNotList(theirs, id, 'a request of another resident');
  },
});

import { fullBody, givenRiders, namesOf, rideBody, type RideBody } from '../../given/transportation.ts';
import { check } from '../../kit/check.ts';
import { field, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import {
  mustHaveNothingElse,
  mustNotBeListedOn,
  mustRead,
  mustShow,
  replaced,
  someRide,
} from '../../models/transportation.ts';
import { drawnRides } from './drawn.ts';

check({
  id: 'transportation.replace-tells-what-was-sent',
  says: 'The details that a replacement sends are those of the request afterwards, however often it is replaced.',
  clauses: ['TRA-73', 'TRA-74', 'TRA-49'],
  async run(t) {
    const riders = await givenRiders(t);
    for (const by of [riders.resident, ...riders.connections]) {
      let ride = await someRide(t, riders, { by });
      await t.property(
        drawnRides(t, riders),
        async (body) => {
          const now = await replaced(t, ride, body);
          mustHaveNothingElse([now.answer, ...(await mustShow(t, now))], now);
          ride = now;
        },
        { runs: Math.ceil(t.run.runs / 2) },
      );
    }
  },
});

check({
  id: 'transportation.replace-of-one-thing',
  says: 'A replacement that differs in one detail changes that one and no other.',
  clauses: ['TRA-74'],
  async run(t) {
    const riders = await givenRiders(t);
    const [, transportationType] = riders.settings.types;
    let ride = await someRide(t, riders, fullBody(t, riders));
    for (const more of [
      { destination: t.fresh.text('Eye clinic') },
      { appointmentTime: '13:10' },
      { returnTime: '16:05' },
      { pickupTime: '10:45' },
      { pickupLocation: t.fresh.text('Back door') },
      { destinationAddress: t.fresh.text('Hill Road') },
      ...(transportationType === undefined ? [] : [{ transportationType }]),
      { notes: t.fresh.text('Two bags') },
      { tripType: 'willcall' as const },
      { tripType: 'roundtrip' as const },
    ] satisfies Partial<RideBody>[]) {
      ride = await replaced(t, ride, { ...ride.body, ...more });
      await mustShow(t, ride);
    }
  },
});

check({
  id: 'transportation.replace-leaves-nothing-behind',
  says: 'An optional detail that a replacement leaves out has no value afterwards, whichever it is.',
  clauses: ['TRA-75'],
  async run(t) {
    const riders = await givenRiders(t);
    const full = fullBody(t, riders);
    for (const name of [
      'pickupTime',
      'pickupLocation',
      'transportationType',
      'notes',
      ...(riders.settings.needsAddress ? [] : (['destinationAddress'] as const)),
    ] as const) {
      const { [name]: _, ...rest } = full;
      for (const by of [riders.resident, ...riders.connections]) {
        const now = await replaced(t, await someRide(t, riders, { ...full, by }), rest);
        mustHaveNothingElse([now.answer, ...(await mustShow(t, now))], now);
      }
    }
    for (const tripType of ['oneway', 'willcall'] as const) {
      const least = rideBody(t, riders, { tripType });
      const now = await replaced(t, await someRide(t, riders, full), least);
      mustHaveNothingElse([now.answer, ...(await mustShow(t, now))], now);
    }
  },
});

check({
  id: 'transportation.replace-keeps-what-it-is',
  says: 'A replaced request keeps its id, its creator and its place in pending.',
  clauses: ['TRA-76'],
  async run(t) {
    const riders = await givenRiders(t, { connections: 2 });
    for (const by of [riders.resident, ...riders.connections]) {
      const first = await someRide(t, riders, { by });
      let ride = first;
      for (const body of [fullBody(t, riders), rideBody(t, riders, { tripType: 'willcall' })]) {
        const now = await replaced(t, ride, body);
        for (const answer of [now.answer, await mustRead(t, now), await mustRead(t, now, riders.resident)]) {
          const request = dataOf(answer);
          mustHold(answer, 'the id it had', request['id'] === ride.path.requestId, show(request['id']));
          const creator = field(request, 'creator.id');
          const isTheirs = isBlank(creator) || namesOf(by).some((name) => name === creator);
          mustHold(answer, `${by.kind} ${namesOf(by)[0]} as the creator`, isTheirs, show(creator));
        }
        ride = now;
      }
    }
  },
});

check({
  id: 'transportation.replace-moves-to-another-day',
  says: 'A request that is moved is listed on its new day and no longer on the former one, and pending there.',
  clauses: ['TRA-74', 'TRA-31', 'TRA-32'],
  async run(t) {
    const riders = await givenRiders(t);
    let ride = await someRide(t, riders);
    const [first = riders.day, second = first, third = first] = riders.days;
    if (second === third) return t.unproven('the hours of the community leave too few days');
    for (const date of [second, third, second, first]) {
      const former = ride.body.date;
      ride = await replaced(t, ride, { ...ride.body, date });
      await mustShow(t, ride);
      await mustNotBeListedOn(t, ride, former);
    }
  },
});

check({
  id: 'transportation.replace-leaves-others',
  says: 'A replacement leaves the other requests of the resident, and those of others, as they are.',
  clauses: ['TRA-74'],
  async run(t) {
    const riders = await givenRiders(t, { connections: 2 });
    const others = await givenRiders(t);
    const [one = riders.resident, two = riders.resident] = riders.connections;
    const ride = await someRide(t, riders, { by: one });
    const rest = [
      await someRide(t, riders),
      await someRide(t, riders, { by: one }),
      await someRide(t, riders, { by: two }),
    ];
    const theirs = await someRide(t, others);
    const now = await replaced(t, ride, fullBody(t, riders));
    for (const other of [now, ...rest]) await mustShow(t, other);
    await mustShow(t, theirs);
  },
});

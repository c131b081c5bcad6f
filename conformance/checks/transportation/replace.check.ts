import { namesOf } from '../../factories/family-access.ts';
import { fullBody, givenRiders, rideBody, type RideBody } from '../../factories/transportation.ts';
import { attributing } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { field, isText } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { isSuccess } from '../../kit/match.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank, sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  OPTIONAL,
  mustBeListed,
  mustHaveNothingElse,
  mustNotBeListedOn,
  mustReadBack,
  mustShow,
  mustShowAll,
  replaced,
  someRide,
  type Ride,
} from '../../assertions/transportation.ts';
import { drawnRides, rideCheck } from './rides.ts';

/** Replaces a request; afterwards no answer shows a value that the replacement left out. */
async function replacedWholly(t: Tools, ride: Ride, body: RideBody, turn: number): Promise<Ride> {
  const now = await replaced(t, ride, body);
  const shown = turn % 2 === 0 ? await mustReadBack(t, now) : (await mustBeListed(t, now)).answer;
  mustHaveNothingElse([now.answer, shown], now);
  return now;
}

rideCheck({
  id: 'transportation.replace-tells-what-was-sent',
  says: 'A replaced request shows the details that were sent, however often it is replaced.',
  clauses: ['TRA-73', 'TRA-74', 'TRA-49'],
  async run(t, riders) {
    let turn = 0;
    for (const by of riders.people) {
      let ride = await someRide(t, riders, { by });
      const replace = async (body: RideBody) => {
        ride = await replacedWholly(t, ride, body, (turn += 1));
      };
      await t.property(drawnRides(t, riders), replace, { runs: Math.ceil(t.run.runs / 2) });
    }
  },
});

rideCheck({
  id: 'transportation.replace-of-one-thing',
  says: 'A replacement that differs in one detail changes that one and no other.',
  clauses: ['TRA-74'],
  async run(t, riders) {
    const [, transportationType] = riders.settings.types;
    let ride = await someRide(t, riders, fullBody(t, riders));
    let turn = 0;
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
      if ((turn += 1) % 2 === 0) await (turn % 4 === 0 ? mustReadBack(t, ride) : mustBeListed(t, ride));
    }
    await mustShow(t, ride);
  },
});

rideCheck({
  id: 'transportation.replace-leaves-nothing-behind',
  says: 'A replacement clears each optional detail that it leaves out.',
  clauses: ['TRA-75'],
  async run(t, riders) {
    const full = fullBody(t, riders);
    const { needsAddress } = riders.settings;
    for (const [turn, name] of OPTIONAL.entries()) {
      if (name === 'returnTime' || (needsAddress && name === 'destinationAddress')) continue;
      const { [name]: _, ...rest } = full;
      const by = turn % 2 === 0 ? riders.resident : riders.relative;
      await replacedWholly(t, await someRide(t, riders, { ...full, by }), rest, turn);
    }
    for (const [turn, tripType] of (['oneway', 'willcall'] as const).entries())
      await replacedWholly(t, await someRide(t, riders, full), rideBody(t, riders, { tripType }), turn);
  },
});

/** They are sent as a text or as a list, and may be shown in the other form. */
function mustSayNeeds(answer: Answer, needs: string | readonly string[]): void {
  const sent = [needs].flat();
  const { mobilityNeeds: shown } = dataOf(answer);
  const isSaid = Array.isArray(shown)
    ? sameSet(shown, sent)
    : isText(shown) && (sent.length === 1 ? shown === sent[0] : sent.every((one) => shown.includes(one)));
  mustHold(answer, `the mobility needs ${sent.join(', ')}`, isSaid, shows('mobilityNeeds', shown));
}

rideCheck({
  id: 'transportation.needs-are-those-sent-last',
  says: 'Mobility needs that are accepted, a text or a list, stay until a replacement sends others or none.',
  clauses: ['CNV-56', 'TRA-74', 'TRA-75'],
  async run(t, riders) {
    const { path, by: as, body } = await someRide(t, riders);
    let last: Answer | undefined;
    for (const mobilityNeeds of ['Walker', 'Chair with wheels', ['Cane', 'Oxygen'], ['Hoist']]) {
      const wanted = { body: { ...body, mobilityNeeds }, as };
      const made = await t.call('createTransportationRequest', { path, ...wanted });
      if (isSuccess(made) && isText(mobilityNeeds))
        await attributing(['CNV-56'], () => mustSayNeeds(made, mobilityNeeds));
      const now = await t.call('replaceTransportationRequest', { path, ...wanted });
      if (!isSuccess(now)) continue;
      last = await t.call('getTransportationRequest', { path, as });
      for (const answer of [now, last])
        await attributing(['TRA-74'], () => mustSayNeeds(answer, mobilityNeeds));
    }
    if (!last) return t.unproven('mobility needs are taken neither as a text nor as a list');
    const without = await t.call('replaceTransportationRequest', { path, body, as });
    for (const answer of [without, await t.call('getTransportationRequest', { path, as })]) {
      const { mobilityNeeds } = dataOf(answer);
      const isGone = isBlank(mobilityNeeds);
      await attributing(['TRA-75'], () =>
        mustHold(
          answer,
          'no mobility needs once none are sent',
          isGone,
          shows('mobilityNeeds', mobilityNeeds),
        ),
      );
    }
  },
});

rideCheck({
  id: 'transportation.replace-keeps-what-it-is',
  says: 'A replaced request keeps its id and its creator and stays pending.',
  clauses: ['TRA-76'],
  given: { connections: 2 },
  async run(t, riders) {
    for (const by of riders.people) {
      let ride = await someRide(t, riders, { by });
      for (const body of [fullBody(t, riders), rideBody(t, riders, { tripType: 'willcall' })]) {
        const now = await replaced(t, ride, body);
        // Both functions also judge that the id is still the same.
        for (const answer of [now.answer, await mustReadBack(t, now, riders.resident)]) {
          const creator = field(dataOf(answer), 'creator.id');
          const isTheirs = isBlank(creator) || namesOf(by).some((name) => name === creator);
          mustHold(
            answer,
            `${by.kind} ${namesOf(by)[0]} as the creator`,
            isTheirs,
            shows('creator.id', creator),
          );
        }
        ride = now;
      }
    }
  },
});

rideCheck({
  id: 'transportation.replace-moves-to-another-day',
  says: 'A request moved to another day is listed there and not on the old day, and stays pending.',
  clauses: ['TRA-74', 'TRA-31', 'TRA-32'],
  async run(t, riders) {
    let ride = await someRide(t, riders);
    const [first = riders.day, second = first, third = first] = riders.days;
    if (second === third) return t.unproven('the hours of the community leave too few days');
    for (const date of [second, third, first]) {
      const former = ride.body.date;
      ride = await replaced(t, ride, { ...ride.body, date });
      await mustShow(t, ride);
      await mustNotBeListedOn(t, ride, former);
    }
  },
});

rideCheck({
  id: 'transportation.replace-leaves-others',
  says: 'A replacement leaves the other requests of the resident, and those of others, as they are.',
  clauses: ['TRA-74'],
  given: { connections: 2 },
  async run(t, riders) {
    const others = await givenRiders(t, { shared: true });
    const { resident, relative } = riders;
    const ride = await someRide(t, riders, { by: relative });
    const rest = [];
    for (const by of [resident, relative, riders.connections[1] ?? resident])
      rest.push(await someRide(t, riders, { by }));
    const theirs = await someRide(t, others);
    const now = await replaced(t, ride, fullBody(t, riders));
    await mustShowAll(t, [now, ...rest], riders);
    await mustShow(t, theirs);
  },
});

import {
  listed,
  mustBeListed,
  mustBePerson,
  mustShow,
  readBack,
  replaced,
  shownIn,
  someRequest,
} from '../../assertions/requests.ts';
import { mustNotContain } from '../../assertions/own-list.ts';
import type { Request } from '../../factories/request-subject.ts';
import type { RideBody, Riders } from '../../factories/transportation.ts';
import { attributed, attributing } from '../../kit/attribute.ts';
import type { Answer } from '../../kit/call.ts';
import { shows } from '../../kit/fault.ts';
import { isText, type JsonObject } from '../../kit/json.ts';
import { isSuccess } from '../../kit/match.ts';
import { mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank, sameSet } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { OPTIONAL, drawnRides, rideCheck } from './rides.ts';

/** Replaces a request; afterwards no answer shows a value for a detail that the replacement left out. */
async function replacedWholly(
  t: Tools,
  riders: Riders,
  ride: Request,
  body: JsonObject,
  turn: number,
): Promise<Request> {
  const now = await replaced(t, riders, ride, body);
  const shown = turn % 2 === 0 ? await readBack(t, riders, now) : (await mustBeListed(t, riders, now)).answer;
  const left = OPTIONAL.filter((name) => body[name] === undefined).map((name) => [name, null] as const);
  const promised = 'no value for an optional detail that was left out';
  for (const answer of [now.answer, shown])
    attributed(['TRA-75'], () =>
      mustEcho(answer, shownIn(answer, ride.id), Object.fromEntries(left), { promised }),
    );
  return now;
}

rideCheck({
  id: 'transportation.replace-tells-what-was-sent',
  says: 'A replaced request shows the details that were sent, however often it is replaced.',
  clauses: ['TRA-73', 'TRA-74', 'TRA-49'],
  async run(t, riders) {
    let turn = 0;
    for (const by of riders.people) {
      let ride: Request = await someRequest(t, riders, { by });
      const replace = async (body: RideBody) => {
        ride = await replacedWholly(t, riders, ride, body, (turn += 1));
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
    let ride: Request = await someRequest(t, riders, riders.full(t));
    for (const [turn, more] of [
      { destination: t.fresh.text('Eye clinic') },
      { appointmentTime: '13:10' },
      { returnTime: '16:05' },
      { pickupTime: '10:45' },
      { pickupLocation: t.fresh.text('Back door') },
      { destinationAddress: t.fresh.text('Hill Road') },
      ...(transportationType === undefined ? [] : [{ transportationType }]),
      { notes: t.fresh.text('Two bags') },
      { tripType: 'willcall' },
      { tripType: 'roundtrip' },
    ].entries()) {
      ride = await replaced(t, riders, ride, { ...ride.body, ...more });
      if (turn % 2 === 1) await (turn % 4 === 3 ? readBack : mustBeListed)(t, riders, ride);
    }
    await mustShow(t, riders, ride);
  },
});

rideCheck({
  id: 'transportation.replace-leaves-nothing-behind',
  says: 'A replacement clears each optional detail that it leaves out.',
  clauses: ['TRA-75'],
  async run(t, riders) {
    const { needsAddress } = riders.settings;
    const full = riders.full(t);
    const names = OPTIONAL.filter(
      (name) => name !== 'returnTime' && !(needsAddress && name === 'destinationAddress'),
    );
    const bodies = [
      ...names.map((name) => Object.fromEntries(Object.entries(full).filter(([one]) => one !== name))),
      riders.least(t),
      riders.least(t, { tripType: 'willcall' }),
    ];
    for (const [turn, body] of bodies.entries()) {
      const by = turn % 2 === 0 ? riders.resident : riders.relative;
      await replacedWholly(t, riders, await someRequest(t, riders, { ...full, by }), body, turn);
    }
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
    const { path, by: as, body } = await someRequest(t, riders);
    const { residentId } = riders;
    const read = () => t.callAny('getTransportationRequest', { path, as });
    const replace = (sent: JsonObject) => t.callAny('replaceTransportationRequest', { path, body: sent, as });
    let isTaken = false;
    for (const mobilityNeeds of ['Walker', 'Chair with wheels', ['Cane', 'Oxygen'], ['Hoist']]) {
      const sent = { ...body, mobilityNeeds };
      const made = await t.callAny('createTransportationRequest', { path: { residentId }, body: sent, as });
      if (isSuccess(made) && isText(mobilityNeeds))
        await attributing(['CNV-56'], () => mustSayNeeds(made, mobilityNeeds));
      const now = await replace(sent);
      if (!isSuccess(now)) continue;
      isTaken = true;
      for (const answer of [now, await read()])
        await attributing(['TRA-74'], () => mustSayNeeds(answer, mobilityNeeds));
    }
    if (!isTaken) return t.unproven('mobility needs are taken neither as a text nor as a list');
    for (const answer of [await replace(body), await read()]) {
      const { mobilityNeeds } = dataOf(answer);
      const fault = shows('mobilityNeeds', mobilityNeeds);
      await attributing(['TRA-75'], () =>
        mustHold(answer, 'no mobility needs once none are sent', isBlank(mobilityNeeds), fault),
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
      let ride: Request = await someRequest(t, riders, { by });
      for (const body of [riders.full(t), riders.least(t, { tripType: 'willcall' })]) {
        const now = await replaced(t, riders, ride, body);
        // Both functions also judge that the id is still the same.
        for (const answer of [now.answer, await readBack(t, riders, now, riders.resident)]) {
          const { creator } = dataOf(answer);
          if (!isBlank(creator)) mustBePerson(answer, creator, by, 'creator');
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
    let ride: Request = await someRequest(t, riders);
    const [first = riders.day, second = first, third = first] = riders.days;
    if (second === third) return t.unproven('the hours of the community leave too few days');
    for (const date of [second, third, first]) {
      const day = String(ride.body['date']);
      ride = await replaced(t, riders, ride, { ...ride.body, date });
      await mustShow(t, riders, ride);
      const list = await listed(t, riders, ride.by, { startDate: day, endDate: day });
      mustNotContain(list, ride.id, `on ${day}, the request of ${date}`, 'TRA-32');
    }
  },
});

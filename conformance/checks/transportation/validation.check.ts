import { editSettings, givenRiders, ownRideCommunity, type Riders } from '../../factories/transportation.ts';
import { attributing } from '../../kit/attribute.ts';
import { chosenPair, openTime, ridersWhere } from '../../factories/transportation-shown.ts';
import { expect } from '../../kit/expect.ts';
import { isSuccess, status, success } from '../../kit/match.ts';
import { check } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import type { Request } from '../../factories/request-subject.ts';
import { made, mustShow, readBack, replaced, someRequest } from '../../assertions/requests.ts';
import { without } from '../../laws/dated-members.ts';
import { setsHours, REPLACE, mustRefuseBodies, mustAcceptBodies } from './tries.ts';
import { rideCheck } from './rides.ts';

rideCheck({
  id: 'transportation.roundtrip-needs-a-return',
  says: 'A roundtrip without returnTime, or with returnTime null, is refused with 400, made or replaced.',
  clauses: ['TRA-63', 'TRA-67'],
  negative: true,
  given: { shared: false },
  async run(t, riders) {
    const bodies = [riders.full(t), riders.least(t, { tripType: 'roundtrip' })];
    const wrong = bodies.flatMap((body) => [without(body, 'returnTime'), { ...body, returnTime: null }]);
    // What was a roundtrip with a time needs one all the same.
    const round = await someRequest(t, riders, riders.full(t));
    const rides = [round, await someRequest(t, riders, { by: riders.relative }), round];
    const names = ['returnTime'];
    await mustRefuseBodies(t, riders, [...wrong, without(round.body, 'returnTime')], { rides, names });
  },
});

rideCheck({
  id: 'transportation.type-of-no-community',
  says: 'A transportationType that the community does not have is refused with 400, made or replaced.',
  clauses: ['TRA-66', 'TRA-67'],
  negative: true,
  given: { shared: false },
  async run(t, riders) {
    const { types } = riders.settings;
    const [known = ''] = types;
    const rides = [await someRequest(t, riders)];
    const small = types.map((type) => type.toLowerCase());
    const isNone = (text: string): boolean => !small.includes(text.toLowerCase());
    const mustRefuse = (isTraced: boolean, ...texts: readonly string[]) => {
      const bodies = texts.map((transportationType) => ({ ...riders.least(t), transportationType }));
      const names = ['transportationType'];
      return mustRefuseBodies(t, riders, bodies, { rides, names, isTraced });
    };
    const near = [`${known} x`, known.slice(0, -1) || 'x', `${types.join(',')},`, 'none'];
    await mustRefuse(true, ...near.filter(isNone));
    await t.property(plainText.filter(isNone), (text) => mustRefuse(false, text), {
      runs: Math.ceil(t.run.runs / 2),
    });
  },
});

/** Riders of a community, its types, and types of another one alone: of the check's own, or of those that are configured. */
async function typesApart(t: Tools) {
  if (setsHours(t)) {
    const types = ['Bus', 'Taxi'];
    const at = await ownRideCommunity(t, { transportationTypes: types });
    await ownRideCommunity(t, { transportationTypes: ['Sleigh'] });
    return { riders: await givenRiders(t, { at }), types, strange: ['Sleigh', 'Sedan'] };
  }
  const what = 'transportationTypes of which one has some that the other lacks';
  const { pair, found } = await chosenPair(t, what, (one, other) => {
    const { types } = one.settings;
    const own = types.map((type) => type.toLowerCase());
    const strange = other.settings.types.filter((type) => !own.includes(type.toLowerCase()));
    return types.length > 0 && strange.length > 0 ? { types, strange } : undefined;
  });
  return { riders: pair[0], ...found };
}

check({
  id: 'transportation.type-of-another-community',
  says: 'A transportationType of another community is refused with 400, and each current one of the own is accepted.',
  clauses: ['TRA-66'],
  negative: true,
  async run(t) {
    const { riders, types, strange } = await typesApart(t);
    const { facilityId, people } = riders;
    const time = openTime(riders);
    const rides: Request[] = [];
    for (const by of people) rides.push(await someRequest(t, riders, { ...time, by }));
    const mustAssert = async (wrong: readonly string[], right: readonly (string | undefined)[]) => {
      const body = (type?: string) =>
        riders.least(t, { ...time, ...(type !== undefined && { transportationType: type }) });
      const [how, last] = [{ inTurn: true, broken: ['TRA-66' as const] }, rides.slice(-1)];
      await mustRefuseBodies(t, riders, wrong.slice(0, 4).map(body), { rides: last, isTraced: false });
      await mustAcceptBodies(t, riders, right.slice(0, 4).map(body), { rides, ...how });
    };
    await mustAssert(strange, types);
    if (!setsHours(t)) return;
    await editSettings(t, facilityId, { transportationTypes: ['Taxi', 'Boat'] });
    await mustAssert(['Bus'], ['Boat', 'Taxi']);
    await editSettings(t, facilityId, { transportationTypes: [] });
    await mustAssert(['Taxi'], [undefined]);
  },
});

check({
  id: 'transportation.address-where-required',
  says: 'Where a destinationAddress is required, a request without one is refused with 400, made or replaced, of every tripType.',
  clauses: ['TRA-64', 'TRA-67'],
  negative: true,
  async run(t) {
    const riders = setsHours(t)
      ? await givenRiders(t, { at: await ownRideCommunity(t, { requireDestinationAddress: true }) })
      : await ridersWhere(t, 'that a destinationAddress is required', ({ needsAddress }) => needsAddress);
    const bodies = bodiesOfEachType(t, riders);
    const incomplete = bodies.map((body) => without(body, 'destinationAddress'));
    // Before any other request, since a target that has it the other way round takes none with an address.
    const { residentId, relative: as } = riders;
    const first = await t.callAny('createTransportationRequest', {
      path: { residentId },
      body: incomplete[0],
      as,
    });
    expect('TRA-64', first, status(400));
    const destinationAddress = t.fresh.text('Main Street');
    const complete = bodies.map((body) => ({ ...body, destinationAddress }));
    await mustBeRefusedForOther(t, riders, complete[0] ?? {});
    const rides = [await someRequest(t, riders), await someRequest(t, riders, { by: as })];
    await mustRefuseBodies(t, riders, incomplete, { rides });
    await mustAcceptBodies(t, riders, complete, { rides, inTurn: true, broken: ['TRA-64'] });
  },
});

/** A body with an address that is refused where one is required is refused where none is required as well. */
async function mustBeRefusedForOther(t: Tools, riders: Riders, body: JsonObject): Promise<void> {
  if (!setsHours(t)) return;
  const { residentId, relative: as, facilityId } = riders;
  const make = () => t.callAny('createTransportationRequest', { path: { residentId }, body, as });
  const answer = await make();
  if (isSuccess(answer)) return;
  await editSettings(t, facilityId, { requireDestinationAddress: false });
  if (isSuccess(await make())) expect('TRA-64', answer, success);
  await editSettings(t, facilityId, { requireDestinationAddress: true });
}

rideCheck({
  id: 'transportation.address-where-not-required',
  says: 'Where no destinationAddress is required, a request without one is accepted, made or replaced.',
  clauses: ['TRA-65'],
  async run(t, riders) {
    if (riders.settings.needsAddress) return t.unproven('the community requires a destinationAddress');
    const bodies = bodiesOfEachType(t, riders).map((body) => without(body, 'destinationAddress'));
    await mustAcceptBodies(t, riders, bodies);
  },
});

const bodiesOfEachType = (t: Tools, riders: Riders): readonly JsonObject[] => [
  riders.least(t, { tripType: 'oneway' }),
  riders.least(t, { tripType: 'willcall' }),
  riders.full(t),
];

/** A community that requires an address, and one that does not: of the check's own, or of those that are configured. */
async function strictAndEasy(t: Tools): Promise<readonly [Riders, Riders]> {
  if (!setsHours(t)) {
    const what = 'that one requires a destinationAddress and the other does not';
    const { pair } = await chosenPair(t, what, (...both) =>
      both.map(({ settings }) => settings.needsAddress).join() === 'true,false' ? both : undefined,
    );
    return pair;
  }
  const easy = await givenRiders(t, { at: await ownRideCommunity(t), connections: 0 });
  const at = await ownRideCommunity(t, { requireDestinationAddress: true });
  return [await givenRiders(t, { at, connections: 0 }), easy];
}

check({
  id: 'transportation.address-as-the-settings-are-now',
  says: 'The current settings of the own community decide whether a destinationAddress is required.',
  clauses: ['TRA-64', 'TRA-65'],
  negative: true,
  async run(t) {
    const [strict, easy] = await strictAndEasy(t);
    const destinationAddress = t.fresh.text('Main Street');
    const ridesOf = async (riders: Riders) => [
      await someRequest(t, riders, { ...openTime(riders), destinationAddress }),
    ];
    const bodiesOf = (riders: Riders) => [
      without(riders.least(t, { ...openTime(riders) }), 'destinationAddress'),
    ];
    const [theirs, mine] = [await ridesOf(strict), await ridesOf(easy)];
    const takes = (riders: Riders, rides: typeof mine) =>
      mustAcceptBodies(t, riders, bodiesOf(riders), { rides });
    const refuses = (riders: Riders, rides: typeof mine) =>
      mustRefuseBodies(t, riders, bodiesOf(riders), { rides, isTraced: false });
    await takes(easy, mine);
    await refuses(strict, theirs);
    if (!setsHours(t)) return takes(easy, mine);
    await editSettings(t, easy.facilityId, { requireDestinationAddress: true });
    await refuses(easy, mine);
    await editSettings(t, strict.facilityId, { requireDestinationAddress: false });
    await takes(strict, theirs);
  },
});

rideCheck({
  id: 'transportation.incomplete-is-400',
  says: 'A request without date, appointmentTime, tripType or destination, or with a tripType outside the three, is refused with 400.',
  clauses: ['TRA-301', 'TRA-302', 'TRA-67'],
  negative: true,
  given: { shared: false },
  async run(t, riders) {
    const rides = [await someRequest(t, riders)];
    const [full, bare] = [riders.full(t), riders.least(t)];
    const names = ['date', 'appointmentTime', 'tripType', 'destination'] as const;
    const strange = [t.fresh.word('outside'), 'ONEWAY'];
    const lacking = names.flatMap((name) => [without(full, name), without(bare, name)]);
    // Without each of them one is made from every detail, and one replaced by the least.
    const inTurn = true;
    await mustRefuseBodies(t, riders, [...lacking, {}, {}], { rides, inTurn, broken: ['TRA-301'] });
    const odd = strange.flatMap((tripType) => [full, bare].map((body) => ({ ...body, tripType })));
    await mustRefuseBodies(t, riders, odd, { rides, inTurn, broken: ['TRA-302'] });
  },
});

rideCheck({
  id: 'transportation.refused-replacement-leaves-all',
  says: 'After a refused replacement the request is as it was, and the next valid one is accepted.',
  clauses: ['TRA-67', 'TRA-44', 'TRA-74'],
  negative: true,
  given: { shared: false },
  async run(t, riders) {
    for (const by of riders.people) {
      const ride = await made(t, riders, riders.full(t), { by });
      const later = riders.full(t, { appointmentTime: '13:00', tripType: 'roundtrip' });
      const wrong = [
        { ...later, transportationType: t.fresh.text('Sleigh') },
        without(later, 'returnTime'),
        without(later, 'destination'),
      ];
      await mustRefuseBodies(t, riders, wrong, { rides: [ride], operations: [REPLACE], how: 'any' });
      await attributing(['TRA-67'], () => readBack(t, riders, ride));
      await mustShow(t, riders, await replaced(t, riders, ride, later));
    }
  },
});

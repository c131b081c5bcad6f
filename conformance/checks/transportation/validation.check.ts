import {
  editSettings,
  fullBody,
  givenRiders,
  ownRideCommunity,
  rideBody,
  type RideBody,
  type Riders,
} from '../../factories/transportation.ts';
import { attributing } from '../../kit/attribute.ts';
import { chosenPair, openTime, ridersWhere } from '../../factories/transportation-shown.ts';
import { hasLever } from '../../kit/levers.ts';
import { check } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import { asked, mustReadBack, mustShow, replaced, someRide } from '../../assertions/transportation.ts';
import { REPLACE, mustRefuseBodies, mustAcceptBodies } from './tries.ts';
import { rideCheck } from './rides.ts';

const without = (body: RideBody, name: keyof RideBody): JsonObject => {
  const { [name]: _, ...rest } = body;
  return rest;
};

rideCheck({
  id: 'transportation.roundtrip-needs-a-return',
  says: 'A roundtrip without returnTime, or with returnTime null, is refused with 400, made or replaced.',
  clauses: ['TRA-63', 'TRA-67'],
  negative: true,
  given: { shared: false },
  async run(t, riders) {
    const bodies = [fullBody(t, riders), rideBody(t, riders, { tripType: 'roundtrip' })];
    const wrong = bodies.flatMap((body) => [without(body, 'returnTime'), { ...body, returnTime: null }]);
    // What was a roundtrip with a time needs one all the same.
    const round = await someRide(t, riders, fullBody(t, riders));
    const rides = [round, await someRide(t, riders, { by: riders.relative }), round];
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
    const rides = [await someRide(t, riders)];
    const small = types.map((type) => type.toLowerCase());
    const isNone = (text: string): boolean => !small.includes(text.toLowerCase());
    const mustRefuse = (isTraced: boolean, ...texts: readonly string[]) => {
      const bodies = texts.map((transportationType) => ({ ...rideBody(t, riders), transportationType }));
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

/** A type that the settings of another community alone show is refused, and those of the own one are taken. */
async function mustRefuseTypesOfOthers(t: Tools): Promise<void> {
  const { pair, found } = await chosenPair(
    t,
    'transportationTypes of which one has some that the other lacks',
    (one, other) => {
      const { types } = one.settings;
      const own = types.map((type) => type.toLowerCase());
      const strange = other.settings.types.filter((type) => !own.includes(type.toLowerCase()));
      return types.length > 0 && strange.length > 0 ? { types, strange } : undefined;
    },
  );
  const [riders] = pair;
  const rides = [await someRide(t, riders, openTime(riders))];
  const body = (transportationType: string) =>
    rideBody(t, riders, { ...openTime(riders), transportationType });
  const inTurn = true;
  await mustRefuseBodies(t, riders, found.strange.slice(0, 4).map(body), { rides, inTurn, isTraced: false });
  await mustAcceptBodies(t, riders, found.types.slice(0, 4).map(body), { rides, inTurn, broken: ['TRA-66'] });
}

check({
  id: 'transportation.type-of-another-community',
  says: 'A transportationType of another community is refused with 400, and each current one of the own is accepted.',
  clauses: ['TRA-66'],
  negative: true,
  async run(t) {
    if (!hasLever(t.run, 'create-facility')) return mustRefuseTypesOfOthers(t);
    const at = await ownRideCommunity(t, { transportationTypes: ['Bus', 'Taxi'] });
    await ownRideCommunity(t, { transportationTypes: ['Sleigh'] });
    const riders = await givenRiders(t, { at });
    const rides = [await someRide(t, riders), await someRide(t, riders, { by: riders.relative })];
    const mustAssert = async (wrong: readonly string[], right: readonly (string | undefined)[]) => {
      const body = (type?: string) =>
        rideBody(t, riders, type === undefined ? {} : { transportationType: type });
      await mustRefuseBodies(t, riders, wrong.map(body), { rides: rides.slice(1), isTraced: false });
      await mustAcceptBodies(t, riders, right.map(body), { rides, inTurn: true, broken: ['TRA-66'] });
    };
    await mustAssert(['Sleigh', 'Sedan'], ['Taxi', 'Bus']);
    await editSettings(t, at.id, { transportationTypes: ['Taxi', 'Boat'] });
    await mustAssert(['Bus'], ['Boat', 'Taxi']);
    await editSettings(t, at.id, { transportationTypes: [] });
    await mustAssert(['Taxi'], [undefined]);
  },
});

check({
  id: 'transportation.address-where-required',
  says: 'Where a destinationAddress is required, a request without one is refused with 400, made or replaced, of every tripType.',
  clauses: ['TRA-64', 'TRA-67'],
  negative: true,
  async run(t) {
    const riders = hasLever(t.run, 'create-facility')
      ? await givenRiders(t, { at: await ownRideCommunity(t, { requireDestinationAddress: true }) })
      : await ridersWhere(t, 'that a destinationAddress is required', ({ needsAddress }) => needsAddress);
    const rides = [await someRide(t, riders), await someRide(t, riders, { by: riders.relative })];
    const bodies = bodiesOfEachType(t, riders);
    const incomplete = bodies.map((body) => without(body, 'destinationAddress'));
    await mustRefuseBodies(t, riders, incomplete, { rides });
    const destinationAddress = t.fresh.text('Main Street');
    const complete = bodies.map((body) => ({ ...body, destinationAddress }));
    await mustAcceptBodies(t, riders, complete, { rides, inTurn: true, broken: ['TRA-64'] });
  },
});

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

const bodiesOfEachType = (t: Tools, riders: Riders): readonly RideBody[] => [
  rideBody(t, riders, { tripType: 'oneway' }),
  rideBody(t, riders, { tripType: 'willcall' }),
  fullBody(t, riders),
];

/** Of two communities the one whose settings ask for an address refuses a request without, and the other takes it. */
async function mustKeepOwnAddress(t: Tools): Promise<void> {
  const { pair } = await chosenPair(
    t,
    'that one requires a destinationAddress and the other does not',
    (...both) =>
      both.map(({ settings }) => settings.needsAddress).join() === 'true,false' ? both : undefined,
  );
  const [strict, easy] = pair;
  const bodiesOf = (riders: Riders) => [without(rideBody(t, riders, openTime(riders)), 'destinationAddress')];
  const addressed = { destinationAddress: t.fresh.text('Main Street') };
  const [there, here] = [
    [await someRide(t, strict, { ...openTime(strict), ...addressed })],
    [await someRide(t, easy, { ...openTime(easy), ...addressed })],
  ];
  await mustAcceptBodies(t, easy, bodiesOf(easy), { rides: here });
  await mustRefuseBodies(t, strict, bodiesOf(strict), { rides: there, isTraced: false });
  await mustAcceptBodies(t, easy, bodiesOf(easy), { rides: here });
}

check({
  id: 'transportation.address-as-the-settings-are-now',
  says: 'The current settings of the own community decide whether a destinationAddress is required.',
  clauses: ['TRA-64', 'TRA-65'],
  negative: true,
  async run(t) {
    if (!hasLever(t.run, 'create-facility')) return mustKeepOwnAddress(t);
    const riders = await givenRiders(t, { at: await ownRideCommunity(t), connections: 0 });
    const rides = [await someRide(t, riders)];
    const at = await ownRideCommunity(t, { requireDestinationAddress: true });
    const strict = await givenRiders(t, { at, connections: 0 });
    const { destinationAddress: _, ...body } = rideBody(t, riders);
    const others = [await someRide(t, strict)];
    await mustAcceptBodies(t, riders, [body], { rides });
    await mustRefuseBodies(t, strict, [body], { rides: others, isTraced: false });
    await editSettings(t, riders.facilityId, { requireDestinationAddress: true });
    await mustRefuseBodies(t, riders, [body], { rides, isTraced: false });
    await editSettings(t, strict.facilityId, { requireDestinationAddress: false });
    await mustAcceptBodies(t, strict, [body], { rides: others });
  },
});

rideCheck({
  id: 'transportation.incomplete-is-400',
  says: 'A request without date, appointmentTime, tripType or destination, or with a tripType outside the three, is refused with 400.',
  clauses: ['TRA-301', 'TRA-302', 'TRA-67'],
  negative: true,
  given: { shared: false },
  async run(t, riders) {
    const rides = [await someRide(t, riders)];
    const [full, bare] = [fullBody(t, riders), rideBody(t, riders)];
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
      const ride = await asked(t, riders, fullBody(t, riders), by);
      const later = fullBody(t, riders, { appointmentTime: '13:00', tripType: 'roundtrip' });
      const wrong = [
        { ...later, transportationType: t.fresh.text('Sleigh') },
        without(later, 'returnTime'),
        without(later, 'destination'),
      ];
      await mustRefuseBodies(t, riders, wrong, { rides: [ride], operations: [REPLACE], how: 'any' });
      await attributing(['TRA-67'], () => mustReadBack(t, ride));
      await mustShow(t, await replaced(t, ride, later));
    }
  },
});

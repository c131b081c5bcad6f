import {
  editSettings,
  fullBody,
  givenRiders,
  ownRideCommunity,
  rideBody,
  type RideBody,
  type Riders,
} from '../../factories/transportation.ts';
import { check } from '../../kit/check.ts';
import { plainText } from '../../kit/core-values.ts';
import type { JsonObject } from '../../kit/json.ts';
import type { Tools } from '../../kit/tools.ts';
import { asked, mustShow, replaced, someRide } from '../../assertions/transportation.ts';
import { mustRefuseBody, mustTakeBody } from './tries.ts';
import { rideCheck } from './rides.ts';

const without = (body: RideBody, name: keyof RideBody): JsonObject => {
  const { [name]: _, ...rest } = body;
  return rest;
};

rideCheck({
  id: 'transportation.roundtrip-needs-a-return',
  says: 'A roundtrip without returnTime, or with one of null, is refused with 400, made or replaced.',
  clauses: ['TRA-63', 'TRA-67'],
  negative: true,
  async run(t, riders) {
    for (const body of [fullBody(t, riders), rideBody(t, riders, { tripType: 'roundtrip' })])
      for (const wrong of [without(body, 'returnTime'), { ...body, returnTime: null }])
        await mustRefuseBody(t, riders, wrong);
    // What was a roundtrip with a time needs one all the same.
    const round = await someRide(t, riders, fullBody(t, riders));
    await mustRefuseBody(t, riders, without(round.body, 'returnTime'), [round]);
  },
});

rideCheck({
  id: 'transportation.type-of-no-community',
  says: 'A transportationType that is none of those of the community is refused with 400, made or replaced.',
  clauses: ['TRA-66', 'TRA-67'],
  negative: true,
  async run(t, riders) {
    const { types } = riders.settings;
    const [known = ''] = types;
    const ride = await someRide(t, riders);
    const small = types.map((type) => type.toLowerCase());
    const isNone = (text: string): boolean => !small.includes(text.toLowerCase());
    const mustRefuse = (transportationType: string) =>
      mustRefuseBody(t, riders, { ...rideBody(t, riders), transportationType }, [ride]);
    for (const text of [`${known} x`, known.slice(0, -1) || 'x', `${types.join(',')},`, 'none'])
      if (isNone(text)) await mustRefuse(text);
    await t.property(plainText.filter(isNone), mustRefuse, { runs: Math.ceil(t.run.runs / 2) });
  },
});

check({
  id: 'transportation.type-of-another-community',
  says: 'The transportationTypes of another community are refused with 400, and those of the own one taken as they are now.',
  clauses: ['TRA-66'],
  negative: true,
  async run(t) {
    const at = await ownRideCommunity(t, { transportationTypes: ['Bus', 'Taxi'] });
    await ownRideCommunity(t, { transportationTypes: ['Sleigh'] });
    const riders = await givenRiders(t, { at });
    const mustJudge = async (wrong: readonly string[], right: readonly (string | undefined)[]) => {
      const body = (type?: string) =>
        rideBody(t, riders, type === undefined ? {} : { transportationType: type });
      for (const one of wrong) await mustRefuseBody(t, riders, body(one));
      for (const one of right) await mustTakeBody(t, riders, body(one));
    };
    await mustJudge(['Sleigh', 'Sedan'], ['Taxi', 'Bus']);
    await editSettings(t, at.id, { transportationTypes: ['Taxi', 'Boat'] });
    await mustJudge(['Bus'], ['Boat', 'Taxi']);
    await editSettings(t, at.id, { transportationTypes: [] });
    await mustJudge(['Taxi'], [undefined]);
  },
});

check({
  id: 'transportation.address-where-required',
  says: 'Where a destinationAddress is required, a request without is refused with 400, made or replaced, of every tripType.',
  clauses: ['TRA-64', 'TRA-67'],
  negative: true,
  async run(t) {
    const at = await ownRideCommunity(t, { requireDestinationAddress: true });
    const riders = await givenRiders(t, { at });
    for (const body of bodiesOfEachType(t, riders)) {
      await mustRefuseBody(t, riders, without(body, 'destinationAddress'));
      await mustTakeBody(t, riders, { ...body, destinationAddress: t.fresh.text('Main Street') });
    }
  },
});

rideCheck({
  id: 'transportation.address-where-not-required',
  says: 'Where no destinationAddress is required, a request without is accepted, made or replaced.',
  clauses: ['TRA-65'],
  async run(t, riders) {
    if (riders.settings.needsAddress) return t.unproven('the community requires a destinationAddress');
    for (const body of bodiesOfEachType(t, riders))
      await mustTakeBody(t, riders, without(body, 'destinationAddress'));
  },
});

const bodiesOfEachType = (t: Tools, riders: Riders): readonly RideBody[] => [
  rideBody(t, riders, { tripType: 'oneway' }),
  rideBody(t, riders, { tripType: 'willcall' }),
  fullBody(t, riders),
];

check({
  id: 'transportation.address-as-the-settings-are-now',
  says: 'Whether a destinationAddress is required is told by the settings of the moment and of the own community.',
  clauses: ['TRA-64', 'TRA-65'],
  negative: true,
  async run(t) {
    const riders = await givenRiders(t, { at: await ownRideCommunity(t) });
    const ride = [await someRide(t, riders)];
    const at = await ownRideCommunity(t, { requireDestinationAddress: true });
    const strict = await givenRiders(t, { at });
    const { destinationAddress: _, ...body } = rideBody(t, riders);
    const other = [await someRide(t, strict)];
    await mustTakeBody(t, riders, body, ride);
    await mustRefuseBody(t, strict, body, other);
    await editSettings(t, riders.facilityId, { requireDestinationAddress: true });
    await mustRefuseBody(t, riders, body, ride);
    await editSettings(t, strict.facilityId, { requireDestinationAddress: false });
    await mustTakeBody(t, strict, body, other);
  },
});

rideCheck({
  id: 'transportation.incomplete-is-400',
  says: 'Without date, appointmentTime, tripType or destination, or with a tripType outside the three, it is 400.',
  clauses: ['TRA-301', 'TRA-302', 'TRA-67'],
  negative: true,
  async run(t, riders) {
    const ride = [await someRide(t, riders)];
    for (const body of [fullBody(t, riders), rideBody(t, riders)]) {
      for (const name of ['date', 'appointmentTime', 'tripType', 'destination'] as const)
        await mustRefuseBody(t, riders, without(body, name), ride);
      for (const tripType of [t.fresh.word('outside'), 'ONEWAY'])
        await mustRefuseBody(t, riders, { ...body, tripType }, ride);
    }
    await mustRefuseBody(t, riders, {}, ride);
  },
});

rideCheck({
  id: 'transportation.refused-replacement-leaves-all',
  says: 'After a replacement that was refused the request is as it was, and the next valid one is taken.',
  clauses: ['TRA-67', 'TRA-44', 'TRA-74'],
  negative: true,
  async run(t, riders) {
    for (const by of riders.people) {
      const ride = await asked(t, riders, fullBody(t, riders), by);
      const later = fullBody(t, riders, { appointmentTime: '13:00', tripType: 'roundtrip' });
      for (const wrong of [
        { ...later, transportationType: t.fresh.text('Sleigh') },
        without(later, 'returnTime'),
        without(later, 'destination'),
      ])
        await mustRefuseBody(t, riders, wrong, [ride], 'any');
      await mustShow(t, ride);
      await mustShow(t, await replaced(t, ride, later));
    }
  },
});

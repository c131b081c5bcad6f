import { settle, type Riders } from '../../factories/transportation.ts';
import { foundRequests } from '../../factories/found-requests.ts';
import { canMove } from '../../factories/request-subjects.ts';
import { poolOf, rides as subject } from '../../factories/transportation-subject.ts';
import { attributing } from '../../kit/attribute.ts';
import { addDays } from '../../kit/dates.ts';
import { field, show } from '../../kit/json.ts';
import { shows } from '../../kit/fault.ts';
import { mustHold } from '../../kit/must.ts';
import { byId, dataOf } from '../../kit/read.ts';
import type { Identity } from '../../kit/run.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { mustNotContain } from '../../assertions/own-list.ts';
import {
  listed,
  mustBeListed,
  mustReadBack,
  mustShow,
  mustShowAll,
  replaced,
  rideIn,
  someRide,
  type Ride,
} from '../../assertions/transportation.ts';
import { rideCheck } from './rides.ts';

for (const [to, clause] of [
  ['approved', 'TRA-84'],
  ['denied', 'TRA-85'],
  ['completed', 'TRA-86'],
] as const)
  rideCheck({
    id: `transportation.staff-${to}`,
    says: `A request that staff set to ${to} is ${to}, by its id and in the list, with its details, and no other is.`,
    clauses: [clause, 'TRA-13'],
    async run(t, riders) {
      if (!canMove(t, subject, to)) return mustBeFound(t, to);
      const [before, one, after] = await threeRides(t, riders, riders.relative);
      const settled = [one, await someRide(t, riders)].map((ride) => ({ ...ride, status: to }));
      for (const { path } of settled) await settle(t, path.requestId, to);
      await mustBeListed(t, { ...one, status: to });
      await mustShowAll(t, [before, ...settled, after, await someRide(t, riders)], riders);
    },
  });

/** The requests of the pool are in the state that the configuration says, by their ids and in the list. */
async function mustBeFound(t: Tools, to: 'approved' | 'denied' | 'completed'): Promise<void> {
  for (const { id, path, residentId, resident: as, request } of await foundRequests(t, subject, poolOf(to))) {
    const read = await t.callAny('getTransportationRequest', { path, as });
    const { status: shown } = dataOf(read);
    mustHold(read, `the status ${to}`, shown === to, shows('status', shown));
    const date = String(request['date']).slice(0, 10);
    const { answer, items } = await listed(t, residentId, as, [addDays(date, -1), addDays(date, 1)]);
    const item = byId(items, id);
    mustHold(
      answer,
      `the request ${id} as ${to}`,
      item?.['status'] === to,
      shows('status', item?.['status']),
    );
  }
}

const threeRides = async (t: Tools, riders: Riders, by: Identity): Promise<readonly [Ride, Ride, Ride]> => [
  await someRide(t, riders, { by }),
  await someRide(t, riders, { by }),
  await someRide(t, riders, { by }),
];

rideCheck({
  id: 'transportation.staff-settle-what-was-replaced',
  says: 'A request that was replaced and then approved or denied shows the details of the replacement.',
  clauses: ['TRA-84', 'TRA-85'],
  async run(t, riders) {
    for (const to of ['approved', 'denied'] as const) {
      const ride = await someRide(t, riders);
      const now = await replaced(t, ride, { ...ride.body, destination: t.fresh.text('Dentist') });
      await settle(t, ride.path.requestId, to);
      await mustShow(t, { ...now, status: to });
    }
  },
});

rideCheck({
  id: 'transportation.staff-assign',
  says: 'The driver and the vehicle that staff assign are those of the request, and of no other.',
  clauses: ['TRA-88', 'TRA-19'],
  async run(t, riders) {
    const { relative: by } = riders;
    const [first, ride, other] = await threeRides(t, riders, by);
    const { requestId } = ride.path;
    const driver = { name: t.fresh.text('Anna') };
    await t.lever('assign-transportation', { requestId: first.path.requestId, driver });
    await t.lever('approve-transportation-request', { requestId });
    const approved = { ...ride, status: 'approved' as const };
    let expected = {};
    for (const [turn, given] of [
      { driver: { name: t.fresh.text('Dora'), phone: '206555123' } },
      { vehicle: { name: t.fresh.text('Van') } },
      { driver: { name: t.fresh.text('Egon') }, vehicle: { name: t.fresh.text('Bus') } },
    ].entries()) {
      await t.lever('assign-transportation', { requestId, ...given });
      expected = { ...expected, ...given };
      for (const as of [by, riders.resident].filter((_, at) => turn === 2 || at === turn)) {
        const { answer: list } = await mustBeListed(t, approved, { as });
        for (const answer of [await mustReadBack(t, approved, as), list])
          for (const name of ['driver', 'vehicle']) {
            const wanted = field(expected, `${name}.name`);
            const shown = rideIn(answer, requestId)[name];
            const isRight = wanted === undefined ? isBlank(shown) : field(shown, 'name') === wanted;
            await attributing([wanted === undefined ? 'TRA-19' : 'TRA-88'], () =>
              mustHold(answer, `the ${name} ${show(wanted)}`, isRight, shows(name, shown)),
            );
          }
      }
      const rest = await mustReadBack(t, other);
      for (const name of ['driver', 'vehicle'])
        await attributing(['TRA-19'], () =>
          mustHold(
            rest,
            `no ${name} of a request to which none is assigned`,
            isBlank(dataOf(rest)[name]),
            shows(name, dataOf(rest)[name]),
          ),
        );
    }
  },
});

rideCheck({
  id: 'transportation.staff-delete',
  says: 'A request that staff deleted, in any state, is in no list; the others stay.',
  clauses: ['TRA-41'],
  async run(t, riders) {
    const { relative } = riders;
    const kept = await someRide(t, riders, { by: relative });
    const window = [addDays(riders.day, -5), addDays(riders.day, 5)] as const;
    for (const state of ['pending', 'approved', 'denied', 'completed'] as const) {
      const rides = [await someRide(t, riders), await someRide(t, riders, { by: relative })];
      for (const { requestId } of rides.map(({ path }) => path)) {
        if (state !== 'pending') await settle(t, requestId, state);
        await t.lever('delete-transportation-request', { requestId });
      }
      const more = state === 'approved' || state === 'denied' ? { status: state } : {};
      for (const as of state === 'completed' ? [relative, riders.resident] : [riders.resident]) {
        const list = await listed(t, riders.residentId, as, window, more);
        for (const { path } of rides)
          mustNotContain(list, path.requestId, `the ${state} request that staff deleted`);
      }
    }
    await mustShow(t, kept);
  },
});

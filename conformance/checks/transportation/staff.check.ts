import { MOVES, givenRiders, objectOr, settle, type Settled } from '../../given/transportation.ts';
import type { ClauseId } from '../../../openapi/generated/clauses.ts';
import type { Answer } from '../../kit/call.ts';
import { check } from '../../kit/check.ts';
import { addDays } from '../../kit/dates.ts';
import { field, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { byId, dataOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { mustNotList } from '../../models/own-list.ts';
import { listed, mustBeListed, mustRead, mustShow, replaced, someRide } from '../../models/transportation.ts';

const moves: Readonly<Record<Settled, ClauseId>> = {
  approved: 'TRA-84',
  denied: 'TRA-85',
  completed: 'TRA-86',
};

for (const [state, clause] of Object.entries(moves)) {
  const to = Object.keys(MOVES).find((one): one is Settled => one === state) ?? 'approved';
  check({
    id: `transportation.staff-${state}`,
    says: `A request of which staff say that it is ${state} is so by its id and in the list, with its details, and no other is.`,
    clauses: [clause, 'TRA-13'],
    async run(t) {
      const riders = await givenRiders(t);
      const [relative = riders.resident] = riders.connections;
      for (const by of [riders.resident, relative]) {
        const [before, ride, after] = [
          await someRide(t, riders, { by }),
          await someRide(t, riders, { by }),
          await someRide(t, riders, { by }),
        ];
        await settle(t, ride.path.requestId, to);
        await mustShow(t, { ...ride, status: to });
        await mustShow(t, { ...ride, status: to }, riders.resident);
        for (const other of [before, after]) await mustShow(t, other);
      }
    },
  });
}

check({
  id: 'transportation.staff-settle-what-was-replaced',
  says: 'A request that was replaced and then approved or denied shows the details it was replaced by.',
  clauses: ['TRA-84', 'TRA-85'],
  async run(t) {
    const riders = await givenRiders(t);
    for (const to of ['approved', 'denied'] as const) {
      const ride = await someRide(t, riders);
      const now = await replaced(t, ride, { ...ride.body, destination: t.fresh.text('Dentist') });
      await settle(t, ride.path.requestId, to);
      await mustShow(t, { ...now, status: to });
    }
  },
});

check({
  id: 'transportation.staff-assign',
  says: 'The driver and the vehicle that staff assign are those of the request, and of no other.',
  clauses: ['TRA-88', 'TRA-19'],
  async run(t) {
    const riders = await givenRiders(t);
    const [by = riders.resident] = riders.connections;
    const [first, ride, other] = [
      await someRide(t, riders, { by }),
      await someRide(t, riders, { by }),
      await someRide(t, riders, { by }),
    ];
    const { requestId } = ride.path;
    const driver = { name: t.fresh.text('Anna') };
    await t.lever('assign-transportation', { requestId: first.path.requestId, driver });
    await t.lever('approve-transportation-request', { requestId });
    const approved = { ...ride, status: 'approved' as const };
    let told = {};
    for (const given of [
      { driver: { name: t.fresh.text('Dora'), phone: '206555123' } },
      { vehicle: { name: t.fresh.text('Van') } },
      { driver: { name: t.fresh.text('Egon') }, vehicle: { name: t.fresh.text('Bus') } },
    ]) {
      await t.lever('assign-transportation', { requestId, ...given });
      told = { ...told, ...given };
      const shown: (readonly [Answer, unknown])[] = [];
      for (const as of [by, riders.resident]) {
        const list = await mustBeListed(t, approved, { as });
        const read = await mustRead(t, approved, as);
        shown.push([read, dataOf(read)], [list.answer, byId(list.items, requestId)]);
      }
      for (const [answer, request] of shown)
        for (const name of ['driver', 'vehicle']) {
          const wanted = objectOr(field(told, name))['name'];
          const found = field(request, `${name}.name`);
          const isRight = wanted === undefined ? isBlank(field(request, name)) : found === wanted;
          mustHold(answer, `the ${name} ${show(wanted)}`, isRight, `${name}: ${show(field(request, name))}`);
        }
      const rest = await mustRead(t, other);
      for (const name of ['driver', 'vehicle'])
        mustHold(rest, `no ${name} of a request to which none is assigned`, isBlank(dataOf(rest)[name]));
    }
  },
});

check({
  id: 'transportation.staff-delete',
  says: 'A request that staff deleted is in no list any more, whatever its state; the others stay.',
  clauses: ['TRA-41'],
  async run(t) {
    const riders = await givenRiders(t);
    const [relative = riders.resident] = riders.connections;
    const kept = await someRide(t, riders, { by: relative });
    for (const state of ['pending', 'approved', 'denied', 'completed'] as const)
      for (const by of [riders.resident, relative]) {
        const { path, body } = await someRide(t, riders, { by });
        if (state !== 'pending') await settle(t, path.requestId, state);
        await t.lever('delete-transportation-request', { requestId: path.requestId });
        const window = [addDays(body.date, -5), addDays(body.date, 5)] as const;
        for (const as of [riders.resident, relative])
          for (const more of [{}, { status: state }]) {
            const list = await listed(t, path.residentId, as, window, more);
            mustNotList(list, path.requestId, `the ${state} request that staff deleted`);
          }
      }
    await mustShow(t, kept);
  },
});

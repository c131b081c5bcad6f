import { cancelled, mustShow, someRequest, listed, shownIn } from '../../assertions/requests.ts';
import { mustNotContain } from '../../assertions/own-list.ts';
import type { Request } from '../../factories/request-subject.ts';
import { plansOf, rideBody, type Riders } from '../../factories/transportation.ts';
import { attributing } from '../../kit/attribute.ts';
import { shows } from '../../kit/fault.ts';
import { field, show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  becomes,
  cancelsOwn,
  keepsCancelled,
  leavesOthers,
  refusesIn,
  settlesWhatWas,
} from '../../laws/request-changes.ts';
import { replacedByAll } from '../../laws/request-shown.ts';
import { STATES } from '../../models/family-access.ts';
import { rideCheck, rideChecks } from './rides.ts';

rideChecks({
  'cancel-is-answered': {
    says: 'A cancel of a pending request by its creator answers the request with the status cancelled.',
    clauses: ['TRA-79'],
    given: { connections: 2 },
    run: cancelsOwn,
  },
  'cancelled-is-kept': {
    says: 'A cancelled request is found by its id and in the list, with its details, by everybody who saw it before.',
    clauses: ['TRA-80'],
    given: { connections: 2 },
    run: keepsCancelled,
  },
  'cancel-after-a-change': {
    says: 'A request that was replaced and then cancelled keeps the details of the replacement.',
    clauses: ['TRA-79', 'TRA-80'],
    async run(t, riders) {
      const ride = await replacedByAll(t, riders, await someRequest(t, riders));
      await mustShow(t, riders, await cancelled(t, riders, ride));
    },
  },
  'cancel-leaves-others': {
    says: 'A cancel leaves the other requests of the resident, and those of others, pending.',
    clauses: ['TRA-79', 'TRA-34'],
    given: { connections: 2 },
    run: leavesOthers(cancelled),
  },
  'replace-leaves-others': {
    says: 'A replacement leaves the other requests of the resident, and those of others, as they are.',
    clauses: ['TRA-74'],
    given: { connections: 2 },
    run: leavesOthers(replacedByAll),
  },
  'staff-approved': {
    says: 'A request that staff set to approved is approved, by its id and in the list, with its details, and no other is.',
    clauses: ['TRA-84', 'TRA-13'],
    run: becomes('approved'),
  },
  'staff-denied': {
    says: 'A request that staff set to denied is denied, by its id and in the list, with its details, and no other is.',
    clauses: ['TRA-85', 'TRA-13'],
    run: becomes('denied'),
  },
  'staff-completed': {
    says: 'A request that staff set to completed is completed, by its id and in the list, with its details, and no other is.',
    clauses: ['TRA-86', 'TRA-13'],
    run: becomes('completed'),
  },
  'staff-settle-what-was-replaced': {
    says: 'A request that was replaced and then approved or denied shows the details of the replacement.',
    clauses: ['TRA-84', 'TRA-85'],
    run: settlesWhatWas(replacedByAll, 'approved', 'denied'),
  },
});

for (const state of STATES.transportation.filter((one) => one !== 'pending')) {
  const bodyOf = async (t: Tools, found: Parameters<typeof plansOf>[1]) =>
    rideBody(t, await plansOf(t, found));
  rideChecks({
    [`no-change-of-${state}`]: {
      says: `Replacing the details of a request that is ${state} is refused with 409, and nothing changes.`,
      clauses: ['TRA-77'],
      negative: true,
      run: refusesIn(state, 'replace', { bodyOf }),
    },
    [`no-cancel-of-${state}`]: {
      says: `Cancelling a request that is ${state} is refused with 409, and its status stays.`,
      clauses: ['TRA-81'],
      negative: true,
      run: refusesIn(state, 'cancel'),
    },
  });
}

rideCheck({
  id: 'transportation.staff-assign',
  says: 'The driver and the vehicle that staff assign are those of the request, and of no other.',
  clauses: ['TRA-88', 'TRA-19'],
  async run(t, riders) {
    const { relative: by, resident } = riders;
    const some = () => someRequest(t, riders, { by });
    const [first, ride, other] = [await some(), await some(), await some()];
    const { id: requestId } = ride;
    await t.lever('assign-transportation', { requestId: first.id, driver: { name: t.fresh.text('Anna') } });
    await t.lever('approve-transportation-request', { requestId });
    const approved = { ...ride, status: 'approved' };
    let expected: object = {};
    for (const [turn, given] of [
      { driver: { name: t.fresh.text('Dora'), phone: '206555123' } },
      { vehicle: { name: t.fresh.text('Van') } },
      { driver: { name: t.fresh.text('Egon') }, vehicle: { name: t.fresh.text('Bus') } },
    ].entries()) {
      await t.lever('assign-transportation', { requestId, ...given });
      expected = { ...expected, ...given };
      for (const as of [by, resident].filter((_, at) => turn === 2 || at === turn))
        await mustHaveAssigned(t, riders, approved, as, expected);
      await mustHaveAssigned(t, riders, other, by, {});
    }
  },
});

/** The request shows this driver and this vehicle, and none where none is assigned, read and listed. */
async function mustHaveAssigned(
  t: Tools,
  riders: Riders,
  ride: Request,
  as: Request['by'],
  expected: object,
): Promise<void> {
  for (const answer of await mustShow(t, riders, ride, as))
    for (const name of ['driver', 'vehicle']) {
      const wanted = field(expected, `${name}.name`);
      const shown = shownIn(answer, ride.id)[name];
      const isRight = wanted === undefined ? isBlank(shown) : field(shown, 'name') === wanted;
      await attributing([wanted === undefined ? 'TRA-19' : 'TRA-88'], () =>
        mustHold(answer, `the ${name} ${show(wanted)}`, isRight, shows(name, shown)),
      );
    }
}

rideCheck({
  id: 'transportation.staff-delete',
  says: 'A request that staff deleted, in any state, is in no list; the others stay.',
  clauses: ['TRA-41'],
  async run(t, riders) {
    const { people, relative, subject } = riders;
    const kept = await someRequest(t, riders, { by: relative });
    const gone = [];
    for (const state of ['pending', 'approved', 'denied', 'completed'])
      for (const by of people) {
        const ride = await someRequest(t, riders, { by });
        await subject.move(t, ride.id, state);
        await subject.deleted(t, ride.id);
        gone.push({ ...ride, status: state });
      }
    for (const [as, status] of [
      [riders.resident, undefined],
      [relative, undefined],
      [riders.resident, 'approved'],
      [riders.resident, 'denied'],
    ] as const) {
      const list = await listed(t, riders, as, { status });
      for (const ride of gone) mustNotContain(list, ride.id, `the ${ride.status} request that staff deleted`);
    }
    await mustShow(t, riders, kept);
  },
});

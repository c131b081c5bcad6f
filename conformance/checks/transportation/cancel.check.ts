import { fullBody, givenRiders, rideBody } from '../../given/transportation.ts';
import { check } from '../../kit/check.ts';
import { show } from '../../kit/json.ts';
import { mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { cancelled, mustBeListed, mustShow, replaced, someRide } from '../../models/transportation.ts';

check({
  id: 'transportation.cancel-is-answered',
  says: 'Whoever made a pending request cancels it, and the answer is the request with the status cancelled.',
  clauses: ['TRA-79'],
  async run(t) {
    const riders = await givenRiders(t, { connections: 2 });
    for (const by of [riders.resident, ...riders.connections])
      for (const body of [rideBody(t, riders), fullBody(t, riders)]) {
        const { answer, path } = await cancelled(t, await someRide(t, riders, { ...body, by }));
        const { id } = dataOf(answer);
        mustHold(answer, `the id ${path.requestId}`, id === path.requestId, `id: ${show(id)}`);
      }
  },
});

check({
  id: 'transportation.cancelled-is-kept',
  says: 'A cancelled request is found by its id and in the list, with its details, to whoever saw it before.',
  clauses: ['TRA-80'],
  async run(t) {
    const riders = await givenRiders(t, { connections: 2 });
    const [by = riders.resident] = riders.connections;
    const family = await cancelled(t, await someRide(t, riders, { ...fullBody(t, riders), by }));
    for (const as of [riders.resident, ...riders.connections]) await mustShow(t, family, as);
    const own = await cancelled(t, await someRide(t, riders, fullBody(t, riders)));
    await mustShow(t, own);
  },
});

check({
  id: 'transportation.cancel-after-a-change',
  says: 'A request that was replaced is cancelled with the details that it was replaced by.',
  clauses: ['TRA-79', 'TRA-80'],
  async run(t) {
    const riders = await givenRiders(t);
    const ride = await someRide(t, riders);
    const after = await cancelled(t, await replaced(t, ride, fullBody(t, riders)));
    await mustShow(t, after);
  },
});

check({
  id: 'transportation.cancel-leaves-others',
  says: 'A cancel leaves the other requests of the resident, and those of others, pending.',
  clauses: ['TRA-79', 'TRA-34'],
  async run(t) {
    const riders = await givenRiders(t, { connections: 2 });
    const others = await givenRiders(t);
    const [one = riders.resident, two = riders.resident] = riders.connections;
    const rest = [await someRide(t, riders, { by: one })];
    const ride = await someRide(t, riders, { by: one });
    rest.push(await someRide(t, riders), await someRide(t, riders, { by: two }));
    const theirs = await someRide(t, others);
    await cancelled(t, ride);
    for (const other of rest) {
      await mustShow(t, other);
      await mustBeListed(t, other, { as: riders.resident });
    }
    await mustShow(t, theirs);
  },
});

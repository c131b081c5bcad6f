import { fullBody, givenRiders } from '../../given/transportation.ts';
import { check } from '../../kit/check.ts';
import { mustRead, someRide, type Ride } from '../../models/transportation.ts';

check({
  id: 'transportation.read-by-its-id',
  says: 'Each request is answered to its own id, whoever of the family made it and however alike they are.',
  clauses: ['TRA-68', 'TRA-52'],
  async run(t) {
    const riders = await givenRiders(t, { connections: 2 });
    const others = await givenRiders(t);
    const rides: Ride[] = [await someRide(t, others, fullBody(t, others))];
    for (const by of [riders.resident, ...riders.connections, riders.resident])
      rides.push(await someRide(t, riders, { ...fullBody(t, riders), by }));
    for (const ride of [...rides, ...rides.reverse()]) await mustRead(t, ride);
    for (const ride of rides)
      if (ride.path.residentId === riders.residentId) await mustRead(t, ride, riders.resident);
  },
});

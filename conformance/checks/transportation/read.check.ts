import { fullBody, givenRiders } from '../../given/transportation.ts';
import { mustRead, someRide, type Ride } from '../../models/transportation.ts';
import { rideCheck } from './ride-check.ts';

rideCheck({
  id: 'transportation.read-by-its-id',
  says: 'Each request is answered to its own id, whoever of the family made it and however alike they are.',
  clauses: ['TRA-68', 'TRA-52'],
  given: { connections: 2 },
  async run(t, riders) {
    const others = await givenRiders(t);
    const rides: Ride[] = [await someRide(t, others, fullBody(t, others))];
    for (const by of [riders.resident, ...riders.connections, riders.resident])
      rides.push(await someRide(t, riders, { ...fullBody(t, riders), by }));
    for (const ride of [...rides, ...rides.reverse()]) await mustRead(t, ride);
    for (const ride of rides)
      if (ride.path.residentId === riders.residentId) await mustRead(t, ride, riders.resident);
  },
});

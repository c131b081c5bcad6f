import { expect, test } from 'vitest';
import { poolsOfRide, poolsOfWork } from './requests.ts';

test.each([
  [{ status: 'approved', isRecurring: false }, ['approvedTransportationRequests']],
  [{ status: 'denied' }, ['deniedTransportationRequests']],
  [{ status: 'completed' }, ['completedTransportationRequests']],
  [{ status: 'approved', isRecurring: true }, ['recurringTransportationRequests']],
  [{ status: 'pending' }, []],
  [{}, []],
])('a transportation request that shows %j stands in %j', (request, pools) => {
  expect(poolsOfRide(request)).toEqual(pools);
});

test.each([
  [{ status: 'in_progress', crew: [] }, ['workRequestsInProgress']],
  [{ status: 'completed', crew: [{ id: 'one' }] }, ['completedWorkRequests', 'crewedWorkRequests']],
  [{ status: 'open', crew: [{ id: 'one' }] }, ['crewedWorkRequests']],
  [{ status: 'cancelled' }, []],
])('a work request that shows %j stands in %j', (request, pools) => {
  expect(poolsOfWork(request)).toEqual(pools);
});

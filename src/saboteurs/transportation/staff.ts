import { riding, settling } from '../../witness/transportation.ts';
import { membersIn } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { asIf, isRelative, listingAsIf, READ, shown, type Ride } from './amend.ts';

const assigning = riding(async ({ residentId, relatives, asked, approve, assign, read, list }) => {
  const seen: unknown[] = [];
  for (const as of [residentId, relatives[0]]) {
    const [id, other] = [await asked({}, as), await asked({}, as)];
    for (const assignment of [{ driver: { name: 'Dora' } }, { vehicle: { name: 'Van 7' } }]) {
      await assign(id, assignment);
      seen.push(await read(id, '', as), await list(undefined, as), await read(other, '', as));
    }
    await approve(id);
    await assign(id, { driver: { name: 'Egon', phone: '206555123' }, vehicle: { name: 'Bus' } });
    seen.push(await read(id, '', as), await list(undefined, as), await read(other, '', as));
  }
  return seen;
});

const readingAsIf = (change: (ride: Ride) => Partial<Ride>): Mutation =>
  instead(READ, (original) => (input, scene) => original(input, asIf(scene, change)));

/** Requests in one state look as if they were in another. */
const looksLike =
  (state: Ride['status'], other: Ride['status']) =>
  ({ status }: Ride) =>
    status === state ? { status: other } : {};

/** Saboteurs of what becomes of a request by staff. */
export const staffSaboteurs = saboteursOf('transportation', settling, {
  'approved-is-pending-in-the-list': [
    'A request that staff approved stays pending in the list.',
    ['TRA-84'],
    listingAsIf(looksLike('approved', 'pending')),
  ],
  'approved-for-the-resident-alone': [
    'A connection reads pending of a request that staff approved.',
    ['TRA-84'],
    shown(
      (ride, input) =>
        isRelative(input) && ride['status'] === 'approved' ? { ...ride, status: 'pending' } : ride,
      [READ],
    ),
    riding(async ({ relatives, asked, approve, read }) => {
      const id = await asked({}, relatives[0]);
      await approve(id);
      return read(id, '', relatives[0]);
    }),
  ],
  'denied-is-cancelled': [
    'A request that staff denied is shown as cancelled where it is read.',
    ['TRA-85'],
    readingAsIf(looksLike('denied', 'cancelled')),
  ],
  'denied-is-cancelled-in-the-list': [
    'A request that staff denied is cancelled in the list.',
    ['TRA-85'],
    listingAsIf(looksLike('denied', 'cancelled')),
  ],
  'completed-is-approved': [
    'A request that is completed is shown as approved where it is read.',
    ['TRA-86'],
    readingAsIf(looksLike('completed', 'approved')),
  ],
  'completed-is-approved-in-the-list': [
    'A request that is completed is approved in the list.',
    ['TRA-86'],
    listingAsIf(looksLike('completed', 'approved')),
  ],
  'driver-kept-quiet': [
    'The driver of a request is not told.',
    ['TRA-88'],
    shown((ride) => ({ ...ride, driver: null })),
    assigning,
  ],
  'vehicle-for-residents-alone': [
    'Connections are not told the vehicle of a request.',
    ['TRA-88'],
    shown((ride, input) => (isRelative(input) ? { ...ride, vehicle: null } : ride)),
    assigning,
  ],
  'vehicle-kept-out-of-the-list': [
    'The vehicle of a request is not told in the list.',
    ['TRA-88'],
    listingAsIf(() => ({ vehicle: null })),
    assigning,
  ],
  'driver-and-vehicle-exchanged': [
    'The name of the driver is that of the vehicle where there are both.',
    ['TRA-88'],
    shown((ride) =>
      ride['driver'] !== null && ride['vehicle'] !== null
        ? { ...ride, driver: { ...membersIn(ride['driver']), name: membersIn(ride['vehicle'])['name'] } }
        : ride,
    ),
    assigning,
  ],
  'first-driver-stays': [
    'The driver of a request is the one who was assigned first of all who are known.',
    ['TRA-88'],
    shown((ride, _input, { store }) => {
      const first = store.transportationRequests.all().find(({ driver }) => driver !== null);
      return ride['driver'] === null ? ride : { ...ride, driver: first?.driver };
    }),
    riding(async ({ asked, assign, read }) => {
      const [one, other] = [await asked(), await asked()];
      await assign(one, { driver: { name: 'Dora' } });
      await assign(other, { driver: { name: 'Egon' } });
      return read(other);
    }),
  ],
  'driver-of-the-day': [
    'A driver who is assigned to one request of a resident drives all of that day.',
    ['TRA-88', 'TRA-19'],
    shown((ride, _input, { store }) => {
      const same = store.transportationRequests.filter(
        (one) => one.residentId === ride['residentId'] && one.date === ride['date'] && one.driver !== null,
      );
      return { ...ride, driver: ride['driver'] ?? same[0]?.driver ?? null };
    }),
    assigning,
  ],
});

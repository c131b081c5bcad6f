import { FULL, riding, series } from '../../witness/transportation.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, textIn, without } from '../input.ts';
import { saboteursOf } from '../saboteur.ts';
import { CANCEL, LIST, READ, REPLACE, shown } from './amend.ts';

/** Requests full and bare, of the resident and of a connection, changed, approved, driven and cancelled. */
const looking: Witness = riding(async (depot) => {
  const { residentId, relatives, ask, asked, replace, read, list, approve, assign, cancel } = depot;
  const seen: unknown[] = [await ask(FULL), await ask({ tripType: 'willcall' }, relatives[0])];
  for (const as of [residentId, relatives[0]]) {
    const id = await asked(FULL, as);
    seen.push(await replace(id, {}, as), await replace(id, FULL, as), await read(id, '', as));
    seen.push(await list(undefined, as));
    await approve(id);
    await assign(id, { driver: { name: 'Dora' }, vehicle: { name: 'Van 7' } });
    seen.push(await read(id, '', as), await list(undefined, as));
    seen.push(await cancel(await asked({}, as), as), await list(undefined, as));
  }
  return seen;
});

/** Saboteurs of what a request shows of itself. */
export const showingSaboteurs = saboteursOf('transportation', looking, {
  'id-for-the-detail-alone': [
    'Requests have no id in the list.',
    ['TRA-10'],
    shown((ride) => without(ride, 'id'), [LIST]),
  ],
  'id-in-the-answer-of-a-change-is-a-number': [
    'The id in the answer to a replacement is a number.',
    ['TRA-10', 'TRA-76'],
    shown((ride) => ({ ...ride, id: 4711 }), [REPLACE]),
  ],
  'resident-is-whoever-made-it': [
    'The residentId of a request is the id of its creator.',
    ['TRA-11'],
    shown((ride) => ({ ...ride, residentId: membersIn(ride['creator'])['id'] })),
  ],
  'facility-of-somebody-else': [
    'The facilityId of a request is that of a facility in which the resident does not live.',
    ['TRA-11'],
    shown((ride, _input, { store }) => ({
      ...ride,
      facilityId: store.facilities.filter(({ id }) => id !== ride['facilityId'])[0]?.id,
    })),
  ],
  'cancelled-in-american': [
    'A cancelled request says that it is canceled.',
    ['TRA-13', 'TRA-79', 'TRA-80'],
    shown((ride) => (ride['status'] === 'cancelled' ? { ...ride, status: 'canceled' } : ride)),
  ],
  'scheduled-once-somebody-drives': [
    'An approved request with a driver says that it is scheduled.',
    ['TRA-13'],
    shown((ride) => (ride['driver'] !== null ? { ...ride, status: 'scheduled' } : ride)),
  ],
  'trips-with-hyphens': [
    'A oneway trip is shown as one-way.',
    ['TRA-14'],
    shown((ride) => (ride['tripType'] === 'oneway' ? { ...ride, tripType: 'one-way' } : ride)),
  ],
  'trips-in-capitals-in-the-list': [
    'The tripType is written in capitals in the list.',
    ['TRA-14'],
    shown((ride) => ({ ...ride, tripType: String(ride['tripType']).toUpperCase() }), [LIST]),
  ],
  'dates-at-midnight': [
    'The date of a request is a date-time.',
    ['TRA-15'],
    shown((ride) => ({ ...ride, date: `${String(ride['date'])}T00:00:00Z` })),
  ],
  'dates-of-occurrences-at-midnight': [
    'The date of an occurrence is a date-time.',
    ['TRA-15'],
    shown((ride) => (ride['isRecurring'] ? { ...ride, date: `${String(ride['date'])}T00:00:00Z` } : ride)),
    series,
  ],
  'times-with-seconds': [
    'The appointmentTime is shown with seconds.',
    ['TRA-16'],
    shown((ride) => ({ ...ride, appointmentTime: `${String(ride['appointmentTime'])}:00` })),
  ],
  'pickups-before-noon': [
    'The pickupTime is shown on a clock of twelve hours.',
    ['TRA-49'],
    shown((ride) =>
      ride['pickupTime'] === null ? ride : { ...ride, pickupTime: `${textIn(ride['pickupTime'])} AM` },
    ),
  ],
  'return-as-an-instant': [
    'The returnTime is shown with its day.',
    ['TRA-49'],
    shown((ride) =>
      ride['returnTime'] === null
        ? ride
        : { ...ride, returnTime: `${String(ride['date'])}T${textIn(ride['returnTime'])}:00Z` },
    ),
  ],
  'destination-with-its-address': [
    'The destination is an object with a name.',
    ['TRA-48'],
    shown((ride) => ({ ...ride, destination: { name: ride['destination'] } })),
  ],
  'notes-by-lines': [
    'The notes are an array of lines where there are any.',
    ['TRA-49'],
    shown((ride) => (ride['notes'] === null ? ride : { ...ride, notes: textIn(ride['notes']).split('\n') })),
  ],
  'driver-by-name': [
    'The driver is a name.',
    ['TRA-19', 'TRA-88'],
    shown((ride) => ({ ...ride, driver: membersIn(ride['driver'])['name'] ?? null })),
  ],
  'vehicle-without-an-id': [
    'The vehicle has a number for an id.',
    ['TRA-19'],
    shown((ride) =>
      ride['vehicle'] === null ? ride : { ...ride, vehicle: { ...membersIn(ride['vehicle']), id: 7 } },
    ),
  ],
  'driver-to-be-told': [
    'A request without a driver is driven by one who is to be told.',
    ['TRA-19'],
    shown((ride) => ({ ...ride, driver: ride['driver'] ?? { id: 'tbd', name: 'TBD' } })),
  ],
  'vehicle-of-those-who-wait': [
    'A pending request in the list has the vehicle that is next.',
    ['TRA-19'],
    shown(
      (ride) => (ride['status'] === 'pending' ? { ...ride, vehicle: { id: 'van-1', name: 'Van 1' } } : ride),
      [LIST],
    ),
  ],
  'recurring-by-a-number': [
    'The isRecurring of a request is 0 or 1.',
    ['TRA-20'],
    shown((ride) => ({ ...ride, isRecurring: Number(ride['isRecurring']) })),
  ],
  'occurrence-at-an-instant': [
    'The occurrenceDate is a date-time.',
    ['TRA-21', 'TRA-69', 'TRA-38'],
    shown((ride) =>
      ride['occurrenceDate'] === null
        ? ride
        : {
            ...ride,
            occurrenceDate: `${textIn(ride['occurrenceDate'])}T${String(ride['appointmentTime'])}:00Z`,
          },
    ),
    series,
  ],
  'creator-by-id': [
    'The creator of a request is an id.',
    ['TRA-22', 'TRA-50'],
    shown((ride) => ({ ...ride, creator: membersIn(ride['creator'])['id'] })),
  ],
  'may-edit-by-a-word': [
    'The canEdit of a request is a word.',
    ['TRA-23'],
    shown((ride) => ({ ...ride, canEdit: ride['canEdit'] === true ? 'yes' : 'no' })),
  ],
  'may-cancel-why-not': [
    'The canCancel of a request that cannot be cancelled is the reason.',
    ['TRA-23'],
    shown((ride) =>
      ride['canCancel'] === true ? ride : { ...ride, canCancel: `It is ${String(ride['status'])}.` },
    ),
  ],
  'modified-in-seconds': [
    'The modified of a request is a number of seconds once it is changed.',
    ['TRA-25'],
    shown(
      (ride) =>
        ride['modified'] === null ? ride : { ...ride, modified: Date.parse(textIn(ride['modified'])) / 1000 },
      [LIST, READ, CANCEL],
    ),
  ],
});

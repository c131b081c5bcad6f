import { membersIn, textsIn, type Members } from '../mutants/input.ts';
import { DELETE, EVERYWHERE, GET, WRITES } from '../mutants/personal-visits/adapter.ts';
import { dayIn, isExact } from '../mutants/times.ts';
import { shows } from '../mutants/verbs.ts';
import {
  byClock,
  goneOnceDeleted,
  itemsIn,
  membersAs,
  refusedWith,
  refusing,
  reversed,
  showsMore,
} from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import { membersOtherwise } from '../witness/tour.ts';
import { residentsIn } from '../witness/steps.ts';

const shown = (more: (visit: Members) => Members) => showsMore(EVERYWHERE, more);

const VISITORS = ['connectionVisitors', 'manualVisitors'];

export const personalVisitFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'visits-judged-otherwise-on-a-change': [
      'A replacement takes ends on the next day and drops unknown people; a create refuses both.',
      {
        readings: {
          'end-time-before-start-time': { '*': 'refused', replacePersonalVisit: 'next-day' },
          'unknown-visit-people': { '*': 'refused', replacePersonalVisit: 'dropped' },
          'value-outside-set': { '*': 'refuse', replacePersonalVisit: 'ignore' },
          'visit-put-omitted': 'kept',
        },
      },
      membersOtherwise('replacePersonalVisit'),
    ],
    'visits-of-the-path-resident-served-under-anybody': [
      'A visit is in the list of the resident in the path alone, and read and changed under anybody.',
      {
        readings: {
          'visit-in-attendee-lists': 'path-resident-only',
          'child-under-wrong-parent': {
            '*': 'not-found',
            getPersonalVisit: 'served',
            replacePersonalVisit: 'served',
            deletePersonalVisit: 'served',
          },
          'visit-date-form': 'date',
        },
      },
    ],
    'windows-cut-here-and-refused-there': [
      'A window past day 45 is cut for visits and refused for personal activities; an end before the start is the other way round.',
      {
        readings: {
          'window-beyond': { '*': 'refused', listPersonalVisits: 'cut' },
          'window-end-before-start': { '*': 'refused', listPersonalActivities: 'empty-list' },
          'missing-required-status': {
            '*': 'bad-request',
            createPersonalVisit: 'unprocessable',
            listPersonalActivities: 'another-refusal',
          },
        },
      },
    ],
    'visits-with-more-members': [
      'A visit shows its status, and of visitors and the creator more than is asked for.',
      shown(({ connectionVisitors, manualVisitors, creator }) => ({
        ...{ status: 'planned', residentId: 'somebody', checkedIn: null },
        connectionVisitors: itemsIn(connectionVisitors).map((one) => ({
          ...one,
          ...{ name: 'Carla Field', relationship: null },
        })),
        manualVisitors: itemsIn(manualVisitors).map((one) => ({ ...one, id: 'v-1', badge: 7 })),
        creator: { ...membersIn(creator), role: 'nurse' },
      })),
    ],
    'visits-with-everybody-from-behind': [
      'Visitors and attendees of a visit are shown in the opposite order.',
      shows(EVERYWHERE, membersAs([...VISITORS, 'attendedResidentIds'], reversed)),
    ],
    'visits-without-empty-lists': [
      'A visit has no list of visitors of a kind of whom there is none.',
      shows(
        EVERYWHERE,
        membersAs(VISITORS, (list) => (itemsIn(list).length === 0 ? undefined : list)),
      ),
    ],
    'visits-by-another-clock': [
      'The instants of a visit are written by a clock five hours behind.',
      shows(EVERYWHERE, membersAs(['startDate', 'created', 'modified'], byClock(-300))),
    ],
    'visits-on-days-and-at-times': [
      'The startDate of a visit is a day where it has no times, else a date-time.',
      shown((visit) => (isExact(visit) ? {} : { startDate: dayIn(visit['startDate']) })),
    ],
    'visits-with-the-hours-of-their-part-of-the-day': [
      'A visit without times is shown with the hours of its part of the day.',
      shown((visit) => {
        const { startTime, endTime } = visit;
        return isExact(visit) ? {} : { startTime: startTime ?? '08:00', endTime: endTime ?? '20:00' };
      }),
    ],
    'visits-of-days-gone-by': [
      'A visit on a day to come is refused.',
      refusing(
        WRITES,
        'startDate is no day to come.',
        ({ startDate }, _input, { clock }) => dayIn(startDate) > dayIn(clock.now()),
      ),
    ],
    'visits-by-relatives': [
      'A connection visits residents to whom it is linked, and no one else.',
      refusing(WRITES, 'connectionVisitors are linked to the resident.', (body, { path }, { store }) =>
        itemsIn(body['connectionVisitors']).some(({ connectionId }) => {
          const connection = store.connections.find(String(connectionId));
          return connection !== undefined && !connection.residentIds.includes(path['residentId'] ?? '');
        }),
      ),
    ],
    'visits-within-a-house': [
      'Residents of another facility do not attend a visit.',
      refusing(WRITES, 'Attendees live under one roof.', (body, { path }, { store }) => {
        const houseOf = (id = ''): string | undefined => store.residents.find(id)?.facilityId;
        const homes = textsIn(body['additionalAttendeeResidentIds']).map(houseOf);
        return homes.some((home) => home !== undefined && home !== houseOf(path['residentId']));
      }),
      async (client) => {
        const additionalAttendeeResidentIds = residentsIn(client, 1).slice(0, 1);
        await client.send('createPersonalVisit', { body: { additionalAttendeeResidentIds } });
      },
    ],
    'visits-refused-as-conflicts': [
      'What a create or a replacement of a visit does not take is refused with 409.',
      refusedWith(409, WRITES, ({ problem }) => problem !== 'not-found'),
      membersOtherwise('createPersonalVisit'),
    ],
    'deleted-visits-are-gone': [
      'A visit that was deleted is read with 410.',
      goneOnceDeleted(DELETE, 'visitId', [GET]),
    ],
  }),
];

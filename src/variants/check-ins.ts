import { membersIn, type Members } from '../mutants/input.ts';
import { goneOnceDeleted, refusing, showsMore } from './shapes.ts';
import { freedomsOf, type Freedom } from './variant.ts';
import { membersOtherwise } from '../witness/tour.ts';

const WRITES = ['createCheckIn', 'replaceCheckIn'] as const;
const shown = (more: (checkIn: Members) => Members) =>
  showsMore([...WRITES, 'getCheckIn', 'listCheckIns'], more);

export const checkInFreedoms: readonly Freedom[] = [
  ...freedomsOf({
    'check-in-days-in-another-zone': [
      'The day of a check-in is shown as its midnight in UTC, written by a clock five hours behind.',
      shown(({ startDate }) => {
        const before = Date.parse(String(startDate)) - 5 * 3_600_000;
        return { startDate: new Date(before).toISOString().replace('.000Z', '-05:00') };
      }),
    ],
    'check-ins-with-more-members': [
      'A check-in shows whose it is and what the staff member does.',
      shown(({ checkInStaff }) => ({
        resident: { id: 'somebody', room: 12 },
        checkInStaff: { ...membersIn(checkInStaff), role: 'nurse' },
      })),
    ],
    'check-ins-of-days-gone-by': [
      'A check-in of a day to come is refused.',
      refusing(
        WRITES,
        'startDate is no day to come.',
        ({ startDate }, _input, { clock }) =>
          String(startDate).slice(0, 10) > clock.now().toString().slice(0, 10),
      ),
      membersOtherwise('createCheckIn'),
    ],
    'check-ins-by-staff-of-the-house': [
      'A check-in by staff of another facility is refused.',
      refusing(
        WRITES,
        'checkInStaffId is a member of staff of the facility of the resident.',
        ({ checkInStaffId }, { path }, { store }) => {
          const staff = store.staff.find(String(checkInStaffId));
          const home = store.residents.find(path['residentId'])?.facilityId;
          return staff !== undefined && home !== undefined && !staff.facilityIds.includes(home);
        },
      ),
      async ({ exampleOf, send, world }) => {
        const { facilityId = '' } = exampleOf('getFacility').at ?? {};
        const [stranger] = world.store.staff.filter(({ facilityIds }) => !facilityIds.includes(facilityId));
        await send('createCheckIn', { body: { checkInStaffId: stranger?.id } });
      },
    ],
    'deleted-check-ins-are-gone': [
      'A check-in that was deleted is read with 410.',
      goneOnceDeleted('deleteCheckIn', 'checkInId', ['getCheckIn']),
    ],
  }),
];

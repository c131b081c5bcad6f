import { membersIn, type Members } from '../mutants/input.ts';
import { checkInsSetup } from '../witness/check-ins.ts';
import { someResident } from '../witness/people.ts';
import { checkInBody } from '../witness/programme.ts';
import { recording } from '../witness/recording.ts';
import type { Witness } from '../witness/client.ts';
import { readingsOf } from './reading.ts';
import { goneOnceDeleted, refusing, showsMore } from './shapes.ts';
import { variantsOf, type Variant } from './variant.ts';

/** Check-ins in both facilities, with dates in many forms, changed, deleted and read. */
const usual: Witness = async (client) => {
  const { seen, read, make, put } = recording(client);
  const { day } = client;
  const dates = [
    ...[day(-7), `${day(-6)}T00:00:00Z`, day(9)],
    // Late in the evening ten hours behind UTC it is the next day in UTC, and in America/New_York too.
    `${day(-5)}T20:00:00-10:00`,
  ];
  for (const facility of [0, 1]) {
    const path = `/residents/${await someResident(client, {}, facility)}/check-ins`;
    for (const startDate of dates) await make(path, checkInBody(client, { startDate }));
    await make(path, checkInBody(client, { startDate: day(-4), checkInStaffId: 'nobody' }));
    const id = await make(path, checkInBody(client, { startDate: day(-8), description: 'cheerful' }));
    await put(`${path}/${id}`, checkInBody(client, { startDate: day(-8) }));
    await put(`${path}/${id}`, checkInBody(client));
    await read(`${path}?startDate=${day(-9)}T00:00:00Z&endDate=${day(0)}T00:00:00Z`);
  }
  const setup = await checkInsSetup(client);
  const id = await setup.made();
  return [seen, await setup.remove(id), await setup.read(id)];
};

const WRITES = ['createCheckIn', 'replaceCheckIn'] as const;
const shown = (more: (checkIn: Members) => Members) =>
  showsMore([...WRITES, 'getCheckIn', 'listCheckIns'], more);

export const checkInVariants: readonly Variant[] = [
  ...readingsOf(usual, ['check-ins']),
  ...variantsOf('freedom', usual, {
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
    ],
    'deleted-check-ins-are-gone': [
      'A check-in that was deleted is read with 410.',
      goneOnceDeleted('deleteCheckIn', 'checkInId', ['getCheckIn']),
    ],
  }),
];

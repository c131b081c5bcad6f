import { approximately } from '../../mock/domain/exact-integer.ts';
import { beforeValidation, type Members } from '../input.ts';
import { acceptsWithout, withoutEnvelope } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses, readsBodyAs, onInvalid } from '../verbs.ts';
import { CHANGE, checkIns, CREATE } from './adapter.ts';
import { dayAfter } from '../times.ts';

const { amend, createsAs } = checkIns;

const minutesOf = (body: Members): number => Number(body['durationInMinutes']);

/** Mutants of the create, the one about one check-in a day aside. */
export const creatingMutants = mutantsOf('check-ins', {
  'create-unwrapped': withoutEnvelope(['CHK-23', 'CNV-08'], CREATE),
  'create-without-staff': breaking('CHK-201', 'CNV-34')
    .says('A check-in without staff is taken for one by the first of the staff.')
    .by(beforeValidation, CREATE, (body, { store }) => ({
      checkInStaffId: store.staff.all()[0]?.id,
      ...body,
    })),
  'create-without-duration': acceptsWithout(['CHK-202', 'CNV-34'], CREATE, 'durationInMinutes', 15),
  'refused-change-leaves-a-trace': breaking('CHK-24', 'CNV-34')
    .says('A change that is refused for want of a member has replaced the description by then.')
    .by(onInvalid, CHANGE, (_sent, { path }, world) =>
      amend(world, path['checkInId'], () => ({ description: null, durationInMinutes: 0 })),
    ),
  'create-wants-a-description': breaking('CHK-25')
    .says('A create without a description is refused.')
    .by(refuses, CREATE, ({ description }) => {
      return description === undefined;
    }),
  'unknown-duration-is-refused': breaking('CHK-26')
    .says('A create with a durationInMinutes of 0 is refused.')
    .by(refuses, CREATE, (body) => minutesOf(body) === 0),
  'duration-of-a-day-at-most': breaking('CHK-27')
    .says('A create stores at most 1440 as durationInMinutes.')
    .by(createsAs, ({ durationInMinutes }) => ({
      durationInMinutes: Math.min(approximately(durationInMinutes), 1440),
    })),
  'duration-below-0-is-refused': breaking('CHK-28')
    .says('A create with a negative durationInMinutes is refused.')
    .by(refuses, CREATE, (body) => minutesOf(body) < 0),
  'no-leap-day': breaking('CHK-29')
    .says('A create for 29 February stores 1 March.')
    .by(createsAs, ({ day }) => (day.endsWith('-02-29') ? { day: dayAfter(day) } : {})),
  'staff-of-the-facility': breaking('CHK-30')
    .says('The checkInStaff is the first of the staff, no matter who was sent.')
    .by(readsBodyAs, CREATE, (body, _input, { store }) => ({
      ...body,
      checkInStaffId: store.staff.all()[0]?.id,
    })),
  'description-of-twenty-letters': breaking('CHK-31')
    .says('A create cuts the description off after 20 characters.')
    .by(createsAs, ({ description }) => ({
      description: description?.slice(0, 20) ?? null,
    })),
});

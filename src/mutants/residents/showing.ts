import { leavingOut } from '../leaves-out.ts';
import { withoutEnvelope, wrongType, wrongValue } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { CREATE, FULL, GET, LIST, PUT, resident } from './resident.ts';

export const showingMutants = mutantsOf('residents', {
  'get-the-newest': breaking('RES-27')
    .says('Get resident answers the resident of the facility who was made last.')
    .by(resident.showsAnother, GET, (all, { path }) => {
      const asked = all.find(({ id }) => id === path['residentId']);
      return all.findLast(({ facilityId }) => facilityId === asked?.facilityId);
    }),
  'get-unwrapped': withoutEnvelope(['RES-26', 'CNV-08'], GET),
  'list-numbers-its-items': wrongType(['RES-28'], LIST, 'id', 'number'),
  'room-number-as-number': wrongType(['RES-29'], GET, 'roomNumber', 'number'),
  'email-in-brackets': wrongValue(['RES-30'], LIST, 'email')
    .as('Ada <…>')
    .by((found) => `Ada <${String(found)}>`),
  'modified-in-milliseconds': wrongType(['RES-31'], LIST, 'modified', 'milliseconds'),
  'photo-as-an-object': wrongType(['RES-32'], GET, 'profilePhotoUrl', 'object'),
  'bio-in-lines': wrongType(['RES-33', 'RES-25'], GET, 'about.bio', 'list'),
  'anniversary-in-words': wrongValue(['RES-202', 'RES-25'], GET, 'about.anniversary')
    .as('people write it')
    .by(() => 'the first of October'),
  'likes-as-one-text': wrongType(['RES-201', 'RES-25'], GET, 'about.likes', 'text'),
  'veteran-as-text': wrongType(['RES-203', 'RES-25'], GET, 'about.isVeteran', 'text'),
  'phone-as-number': wrongType(['RES-34'], LIST, 'phone', 'number'),
  'on-leave-in-another-spelling': wrongValue(['RES-35'], LIST, 'status')
    .as('on_leave instead of onLeave')
    .by((found) => (found === 'onLeave' ? 'on_leave' : found)),
  'gender-in-words': wrongValue(['RES-36'], GET, 'gender')
    .as('a word')
    .by((found) => (found === 'F' ? 'female' : 'male')),
});

/** Members of a resident that are left out, one a mutant. */
export const presenceMutants = leavingOut(
  'residents',
  { resource: 'a resident', breaks: ['RES-101'], operations: [LIST, CREATE, GET, PUT] },
  ...Object.keys(FULL),
  'firstName lastName fullName facilityId created modified',
  `about.${Object.keys(FULL.about).join()}`,
);

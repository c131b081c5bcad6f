import { residentAt, residentsIn, someResident } from '../../witness/people.ts';
import { leavingOut } from '../leaves-out.ts';

const KNOWN = {
  externalId: 'e-1',
  pccId: 'p-1',
  nickname: 'Addie',
  email: 'ada@example.com',
  phone: '5551234',
  roomNumber: '12',
  status: 'onLeave',
  moveInDate: '2019-03-04T09:30:05Z',
  dob: '2001-02-03T04:05:06Z',
  gender: 'F',
  about: {
    bio: 'Taught botany',
    likes: ['Tea'],
    dislikes: ['Noise'],
    veteranDetail: 'Medic',
    anniversary: '2010-06-12T15:20:40Z',
    directoryOptOut: false,
    diagnoses: ['Asthma'],
    isVeteran: true,
  },
};

/** Members of a resident that are left out, one a saboteur. */
export const presenceSaboteurs = leavingOut(
  {
    section: 'residents',
    resource: 'a resident',
    breaks: ['RES-101'],
    operations: ['listResidents', 'createResident', 'getResident', 'replaceResident'],
    witness: async (stage) => [
      await residentAt(stage, await someResident(stage, KNOWN)),
      await residentsIn(stage),
    ],
  },
  [
    'externalId',
    'pccId',
    'firstName',
    'lastName',
    'fullName',
    'nickname',
    'email',
    'phone',
    'roomNumber',
    'status',
    'moveInDate',
    'dob',
    'gender',
    'facilityId',
    'about',
    ...Object.keys(KNOWN.about).map((name) => `about.${name}`),
    'created',
    'modified',
  ],
);

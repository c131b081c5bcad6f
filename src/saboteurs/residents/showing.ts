import { residentView } from '../../mock/operations/residents/view.ts';
import { residentAt, residentsIn, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const FULL = {
  email: 'ada@example.com',
  phone: '5551234',
  roomNumber: '12',
  dob: '2001-02-03T04:05:06Z',
  gender: 'F',
  status: 'onLeave',
  about: { likes: ['Tea', 'Jazz'], isVeteran: true },
};

/** Get resident shows a member otherwise wherever it is set. */
const shown = (member: string, change: (value: unknown) => unknown): Mutation =>
  afterwards(
    'getResident',
    inData((resident) =>
      resident[member] === null || resident[member] === undefined
        ? resident
        : { ...resident, [member]: change(resident[member]) },
    ),
  );

/** The list shows a member otherwise wherever it is set; Get resident does not. */
const listed = (member: string, change: (value: unknown) => unknown): Mutation =>
  afterwards(
    'listResidents',
    inData((resident) =>
      resident[member] === null ? resident : { ...resident, [member]: change(resident[member]) },
    ),
  );

const inGet: Witness = async (stage) => residentAt(stage, await someResident(stage, FULL));
const inTheList: Witness = async (stage) => {
  await someResident(stage, FULL);
  return residentsIn(stage);
};

/** Saboteurs of how a resident is shown. */
export const showingSaboteurs = saboteursOf('residents', inGet, {
  'get-the-newest': [
    'Get resident answers the resident who was made last, whatever id stands in the path.',
    ['RES-27'],
    afterwards('getResident', (reply, input, scene) => {
      const asked = scene.store.residents.find(input.path['residentId']);
      const last = scene.store.residents.filter((one) => one.facilityId === asked?.facilityId).at(-1);
      return last ? { ...reply, body: { data: residentView(last, scene) } } : reply;
    }),
    async (stage) => {
      const id = await someResident(stage);
      await someResident(stage, { firstName: 'Eve' });
      return residentAt(stage, id);
    },
  ],
  'get-unwrapped': [
    'Get resident answers the resident without the envelope.',
    ['RES-26'],
    afterwards('getResident', (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
  ],
  'list-numbers-its-items': [
    'The list gives every resident a number for an id.',
    ['RES-28'],
    listed('id', (id) => String(id).length),
    inTheList,
  ],
  'room-number-as-number': [
    'A roomNumber of digits is shown as a number.',
    ['RES-29'],
    shown('roomNumber', (room) => (/^\d+$/.test(String(room)) ? Number(room) : room)),
  ],
  'email-in-brackets': [
    'The list shows an e-mail address with the name before it.',
    ['RES-30'],
    listed('email', (email) => `Resident <${String(email)}>`),
    inTheList,
  ],
  'dob-without-a-time': [
    'Get resident shows the dob as a plain date.',
    ['RES-31', 'RES-23'],
    shown('dob', (dob) => String(dob).slice(0, 10)),
  ],
  'modified-in-milliseconds': [
    'The list shows modified as a number of milliseconds.',
    ['RES-31'],
    listed('modified', (modified) => Date.parse(String(modified))),
    inTheList,
  ],
  'photo-as-an-object': [
    'The profilePhotoUrl is an object that holds the link.',
    ['RES-32'],
    shown('profilePhotoUrl', (href) => ({ href })),
    async (stage) => {
      const id = await someResident(stage);
      const file = { name: 'face.png', type: 'image/png', text: 'a face' };
      await stage.call('POST', `/residents/${id}/avatar`, { file });
      return residentAt(stage, id);
    },
  ],
  'bio-in-lines': [
    'The bio of a resident is an array of lines.',
    ['RES-33', 'RES-25'],
    shown('about', (about) => ({ ...membersIn(about), bio: ['one line', 'another'] })),
  ],
  'anniversary-in-words': [
    'The anniversary of a resident is written as people write it.',
    ['RES-202', 'RES-25'],
    shown('about', (about) => ({ ...membersIn(about), anniversary: 'the first of October' })),
  ],
  'likes-as-one-text': [
    'The likes of a resident come as one text with commas.',
    ['RES-201', 'RES-25'],
    shown('about', (about) => {
      const { likes, ...rest } = membersIn(about);
      return { ...rest, likes: Array.isArray(likes) ? likes.join(', ') : likes };
    }),
  ],
  'veteran-as-text': [
    'isVeteran is shown as yes or no.',
    ['RES-203', 'RES-25'],
    shown('about', (about) => {
      const { isVeteran, ...rest } = membersIn(about);
      return { ...rest, isVeteran: isVeteran === true ? 'yes' : 'no' };
    }),
  ],
  'phone-as-number': [
    'The list shows a phone of digits as a number.',
    ['RES-34'],
    listed('phone', Number),
    inTheList,
  ],
  'on-leave-in-another-spelling': [
    'The list spells the status onLeave as on_leave.',
    ['RES-35'],
    listed('status', (status) => (status === 'onLeave' ? 'on_leave' : status)),
    inTheList,
  ],
  'gender-in-words': [
    'Get resident shows the gender as a word.',
    ['RES-36'],
    shown('gender', (gender) => (gender === 'F' ? 'female' : 'male')),
  ],
  'list-without-about': [
    'The list leaves about out of its residents.',
    ['RES-25', 'RES-23'],
    listed('about', () => null),
    inTheList,
  ],
});

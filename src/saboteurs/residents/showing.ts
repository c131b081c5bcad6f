import { residentView } from '../../mock/operations/residents/view.ts';
import { residentAt, residentsIn, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn } from '../input.ts';
import { afterwards, inData, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

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
const shown = (member: string, change: (value: unknown) => unknown): Lie =>
  afterwards(
    'getResident',
    inData((resident) =>
      resident[member] === null || resident[member] === undefined
        ? resident
        : { ...resident, [member]: change(resident[member]) },
    ),
  );

/** The list shows a member otherwise wherever it is set; Get resident does not. */
const listed = (member: string, change: (value: unknown) => unknown): Lie =>
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

/** Lies of how a resident is shown. */
export const showingSaboteurs: readonly Saboteur[] = [
  {
    id: 'residents.get-the-newest',
    lie: 'Get resident answers the resident who was made last, whatever id stands in the path.',
    breaks: ['RES-27'],
    tables: afterwards('getResident', (reply, input, scene) => {
      const asked = scene.store.residents.find(input.path['residentId']);
      const last = scene.store.residents.filter((one) => one.facilityId === asked?.facilityId).at(-1);
      return last ? { ...reply, body: { data: residentView(last, scene) } } : reply;
    }),
    witness: async (stage) => {
      const id = await someResident(stage);
      await someResident(stage, { firstName: 'Eve' });
      return residentAt(stage, id);
    },
  },
  {
    id: 'residents.get-unwrapped',
    lie: 'Get resident answers the resident without the envelope.',
    breaks: ['RES-26'],
    tables: afterwards('getResident', (reply) => ({ ...reply, body: membersIn(reply.body)['data'] })),
    witness: inGet,
  },
  {
    id: 'residents.list-numbers-its-items',
    lie: 'The list gives every resident a number for an id.',
    breaks: ['RES-28'],
    tables: listed('id', (id) => String(id).length),
    witness: inTheList,
  },
  {
    id: 'residents.room-number-as-number',
    lie: 'A roomNumber of digits is shown as a number.',
    breaks: ['RES-29'],
    tables: shown('roomNumber', (room) => (/^\d+$/.test(String(room)) ? Number(room) : room)),
    witness: inGet,
  },
  {
    id: 'residents.email-in-brackets',
    lie: 'The list shows an e-mail address with the name before it.',
    breaks: ['RES-30'],
    tables: listed('email', (email) => `Resident <${String(email)}>`),
    witness: inTheList,
  },
  {
    id: 'residents.dob-without-a-time',
    lie: 'Get resident shows the dob as a plain date.',
    breaks: ['RES-31', 'RES-23'],
    tables: shown('dob', (dob) => String(dob).slice(0, 10)),
    witness: inGet,
  },
  {
    id: 'residents.modified-in-milliseconds',
    lie: 'The list shows modified as a number of milliseconds.',
    breaks: ['RES-31'],
    tables: listed('modified', (modified) => Date.parse(String(modified))),
    witness: inTheList,
  },
  {
    id: 'residents.photo-as-an-object',
    lie: 'The profilePhotoUrl is an object that holds the link.',
    breaks: ['RES-32'],
    tables: shown('profilePhotoUrl', (href) => ({ href })),
    witness: async (stage) => {
      const id = await someResident(stage);
      const file = { name: 'face.png', type: 'image/png', text: 'a face' };
      await stage.call('POST', `/residents/${id}/avatar`, { file });
      return residentAt(stage, id);
    },
  },
  {
    id: 'residents.bio-in-lines',
    lie: 'The bio of a resident is an array of lines.',
    breaks: ['RES-33', 'RES-25'],
    tables: shown('about', (about) => ({ ...membersIn(about), bio: ['one line', 'another'] })),
    witness: inGet,
  },
  {
    id: 'residents.anniversary-in-words',
    lie: 'The anniversary of a resident is written as people write it.',
    breaks: ['RES-202', 'RES-25'],
    tables: shown('about', (about) => ({ ...membersIn(about), anniversary: 'the first of October' })),
    witness: inGet,
  },
  {
    id: 'residents.likes-as-one-text',
    lie: 'The likes of a resident come as one text with commas.',
    breaks: ['RES-201', 'RES-25'],
    tables: shown('about', (about) => {
      const { likes, ...rest } = membersIn(about);
      return { ...rest, likes: Array.isArray(likes) ? likes.join(', ') : likes };
    }),
    witness: inGet,
  },
  {
    id: 'residents.veteran-as-text',
    lie: 'isVeteran is shown as yes or no.',
    breaks: ['RES-203', 'RES-25'],
    tables: shown('about', (about) => {
      const { isVeteran, ...rest } = membersIn(about);
      return { ...rest, isVeteran: isVeteran === true ? 'yes' : 'no' };
    }),
    witness: inGet,
  },
  {
    id: 'residents.phone-as-number',
    lie: 'The list shows a phone of digits as a number.',
    breaks: ['RES-34'],
    tables: listed('phone', Number),
    witness: inTheList,
  },
  {
    id: 'residents.on-leave-in-another-spelling',
    lie: 'The list spells the status onLeave as on_leave.',
    breaks: ['RES-35'],
    tables: listed('status', (status) => (status === 'onLeave' ? 'on_leave' : status)),
    witness: inTheList,
  },
  {
    id: 'residents.gender-in-words',
    lie: 'Get resident shows the gender as a word.',
    breaks: ['RES-36'],
    tables: shown('gender', (gender) => (gender === 'F' ? 'female' : 'male')),
    witness: inGet,
  },
  {
    id: 'residents.list-without-about',
    lie: 'The list leaves about out of its residents.',
    breaks: ['RES-25', 'RES-23'],
    tables: listed('about', () => null),
    witness: inTheList,
  },
];

import { residentView } from '../../mock/operations/residents/view.ts';
import { PICTURE } from '../../witness/people.ts';
import { recording } from '../../witness/recording.ts';
import { pick, type Witness } from '../../witness/client.ts';
import { beforeValidation } from '../input.ts';
import { together } from '../mutation.ts';
import { resourceOf } from '../resource.ts';

export const LIST = 'listResidents';
export const CREATE = 'createResident';
export const GET = 'getResident';
export const PUT = 'replaceResident';

export const resident = resourceOf({
  records: ({ store }) => store.residents,
  view: residentView,
  id: 'residentId',
  list: LIST,
  create: CREATE,
  replace: PUT,
  shownBy: [LIST, CREATE, GET, PUT],
});

/** A create with the status deleted makes a deleted resident. */
export const takesDeleted = together(
  beforeValidation(CREATE, (body) =>
    body['status'] === 'deleted' ? { ...body, status: 'active', roomNumber: 'deleted' } : body,
  ),
  resident.createsAs(({ roomNumber }) =>
    roomNumber === 'deleted' ? { status: 'deleted', roomNumber: null } : {},
  ),
);

export const FULL = {
  externalId: 'e-1',
  pccId: 'p-1',
  nickname: 'Adelaide the Great',
  email: 'ada@example.com',
  phone: '5551234',
  roomNumber: '12',
  status: 'onLeave',
  moveInDate: '2019-03-04T09:30:05Z',
  dob: '2001-02-03T04:05:06Z',
  gender: 'F',
  about: {
    bio: 'Taught botany',
    likes: ['Tea', 'Jazz'],
    dislikes: ['Noise'],
    veteranDetail: 'Medic',
    anniversary: '2010-06-12T15:20:40Z',
    directoryOptOut: false,
    diagnoses: ['Asthma'],
    isVeteran: true,
  },
};

const NAMES = { firstName: 'Ada', lastName: 'Field' };

const QUERIES = [
  '',
  'status=active',
  'status=inactive',
  'status=onLeave',
  'status=deleted',
  'phone=5551234',
  'phone=1234',
  'email=da%40example',
  'email=nobody%40example.com',
  'externalId=p-1',
  'pccId=p-2',
];

/** Residents are created with all members and with few, listed, replaced, pictured and deleted. */
export const usual: Witness = async (client) => {
  const { seen, call, read, make, put } = recording(client);
  const [home = '', away = ''] = client.facilities.map((id) => `/facilities/${id}/residents`);
  const ada = `/residents/${await make(home, { ...NAMES, ...FULL })}`;
  const bea = `/residents/${await make(home, { ...NAMES, gender: 'M', status: 'inactive', fullName: 'Bea' })}`;
  const eve = `/residents/${await make(away, { ...NAMES, phone: '5551234' })}`;
  for (const body of [NAMES, { firstName: 'Ada' }, { lastName: 'Field' }, { ...NAMES, status: 'deleted' }])
    await make(home, body);
  for (const phone of ['7', '7', '8']) await make(home, { ...NAMES, phone });
  await call('POST', `${ada}/avatar`);
  await call('POST', `${ada}/avatar`, { file: PICTURE });
  await read(ada, bea, eve, ...QUERIES.map((query) => `${home}?${query}`));

  const page = await call('GET', `${home}?phone=7&pageSize=1`);
  await read(`${home}?phone=7&pageSize=5&cursor=${String(pick(page, 'nextCursor'))}`);
  const sent = { ...NAMES, firstName: 'Eve' };
  for (const body of [
    { ...sent, gender: 'M', phone: '5556789', about: { likes: ['Dogs'] } },
    { ...sent, status: 'inactive', profilePhotoUrl: 'https://example.com/a.png' },
    { ...sent, facilityId: client.facilities[1], nickname: 'Evie' },
    { firstName: 'Eve' },
    { lastName: 'Field' },
  ]) {
    await put(ada, body);
    await read(ada, home);
  }
  await put(bea, { ...NAMES, status: 'onLeave' });
  await put(eve, { ...NAMES, status: 'deleted' });
  await call('DELETE', `${ada}/avatar`);
  for (const one of [ada, bea]) await call('DELETE', one);
  await read(ada, bea, eve, ...QUERIES.map((query) => `${home}?${query}`));
  return seen;
};

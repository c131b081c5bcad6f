import { residentView } from '../../mock/operations/residents/view.ts';
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

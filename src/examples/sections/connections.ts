import type { ConnectionRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, first, home, isFromBefore, type Tour } from '../tour.ts';
import { pictureOf } from './pictures.ts';
import { acquaintance } from './residents.ts';

const active = ({ store }: World): readonly ConnectionRecord[] =>
  store.connections.filter(({ status }) => status === 'active');

/** A relative of the resident that most examples use. */
const relative = (tour: Tour): ConnectionRecord =>
  first(
    active(tour.world).filter(({ residentIds }) => residentIds.includes(acquaintance(tour).id)),
    'an active connection',
  );

const newcomer = ({ elsewhere }: Tour): ConnectionRecord =>
  first(
    active(elsewhere).filter(({ email }) => email !== null),
    'a connection of the second tenant with an e-mail address',
  );

export const connectionExamples = {
  listConnections: (tour) => ({ at: { residentId: acquaintance(tour).id } }),
  createConnection: (tour) => ({
    body: {
      ...bodyFrom('createConnection', newcomer(tour)),
      residents: [acquaintance(tour).id],
      facilities: [home(tour).id],
    },
  }),
  getConnection: (tour) => ({ at: { connectionId: relative(tour).id } }),
  replaceConnection: (tour) => {
    const connection = relative(tour);
    const { id, residentIds: residents, facilityIds: facilities } = connection;
    return {
      at: { connectionId: id },
      body: { ...bodyFrom('replaceConnection', connection), residents, facilities },
    };
  },
  deleteConnection: ({ world }) => ({
    at: {
      connectionId: first(active(world).filter(isFromBefore(world)).reverse(), 'an active connection').id,
    },
  }),
  uploadConnectionAvatar: (tour) => ({
    at: { connectionId: relative(tour).id },
    file: pictureOf(tour.elsewhere, [...active(tour.elsewhere), ...tour.elsewhere.store.residents.all()]),
  }),
  deleteConnectionAvatar: ({ world }) => {
    const pictured = active(world).filter(({ avatarFileId }) => avatarFileId !== null);
    return { at: { connectionId: first(pictured, 'a connection with a picture').id } };
  },
  listResidentConnections: (tour) => ({ at: { residentId: acquaintance(tour).id } }),
} satisfies Partial<Examples>;

import type { ResidentRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, first, home, isFromBefore, type Tour } from '../tour.ts';
import { pictureOf } from './pictures.ts';

const active = ({ store }: World): readonly ResidentRecord[] =>
  store.residents.filter(({ status }) => status === 'active');

/** The resident whom most examples are about. */
export const acquaintance = (tour: Tour): ResidentRecord =>
  first(
    active(tour.world).filter(({ facilityId }) => facilityId === home(tour).id),
    'an active resident',
  );

const newcomer = ({ elsewhere }: Tour): ResidentRecord =>
  first(active(elsewhere), 'a resident of the second tenant');

export const residentExamples = {
  listResidents: (tour) => ({ at: { facilityId: home(tour).id, status: 'active', pageSize: '2' } }),
  createResident: (tour) => ({
    at: { facilityId: home(tour).id },
    body: bodyFrom('createResident', newcomer(tour)),
  }),
  getResident: (tour) => ({ at: { residentId: acquaintance(tour).id } }),
  replaceResident: (tour) => {
    const resident = acquaintance(tour);
    return { at: { residentId: resident.id }, body: bodyFrom('replaceResident', resident) };
  },
  deleteResident: ({ world }) => ({
    at: { residentId: first(active(world).filter(isFromBefore(world)).reverse(), 'an active resident').id },
  }),
  uploadResidentAvatar: (tour) => ({
    at: { residentId: acquaintance(tour).id },
    file: pictureOf(tour.elsewhere, active(tour.elsewhere)),
  }),
  deleteResidentAvatar: ({ world }) => {
    const pictured = active(world).filter(({ avatarFileId }) => avatarFileId !== null);
    return { at: { residentId: first(pictured, 'a resident with a picture').id } };
  },
} satisfies Partial<Examples>;

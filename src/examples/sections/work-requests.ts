import type { WorkRequestRecord } from '../../mock/world/work-requests-records.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, first, home, isFromBefore, type Tour } from '../tour.ts';
import { acquaintance } from './residents.ts';

/** The requests of the acquaintance that were there before the examples began, the latest first. */
const own = (tour: Tour): readonly WorkRequestRecord[] => {
  const { id } = acquaintance(tour);
  return tour.world.store.workRequests
    .filter(({ residentId, isMaintenance }) => residentId === id && !isMaintenance)
    .filter(isFromBefore(tour.world))
    .toReversed();
};

const withFile = (tour: Tour): WorkRequestRecord =>
  first(
    own(tour).filter(({ attachments }) => attachments.length > 0),
    'a work request with a file',
  );

/** One on which staff began to work, and about which a relative and staff wrote. */
const inProgress = (tour: Tour): WorkRequestRecord =>
  first(
    own(tour).filter(({ status }) => status === 'in_progress'),
    'a work request in progress',
  );

const pathOf = ({ id, residentId }: WorkRequestRecord) => ({ residentId, workRequestId: id });

/** The resident makes each request. */
const asResident = (tour: Tour) => ({ as: acquaintance(tour).id });

export const workRequestExamples = {
  getWorkRequestSettings: (tour) => ({ ...asResident(tour), at: { facilityId: home(tour).id } }),
  listWorkRequests: (tour) => ({
    ...asResident(tour),
    at: { residentId: acquaintance(tour).id, status: 'open,in_progress', pageSize: '2' },
  }),
  createWorkRequest: (tour) => ({
    ...asResident(tour),
    at: { residentId: acquaintance(tour).id },
    body: bodyFrom('createWorkRequest', {
      title: 'Window does not open',
      description: 'The one in the bedroom.',
      team: 'maintenance',
      type: 'Other',
    }),
  }),
  getWorkRequest: (tour) => ({ ...asResident(tour), at: pathOf(inProgress(tour)) }),
  cancelWorkRequest: (tour) => {
    const { id } = acquaintance(tour);
    const open = own(tour).filter(({ status, creator }) => status === 'open' && creator.id === id);
    return { ...asResident(tour), at: pathOf(first(open, 'an open work request of the resident')) };
  },
  listWorkRequestComments: (tour) => ({ ...asResident(tour), at: pathOf(inProgress(tour)) }),
  createWorkRequestComment: (tour) => ({
    ...asResident(tour),
    at: pathOf(inProgress(tour)),
    body: { text: 'Thursday morning suits me well.' },
  }),
  getWorkRequestAttachment: (tour) => {
    const request = withFile(tour);
    const { id } = first(request.attachments, 'a file');
    return { ...asResident(tour), at: { ...pathOf(request), attachmentId: id } };
  },
} satisfies Partial<Examples>;

import type { RequestAttachmentRecord } from '../../mock/world/request-records.ts';
import type { TransportationRequestRecord } from '../../mock/world/transportation-records.ts';
import type { Examples } from '../example.ts';
import { bodyFrom, dayAtHome, first, home, isFromBefore, type Tour } from '../tour.ts';
import { acquaintance } from './residents.ts';

/** The requests of the acquaintance that were there before the examples began. */
const own = (tour: Tour): readonly TransportationRequestRecord[] => {
  const { id } = acquaintance(tour);
  return tour.world.store.transportationRequests
    .filter(({ residentId, isDeleted }) => residentId === id && !isDeleted)
    .filter(isFromBefore(tour.world));
};

/** One that a relative made, that staff approved and about which people wrote. */
const approved = (tour: Tour): TransportationRequestRecord =>
  first(
    own(tour).filter(({ status, recurrence }) => status === 'approved' && recurrence === null),
    'an approved transportation request',
  );

/** Those that the acquaintance may change, the earliest ride first. */
const changeable = (tour: Tour): readonly TransportationRequestRecord[] =>
  own(tour)
    .filter(({ creator, residentId }) => creator.id === residentId)
    .filter(({ status, recurrence }) => status === 'pending' && recurrence === null)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));

const pathOf = ({ id, residentId }: TransportationRequestRecord) => ({ residentId, requestId: id });

/** The resident makes each request. */
const asResident = (tour: Tour) => ({ as: acquaintance(tour).id });

interface Enclosed {
  readonly request: TransportationRequestRecord;
  readonly attachment: RequestAttachmentRecord;
}

const enclosed = (tour: Tour): readonly Enclosed[] => {
  const requests = own(tour);
  return tour.world.store.requestComments
    .filter(({ visibleToFamily }) => visibleToFamily)
    .flatMap(({ requestId, attachments }) =>
      requests
        .filter(({ id }) => id === requestId)
        .flatMap((request) => attachments.map((attachment) => ({ request, attachment }))),
    );
};

export const transportationExamples = {
  getTransportationSettings: (tour) => ({ ...asResident(tour), at: { facilityId: home(tour).id } }),
  listTransportationRequests: (tour) => ({
    ...asResident(tour),
    at: {
      residentId: acquaintance(tour).id,
      startDate: dayAtHome(tour),
      endDate: dayAtHome(tour, 5),
      status: 'pending,approved',
    },
  }),
  createTransportationRequest: (tour) => ({
    ...asResident(tour),
    at: { residentId: acquaintance(tour).id },
    body: bodyFrom('createTransportationRequest', {
      date: dayAtHome(tour, 10),
      appointmentTime: '12:00',
      tripType: 'roundtrip',
      returnTime: '13:30',
      destination: 'Eye clinic',
      destinationAddress: '40 Harbor Road, second floor',
      transportationType: 'Private car',
    }),
  }),
  getTransportationRequest: (tour) => ({ ...asResident(tour), at: pathOf(approved(tour)) }),
  replaceTransportationRequest: (tour) => {
    const request = first(changeable(tour), 'a pending request of the resident');
    const body = bodyFrom('replaceTransportationRequest', {
      ...request,
      notes: 'Please call when you are here.',
    });
    return { ...asResident(tour), at: pathOf(request), body };
  },
  cancelTransportationRequest: (tour) => ({
    ...asResident(tour),
    at: pathOf(first(changeable(tour).toReversed(), 'a pending request of the resident')),
  }),
  listTransportationRequestComments: (tour) => ({ ...asResident(tour), at: pathOf(approved(tour)) }),
  createTransportationRequestComment: (tour) => ({
    ...asResident(tour),
    at: pathOf(approved(tour)),
    body: { text: 'Thank you, I will be at the front entrance.' },
  }),
  getTransportationRequestAttachment: (tour) => {
    const { request, attachment } = first(
      enclosed(tour),
      'a file with a comment on a transportation request',
    );
    return { ...asResident(tour), at: { ...pathOf(request), attachmentId: attachment.id } };
  },
} satisfies Partial<Examples>;

import type { AnyInput } from '../../mock/http/input.ts';
import type { RequestCommentRecord } from '../../mock/world/request-records.ts';
import type { TransportationRequestRecord } from '../../mock/world/transportation-records.ts';
import type { World } from '../../mock/world/world.ts';
import { inEvents, remembering } from '../mutation.ts';
import { mutantsOf, breaking, rowOf } from '../mutant.ts';
import { announcesAs, silent, reportsInvalid, reportsRefused, alsoReports } from './adapter.ts';
import { hushesSaves, onStaffSaves, readsLate, readsStaleAfter, silentForStaff } from './records.ts';

type Ride = TransportationRequestRecord;

const UPDATED = 'transportation_request.updated';
const DELETED = 'transportation_request.deleted';
const COMMENTED = 'transportation_request.comment_created';
const READ = 'getTransportationRequest';
const CREATE = 'createTransportationRequest';
const REPLACE = 'replaceTransportationRequest';
const CANCEL = 'cancelTransportationRequest';
const COMMENT = 'createTransportationRequestComment';

const rides = ({ store }: World) => store.transportationRequests;
const isRelative = ({ acting }: AnyInput): boolean => acting.kind === 'connection';

/** A row: what staff make of a request is not announced. */
const silentSaves = rowOf((where: string, test: (now: Ride, former: Ride) => boolean) => [
  `Sends no event of a request that staff save: ${where}.`,
  hushesSaves(rides, UPDATED, test),
]);
const becomes =
  (status: Ride['status']) =>
  (now: Ride, former: Ride): boolean =>
    former.status !== status && now.status === status;

/** A row: comments by staff are not announced. */
const silentWords = rowOf((where: string, test: (comment: RequestCommentRecord) => boolean) => [
  `Sends no event of comments by staff: ${where}.`,
  remembering<true>((silenced) => [
    onStaffSaves(
      ({ store }) => store.requestComments,
      'insert',
      (comment) => test(comment) && silenced.set(comment.requestId, true),
    ),
    inEvents((event) => (event.eventType === COMMENTED && silenced.delete(event.resourceId) ? [] : [event])),
  ]),
]);

export const rideMutants = [
  ...mutantsOf('events', {
    'rides-in-silence': silent(['EVT-70'], CREATE),
    'changed-rides-in-silence': silent(['EVT-74'], REPLACE),
    'cancelled-rides-in-silence': silent(['EVT-75'], CANCEL),
    'cancelled-rides-are-deleted-too': breaking('EVT-86')
      .says('Sends an event of a deletion for a cancellation by a connection, too.')
      .by(alsoReports, CANCEL, (input, _, done) =>
        done && isRelative(input) ? [DELETED, input.path['requestId'] ?? ''] : undefined,
      ),
    'comments-of-connections-in-silence': silent(['EVT-88'], COMMENT, 'by connections', isRelative),
    'comments-by-their-own-id': breaking('EVT-91', 'EVT-69', 'EVT-88')
      .says('Sends the id of the comment as the resourceId of transportation_request.comment_created.')
      .by(announcesAs, COMMENT, (_, id, { store }) => {
        return store.requestComments.filter(({ requestId }) => requestId === id).at(-1)?.id ?? id;
      }),
    'rides-by-staff-in-silence': silentForStaff(['EVT-71'], 'transportation_request.created'),
    'approvals-in-silence': silentSaves(['EVT-76'], 'approved', becomes('approved')),
    'denials-in-silence': silentSaves(['EVT-77'], 'denied', becomes('denied')),
    'completions-in-silence': silentSaves(['EVT-78'], 'completed', becomes('completed')),
    'drivers-in-silence': silentSaves(['EVT-79'], 'another driver', (now, { driver }) => {
      return now.driver?.id !== driver?.id;
    }),
    'vehicles-in-silence': silentSaves(['EVT-80'], 'another vehicle', (now, { vehicle }) => {
      return now.vehicle?.id !== vehicle?.id;
    }),
    'deleted-rides-in-silence': silentForStaff(['EVT-85'], DELETED),
    'staff-comments-in-silence': silentWords(['EVT-89'], 'for the family', (one) => one.visibleToFamily),
    'staff-only-comments-in-silence': silentWords(['EVT-90'], 'for staff', (one) => !one.visibleToFamily),
    'refused-ride-is-told': reportsInvalid(['EVT-73'], CREATE),
    'refused-change-of-a-ride-is-told': reportsInvalid(['EVT-82'], REPLACE),
    'late-cancel-of-a-ride-is-told': reportsRefused(['EVT-83'], CANCEL),
    'comment-on-a-series-is-told': reportsRefused(['EVT-93'], COMMENT),
    'ride-not-there-yet': breaking('EVT-72', 'TRA-52', 'TRA-68')
      .says('Answers 404 to the first read of a new request.')
      .by(readsLate, READ, 'requestId', () => true),
    'cancelled-ride-as-before': breaking('EVT-81', 'TRA-80')
      .says('Shows a request as it was before on the first read after its cancellation.')
      .by(readsStaleAfter, CANCEL, rides, READ, 'requestId'),
    'commented-ride-not-there': breaking('EVT-92', 'TRA-68')
      .says('Answers 404 to the first read of a request after a comment.')
      .by(readsLate, READ, 'requestId', (id, { store }) =>
        store.requestComments.all().some((one) => one.requestId === id),
      ),
  }),
];

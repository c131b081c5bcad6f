import type { components } from '../../../../openapi/generated/types.ts';
import { dateOf } from '../../domain/calendar-day.ts';
import { stateAfter } from '../../domain/work-requests-lifecycle.ts';
import type { Acting } from '../../world/acting.ts';
import type { WorkRequestMove, WorkRequestRecord } from '../../world/work-requests-records.ts';
import type { World } from '../../world/world.ts';
import { zoneOf } from '../activities/occasion.ts';
import { attachmentView } from '../request-comments/comments.ts';
import { requestCreatorView } from '../request-creator.ts';

type Schemas = components['schemas'];
type Details = Required<Pick<Schemas['WorkRequest'], 'statusHistory' | 'crew'>>;

/** How days and moments of a request are written, which is an open choice. */
interface Dates {
  readonly moment: (instant: string) => string;
  readonly day: (day: string) => string;
}

const datesAt = (facilityId: string, world: World): Dates =>
  world.choose('work-request-date-form', {
    'date-times': { moment: (instant) => instant, day: (day) => `${day}T00:00:00.000Z` },
    'plain-dates': {
      moment: (instant) => dateOf(instant, zoneOf(facilityId, world)).toString(),
      day: (day) => day,
    },
  } satisfies Record<string, Dates>);

const historyOf = ({ statusHistory }: WorkRequestRecord, { choose }: World): readonly WorkRequestMove[] => {
  const withFirst = choose('work-request-first-entry', { 'open-entry': true, empty: false });
  const withStaff = choose('work-request-staff-entries', { 'each-move': true, 'cancel-only': false });
  const shown = statusHistory.filter(
    ({ status }) => status === 'cancelled' || (status === 'open' ? withFirst : withStaff),
  );
  return choose('work-request-history-order', { 'oldest-first': shown, 'newest-first': shown.toReversed() });
};

/** The history of a request and who works on it (WRQ-49). */
export const workRequestDetails = (request: WorkRequestRecord, world: World): Details => {
  const { moment } = datesAt(request.facilityId, world);
  return {
    statusHistory: historyOf(request, world).map(({ status, date, changedBy }) => ({
      status,
      date: moment(date),
      changedBy: { id: changedBy.id, name: changedBy.name },
    })),
    // WRQ-50
    crew: request.crew.map(({ id, name }) => ({ id, name })),
  };
};

/** The completion time of a request; whether a cancel sets it is an open choice. */
const endOf = ({ completedDate, statusHistory }: WorkRequestRecord, { choose }: World): string | null => {
  const cancelled = statusHistory.find(({ status }) => status === 'cancelled')?.date ?? null;
  return (
    completedDate ?? choose('work-request-completed-date', { 'completed-only': null, 'any-end': cancelled })
  );
};

const canCancel = ({ status, creator }: WorkRequestRecord, acting: Acting, { choose }: World): boolean => {
  const isUnsettled = stateAfter('cancel', status) !== undefined;
  return choose('work-request-can-cancel', {
    'would-succeed': isUnsettled && creator.id === acting.id,
    'by-state': isUnsettled,
  });
};

/** The reference number of a request: its creation number, which is never used again. */
export const workReference = (request: WorkRequestRecord, { store }: World): string =>
  `WR-${String(store.workRequests.positionOf(request)).padStart(4, '0')}`;

/** The view of a request without details, for `acting`. Resources, Work request. */
export const workRequestView = (
  request: WorkRequestRecord,
  acting: Acting,
  world: World,
): Schemas['WorkRequest'] => {
  const { id, residentId, facilityId, title, description, location, team, type, urgency, status } = request;
  const { moment, day } = datesAt(facilityId, world);
  const end = endOf(request, world);
  return {
    id,
    referenceNumber: workReference(request, world),
    ...{ residentId, facilityId, title, description, location, team, type, urgency, status },
    // WRQ-54
    scheduledDate: request.scheduledDate === null ? null : day(request.scheduledDate),
    completedDate: end === null ? null : moment(end),
    attachments: request.attachments.map((attachment) => attachmentView(attachment, world)),
    creator: requestCreatorView(request, world),
    canCancel: canCancel(request, acting, world),
    created: request.created,
    modified: request.modified,
  };
};

type Brief = 'listWorkRequests' | 'createWorkRequest' | 'cancelWorkRequest';

/** The view of a request in other answers than its read; whether it shows the details is an open choice. */
export const briefWorkRequestView = (
  request: WorkRequestRecord,
  acting: Acting,
  operation: Brief,
  world: World,
): Schemas['WorkRequest'] => {
  const isFull = world.choose('work-request-details', { full: true, 'read-alone': false }, operation);
  const view = workRequestView(request, acting, world);
  return isFull ? { ...view, ...workRequestDetails(request, world) } : view;
};

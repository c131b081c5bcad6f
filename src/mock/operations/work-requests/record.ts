import { digitsOf } from '../../domain/exact-integer.ts';
import {
  isFinal,
  stateAfter,
  statesBefore,
  type WorkRequestAct,
} from '../../domain/work-requests-lifecycle.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import { isoOf } from '../../world/clock.ts';
import type { RequestAttachmentRecord, RequestAuthor } from '../../world/request-records.ts';
import type { WorkRequestPerson, WorkRequestRecord } from '../../world/work-requests-records.ts';
import type { World } from '../../world/world.ts';
import type { PartlyNamedEventType, OperationContext } from '../operation.ts';
import { dropFiles, dropFilesOf } from '../request-comments/files.ts';
import { updatedAt } from '../updated-at.ts';

/** Whether work requests cause events is an open choice (the interface: Events). */
const announceRequest = (
  type: PartlyNamedEventType,
  { id, isMaintenance }: WorkRequestRecord,
  context: OperationContext,
): void => {
  const isAnnounced = context.choose('work-request-events', { none: false, 'work-requests': true });
  if (isAnnounced && !isMaintenance) context.announce(type, id);
};

/** The telephone number of the creator, as a text. */
const phoneOf = ({ id, userType }: RequestAuthor, { store }: World): string | null => {
  if (userType === 'resident') return store.residents.find(id)?.phone ?? null;
  const number = userType === 'connection' ? store.connections.find(id)?.phoneNumber : undefined;
  return number === undefined || number === null ? null : digitsOf(number);
};

type Filed = Pick<
  WorkRequestRecord,
  'residentId' | 'facilityId' | 'title' | 'description' | 'location' | 'team' | 'type'
>;

interface Filing extends Filed {
  readonly creator: RequestAuthor;
  readonly attachments?: readonly RequestAttachmentRecord[];
  readonly urgency?: string;
  readonly isMaintenance?: boolean;
}

/**
 * Creates a work request from validated values. It is open; its urgency is null unless staff set it (WRQ-30, WRQ-31,
 * WRQ-47).
 */
export const fileWorkRequest = (
  { attachments = [], urgency = 'none', isMaintenance = false, creator, ...filed }: Filing,
  context: OperationContext,
): WorkRequestRecord => {
  const created = isoOf(context.clock.now());
  const { id, name } = creator;
  const request = context.store.workRequests.insert({
    id: context.ids.next('wrq'),
    ...filed,
    ...{ urgency, attachments, isMaintenance, creator },
    status: 'open',
    statusHistory: [{ status: 'open', date: created, changedBy: { id, name } }],
    crew: [],
    scheduledDate: null,
    completedDate: null,
    creatorPhone: phoneOf(creator, context),
    created,
    modified: created,
  });
  announceRequest('work_request.created', request, context);
  return request;
};

const save = (
  request: WorkRequestRecord,
  changes: Partial<WorkRequestRecord>,
  context: OperationContext,
): WorkRequestRecord => {
  const modified = updatedAt(request.modified, context);
  const saved = context.store.workRequests.replace({ ...request, ...changes, modified });
  announceRequest('work_request.updated', saved, context);
  return saved;
};

const verbs: Readonly<Record<WorkRequestAct, string>> = {
  start: 'is begun',
  complete: 'is completed',
  cancel: 'is cancelled',
};

/** The refusal (409) of a move that the state does not allow; undefined if it is possible. */
export const refusedMove = (
  act: WorkRequestAct,
  { status }: Pick<WorkRequestRecord, 'status'>,
): Refusal | undefined =>
  stateAfter(act, status) !== undefined
    ? undefined
    : refuse('conflict', {
        promised: `A work request ${verbs[act]} only while it is ${statesBefore(act)}.`,
        found: `one that is ${status}.`,
        next: isFinal(status) ? 'create another request.' : 'leave it as it is.',
      });

/**
 * Moves a request to its next state and records it in the history; 409 if the move is impossible (WRQ-65, WRQ-66).
 */
export const moveWorkRequest = (
  request: WorkRequestRecord,
  act: WorkRequestAct,
  { id, name }: WorkRequestPerson,
  context: OperationContext,
): WorkRequestRecord | Refusal => {
  const status = stateAfter(act, request.status);
  const refusal = refusedMove(act, request);
  if (status === undefined || refusal) return refusal ?? request;
  const date = isoOf(context.clock.now());
  // WRQ-63, WRQ-64
  const entry = { status, date, changedBy: { id, name } };
  const completedDate = status === 'completed' ? date : request.completedDate;
  return save(request, { status, completedDate, statusHistory: [...request.statusHistory, entry] }, context);
};

/** The changes that staff make without a move. */
type Arrangement = Partial<Pick<WorkRequestRecord, 'urgency' | 'team' | 'type' | 'crew' | 'scheduledDate'>>;

/** Changes a request without a move; 409 once it is completed or cancelled (WRQ-53). */
export const arrangeWorkRequest = (
  request: WorkRequestRecord,
  arrangement: Arrangement,
  context: OperationContext,
): WorkRequestRecord | Refusal =>
  isFinal(request.status)
    ? refuse('conflict', {
        promised: 'Staff can only sort, schedule and assign a work request that is still open.',
        found: `a request with the status ${request.status}.`,
        next: 'create another request.',
      })
    : save(request, arrangement, context);

/** Deletes a request with its comments and the bytes of all files. */
export const deleteWorkRequest = (request: WorkRequestRecord, context: OperationContext): void => {
  const { workRequests, requestComments } = context.store;
  dropFiles(request.attachments, context);
  dropFilesOf(request.id, context);
  for (const comment of requestComments.filter(({ requestId }) => requestId === request.id))
    requestComments.remove(comment.id);
  workRequests.remove(request.id);
};

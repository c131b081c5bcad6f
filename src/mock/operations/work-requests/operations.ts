import { notMadeBy, seerOf } from '../../access/family.ts';
import { sees } from '../../domain/request-visibility.ts';
import type { Order } from '../../http/paging.ts';
import { isRefusal } from '../../http/problem.ts';
import { compoundKey } from '../../world/keys.ts';
import type { WorkRequestRecord, WorkRequestStatus } from '../../world/work-requests-records.ts';
import type { World } from '../../world/world.ts';
import { createdReply } from '../created-reply.ts';
import { unknown } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
import { pageUnder } from '../order.ts';
import { authorOf } from '../request-comments/author.ts';
import { addComment, commentsSeen, commentView } from '../request-comments/comments.ts';
import { attachmentReply, attachmentSeen, keepFiles } from '../request-comments/files.ts';
import { severalValues } from '../several-values.ts';
import { wholeValue } from '../text-filter.ts';
import { fileWorkRequest, moveWorkRequest, refusedMove } from './record.ts';
import { workRequestSettingsOf } from './settings.ts';
import { locationFor, refusedType, teamFor } from './values.ts';
import { briefWorkRequestView, workRequestDetails, workRequestView } from './view.ts';

const STATES: readonly WorkRequestStatus[] = ['open', 'in_progress', 'completed', 'cancelled'];

const noRequest = (id: string) => unknown('a work request', id);

const getSettings: Handler<'getWorkRequestSettings'> = ({ path: { facilityId } }, context) => {
  if (!context.store.facilities.find(facilityId)) return unknown('a facility', facilityId);
  const { teams, types, locations } = workRequestSettingsOf(facilityId, context);
  const data = {
    facilityId,
    teams: teams.map(({ key, name }) => ({ key, name })),
    types: [...types],
    locations: [...locations],
  };
  return { status: 200, body: { data } };
};

/** The reverse order of creation: later requests first (WRQ-18). */
const newestFirst = ({ store }: World): Order<WorkRequestRecord> => ({
  place: (request) => ['', store.workRequests.positionOf(request)],
  descending: true,
  byCreation: true,
});

const listWorkRequests: Handler<'listWorkRequests'> = ({ path, query, acting, page }, context) => {
  const states = severalValues('status', query.status, STATES, 'listWorkRequests', context);
  if (isRefusal(states)) return states;
  const { wanted } = states;
  const seer = seerOf(acting, context);
  const isOfType = wholeValue(context);
  const passes = (request: WorkRequestRecord): boolean =>
    // WRQ-24
    !request.isMaintenance &&
    sees(seer, request) &&
    // WRQ-19, WRQ-20, WRQ-21, WRQ-23
    (wanted === undefined || wanted.has(request.status)) &&
    // WRQ-22
    isOfType(request.type, query.type);
  const { workRequests } = context.store;
  const only = wanted?.size === 1 ? [...wanted][0] : undefined;
  const narrowest =
    only === undefined
      ? ({ index: 'resident', key: path.residentId } as const)
      : ({ index: 'status', key: compoundKey(path.residentId, only) } as const);
  const order = newestFirst(context);
  const view = (request: WorkRequestRecord) =>
    briefWorkRequestView(request, acting, 'listWorkRequests', context);
  const under = { collection: workRequests, ...narrowest };
  return { status: 200, body: pageUnder(under, passes, order, page, view, context) };
};

const createWorkRequest: Handler<'createWorkRequest'> = ({ path, body, files, acting }, context) => {
  const resident = context.store.residents.find(path.residentId);
  if (!resident) return unknown('a resident', path.residentId);
  const { id: residentId, facilityId } = resident;
  const team = teamFor(body.team, facilityId, context);
  if (isRefusal(team)) return team;
  const wrongType = refusedType(body.type, facilityId, context);
  if (wrongType) return wrongType;
  const location = locationFor(body.location, resident, context);
  if (isRefusal(location)) return location;
  const attachments = keepFiles(files, 'createWorkRequest', context);
  if (isRefusal(attachments)) return attachments;
  const request = fileWorkRequest(
    {
      // WRQ-14
      ...{ residentId, facilityId, ...team, ...location, attachments },
      // WRQ-29, WRQ-32
      title: body.title,
      description: body.description ?? null,
      type: body.type ?? null,
      // WRQ-45
      creator: authorOf(acting),
    },
    context,
  );
  const data = briefWorkRequestView(request, acting, 'createWorkRequest', context);
  return createdReply('createWorkRequest', { data }, context);
};

const getWorkRequest: Handler<'getWorkRequest'> = ({ path: { workRequestId }, acting }, context) => {
  const request = context.store.workRequests.find(workRequestId);
  if (!request) return noRequest(workRequestId);
  const data = { ...workRequestView(request, acting, context), ...workRequestDetails(request, context) };
  return { status: 200, body: { data } };
};

const cancelWorkRequest: Handler<'cancelWorkRequest'> = ({ path: { workRequestId }, acting }, context) => {
  const request = context.store.workRequests.find(workRequestId);
  if (!request) return noRequest(workRequestId);
  const notCreator = notMadeBy(request, acting);
  const settled = refusedMove('cancel', request);
  const refusal = context.choose('planned-refusal-order', {
    'creator-first': notCreator ?? settled,
    'body-first': notCreator ?? settled,
    'state-first': settled ?? notCreator,
  });
  const cancelled = refusal ?? moveWorkRequest(request, 'cancel', acting, context);
  if (isRefusal(cancelled)) return cancelled;
  const data = briefWorkRequestView(cancelled, acting, 'cancelWorkRequest', context);
  return { status: 200, body: { data } };
};

const listComments: Handler<'listWorkRequestComments'> = ({ path: { workRequestId } }, context) => ({
  status: 200,
  body: { data: commentsSeen(workRequestId, context).map((comment) => commentView(comment, context)) },
});

const createComment: Handler<'createWorkRequestComment'> = ({ path, body, files, acting }, context) => {
  const { workRequestId: requestId } = path;
  if (!context.store.workRequests.find(requestId)) return noRequest(requestId);
  const comment = addComment(
    { requestId, text: body.text, author: authorOf(acting), visibleToFamily: true, files },
    context,
  );
  if (isRefusal(comment)) return comment;
  return createdReply('createWorkRequestComment', { data: commentView(comment, context) }, context);
};

const getAttachment: Handler<'getWorkRequestAttachment'> = ({ path }, context) => {
  const { workRequestId, attachmentId } = path;
  const own = context.store.workRequests.find(workRequestId)?.attachments ?? [];
  const attachment = attachmentSeen(workRequestId, attachmentId, own, context);
  return attachment
    ? attachmentReply(attachment, context)
    : unknown('an attachment of the work request', attachmentId);
};

/** The section Work requests of the interface; the access rules say who may call. */
export const workRequestOperations: OperationsOf<'work-requests'> = {
  getWorkRequestSettings: getSettings,
  listWorkRequests,
  createWorkRequest,
  getWorkRequest,
  cancelWorkRequest,
  listWorkRequestComments: listComments,
  createWorkRequestComment: createComment,
  getWorkRequestAttachment: getAttachment,
};

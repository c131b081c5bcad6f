import { notMadeBy, seerOf } from '../../access/family.ts';
import { sees } from '../../domain/request-visibility.ts';
import { pageOf, sorted, type Order } from '../../http/paging.ts';
import { isRefusal } from '../../http/problem.ts';
import type { WorkRequestRecord, WorkRequestStatus } from '../../world/work-request-records.ts';
import type { World } from '../../world/world.ts';
import { createdReply } from '../created-reply.ts';
import { unknown } from '../lookup.ts';
import type { Handler, OperationsOf } from '../operation.ts';
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

const getSettings: Handler<'getWorkRequestSettings'> = ({ path: { facilityId } }, scene) => {
  if (!scene.store.facilities.find(facilityId)) return unknown('a facility', facilityId);
  const { teams, types, locations } = workRequestSettingsOf(facilityId, scene);
  const data = {
    facilityId,
    teams: teams.map(({ key, name }) => ({ key, name })),
    types: [...types],
    locations: [...locations],
  };
  return { status: 200, body: { data } };
};

/** The order of creation turned round: a request made later stands before (WRQ-18). */
const newestFirst = ({ store }: World): Order<WorkRequestRecord> => ({
  place: (request) => ['', store.workRequests.positionOf(request)],
  descending: true,
  byCreation: true,
});

const listWorkRequests: Handler<'listWorkRequests'> = ({ path, query, acting, page }, scene) => {
  const states = severalValues('status', query.status, STATES, 'listWorkRequests', scene);
  if (isRefusal(states)) return states;
  const { sought } = states;
  const seer = seerOf(acting, scene);
  const isOfType = wholeValue(scene);
  const found = scene.store.workRequests.filter(
    (request) =>
      request.residentId === path.residentId &&
      // WRQ-24
      !request.isMaintenance &&
      sees(seer, request) &&
      // WRQ-19, WRQ-20, WRQ-21, WRQ-23
      (sought === undefined || sought.has(request.status)) &&
      // WRQ-22
      isOfType(request.type, query.type),
  );
  const order = newestFirst(scene);
  const view = (request: WorkRequestRecord) =>
    briefWorkRequestView(request, acting, 'listWorkRequests', scene);
  return { status: 200, body: pageOf(sorted(found, order), order, page, view, scene) };
};

const createWorkRequest: Handler<'createWorkRequest'> = ({ path, body, files, acting }, scene) => {
  const resident = scene.store.residents.find(path.residentId);
  if (!resident) return unknown('a resident', path.residentId);
  const { id: residentId, facilityId } = resident;
  const team = teamFor(body.team, facilityId, scene);
  if (isRefusal(team)) return team;
  const wrongType = refusedType(body.type, facilityId, scene);
  if (wrongType) return wrongType;
  const location = locationFor(body.location, resident, scene);
  if (isRefusal(location)) return location;
  const attachments = keepFiles(files, 'createWorkRequest', scene);
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
    scene,
  );
  const data = briefWorkRequestView(request, acting, 'createWorkRequest', scene);
  return createdReply('createWorkRequest', { data }, scene);
};

const getWorkRequest: Handler<'getWorkRequest'> = ({ path: { workRequestId }, acting }, scene) => {
  const request = scene.store.workRequests.find(workRequestId);
  if (!request) return noRequest(workRequestId);
  const data = { ...workRequestView(request, acting, scene), ...workRequestDetails(request, scene) };
  return { status: 200, body: { data } };
};

const cancelWorkRequest: Handler<'cancelWorkRequest'> = ({ path: { workRequestId }, acting }, scene) => {
  const request = scene.store.workRequests.find(workRequestId);
  if (!request) return noRequest(workRequestId);
  const stranger = notMadeBy(request, acting);
  const settled = refusedMove('cancel', request);
  const refusal = scene.choose('planned-refusal-order', {
    'creator-first': stranger ?? settled,
    'body-first': stranger ?? settled,
    'state-first': settled ?? stranger,
  });
  const cancelled = refusal ?? moveWorkRequest(request, 'cancel', acting, scene);
  if (isRefusal(cancelled)) return cancelled;
  const data = briefWorkRequestView(cancelled, acting, 'cancelWorkRequest', scene);
  return { status: 200, body: { data } };
};

const listComments: Handler<'listWorkRequestComments'> = ({ path: { workRequestId } }, scene) => ({
  status: 200,
  body: { data: commentsSeen(workRequestId, scene).map((comment) => commentView(comment, scene)) },
});

const createComment: Handler<'createWorkRequestComment'> = ({ path, body, files, acting }, scene) => {
  const { workRequestId: requestId } = path;
  if (!scene.store.workRequests.find(requestId)) return noRequest(requestId);
  const comment = addComment(
    { requestId, text: body.text, author: authorOf(acting), visibleToFamily: true, files },
    scene,
  );
  if (isRefusal(comment)) return comment;
  return createdReply('createWorkRequestComment', { data: commentView(comment, scene) }, scene);
};

const getAttachment: Handler<'getWorkRequestAttachment'> = ({ path }, scene) => {
  const { workRequestId, attachmentId } = path;
  const own = scene.store.workRequests.find(workRequestId)?.attachments ?? [];
  const attachment = attachmentSeen(workRequestId, attachmentId, own, scene);
  return attachment
    ? attachmentReply(attachment, scene)
    : unknown('an attachment of the work request', attachmentId);
};

/** The section Work requests of the interface; who may ask stands in the access rules. */
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

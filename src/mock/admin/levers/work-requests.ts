import type { LeverInput } from '../../../../openapi/generated/levers.ts';
import { actsFor } from '../../domain/request-visibility.ts';
import { isRefusal, refuse, type Refusal } from '../../http/problem.ts';
import { unknown } from '../../operations/lookup.ts';
import type { OperationContext } from '../../operations/operation.ts';
import { authorWithId, staffAuthorAt } from '../../operations/request-comments/author.ts';
import { keepFiles } from '../../operations/request-comments/files.ts';
import {
  arrangeWorkRequest,
  deleteWorkRequest,
  fileWorkRequest,
  moveWorkRequest,
} from '../../operations/work-requests/record.ts';
import { editWorkRequestSettings, workRequestSettingsOf } from '../../operations/work-requests/settings.ts';
import { refusedTeam, refusedType } from '../../operations/work-requests/values.ts';
import type { ResidentRecord } from '../../world/records.ts';
import type { RequestAuthor } from '../../world/request-records.ts';
import type { WorkRequestRecord } from '../../world/work-requests-records.ts';
import type { World } from '../../world/world.ts';
import type { Lever, Levers } from './lever.ts';
import { uploadsOf } from './request-comments.ts';
import { unlisted } from './unlisted.ts';

/** Two teams with the same key cannot be distinguished. */
const refusedDuplicates = (teams: LeverInput<'edit-work-request-settings'>['teams']): Refusal | undefined => {
  const keys = (teams ?? []).map(({ key }) => key);
  const duplicate = keys.find((key, at) => keys.indexOf(key) !== at);
  if (duplicate === undefined) return undefined;
  return refuse('invalid-input', {
    promised: 'Every team needs its own key.',
    found: `several with the key ${duplicate}.`,
    next: 'give each team a different key.',
  });
};

const editSettings: Lever<'edit-work-request-settings'> = ({ facilityId, ...lists }, context) => {
  const refusal =
    unlisted('facilityId', [facilityId], context.store.facilities) ?? refusedDuplicates(lists.teams);
  if (refusal) return refusal;
  editWorkRequestSettings(facilityId, lists, context);
  return {};
};

/** The creator of a request for a resident: a staff member, or a person who could create it by the API. */
const creatorOf = (
  creatorId: string | undefined,
  resident: ResidentRecord,
  world: World,
): RequestAuthor | Refusal => {
  if (creatorId === undefined) return staffAuthorAt(resident.facilityId, world);
  const author = authorWithId(creatorId, world);
  if (!author) return unknown('a resident, a connection or a staff member', creatorId);
  const { userType: kind, id } = author;
  const linkedTo = world.store.connections.find(id)?.residentIds ?? [];
  if (kind === 'staff' || actsFor({ kind, id, linkedTo }, resident.id)) return author;
  return refuse('conflict', {
    promised:
      'A work request must be created by staff, by the resident or by a connection linked to the resident.',
    found: `${creatorId}, who is someone else.`,
    next: 'use another user, or link the connection to the resident.',
  });
};

const createWorkRequest: Lever<'create-work-request'> = (input, context) => {
  const resident = context.store.residents.find(input.residentId);
  if (!resident) return unknown('a resident', input.residentId);
  const { id: residentId, facilityId, roomNumber } = resident;
  const creator = creatorOf(input.creatorId, resident, context);
  if (isRefusal(creator)) return creator;
  const refusal =
    refusedTeam(input.team, facilityId, context) ?? refusedType(input.type, facilityId, context);
  if (refusal) return refusal;
  const attachments = keepFiles(uploadsOf(input.files), 'createWorkRequest', context);
  if (isRefusal(attachments)) return attachments;
  const { title = 'Dripping tap', description = null, location = roomNumber, type = null } = input;
  const team = input.team ?? workRequestSettingsOf(facilityId, context).teams[0]?.key ?? null;
  const { id } = fileWorkRequest(
    {
      ...{ residentId, facilityId, title, description, location, team, type, creator, attachments },
      ...(input.urgency !== undefined && { urgency: input.urgency }),
    },
    context,
  );
  return { workRequestId: id, attachmentIds: attachments.map((attachment) => attachment.id) };
};

const createSchedule: Lever<'create-maintenance-schedule'> = ({ residentId, title }, context) => {
  const resident = context.store.residents.find(residentId);
  if (!resident) return unknown('a resident', residentId);
  const { facilityId, roomNumber: location } = resident;
  const { id } = fileWorkRequest(
    {
      ...{ residentId, facilityId, location, isMaintenance: true },
      title: title ?? 'Change the filter of the air conditioner',
      description: 'Every three months.',
      team: workRequestSettingsOf(facilityId, context).teams[0]?.key ?? null,
      type: null,
      creator: staffAuthorAt(facilityId, context),
    },
    context,
  );
  return { workRequestId: id };
};

/** Runs an action on an existing request; 404 without it. */
const about = (
  id: string,
  context: OperationContext,
  act: (request: WorkRequestRecord) => WorkRequestRecord | Refusal | undefined,
): Record<never, never> | Refusal => {
  const request = context.store.workRequests.find(id);
  if (!request) return unknown('a work request', id);
  const done = act(request);
  return isRefusal(done) ? done : {};
};

const triage: Lever<'triage-work-request'> = ({ workRequestId, ...sorted }, context) =>
  about(workRequestId, context, (request) => {
    const { facilityId } = request;
    return (
      refusedTeam(sorted.team, facilityId, context) ??
      refusedType(sorted.type, facilityId, context) ??
      arrangeWorkRequest(request, sorted, context)
    );
  });

const schedule: Lever<'schedule-work-request'> = ({ workRequestId, scheduledDate }, context) =>
  about(workRequestId, context, (request) => arrangeWorkRequest(request, { scheduledDate }, context));

/** People of a crew need not be staff of the community, so each is known by name alone. */
const assign: Lever<'assign-crew'> = ({ workRequestId, crew }, context) =>
  about(workRequestId, context, (request) => {
    const people = crew.map(({ name }) => ({ id: context.ids.next('crw'), name }));
    return arrangeWorkRequest(request, { crew: people }, context);
  });

const moves =
  (act: 'start' | 'complete'): Lever<'start-work-request'> & Lever<'complete-work-request'> =>
  ({ workRequestId }, context) =>
    about(workRequestId, context, (request) =>
      moveWorkRequest(request, act, staffAuthorAt(request.facilityId, context), context),
    );

/** What staff do about work requests; what they may not do is refused by the rules of the API. */
export const workRequestLevers = {
  'edit-work-request-settings': editSettings,
  'create-work-request': createWorkRequest,
  'triage-work-request': triage,
  'schedule-work-request': schedule,
  'assign-crew': assign,
  'start-work-request': moves('start'),
  'complete-work-request': moves('complete'),
  'create-maintenance-schedule': createSchedule,
  'delete-work-request': ({ workRequestId }, context) =>
    about(workRequestId, context, (request) => {
      deleteWorkRequest(request, context);
      return undefined;
    }),
} satisfies Partial<Levers>;

import type { Acting } from '../../mock/world/acting.ts';
import { isRefusal, refuse, type Refusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import type { ActivityRecord, AttachmentRecord, CalendarRecord } from '../../mock/world/records.ts';
import type { World } from '../../mock/world/world.ts';
import { membersIn } from '../input.ts';
import { afterwards, beforehand, inAccess, instead, together, type Mutation } from '../mutation.ts';

export const GET = 'getActivityAttachment';
export type Path = Readonly<Record<string, string>>;
type Problem = 'not-found' | 'forbidden';

/** Someone of the family who asks for a file that an activity has. */
export interface Wish {
  readonly acting: Acting;
  readonly activity: ActivityRecord;
  readonly attachment: AttachmentRecord;
  readonly calendar: CalendarRecord | undefined;
  /** Registered with a place. */
  readonly isRegistered: boolean;
  readonly hasAttended: boolean;
  /** The facilities of the residents to whom a connection is linked, in the order of the links. */
  readonly homes: readonly string[];
  readonly world: World;
}

export const refusal = (problem: Problem): Refusal =>
  refuse(problem, {
    promised: 'A file that the acting user may have.',
    found: 'another.',
    next: 'ask others.',
  });

const homesOf = ({ kind, id }: Acting, { store }: World): readonly string[] => {
  const links = kind === 'connection' ? (store.connections.find(id)?.residentIds ?? []) : [];
  return links.map((residentId) => store.residents.find(residentId)?.facilityId ?? '');
};

/** What a resident or a connection gets of a file that is there is decided otherwise; `served` is the original word. */
const forKind =
  (kind: 'resident' | 'connection') =>
  (change: (served: boolean, wish: Wish) => boolean, problem: Problem = 'not-found'): Mutation =>
    inAccess('seesActivityAttachment', (original) => (request, world) => {
      const { acting, path } = request;
      const { activities, calendars, registrations, attendance } = world.store;
      const activity = activities.find(path['activityId']);
      const attachment = fileIn(path, world);
      const word = original(request, world);
      if (!activity || !attachment || acting.kind !== kind) return word;
      const isOwn = (one: { readonly activityId: string }) => one.activityId === activity.id;
      const entries = registrations.filter((one) => isOwn(one) && one.personId === acting.id);
      const marks = attendance.filter((one) => isOwn(one) && one.userId === acting.id);
      const isServed = change(word === undefined, {
        ...{ acting, activity, attachment, world },
        calendar: calendars.find(activity.calendarId),
        isRegistered: entries.some(({ status }) => status === 'registered'),
        hasAttended: marks.some(({ status }) => status === 'attended'),
        homes: homesOf(acting, world),
      });
      if (isServed === (word === undefined)) return word;
      return isServed ? undefined : refusal(problem);
    });

export const forResidents = forKind('resident');
export const forConnections = forKind('connection');

/** What is known of the file in the path. */
export const fileIn = (path: Path, { store }: World): AttachmentRecord | undefined =>
  store.activities.find(path['activityId'])?.attachments.find(({ id }) => id === path['attachmentId']);

/** A file on its way. */
interface Download {
  readonly type: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The file is sent otherwise; a name that is changed stands in the header as it is given. */
export const sending = (
  change: (file: Download, all: readonly AttachmentRecord[], context: OperationContext) => Partial<Download>,
): Mutation =>
  afterwards(GET, (reply, { path }, context) => {
    const { type, name, bytes } = membersIn(reply.body);
    if (!(bytes instanceof Uint8Array)) return reply;
    const file = { type: String(type), name: String(name), bytes };
    const all = context.store.activities.find(path['activityId'])?.attachments ?? [];
    const { name: newName, ...others } = change(file, all, context);
    const named = newName === '' ? '' : `; filename*=UTF-8''${encodeURIComponent(newName ?? '')}`;
    const header = newName !== undefined && { 'Content-Disposition': `attachment${named}` };
    return { ...reply, body: { ...file, ...others }, headers: { ...reply.headers, ...header } };
  });

/** Files are looked for elsewhere: the path that is served in the place of the one that was asked for. */
export const lookingIn = (find: (path: Path, world: World, acting: Acting) => Path | undefined): Mutation =>
  together(
    inAccess('seesActivityAttachment', (original) => (request, world) => {
      const path = find(request.path, world, request.acting) ?? request.path;
      return original({ ...request, path }, world);
    }),
    beforehand(GET, (input, context) => ({
      ...input,
      path: find(input.path, context, input.acting) ?? input.path,
    })),
  );

/** Passes on the files of an activity before a replacement changes them. */
export const beforeReplacing = (note: (activityId: string, file: AttachmentRecord) => void): Mutation =>
  instead('replaceActivity', (original) => (input, context) => {
    const { id = '', attachments = [] } = context.store.activities.find(input.path['activityId']) ?? {};
    for (const file of attachments) note(id, file);
    return original(input, context);
  });

/** Requests that pass the test are let in; where the original finds nothing, they get this answer. */
export const answering = (
  test: (path: Path, kind: string, world: World) => boolean,
  answer: (path: Path, context: OperationContext) => Download | undefined,
): Mutation =>
  together(
    inAccess('seesActivityAttachment', (original) => {
      return (request, world) =>
        test(request.path, request.acting.kind, world) ? undefined : original(request, world);
    }),
    instead(GET, (original) => (input, context) => {
      const reply = original(input, context);
      if (!isRefusal(reply) || !test(input.path, input.acting.kind, context)) return reply;
      const body = answer(input.path, context);
      return body ? { status: 200, body } : { status: 204, body: undefined };
    }),
  );

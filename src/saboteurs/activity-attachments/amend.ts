import { refuse, type Refusal } from '../../mock/http/problem.ts';
import type { Acting } from '../../mock/http/acting.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { ActivityRecord, AttachmentRecord, CalendarRecord } from '../../mock/world/records.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { World } from '../../mock/world/world.ts';
import { membersIn } from '../input.ts';
import { afterwards, beforehand, inAccess, type Mutation, together } from '../mutation.ts';

export const GET = 'getActivityAttachment';

/** Somebody of the family who asks for a file that an activity has. */
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

export const refusal = (problem: 'not-found' | 'forbidden'): Refusal =>
  refuse(problem, {
    promised: 'The path names a file that the acting user may have.',
    found: 'another one.',
    next: 'ask somebody else.',
  });

const homesOf = ({ kind, id }: Acting, { store }: World): readonly string[] =>
  kind === 'connection'
    ? (store.connections.find(id)?.residentIds ?? []).map(
        (residentId) => store.residents.find(residentId)?.facilityId ?? '',
      )
    : [];

/** Whether residents and connections get a file that is there is decided otherwise; `served` is the original word. */
export const deciding = (
  change: (served: boolean, wish: Wish) => boolean,
  problem: 'not-found' | 'forbidden' = 'not-found',
): Mutation =>
  inAccess('seesActivityAttachment', (original) => (request, world) => {
    const { acting, path } = request;
    const { activities, calendars, registrations, attendance } = world.store;
    const activity = activities.find(path['activityId']);
    const attachment = activity?.attachments.find(({ id }) => id === path['attachmentId']);
    const word = original(request, world);
    const isFamily = acting.kind === 'resident' || acting.kind === 'connection';
    if (!activity || !attachment || !isFamily) return word;
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

/** Decided otherwise for residents alone. */
export const forResidents = (
  change: (served: boolean, wish: Wish) => boolean,
  problem?: 'not-found' | 'forbidden',
): Mutation =>
  deciding((served, wish) => (wish.acting.kind === 'resident' ? change(served, wish) : served), problem);

export const forConnections = (
  change: (served: boolean, wish: Wish) => boolean,
  problem?: 'not-found' | 'forbidden',
): Mutation =>
  deciding((served, wish) => (wish.acting.kind === 'connection' ? change(served, wish) : served), problem);

/** The connection is linked to somebody of a facility of the calendar. */
export const isLinkedTo = ({ calendar, homes }: Wish): boolean =>
  calendar?.facilityIds.some((id) => homes.includes(id)) === true;

/** What is known of the file in the path. */
export const fileIn = (
  path: Readonly<Record<string, string>>,
  { store }: World,
): AttachmentRecord | undefined =>
  store.activities.find(path['activityId'])?.attachments.find(({ id }) => id === path['attachmentId']);

/** A file on its way. */
interface Download {
  readonly type: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The file is sent otherwise; a name that is changed stands in the header as it is given. */
export const sending = (
  change: (file: Download, all: readonly AttachmentRecord[], scene: Scene) => Partial<Download>,
): Mutation =>
  afterwards(GET, (reply, { path }, scene): AnyReply => {
    const { type, name, bytes } = membersIn(reply.body);
    if (!(bytes instanceof Uint8Array)) return reply;
    const file = { type: String(type), name: String(name), bytes };
    const all = scene.store.activities.find(path['activityId'])?.attachments ?? [];
    const { name: told, ...others } = change(file, all, scene);
    return {
      ...reply,
      body: { ...file, ...others },
      headers: {
        ...reply.headers,
        ...(told !== undefined && {
          'Content-Disposition': `attachment${told === '' ? '' : `; filename*=UTF-8''${encodeURIComponent(told)}`}`,
        }),
      },
    };
  });

/** Files are looked for elsewhere: the path that is served in the place of the one that was asked for. */
export const lookingIn = (
  find: (
    path: Readonly<Record<string, string>>,
    world: World,
    acting: Acting,
  ) => Readonly<Record<string, string>> | undefined,
): Mutation =>
  together(
    inAccess('seesActivityAttachment', (original) => (request, world) => {
      const path = find(request.path, world, request.acting);
      return original(path ? { ...request, path } : request, world);
    }),
    beforehand(GET, (input, scene) => ({
      ...input,
      path: find(input.path, scene, input.acting) ?? input.path,
    })),
  );

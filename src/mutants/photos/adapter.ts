import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Form } from '../../mock/http/form.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { OperationContext } from '../../mock/operations/operation.ts';
import { photoView } from '../../mock/operations/photos/view.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import type { World } from '../../mock/world/world.ts';
import { idIn, membersIn, textIn, type Members } from '../input.ts';
import { afterwards, inList, type Mutation, inReading, type OneOrMore } from '../mutation.ts';
import { resourceOf } from '../resource.ts';

export const LISTS = ['listFacilityPhotos', 'listResidentPhotos', 'listActivityPhotos'] as const;
export const UPLOADS = ['uploadPhoto', 'uploadActivityPhoto'] as const;
/** Wherever a photo is shown. */
export const VIEWS = [...LISTS, ...UPLOADS, 'getPhoto', 'updatePhoto'] as const;

export const photos = resourceOf<PhotoRecord>({
  records: ({ store }) => store.photos,
  view: photoView,
  id: 'photoId',
  list: 'listFacilityPhotos',
  create: 'uploadPhoto',
  replace: 'updatePhoto',
  shownBy: VIEWS,
});

/** A request for a list, and what faults ask about it. */
export const contextOf = (input: AnyInput, context: OperationContext) => {
  const { path, query } = input;
  const filters = Object.keys(query).filter((name) => name !== 'pageSize' && name !== 'cursor');
  /** Whether the id that the query or the path gives under this name is one of these. */
  const names = (name: string, ids: readonly unknown[]): boolean => ids.includes(query[name] ?? path[name]);
  return {
    ...{ path, query, names, store: context.store, context },
    wanted: textIn(query['captionSearch']),
    /** Whether the list is asked by this filter and no other; by none without a name. */
    isAskedBy: (name = '') => filters.join() === name,
    /** Whether the photo belongs to what the path names. */
    isOfPath: ({ facilityIds, userIds, activityId }: PhotoRecord) =>
      names('facilityId', facilityIds) ||
      (path['residentId'] !== undefined && names('residentId', userIds)) ||
      (activityId !== null && names('activityId', [activityId])),
    /** The facility in which the resident of the path or of the filter lives. */
    home: context.store.residents.find(textIn(query['residentId'] ?? path['residentId']))?.facilityId,
  };
};
type Facts = ReturnType<typeof contextOf>;
type Test = (photo: PhotoRecord, facts: Facts) => boolean;

/** The lists leave some of the original photos out. */
export const listsOnly = (lists: OneOrMore, keeps: Test): Mutation =>
  afterwards(lists, (reply, input, context) =>
    inList((items) =>
      items.filter((item) => {
        const photo = context.store.photos.find(textIn(membersIn(item)['id']));
        return !photo || keeps(photo, contextOf(input, context));
      }),
    )(reply, input),
  );

/** The lists hold further stored photos in addition to the original ones, on their first page; deleted ones on demand. */
export const listsToo = (lists: OneOrMore, finds: Test, isDeleted = false): Mutation =>
  afterwards(lists, (reply, input, context) =>
    inList((items) => {
      const shown = items.map((item) => membersIn(item)['id']);
      const more = input.page.after ? [] : context.store.photos.filter(({ id }) => !shown.includes(id));
      const found = more.filter(
        (one) => one.isDeleted === isDeleted && finds(one, contextOf(input, context)),
      );
      return [...items, ...found.map((photo) => photoView({ ...photo, isDeleted: false }, context))];
    })(reply, input),
  );

/** Deleted photos stay in some of the lists, shown as if they were not deleted. */
export const listsDeleted = (lists: OneOrMore, holds: Test): Mutation => listsToo(lists, holds, true);

/** What was uploaded is kept otherwise than it was sent, and the answer shows it. */
export const uploadsAs = (
  uploads: OneOrMore,
  change: (
    photo: PhotoRecord,
    fields: Members,
    input: AnyInput,
    context: OperationContext,
  ) => Partial<PhotoRecord>,
): Mutation =>
  afterwards(uploads, (reply, input, context) => {
    photos.amend(context, idIn(reply), (photo) => change(photo, fieldsIn(input), input, context));
    return photos.showing(reply, input, context);
  });

/** Once some requests are served, something is done to their photo. */
export const thereafter = (
  operations: OneOrMore,
  act: (photo: PhotoRecord, context: OperationContext) => unknown,
): Mutation =>
  afterwards(operations, (reply, { path }, context) => {
    const photo = context.store.photos.find(path['photoId'] ?? idIn(reply));
    if (photo) act(photo, context);
    return reply;
  });

/** The text fields of a form. */
export const fieldsIn = ({ body }: Pick<AnyInput, 'body'>): Members => membersIn(membersIn(body)['fields']);

/** What an upload sends, changed before it is validated. */
export const sends = (
  operation: OperationId,
  change: (form: Form, path: Readonly<Record<string, string>>, world: World) => Form,
): Mutation =>
  inReading((original) => (route, received, world) => {
    if (route.id !== operation || received.raw.kind !== 'form') return original(route, received, world);
    const form = change(received.raw.form, received.path, world);
    return original(route, { ...received, raw: { kind: 'form', form } }, world);
  });

/** An upload that is refused for want of a part leaves a photo, of the first facility where none is named. */
export const keepsRefused = (operation: OperationId, lacks: (form: Form) => boolean): Mutation =>
  inReading((original) => (route, received, world) => {
    const input = original(route, received, world);
    const { raw, path, acting } = received;
    if (route.id !== operation || raw.kind !== 'form' || !lacks(raw.form) || !isRefusal(input)) return input;
    const { users = '', facilities = world.store.facilities.all()[0]?.id ?? '', caption } = raw.form.fields;
    const created = world.clock.now().toString({ fractionalSecondDigits: 3 });
    world.store.photos.insert({
      ...{ id: world.ids.next('pho'), fileId: world.ids.next('fil'), type: 'gallery', created },
      caption: caption ? { text: caption, creatorId: acting.id, created } : null,
      creator: { id: acting.id, name: acting.name },
      facilityIds: facilities.split(','),
      userIds: users.split(',').filter((id) => id !== ''),
      ...{ tagIds: [], albumIds: [], activityId: path['activityId'] ?? null, isDeleted: false },
    });
    return input;
  });

import type { OperationId } from '../../../openapi/generated/contract.ts';
import type { Form, Upload } from '../../mock/http/body.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal, refuse } from '../../mock/http/problem.ts';
import type { AnyReply } from '../../mock/http/reply.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import { photoView } from '../../mock/operations/photos/view.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import type { World } from '../../mock/world/world.ts';
import { idIn, membersIn, textIn, without, withQuery, type Members } from '../input.ts';
import { afterwards, beforehand, inData, inGate, inList, instead, type Mutation, each } from '../mutation.ts';

export const OF_FACILITY = 'listFacilityPhotos';
export const OF_RESIDENT = 'listResidentPhotos';
export const OF_ACTIVITY = 'listActivityPhotos';
export const UPLOAD = 'uploadPhoto';
export const TO_ACTIVITY = 'uploadActivityPhoto';
export const GET = 'getPhoto';
export const UPDATE = 'updatePhoto';
export const DELETE = 'deletePhoto';

type List = typeof OF_FACILITY | typeof OF_RESIDENT | typeof OF_ACTIVITY;
type Uploading = typeof UPLOAD | typeof TO_ACTIVITY;

export const lists = [OF_FACILITY, OF_RESIDENT, OF_ACTIVITY] as const;
export const uploads = [UPLOAD, TO_ACTIVITY] as const;
/** Wherever a photo is shown. */
export const everywhere = [...lists, ...uploads, GET, UPDATE] as const;

/** Changes a stored photo behind the API's back. */
export const amend = (
  { store }: World,
  id: string | undefined,
  change: (stored: PhotoRecord) => Partial<PhotoRecord>,
): void => {
  const stored = store.photos.find(id);
  if (stored) store.photos.replace({ ...stored, ...change(stored) });
};

export const viewOf = (photo: PhotoRecord, scene: Scene): Members => ({ ...photoView(photo, scene) });

/** An answer with a photo as it is stored now. */
export const showing = (reply: AnyReply, scene: Scene, id = idIn(reply)): AnyReply => {
  const stored = scene.store.photos.find(id);
  return stored ? { ...reply, body: { data: viewOf(stored, scene) } } : reply;
};

/** Photos as answers show them, shown otherwise. */
export const shownAs = (
  operations: readonly OperationId[],
  change: (photo: Members, input: AnyInput) => Members,
): Mutation =>
  each(operations, (operation) =>
    afterwards(
      operation,
      inData((photo, input) => ({ ...change(photo, input) })),
    ),
  );

/** The photo that an answer shows, as it is stored. */
export const storedOf = ({ id }: Members, { store }: World): PhotoRecord | undefined =>
  store.photos.find(textIn(id));

/** The list is asked for all that it has. */
export const isUnfiltered = ({ query }: Pick<AnyInput, 'query'>): boolean =>
  Object.keys(query).every((name) => name === 'pageSize' || name === 'cursor');

/** The list is asked by this filter and no other. */
export const isAskedBy = ({ query }: AnyInput, filter: string): boolean =>
  query[filter] !== undefined && isUnfiltered({ query: without(query, filter) });

/** The lists leave some of the original photos out. */
export const listingOnly = (
  operations: readonly List[],
  keeps: (photo: PhotoRecord, input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  each(operations, (operation) =>
    afterwards(operation, (reply, input, scene) =>
      inList((items) =>
        items.filter((item) => {
          const photo = storedOf(membersIn(item), scene);
          return !photo || keeps(photo, input, scene);
        }),
      )(reply, input),
    ),
  );

/** The lists hold further stored photos beside the original ones, on their first page. */
export const listingAlso = (
  operations: readonly List[],
  finds: (photo: PhotoRecord, input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  each(operations, (operation) =>
    afterwards(operation, (reply, input, scene) => {
      if (input.page.after) return reply;
      return inList((items) => {
        const known = items.map((item) => membersIn(item)['id']);
        const more = scene.store.photos.filter(
          (photo) => !photo.isDeleted && !known.includes(photo.id) && finds(photo, input, scene),
        );
        return [...items, ...more.map((photo) => viewOf(photo, scene))];
      })(reply, input);
    }),
  );

/** Deleted photos stay in some of the lists, shown as if nobody had deleted them. */
export const stillIn = (
  operations: readonly List[],
  holds: (photo: PhotoRecord, input: AnyInput) => boolean,
): Mutation =>
  each(operations, (operation) =>
    afterwards(operation, (reply, input, scene) => {
      if (input.page.after) return reply;
      const gone = scene.store.photos.filter((photo) => photo.isDeleted && holds(photo, input));
      return inList((items) => [
        ...items,
        ...gone.map((photo) => viewOf({ ...photo, isDeleted: false }, scene)),
      ])(reply, input);
    }),
  );

/** The lists are asked with other filters than were sent. */
export const asking = (
  operations: readonly List[],
  change: (query: Members, input: AnyInput) => Members,
): Mutation =>
  each(operations, (operation) =>
    beforehand(operation, (input) => withQuery(input, (query) => change(query, input))),
  );

/** What was uploaded is kept otherwise than it was sent, and the answer tells so. */
export const keeping = (
  operations: readonly Uploading[],
  change: (stored: PhotoRecord, input: AnyInput, scene: Scene) => Partial<PhotoRecord>,
): Mutation =>
  each(operations, (operation) =>
    afterwards(operation, (reply, input, scene) => {
      amend(scene, idIn(reply), (stored) => change(stored, input, scene));
      return showing(reply, scene);
    }),
  );

/** What an update made is kept otherwise, given what was there before, and the answer tells so. */
export const updating = (
  change: (former: PhotoRecord, now: PhotoRecord, input: AnyInput, scene: Scene) => Partial<PhotoRecord>,
): Mutation =>
  instead(UPDATE, (original) => (input, scene) => {
    const former = scene.store.photos.find(input.path['photoId']);
    const reply = original(input, scene);
    if (isRefusal(reply) || !former) return reply;
    amend(scene, former.id, (now) => change(former, now, input, scene));
    return showing(reply, scene, former.id);
  });

/** Some requests are refused with 400 that the original server serves. */
export const refusing = (
  operations: readonly OperationId[],
  promised: string,
  refuses: (input: AnyInput, scene: Scene) => boolean,
): Mutation =>
  each(operations, (operation) =>
    instead(
      operation,
      (original) => (input, scene) =>
        refuses(input, scene)
          ? refuse('invalid-input', { promised, found: 'something else.', next: 'send another one.' })
          : original(input, scene),
    ),
  );

/** The text fields of a form. */
export const fieldsIn = ({ body }: Pick<AnyInput, 'body'>): Members => membersIn(membersIn(body)['fields']);

/** What an upload sends, changed before the contract judges it. */
export const sending = (
  operation: Uploading,
  change: (form: Form, path: Readonly<Record<string, string>>, world: World) => Form,
): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    if (route.id !== operation || received.raw.kind !== 'form') return original(route, received, world);
    const form = change(received.raw.form, received.path, world);
    return original(route, { ...received, raw: { kind: 'form', form } }, world);
  });

/** An upload that is refused for want of a part leaves a photo of the first facility all the same. */
export const madeThoughRefused = (operation: Uploading, lacks: (form: Form) => boolean): Mutation =>
  inGate('readInput', (original) => (route, received, world) => {
    const input = original(route, received, world);
    const { raw, path, acting } = received;
    if (route.id !== operation || raw.kind !== 'form' || !lacks(raw.form) || !isRefusal(input)) return input;
    const { fields } = raw.form;
    const ids = (name: string) => (fields[name] ?? '').split(',').filter((id) => id !== '');
    const { facilities, photos } = world.store;
    const named = ids('facilities');
    const created = world.clock.now().toString({ fractionalSecondDigits: 3 });
    const caption = fields['caption'] ?? '';
    photos.insert({
      id: world.ids.next('pho'),
      fileId: world.ids.next('fil'),
      type: 'gallery',
      caption: caption === '' ? null : { text: caption, creatorId: acting.id, created },
      creator: { id: acting.id, name: acting.name },
      facilityIds:
        named.length > 0
          ? named
          : facilities
              .all()
              .slice(0, 1)
              .map(({ id }) => id),
      userIds: ids('users'),
      tagIds: [],
      albumIds: [],
      activityId: path['activityId'] ?? null,
      created,
      isDeleted: false,
    });
    return input;
  });

/** A file in place of the one that nobody sent. */
export const blank: Upload & { readonly part: string } = {
  part: 'file',
  name: 'blank.png',
  type: 'image/png',
  bytes: new Uint8Array([137, 80, 78, 71]),
};

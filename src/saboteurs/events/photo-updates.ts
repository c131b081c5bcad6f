import { isPhotoChanged } from '../../mock/domain/photo-change.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { isRefusal } from '../../mock/http/problem.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { photoLife, playing, someGallery } from '../../witness/photos.ts';
import type { Witness } from '../../witness/stage.ts';
import { told } from '../../witness/told.ts';
import { membersIn, textIn, textsIn } from '../input.ts';
import { instead, type Mutation } from '../mutation.ts';
import { GET, UPDATE, viewOf } from '../photos/amend.ts';
import { saboteursOf } from '../saboteur.ts';
import { hushed, toldThoughInvalid, toldToo } from './hush.ts';

const UPDATED = 'photo.updated';

/** What an update makes of one member of a photo: as it was, and as it will be. */
interface Step {
  readonly former: PhotoRecord;
  readonly caption: readonly [string, string];
  readonly users: readonly [readonly string[], readonly string[]];
  readonly tags: readonly [readonly string[], readonly string[]];
}

const sameSet = ([one, other]: readonly [readonly string[], readonly string[]]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const stepOf = ({ path, body }: AnyInput, { store }: Scene): Step | undefined => {
  const former = store.photos.find(path['photoId']);
  if (!former) return undefined;
  const sent = membersIn(body);
  const idsOf = (name: string, before: readonly string[]) =>
    [before, sent[name] === undefined ? before : textsIn(sent[name])] as const;
  const text = former.caption?.text ?? '';
  return {
    former,
    caption: [text, sent['caption'] === undefined ? text : textIn(sent['caption'])],
    users: idsOf('users', former.userIds),
    tags: idsOf('tags', former.tagIds),
  };
};

/** Updates that change one member alone are not told, all of them or those of which the test holds. */
const hushedChange = (
  member: 'caption' | 'users' | 'tags',
  when: (step: Step) => boolean = () => true,
): Mutation =>
  hushed(UPDATE, UPDATED, (input, scene) => {
    const step = stepOf(input, scene);
    if (!step) return false;
    const { caption, users, tags } = step;
    const isChanged = { caption: caption[0] !== caption[1], users: !sameSet(users), tags: !sameSet(tags) };
    const changed = Object.entries(isChanged).flatMap(([name, one]) => (one ? [name] : []));
    return changed.join() === member && when(step);
  });

/** Updates that change nothing are told where the test holds. */
const toldThoughSame = (when: (photo: PhotoRecord, input: AnyInput) => boolean): Mutation =>
  instead(UPDATE, (original) => (input, scene) => {
    const former = scene.store.photos.find(input.path['photoId']);
    const reply = original(input, scene);
    const now = scene.store.photos.find(input.path['photoId']);
    const isSame = former && now && !isPhotoChanged(former, now, { order: false });
    if (isSame && !isRefusal(reply) && when(former, input)) scene.announce(UPDATED, former.id);
    return reply;
  });

/** Updates to what the photo has already. */
const unchanged: Witness = async (stage) => {
  const { ada, tag, photo, update } = await someGallery(stage);
  const tags = [await tag()];
  const id = await photo({ caption: 'Tea', users: [ada] });
  const body = { caption: 'Garden', users: [ada], tags };
  await update(id, body);
  await update(id, body);
  return told(stage);
};

/** Updates that are refused: for their form, for whom they tag, and since the photo is gone. */
const refusals: Witness = async (stage) => {
  const { photo, update, remove } = await someGallery(stage);
  const id = await photo();
  await stage.call('PUT', `/photos/${id}`, { body: { users: 4711 } });
  await update(id, { users: ['nobody'] });
  await remove(id);
  await update(id, { caption: 'Tea' });
  return told(stage);
};

const reading = playing(async ({ ada, photo, update, read }) => {
  const id = await photo({ caption: 'Tea' });
  await update(id, { caption: 'Garden' });
  const first = await read(id);
  await update(id, { users: [ada] });
  return [first, await read(id)];
});

/** The first read after an update shows a photo as it was before, in what the test picks. */
const shownAsBefore = (pickFormer: (former: PhotoRecord) => Partial<PhotoRecord>): Mutation => {
  return (tables) => {
    const stale = new Map<string, Partial<PhotoRecord>>();
    const remember = instead(UPDATE, (original) => (input, scene) => {
      const former = scene.store.photos.find(input.path['photoId']);
      const reply = original(input, scene);
      if (former && !isRefusal(reply)) stale.set(former.id, pickFormer(former));
      return reply;
    });
    const show = instead(GET, (original) => (input, scene) => {
      const photo = scene.store.photos.find(input.path['photoId']);
      const before = photo && stale.get(photo.id);
      if (!photo || !before || photo.isDeleted) return original(input, scene);
      stale.delete(photo.id);
      return { status: 200, body: { data: viewOf({ ...photo, ...before }, scene) } };
    });
    return show(remember(tables));
  };
};

/** Saboteurs of photo.updated where the API makes the change. */
export const photoUpdateSaboteurs = saboteursOf('events', photoLife, {
  'captions-in-silence': [
    'Does not tell of an update of the caption alone.',
    ['EVT-48'],
    hushedChange('caption'),
  ],
  'first-caption-is-told': [
    'Tells of the first caption of a photo and not of the next ones.',
    ['EVT-48'],
    hushedChange('caption', ({ caption }) => caption[0] !== ''),
  ],
  'captions-of-small-letters': [
    'Does not tell of an update that exchanges capital and small letters of a caption.',
    ['EVT-48'],
    hushedChange('caption', ({ caption: [one, other] }) => one.toLowerCase() === other.toLowerCase()),
  ],
  'longer-captions-in-silence': [
    'Does not tell of words that are added to a caption.',
    ['EVT-48'],
    hushedChange('caption', ({ caption: [one, other] }) => one !== '' && other.startsWith(one)),
    async (stage) => {
      const { photo, update } = await someGallery(stage);
      await update(await photo({ caption: 'Tea' }), { caption: 'Tea party' });
      return told(stage);
    },
  ],
  'people-in-silence': [
    'Does not tell of an update of the tagged people alone.',
    ['EVT-49'],
    hushedChange('users'),
  ],
  'people-are-counted': [
    'Tells of an update of the tagged people where their number is another one.',
    ['EVT-49'],
    hushedChange('users', ({ users: [one, other] }) => one.length === other.length),
  ],
  'nobody-left-in-silence': [
    'Does not tell of an update after which nobody is tagged.',
    ['EVT-49'],
    hushedChange('users', ({ users: [, other] }) => other.length === 0),
  ],
  'people-of-activities-in-silence': [
    'Does not tell who is tagged by an update of a photo of an activity.',
    ['EVT-49'],
    hushedChange('users', ({ former }) => former.activityId !== null),
  ],
  'tags-in-silence': ['Does not tell of an update of the tags alone.', ['EVT-50'], hushedChange('tags')],
  'tags-are-counted': [
    'Tells of an update of the tags where their number is another one.',
    ['EVT-50'],
    hushedChange('tags', ({ tags: [one, other] }) => one.length === other.length),
  ],
  'fewer-tags-in-silence': [
    'Does not tell of tags that an update takes away.',
    ['EVT-50'],
    hushedChange('tags', ({ tags: [one, other] }) => other.every((id) => one.includes(id))),
    async (stage) => {
      const { photo, update, tag } = await someGallery(stage);
      const id = await photo();
      await update(id, { tags: [await tag()] });
      await update(id, { tags: [] });
      return told(stage);
    },
  ],
  'photo-shown-as-before': [
    'Shows a photo as it was before the update on the first read after it.',
    ['EVT-54', 'PHO-50', 'PHO-51', 'PHO-52'],
    shownAsBefore((former) => former),
    reading,
  ],
  'people-shown-as-before': [
    'Shows those who were tagged before the update on the first read after it.',
    ['EVT-54', 'PHO-51'],
    shownAsBefore(({ userIds }) => ({ userIds })),
    reading,
  ],
  'same-photo-is-told': [
    'Tells of every update, whether it changes something or not.',
    ['EVT-55'],
    toldThoughSame(() => true),
    unchanged,
  ],
  'same-tags-are-told': [
    'Tells of every update with tags, whether it changes something or not.',
    ['EVT-55'],
    toldThoughSame((_photo, { body }) => textsIn(membersIn(body)['tags']).length > 0),
    unchanged,
  ],
  'same-photo-of-an-activity-is-told': [
    'Tells of every update of a photo of an activity, whether it changes something or not.',
    ['EVT-55'],
    toldThoughSame(({ activityId }) => activityId !== null),
    async (stage) => {
      const { photo, update, activityId } = await someGallery(stage);
      await update(await photo({ caption: 'Tea' }, { activityId }), { caption: 'Tea' });
      return told(stage);
    },
  ],
  'refused-update-of-a-photo-is-told': [
    'Tells of an update of a photo that was refused for its form.',
    ['EVT-57'],
    toldThoughInvalid(UPDATE, UPDATED, 'photoId'),
    refusals,
  ],
  'update-with-strangers-is-told': [
    'Tells of an update of a photo that was refused since nobody knows whom it tags, or what.',
    ['EVT-57'],
    toldToo(UPDATE, ({ path }, { store }, done) => {
      const photo = store.photos.find(path['photoId']);
      return done || !photo || photo.isDeleted ? undefined : [UPDATED, photo.id];
    }),
    refusals,
  ],
  'update-of-a-deleted-photo-is-told': [
    'Tells of an update of a photo that was refused since the photo is deleted.',
    ['EVT-57'],
    toldToo(UPDATE, ({ path }, { store }, done) => {
      const photo = store.photos.find(path['photoId']);
      return done || !photo?.isDeleted ? undefined : [UPDATED, photo.id];
    }),
    refusals,
  ],
});

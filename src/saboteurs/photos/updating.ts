import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { playing, updating as updates, type Update } from '../../witness/photos.ts';
import { idIn, membersIn, textsIn } from '../input.ts';
import { afterwards } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { amend, refusing, showing, UPDATE, updating } from './amend.ts';

/** A photo of everything, updated so, one update after the other. */
const after = (...bodies: readonly Update[]) =>
  updates(
    ({ home, away, ada }) => ({ facilities: [home, away], users: [ada], caption: 'Tea', type: 'dining' }),
    ...bodies.map((body) => () => body),
  );

const withTags = (...sets: readonly (readonly number[])[]) =>
  playing(async ({ photo, update, read, tag }) => {
    const tags = [await tag(), await tag(), await tag()];
    const id = await photo({ caption: 'Tea' });
    const seen: unknown[] = [];
    for (const set of sets)
      seen.push(
        await update(id, { caption: 'Tea', tags: set.flatMap((at) => tags[at] ?? []) }),
        await read(id),
      );
    return seen;
  });

const withPeople = (...sets: readonly (readonly ('ada' | 'bea')[])[]) =>
  updates(
    () => ({ caption: 'Tea' }),
    ...sets.map((set) => (gallery: { readonly ada: string; readonly bea: string }) => ({
      users: set.map((name) => gallery[name]),
    })),
  );

const sent = (input: { readonly body: unknown }, member: string): readonly string[] | undefined => {
  const value = membersIn(input.body)[member];
  return value === undefined ? undefined : textsIn(value);
};

/** Whatever else an update does, these members of the photo stay as they were. */
const kept = (name: 'caption' | 'userIds' | 'tagIds') => (former: PhotoRecord) => ({ [name]: former[name] });

/** Saboteurs of the update of a photo. */
export const updatingSaboteurs = saboteursOf('photos', after({ caption: 'Garden' }), {
  'update-answers-202': [
    'An update is answered with 202.',
    ['PHO-49'],
    afterwards(UPDATE, (reply) => ({ ...reply, status: 202 })),
  ],
  'update-answers-the-changes': [
    'An update answers what was sent, with the id.',
    ['PHO-49', 'PHO-54'],
    afterwards(UPDATE, (reply, { body, path }) => ({
      ...reply,
      body: { data: { id: path['photoId'], users: [], tags: [], ...membersIn(body) } },
    })),
  ],
  'first-caption-stays': [
    'A photo that has a caption keeps it, whatever is sent.',
    ['PHO-50'],
    updating((former) => (former.caption ? kept('caption')(former) : {})),
  ],
  'caption-of-the-update-in-its-answer': [
    'The caption of an update is in the answer and not with the photo.',
    ['PHO-50'],
    (tables) => {
      const former = new Map<string, PhotoRecord['caption']>();
      const watched = updating(({ id, caption }) => {
        former.set(id, caption);
        return {};
      })(tables);
      return afterwards(UPDATE, (reply, _input, scene) => {
        amend(scene, idIn(reply), ({ id }) => ({ caption: former.get(id) ?? null }));
        return reply;
      })(watched);
    },
  ],
  'caption-joined': [
    'The caption of a second update is written behind the one before.',
    ['PHO-50'],
    (tables) => {
      const changed = new Set<string>();
      return updating(({ id, caption: first }, { caption }) => {
        const isAgain = changed.has(id);
        changed.add(id);
        const isJoined = isAgain && first && caption && caption.text !== first.text;
        return isJoined ? { caption: { ...caption, text: `${first.text} ${caption.text}` } } : {};
      })(tables);
    },
    after({ caption: 'Garden' }, { caption: 'Cake' }),
  ],
  'people-are-added': [
    'The users of an update are added to those of the photo.',
    ['PHO-51', 'PHO-28'],
    updating(({ userIds }, now) => ({ userIds: [...new Set([...userIds, ...now.userIds])] })),
    withPeople(['ada'], ['bea']),
  ],
  'nobody-is-no-value': [
    'An update with an empty array of users leaves them as they are.',
    ['PHO-51', 'PHO-28'],
    updating((former, _now, input) => (sent(input, 'users')?.length === 0 ? kept('userIds')(former) : {})),
    withPeople(['ada'], []),
  ],
  'as-many-people-as-before': [
    'An update tags no more people than were tagged before, if there were any.',
    ['PHO-51'],
    updating((former, { userIds }) =>
      former.userIds.length > 0 ? { userIds: userIds.slice(0, former.userIds.length) } : {},
    ),
    withPeople(['ada'], ['ada', 'bea']),
  ],
  'people-of-both-photos': [
    'An update tags the same people in the other photos with the same caption.',
    ['PHO-51', 'PHO-28', 'PHO-27'],
    afterwards(UPDATE, (reply, { path }, scene) => {
      const changed = scene.store.photos.find(path['photoId']);
      for (const { id, caption } of scene.store.photos.all())
        if (changed && caption && caption.text === changed.caption?.text)
          amend(scene, id, () => ({ userIds: changed.userIds }));
      return reply;
    }),
    playing(async ({ ada, photo, update, read }) => {
      const [one, two] = [await photo({ caption: 'Tea' }), await photo({ caption: 'Tea' })];
      return [await update(one, { users: [ada] }), await read(two)];
    }),
  ],
  'tags-are-added': [
    'The tags of an update are added to those of the photo.',
    ['PHO-52'],
    updating(({ tagIds }, now) => ({ tagIds: [...new Set([...tagIds, ...now.tagIds])] })),
    withTags([0], [1]),
  ],
  'no-tags-is-no-value': [
    'An update with an empty array of tags leaves them as they are.',
    ['PHO-52'],
    updating((former, _now, input) => (sent(input, 'tags')?.length === 0 ? kept('tagIds')(former) : {})),
    withTags([0], []),
  ],
  'two-tags-at-most': [
    'A photo has two tags at most; an update drops the third.',
    ['PHO-52'],
    updating((_former, { tagIds }) => ({ tagIds: tagIds.slice(0, 2) })),
    withTags([0, 1, 2]),
  ],
  'tags-of-the-update-before': [
    'An update gives a photo the tags that the update before it sent for another one, if it sends none.',
    ['PHO-52'],
    (tables) => {
      let former: readonly string[] = [];
      return updating((_before, { tagIds }) => {
        const given = tagIds.length === 0 ? former : tagIds;
        former = tagIds;
        return { tagIds: given };
      })(tables);
    },
    withTags([0], []),
  ],
  'update-wants-a-caption': [
    'An update without a caption is refused.',
    ['PHO-53'],
    refusing([UPDATE], 'caption says what is to be seen.', ({ body }) => {
      return membersIn(body)['caption'] === undefined;
    }),
    withPeople(['ada']),
  ],
  'tags-want-people': [
    'An update with tags and without users is taken, and its tags are lost.',
    ['PHO-53', 'PHO-52'],
    updating((former, _now, input) => (sent(input, 'users') === undefined ? kept('tagIds')(former) : {})),
    withTags([0]),
  ],
  'caption-alone-is-refused': [
    'An update of the caption alone is refused while people are tagged.',
    ['PHO-53'],
    refusing([UPDATE], 'users says who is to be seen.', (input, { store }) => {
      const isAlone = sent(input, 'users') === undefined && sent(input, 'tags') === undefined;
      return isAlone && (store.photos.find(input.path['photoId'])?.userIds.length ?? 0) > 0;
    }),
  ],
});

/** Saboteurs of what an update must not touch. */
export const sparingSaboteurs = saboteursOf('photos', after({ caption: 'Garden' }), {
  'update-resets-the-type': [
    'An update makes a photo of the type gallery of any other.',
    ['PHO-54'],
    updating(() => ({ type: 'gallery' })),
  ],
  'second-update-resets-the-type': [
    'A second update makes a photo of the type family of a postcard.',
    ['PHO-54'],
    (tables) => {
      const changed = new Set<string>();
      return updating(({ id }, { type }) => {
        const isAgain = changed.has(id);
        changed.add(id);
        return isAgain && type === 'postcard' ? { type: 'family' } : {};
      })(tables);
    },
    updates(
      () => ({ type: 'postcard' }),
      () => ({ caption: 'Tea' }),
      () => ({ caption: 'Garden' }),
    ),
  ],
  'update-in-one-facility': [
    'An update leaves a photo of several facilities to the first.',
    ['PHO-54', 'PHO-15'],
    updating((_former, { facilityIds }) => ({ facilityIds: facilityIds.slice(0, 1) })),
  ],
  'update-takes-it-from-its-albums': [
    'An update takes a photo from its albums.',
    ['PHO-54'],
    updating(() => ({ albumIds: [] })),
    playing(async ({ album, photo, update }) =>
      update(await photo({ albumId: await album() }), { caption: 'Garden' }),
    ),
  ],
  'update-follows-its-people': [
    'An update that tags somebody moves the photo to the home of the first.',
    ['PHO-54'],
    updating(({ facilityIds }, { userIds }, _input, { store }) => {
      const home = store.residents.find(userIds[0])?.facilityId;
      return { facilityIds: home === undefined ? facilityIds : [home] };
    }),
    updates(
      ({ away }) => ({ facilities: [away] }),
      ({ ada }) => ({ users: [ada] }),
    ),
  ],
  'update-makes-it-anew': [
    'An update of the people makes a new photo, with a new id, in place of the former.',
    ['PHO-54'],
    afterwards(UPDATE, (reply, { path }, scene) => {
      const { photos } = scene.store;
      const former = photos.find(path['photoId']);
      if (!former || former.userIds.length === 0) return reply;
      photos.remove(former.id);
      const { id } = photos.insert({ ...former, id: scene.ids.next('pho') });
      return showing(reply, scene, id);
    }),
    withPeople(['ada']),
  ],
});

import type { PhotoRecord } from '../../mock/world/photos-records.ts';
import { playing, updating as updates, type Update } from '../../witness/photos.ts';
import { idIn, membersIn, textsIn } from '../input.ts';
import { afterwards } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
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

/** Lies of the update of a photo. */
export const updatingSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.update-answers-202',
    lie: 'An update is answered with 202.',
    breaks: ['PHO-49'],
    tables: afterwards(UPDATE, (reply) => ({ ...reply, status: 202 })),
    witness: after({ caption: 'Garden' }),
  },
  {
    id: 'photos.update-answers-the-changes',
    lie: 'An update answers what was sent, with the id.',
    breaks: ['PHO-49', 'PHO-54'],
    tables: afterwards(UPDATE, (reply, { body, path }) => ({
      ...reply,
      body: { data: { id: path['photoId'], users: [], tags: [], ...membersIn(body) } },
    })),
    witness: after({ caption: 'Garden' }),
  },
  {
    id: 'photos.first-caption-stays',
    lie: 'A photo that has a caption keeps it, whatever is sent.',
    breaks: ['PHO-50'],
    tables: updating((former) => (former.caption ? kept('caption')(former) : {})),
    witness: after({ caption: 'Garden' }),
  },
  {
    id: 'photos.caption-of-the-update-in-its-answer',
    lie: 'The caption of an update is in the answer and not with the photo.',
    breaks: ['PHO-50'],
    tables: (tables) => {
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
    witness: after({ caption: 'Garden' }),
  },
  {
    id: 'photos.caption-joined',
    lie: 'The caption of a second update is written behind the one before.',
    breaks: ['PHO-50'],
    tables: (tables) => {
      const changed = new Set<string>();
      return updating(({ id, caption: first }, { caption }) => {
        const isAgain = changed.has(id);
        changed.add(id);
        const isJoined = isAgain && first && caption && caption.text !== first.text;
        return isJoined ? { caption: { ...caption, text: `${first.text} ${caption.text}` } } : {};
      })(tables);
    },
    witness: after({ caption: 'Garden' }, { caption: 'Cake' }),
  },
  {
    id: 'photos.people-are-added',
    lie: 'The users of an update are added to those of the photo.',
    breaks: ['PHO-51', 'PHO-28'],
    tables: updating(({ userIds }, now) => ({ userIds: [...new Set([...userIds, ...now.userIds])] })),
    witness: withPeople(['ada'], ['bea']),
  },
  {
    id: 'photos.nobody-is-no-value',
    lie: 'An update with an empty array of users leaves them as they are.',
    breaks: ['PHO-51', 'PHO-28'],
    tables: updating((former, _now, input) =>
      sent(input, 'users')?.length === 0 ? kept('userIds')(former) : {},
    ),
    witness: withPeople(['ada'], []),
  },
  {
    id: 'photos.as-many-people-as-before',
    lie: 'An update tags no more people than were tagged before, if there were any.',
    breaks: ['PHO-51'],
    tables: updating((former, { userIds }) =>
      former.userIds.length > 0 ? { userIds: userIds.slice(0, former.userIds.length) } : {},
    ),
    witness: withPeople(['ada'], ['ada', 'bea']),
  },
  {
    id: 'photos.people-of-both-photos',
    lie: 'An update tags the same people in the other photos with the same caption.',
    breaks: ['PHO-51', 'PHO-28', 'PHO-27'],
    tables: afterwards(UPDATE, (reply, { path }, scene) => {
      const changed = scene.store.photos.find(path['photoId']);
      for (const { id, caption } of scene.store.photos.all())
        if (changed && caption && caption.text === changed.caption?.text)
          amend(scene, id, () => ({ userIds: changed.userIds }));
      return reply;
    }),
    witness: playing(async ({ ada, photo, update, read }) => {
      const [one, two] = [await photo({ caption: 'Tea' }), await photo({ caption: 'Tea' })];
      return [await update(one, { users: [ada] }), await read(two)];
    }),
  },
  {
    id: 'photos.tags-are-added',
    lie: 'The tags of an update are added to those of the photo.',
    breaks: ['PHO-52'],
    tables: updating(({ tagIds }, now) => ({ tagIds: [...new Set([...tagIds, ...now.tagIds])] })),
    witness: withTags([0], [1]),
  },
  {
    id: 'photos.no-tags-is-no-value',
    lie: 'An update with an empty array of tags leaves them as they are.',
    breaks: ['PHO-52'],
    tables: updating((former, _now, input) =>
      sent(input, 'tags')?.length === 0 ? kept('tagIds')(former) : {},
    ),
    witness: withTags([0], []),
  },
  {
    id: 'photos.two-tags-at-most',
    lie: 'A photo has two tags at most; an update drops the third.',
    breaks: ['PHO-52'],
    tables: updating((_former, { tagIds }) => ({ tagIds: tagIds.slice(0, 2) })),
    witness: withTags([0, 1, 2]),
  },
  {
    id: 'photos.tags-of-the-update-before',
    lie: 'An update gives a photo the tags that the update before it sent for another one, if it sends none.',
    breaks: ['PHO-52'],
    tables: (tables) => {
      let former: readonly string[] = [];
      return updating((_before, { tagIds }) => {
        const given = tagIds.length === 0 ? former : tagIds;
        former = tagIds;
        return { tagIds: given };
      })(tables);
    },
    witness: withTags([0], []),
  },
  {
    id: 'photos.update-wants-a-caption',
    lie: 'An update without a caption is refused.',
    breaks: ['PHO-53'],
    tables: refusing([UPDATE], 'caption says what is to be seen.', ({ body }) => {
      return membersIn(body)['caption'] === undefined;
    }),
    witness: withPeople(['ada']),
  },
  {
    id: 'photos.tags-want-people',
    lie: 'An update with tags and without users is taken, and its tags are lost.',
    breaks: ['PHO-53', 'PHO-52'],
    tables: updating((former, _now, input) =>
      sent(input, 'users') === undefined ? kept('tagIds')(former) : {},
    ),
    witness: withTags([0]),
  },
  {
    id: 'photos.caption-alone-is-refused',
    lie: 'An update of the caption alone is refused while people are tagged.',
    breaks: ['PHO-53'],
    tables: refusing([UPDATE], 'users says who is to be seen.', (input, { store }) => {
      const isAlone = sent(input, 'users') === undefined && sent(input, 'tags') === undefined;
      return isAlone && (store.photos.find(input.path['photoId'])?.userIds.length ?? 0) > 0;
    }),
    witness: after({ caption: 'Garden' }),
  },
];

/** Lies of what an update must not touch. */
export const sparingSaboteurs: readonly Saboteur[] = [
  {
    id: 'photos.update-resets-the-type',
    lie: 'An update makes a photo of the type gallery of any other.',
    breaks: ['PHO-54'],
    tables: updating(() => ({ type: 'gallery' })),
    witness: after({ caption: 'Garden' }),
  },
  {
    id: 'photos.second-update-resets-the-type',
    lie: 'A second update makes a photo of the type family of a postcard.',
    breaks: ['PHO-54'],
    tables: (tables) => {
      const changed = new Set<string>();
      return updating(({ id }, { type }) => {
        const isAgain = changed.has(id);
        changed.add(id);
        return isAgain && type === 'postcard' ? { type: 'family' } : {};
      })(tables);
    },
    witness: updates(
      () => ({ type: 'postcard' }),
      () => ({ caption: 'Tea' }),
      () => ({ caption: 'Garden' }),
    ),
  },
  {
    id: 'photos.update-in-one-facility',
    lie: 'An update leaves a photo of several facilities to the first.',
    breaks: ['PHO-54', 'PHO-15'],
    tables: updating((_former, { facilityIds }) => ({ facilityIds: facilityIds.slice(0, 1) })),
    witness: after({ caption: 'Garden' }),
  },
  {
    id: 'photos.update-takes-it-from-its-albums',
    lie: 'An update takes a photo from its albums.',
    breaks: ['PHO-54'],
    tables: updating(() => ({ albumIds: [] })),
    witness: playing(async ({ album, photo, update }) =>
      update(await photo({ albumId: await album() }), { caption: 'Garden' }),
    ),
  },
  {
    id: 'photos.update-follows-its-people',
    lie: 'An update that tags somebody moves the photo to the home of the first.',
    breaks: ['PHO-54'],
    tables: updating(({ facilityIds }, { userIds }, _input, { store }) => {
      const home = store.residents.find(userIds[0])?.facilityId;
      return { facilityIds: home === undefined ? facilityIds : [home] };
    }),
    witness: updates(
      ({ away }) => ({ facilities: [away] }),
      ({ ada }) => ({ users: [ada] }),
    ),
  },
  {
    id: 'photos.update-makes-it-anew',
    lie: 'An update of the people makes a new photo, with a new id, in place of the former.',
    breaks: ['PHO-54'],
    tables: afterwards(UPDATE, (reply, { path }, scene) => {
      const { photos } = scene.store;
      const former = photos.find(path['photoId']);
      if (!former || former.userIds.length === 0) return reply;
      photos.remove(former.id);
      const { id } = photos.insert({ ...former, id: scene.ids.next('pho') });
      return showing(reply, scene, id);
    }),
    witness: withPeople(['ada']),
  },
];

import type { PhotoCaptionRecord, PhotoRecord } from '../../mock/world/photos-records.ts';
import { membersIn } from '../input.ts';
import { afterwards, remembering, type Mutation } from '../mutation.ts';
import { wrongStatus } from '../operators.ts';
import { mutantsOf, breaking } from '../mutant.ts';
import { refuses } from '../verbs.ts';
import { listsOnly, photos, thereafter } from './adapter.ts';
import { lives } from './usual.ts';

const UPDATE = 'updatePhoto';

const { replacesAs } = photos;

/** A member stays as it was where the update is like this. */
const spares = (
  name: 'caption' | 'userIds' | 'tagIds',
  test: (former: PhotoRecord, body: ReturnType<typeof membersIn>) => boolean,
): Mutation =>
  replacesAs((former, _, { body }) => (test(former, membersIn(body)) ? { [name]: former[name] } : {}));

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What an update changes is in its answer, and not with the photo where the test says so. */
const forgetsCaption = (test: (photo: PhotoRecord) => boolean): Mutation =>
  remembering<PhotoCaptionRecord | null>((former) => [
    replacesAs(({ id, caption }) => {
      former.set(id, caption);
      return {};
    }),
    thereafter(UPDATE, (photo, context) => {
      if (test(photo)) photos.amend(context, photo.id, () => ({ caption: former.get(photo.id) ?? null }));
    }),
  ]);

/** Photos that are updated again, in another way. */
const secondUpdateAs = (change: (former: PhotoRecord, now: PhotoRecord) => Partial<PhotoRecord>): Mutation =>
  remembering<true>((changed) =>
    replacesAs((former, now) => {
      const isAgain = changed.has(now.id);
      changed.set(now.id, true);
      return isAgain ? change(former, now) : {};
    }),
  );

const union = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];

export const updatingMutants = mutantsOf('photos', lives, {
  'update-answers-202': wrongStatus(['PHO-49', 'CNV-29'], UPDATE, 202),
  'update-answers-the-changes': breaking('PHO-49', 'PHO-54')
    .says('An update answers what was sent, with the id.')
    .by(afterwards, UPDATE, (reply, { body, path }) => ({
      ...reply,
      body: { data: { id: path['photoId'], users: [], tags: [], ...membersIn(body) } },
    })),
  'first-caption-stays': breaking('PHO-50')
    .says('A photo that has a caption keeps it, whatever is sent.')
    .by(spares, 'caption', ({ caption }) => caption !== null),
  'caption-of-the-update-in-its-answer': breaking('PHO-50')
    .says('The caption of an update is in the answer and not with the photo.')
    .by(forgetsCaption, () => true),
  'words-of-activities-in-the-answer-alone': breaking('PHO-50')
    .says('The caption of an update of a photo of an activity is in the answer and not with the photo.')
    .by(forgetsCaption, ({ activityId }) => activityId !== null),
  'caption-joined': breaking('PHO-50')
    .says('The caption of a second update is written behind the one before.')
    .by(secondUpdateAs, ({ caption: first }, { caption }) =>
      first && caption && caption.text !== first.text
        ? { caption: { ...caption, text: `${first.text} ${caption.text}` } }
        : {},
    ),
  'people-are-added': breaking('PHO-51', 'PHO-28')
    .says('The users of an update are added to those of the photo.')
    .by(replacesAs, (former, now) => ({ userIds: union(former.userIds, now.userIds) })),
  'nobody-is-no-value': breaking('PHO-51', 'PHO-28')
    .says('An update with an empty array of users leaves them as they are.')
    .by(spares, 'userIds', (_, { users }) => isEmpty(users)),
  'as-many-people-as-before': breaking('PHO-51')
    .says('An update tags no more people than were tagged before, if there were any.')
    .by(replacesAs, (former, now) => ({ userIds: now.userIds.slice(0, former.userIds.length || undefined) })),
  'people-of-activities-stay': breaking('PHO-51', 'PHO-28')
    .says('An update leaves who is tagged in a photo of an activity.')
    .by(spares, 'userIds', ({ activityId }) => activityId !== null),
  'tagged-later-in-activities': breaking('PHO-28', 'PHO-26')
    .says('Anyone whom an update tags in a photo of an activity does not find it in their own list.')
    .by(remembering<readonly string[]>, (later) => [
      replacesAs(({ id, userIds, activityId }, now) => {
        const added = now.userIds.filter((one) => !userIds.includes(one));
        if (activityId !== null) later.set(id, union(later.get(id) ?? [], added));
        return {};
      }),
      listsOnly('listResidentPhotos', ({ id }, { names }) => !names('residentId', later.get(id) ?? [])),
    ]),
  'people-of-both-photos': breaking('PHO-51', 'PHO-28', 'PHO-27')
    .says('An update tags the same people in the other photos with the same caption.')
    .by(thereafter, UPDATE, ({ userIds, caption }, context) => {
      for (const one of context.store.photos.all())
        if (caption && one.caption?.text === caption.text) photos.amend(context, one.id, () => ({ userIds }));
    }),
  'tags-are-added': breaking('PHO-52')
    .says('The tags of an update are added to those of the photo.')
    .by(replacesAs, (former, now) => ({ tagIds: union(former.tagIds, now.tagIds) })),
  'no-tags-is-no-value': breaking('PHO-52')
    .says('An update with an empty array of tags leaves them as they are.')
    .by(spares, 'tagIds', (_, { tags }) => isEmpty(tags)),
  'two-tags-at-most': breaking('PHO-52')
    .says('A photo has two tags at most; an update drops the third.')
    .by(replacesAs, (_, { tagIds }) => ({ tagIds: tagIds.slice(0, 2) })),
  'no-tags-for-activities': breaking('PHO-52')
    .says('A photo of an activity takes no tags.')
    .by(spares, 'tagIds', ({ activityId }) => activityId !== null),
  'tags-of-the-update-before': breaking('PHO-52')
    .says(
      'An update gives a photo the tags that the update before it sent for another one, if it sends none.',
    )
    .by(remembering<readonly string[]>, (before) =>
      replacesAs((_, { tagIds }) => {
        const given = tagIds.length === 0 ? (before.get('tags') ?? []) : tagIds;
        before.set('tags', tagIds);
        return { tagIds: given };
      }),
    ),
  'update-wants-a-caption': breaking('PHO-53')
    .says('An update without a caption is refused.')
    .by(refuses, UPDATE, ({ caption }) => caption === undefined),
  'tags-want-people': breaking('PHO-53', 'PHO-52')
    .says('An update with tags and without users is taken, and its tags are lost.')
    .by(spares, 'tagIds', (_, { users }) => users === undefined),
  'caption-alone-is-refused': breaking('PHO-53')
    .says('An update of the caption alone is refused while people are tagged.')
    .by(refuses, UPDATE, ({ users = [], tags }, { path }, { store }) => {
      const { userIds = [] } = store.photos.find(path['photoId']) ?? {};
      return isEmpty(users) && tags === undefined && userIds.length > 0;
    }),
  'update-resets-the-type': breaking('PHO-54')
    .says('An update makes a photo of the type gallery of any other.')
    .by(replacesAs, () => ({ type: 'gallery' })),
  'second-update-resets-the-type': breaking('PHO-54')
    .says('A second update makes a photo of the type family of a postcard.')
    .by(secondUpdateAs, (_, { type }) => ({ type: type === 'postcard' ? 'family' : type })),
  'update-makes-activities-gallery': breaking('PHO-54')
    .says('An update makes a photo of the type gallery of a photo of an activity.')
    .by(replacesAs, (_, { type }) => ({ type: type === 'activity' ? 'gallery' : type })),
  'update-in-one-facility': breaking('PHO-54', 'PHO-15')
    .says('An update leaves a photo of several facilities to the first.')
    .by(replacesAs, (_, { facilityIds }) => ({ facilityIds: facilityIds.slice(0, 1) })),
  'update-takes-it-from-its-albums': breaking('PHO-54')
    .says('An update takes a photo from its albums.')
    .by(replacesAs, () => ({ albumIds: [] })),
  'update-follows-its-people': breaking('PHO-54')
    .says('An update that tags someone moves the photo to the home of the first.')
    .by(replacesAs, (_, { userIds: [first], facilityIds }, _input, { store }) => {
      const home = store.residents.find(first)?.facilityId;
      return { facilityIds: home === undefined ? facilityIds : [home] };
    }),
  'update-makes-it-anew': breaking('PHO-54')
    .says('An update of userIds replaces the photo with a new one that has another id.')
    .by(afterwards, UPDATE, (reply, input, context) => {
      const { store, ids } = context;
      const former = store.photos.find(input.path['photoId']);
      if (!former || former.userIds.length === 0) return reply;
      store.photos.remove(former.id);
      return photos.showing(
        reply,
        input,
        context,
        store.photos.insert({ ...former, id: ids.next('pho') }).id,
      );
    }),
});

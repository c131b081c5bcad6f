import fc from 'fast-check';
import { plainText } from '../../kit/core-values.ts';
import { check } from '../../kit/check.ts';
import { fits, status } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { precondition } from '../../kit/precondition.ts';
import { someAlbums } from '../../factories/albums.ts';
import { someFacilities } from '../../factories/facilities.ts';
import { possibleTags, someTags } from '../../factories/photos-tags.ts';
import {
  PHOTO_TYPES,
  captionWord,
  givenPhoto,
  type PhotoParts,
  sharedPhotoActivity,
  taggable,
} from '../../factories/photos.ts';
import { eitherWay, mustContainPhotos } from '../../assertions/photos-lists.ts';
import { mustLink, mustReadBack, mustHaveCaption, updated, uploaded } from '../../assertions/photos.ts';
import type { Kept } from '../../models/photos.ts';
import type { Tools } from '../../kit/tools.ts';
import { givenUpdate, possibleAlbum } from './marks.ts';

/** A photo of the usual facility, which the check updates. */
const photo = (t: Tools, parts: Partial<PhotoParts> = {}): Promise<Kept> =>
  precondition('a photo', async () => uploaded(t, { facilities: [(await t.facility()).id], ...parts }));

/** Updates a photo. The answer and the read must show it. Returns the new known state. */
async function changed(t: Tools, former: Kept, body: Parameters<typeof updated>[2]): Promise<Kept> {
  const kept = await updated(t, former, body);
  await mustReadBack(t, kept);
  return kept;
}

check({
  id: 'photos.update-of-the-caption',
  says: 'After an update the text of the caption is the one that was sent, with or without a caption before.',
  clauses: ['PHO-50', 'PHO-49'],
  async run(t) {
    const [bare, captioned] = [await photo(t), await photo(t, { caption: captionWord(t) })];
    for (const former of [bare, captioned])
      await changed(t, former, { caption: captionWord(t), users: [], tags: [] });
    const drawn = fc.tuple(fc.boolean(), plainText);
    const tryOne = async ([isBare, caption]: readonly [boolean, string]): Promise<void> => {
      await changed(t, isBare ? bare : captioned, { caption, users: [], tags: [] });
    };
    await t.property(drawn, tryOne, { runs: Math.ceil((t.run.runs * 3) / 5) });
  },
});

check({
  id: 'photos.update-of-the-people',
  says: 'After an update the users are those sent: added, removed, exchanged or none; the lists of the residents follow.',
  clauses: ['PHO-51', 'PHO-28'],
  async run(t) {
    const residents = await taggable(t, 3);
    const [ada = '', ben = '', cleo = ''] = residents;
    const caption = captionWord(t);
    const other = await photo(t, { users: [ada, cleo], caption });
    for (const [begin, changes] of [
      [[], [[ada, ben], [cleo], [cleo, ben, ada], [ben]]],
      [[ada, ben], [[]]],
    ] as const) {
      let kept = await photo(t, { caption, ...(begin.length > 0 && { users: begin }) });
      for (const users of changes) {
        const former = kept.users ?? [];
        // The answer shows the residents. The photo is also read if their number changes.
        const change = users.length === former.length ? updated : changed;
        kept = await change(t, kept, { caption, users, tags: [] });
        const isNews = (id: string) => users.some((one) => one === id) !== former.includes(id);
        for (const residentId of residents.filter(isNews)) {
          await mustContainPhotos(t, [], [kept, other], { resident: residentId }, {}, eitherWay('PHO-28'));
        }
      }
    }
    await mustReadBack(t, other);
  },
});

check({
  id: 'photos.update-of-the-tags',
  says: 'After an update the tags are those sent: added, removed, exchanged or none.',
  clauses: ['PHO-52'],
  async run(t) {
    const [one = '', two = '', three = ''] = await someTags(t, 3);
    const caption = captionWord(t);
    const other = await updated(t, await photo(t, { caption }), { caption, users: [], tags: [one, three] });
    let kept = await photo(t, { caption });
    for (const [at, tags] of [[one], [one, two], [three], [three, two, one], [], [two]].entries())
      kept = await (at % 2 === 0 ? updated : changed)(t, kept, { caption, users: [], tags });
    await mustReadBack(t, kept);
    await mustReadBack(t, other);
  },
});

check({
  id: 'photos.update-of-anything',
  says: 'After updates of two photos in turn each shows what was last sent for it, by its id and in the lists.',
  clauses: ['PHO-50', 'PHO-51', 'PHO-52'],
  async run(t) {
    const residents = await taggable(t, 2);
    const tags = await possibleTags(t, 2);
    const change = fc.record({
      which: fc.nat({ max: 1 }),
      caption: plainText,
      users: fc.shuffledSubarray([...residents]),
      tags: fc.shuffledSubarray([...tags]),
    });
    let turn = 0;
    const both = [await photo(t), await photo(t, { users: residents, caption: captionWord(t) })];
    await t.property(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      for (const { which, ...body } of changes) {
        const former = both[which];
        if (former) both[which] = await updated(t, former, body);
      }
      turn += 1;
      // Everything is read after every second update, and one of the lists in turn.
      if (turn % 2 === 0) return;
      for (const kept of both) await mustReadBack(t, kept);
      for (const resident of residents.filter((_, at) => (turn >> 1) % residents.length === at))
        await mustContainPhotos(t, [], both, { resident }, {}, eitherWay('PHO-51'));
    });
  },
});

check({
  id: 'photos.update-of-a-photo-of-an-activity',
  says: 'After an update a photo of an activity has the caption, the users and the tags that were sent.',
  clauses: ['PHO-50', 'PHO-51', 'PHO-52'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const [ada = '', ben = ''] = await taggable(t, 2);
    const [tag] = await possibleTags(t, 1);
    const some = tag === undefined ? [] : [tag];
    let kept: Kept = await precondition('a photo', () =>
      uploaded(t, { facilities, users: [ada] }, { activityId }),
    );
    for (const [users, tags] of [
      [[ada, ben], some],
      [[ben], []],
      [[], some],
    ] as const)
      kept = await changed(t, kept, { caption: captionWord(t), users, tags });
  },
});

check({
  id: 'photos.tagged-later-in-an-activity',
  says: 'After an update of an activity photo a newly tagged resident lists it, and one who is no longer tagged does not.',
  clauses: ['PHO-28', 'PHO-51'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const residents = await taggable(t, 2);
    const [ada = '', ben = ''] = residents;
    const { photoId } = await givenPhoto(t, { facilities, users: [ada] }, { activityId });
    for (const users of [[ada, ben], [ben], []]) {
      const body = { caption: captionWord(t), users, tags: [] };
      await givenUpdate(t, photoId, body);
      for (const resident of residents)
        await mustContainPhotos(
          t,
          [],
          [{ photoId, facilities, users }],
          { resident },
          {},
          eitherWay('PHO-28'),
        );
    }
  },
});

check({
  id: 'photos.update-of-one-member',
  says: 'An update of only the caption, the users or the tags is accepted and changes them.',
  clauses: ['PHO-53'],
  async run(t) {
    const users = await taggable(t, 2);
    const tags = await possibleTags(t, 2);
    const bodies = [{ caption: captionWord(t) }, { users: [...users] }, { tags: [...tags] }];
    for (const former of [{}, { caption: captionWord(t), users: users.slice(0, 1) }]) {
      const path = { photoId: (await photo(t, former)).photoId };
      // A photo without a caption keeps none until the last update.
      for (const body of former.users ? bodies : bodies.toReversed()) {
        if (body.tags?.length === 0) continue;
        const answer = await t.call('updatePhoto', { path, body });
        must(answer, status(200), fits);
        for (const shown of former.users ? [answer, await t.call('getPhoto', { path })] : [answer]) {
          if (body.caption) mustHaveCaption(shown, dataOf(shown), body.caption);
          if (body.users) mustLink(shown, dataOf(shown), 'users', body.users);
          if (body.tags) mustLink(shown, dataOf(shown), 'tags', body.tags);
        }
      }
    }
  },
});

check({
  id: 'photos.update-keeps-the-rest',
  says: 'An update keeps the id, the type, the facilities and the albums of a photo, and the lists it is in.',
  clauses: ['PHO-54', 'PHO-13'],
  async run(t) {
    const facilities = await someFacilities(t);
    const [residentId = ''] = await taggable(t, 1);
    const tags = await possibleTags(t, 1);
    const album = await possibleAlbum(t, [facilities[0]]);
    const all: Kept[] = [];
    // Every type except the usual one.
    for (const [at, type] of PHOTO_TYPES.slice(1).entries()) {
      const former = await photo(t, { facilities, type, users: [residentId], ...album });
      const once = await updated(t, former, { caption: captionWord(t), users: [], tags });
      const twice = await updated(t, once, { caption: captionWord(t), users: [residentId], tags });
      // The answer shows each photo; every second one is also read.
      if (at % 2 === 0) await mustReadBack(t, twice);
      all.push(twice);
    }
    for (const facility of facilities)
      await mustContainPhotos(t, [], all, { facility }, { residentId }, { lacks: ['PHO-13'] });
  },
});

check({
  id: 'photos.update-keeps-the-albums',
  says: 'An update keeps the albums of a photo.',
  clauses: ['PHO-54'],
  async run(t) {
    const { id } = await t.facility();
    const [albumId = ''] = await someAlbums(t, id);
    let kept = await photo(t, { facilities: [id], albumId });
    for (const caption of [captionWord(t), captionWord(t)])
      kept = await changed(t, kept, { caption, users: [], tags: [] });
  },
});

check({
  id: 'photos.update-keeps-the-activity',
  says: 'After an update a photo of an activity keeps its facilities and stays in the list of the activity.',
  clauses: ['PHO-54', 'PHO-30'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    let kept = await precondition('a photo', () => uploaded(t, { facilities }, { activityId }));
    const { type } = dataOf(await t.call('getPhoto', { path: { photoId: kept.photoId } }));
    for (const caption of [captionWord(t), captionWord(t)]) {
      kept = await updated(t, kept, { caption, users: [], tags: [] });
      await mustReadBack(t, { ...kept, ...(typeof type === 'string' && { type }) });
      await mustContainPhotos(t, ['PHO-30'], [kept], { activity: activityId });
    }
  },
});

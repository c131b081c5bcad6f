import fc from 'fast-check';
import { openedAlbum, someAlbums } from '../../factories/albums.ts';
import { someFacilities } from '../../factories/facilities.ts';
import { inTurns } from '../../factories/many.ts';
import {
  PHOTO_TYPES,
  captionWord,
  type PhotoParts,
  placesOf,
  sharedPhotoActivity,
  taggable,
  tagsGuests,
  upload,
} from '../../factories/photos.ts';
import { plainText } from '../../kit/core-values.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { precondition } from '../../kit/precondition.ts';
import { dataOf, text } from '../../kit/read.ts';
import { eitherWay, mustContainPhotos } from '../../assertions/photos-lists.ts';
import { mustLink, mustReadBack, uploaded } from '../../assertions/photos.ts';
import type { Kept } from '../../models/photos.ts';
import { possibleAlbum } from './marks.ts';

check({
  id: 'photos.upload-of-the-required-parts',
  says: 'An upload with only file and facilities is accepted and answers the photo, which can be read.',
  clauses: ['PHO-36', 'PHO-33', 'PHO-43'],
  async run(t) {
    const [one, ...others] = await someFacilities(t);
    for (const facilityId of [one, ...others, one])
      await mustReadBack(t, await uploaded(t, { facilities: [facilityId] }));
  },
});

check({
  id: 'photos.upload-to-facilities',
  says: 'A photo has the facilities sent in its upload, one or several, and the list of each holds it.',
  clauses: ['PHO-37', 'PHO-15', 'PHO-13'],
  async run(t) {
    const [one, two] = await someFacilities(t);
    if (two === undefined) t.note('the tenant has one facility, so no photo of several could be made');
    const sets = two === undefined ? [[one]] : [[one], [two], [one, two], [two, one]];
    const users = await taggable(t, 1);
    const [residentId = ''] = users;
    const word = captionWord(t);
    const made: Kept[] = [];
    const guests = await tagsGuests(t);
    for (const facilities of sets) {
      const isTagged = guests || facilities.includes(one);
      made.push(await uploaded(t, { facilities, ...(isTagged && { users }), caption: `${word} party` }));
    }
    for (const kept of made.slice(-2)) await mustReadBack(t, kept);
    for (const facilityId of two === undefined ? [one] : [one, two]) {
      for (const query of facilityId === one ? [{}, { captionSearch: word }] : [{}, { residentId }])
        await mustContainPhotos(t, ['PHO-13', 'PHO-15'], made, { facility: facilityId }, query, {
          holds: ['PHO-37'],
        });
    }
  },
});

check({
  id: 'photos.upload-with-people',
  says: 'A photo has the users sent in its upload, one or several, and the list of each resident holds it.',
  clauses: ['PHO-38', 'PHO-26', 'PHO-27'],
  async run(t) {
    const [ada = '', ben = '', cleo = ''] = await taggable(t, 3);
    const made: Kept[] = [];
    // Residents of any facility: a photo may be taken on a visit.
    const places = await someFacilities(t);
    const sets = [undefined, [ada], [cleo, ben, ada], [ben, ada], [ben]];
    for (const [at, users] of sets.entries()) {
      const parts = { facilities: [places[at % places.length] ?? places[0]], ...(users && { users }) };
      made.push(await uploaded(t, { ...parts, facilities: await placesOf(t, parts) }));
    }
    for (const kept of made.slice(0, 3)) await mustReadBack(t, kept);
    for (const resident of [ada, ben, cleo])
      await mustContainPhotos(t, ['PHO-26', 'PHO-27'], made, { resident });
  },
});

check({
  id: 'photos.upload-keeps-its-users',
  says: 'The residents named in an upload, also to an activity, are the users of the photo, in the answer and by its id.',
  clauses: ['PHO-38'],
  async run(t) {
    const { id } = await t.facility();
    const [ada = '', ben = ''] = await taggable(t, 2);
    const { activityId, facilities } = await sharedPhotoActivity(t);
    for (const users of [[ada], [ben, ada]])
      for (const [places, to] of [[[id], {}] as const, [facilities, { activityId }] as const]) {
        const answer = await upload(t, { facilities: places, users }, to);
        const photo = await precondition('an upload', () => {
          must(answer, success);
          return dataOf(answer);
        });
        mustLink(answer, photo, 'users', users);
        const read = await t.call('getPhoto', { path: { photoId: text(photo, 'id') } });
        await precondition('a read of the photo', () => must(read, success));
        mustLink(read, dataOf(read), 'users', users);
      }
  },
});

check({
  id: 'photos.upload-into-an-album',
  says: 'A photo is in the album that its upload names, whatever else is sent, and shows the other parts, too.',
  clauses: ['PHO-39', 'PHO-38', 'PHO-42'],
  async run(t) {
    const [id, ...others] = await someFacilities(t);
    const [one = '', two = ''] = await someAlbums(t, id, 2);
    const [residentId = ''] = await taggable(t, 1);
    const made: Kept[] = [];
    for (const [at, facilities] of [[id], [id, ...others], [id]].entries()) {
      const albumId = at % 2 === 0 ? one : two;
      const more = { type: 'family', caption: captionWord(t), users: [residentId] } as const;
      made.push(await uploaded(t, { facilities, albumId, ...(at > 0 && more) }));
    }
    for (const kept of made) await mustReadBack(t, kept);
  },
});

check({
  id: 'photos.upload-of-each-type',
  says: 'A photo has the type sent in its upload, whatever else is sent, in the answer, by its id and in the list.',
  clauses: ['PHO-40', 'PHO-42', 'PHO-13'],
  async run(t) {
    const { id } = await t.facility();
    const users = await taggable(t, 1);
    const [residentId = ''] = users;
    const { albumId } = await possibleAlbum(t, [id]);
    const made: Kept[] = [];
    const album = albumId === undefined ? {} : { albumId };
    // Every third type without more members; the others with a caption, an album, or both.
    for (const [at, type] of PHOTO_TYPES.entries()) {
      const more = { ...(at % 3 > 0 && { caption: captionWord(t) }), ...(at > 3 && album) };
      made.push(await uploaded(t, { facilities: [id], users, type, ...more }));
    }
    made.push(await uploaded(t, { facilities: [id], users, type: 'designer', ...album }));
    for (const [at, kept] of made.entries()) if (at % 2 === 0) await mustReadBack(t, kept);
    await mustContainPhotos(t, ['PHO-13'], made, { facility: id });
    await mustContainPhotos(t, [], made, { resident: residentId }, {}, { lacks: [] });
  },
});

check({
  id: 'photos.upload-without-a-type',
  says: 'A photo uploaded without a type has the type gallery, whatever else is sent and was uploaded before.',
  clauses: ['PHO-41'],
  async run(t) {
    const { id } = await t.facility();
    const [residentId = ''] = await taggable(t, 1);
    const albums = hasLever(t.run, 'create-album') ? await someAlbums(t, id) : [];
    const all = [
      {},
      { caption: captionWord(t) },
      { users: [residentId] },
      ...albums.map((albumId) => ({ albumId })),
      { users: [residentId], caption: 'Dining' },
    ];
    for (const [at, more] of all.entries()) {
      if (at === 0) await uploaded(t, { facilities: [id], type: 'dining' });
      await mustReadBack(t, await uploaded(t, { facilities: [id], ...more }));
    }
  },
});

check({
  id: 'photos.upload-with-a-caption',
  says: 'The text of the caption of a photo is the caption sent in its upload.',
  clauses: ['PHO-42'],
  async run(t) {
    const { id } = await t.facility();
    const mustKeep = async (caption: string) =>
      mustReadBack(t, await uploaded(t, { facilities: [id], caption }));
    for (const caption of ['A', `${captionWord(t)}, the choir and cakes`]) await mustKeep(caption);
    await t.property(plainText, mustKeep, { runs: Math.ceil((t.run.runs * 3) / 5) });
  },
});

check({
  id: 'photos.each-by-its-id',
  says: 'Get photo answers the photo whose id is in the path, whichever was read or uploaded last.',
  clauses: ['PHO-48', 'PHO-43'],
  async run(t) {
    const facilities = await someFacilities(t);
    const kept: Kept[] = [];
    for (let time = 0; time < 3; time += 1)
      kept.push(await precondition('a photo', () => uploaded(t, { facilities, caption: captionWord(t) })));
    for (const one of kept.toReversed()) await mustReadBack(t, one);
  },
});

/** A random choice of at least a number of ids. */
const someOf = (ids: readonly string[], least: number): fc.Arbitrary<readonly string[]> =>
  fc.shuffledSubarray([...ids], { minLength: least });

check({
  id: 'photos.upload-of-any-parts',
  says: 'A photo shows the parts that were uploaded, other photos stay as they are, and the lists of all concerned hold it.',
  clauses: ['PHO-43', 'PHO-26', 'PHO-13'],
  async run(t) {
    const facilities = await someFacilities(t);
    const residents = await taggable(t, 3);
    // The albums belong to all facilities: it is open whether a photo may be in an album of other facilities
    // only.
    const isOpened = hasLever(t.run, 'create-album');
    const albums = isOpened ? await inTurns(2, () => openedAlbum(t, facilities)) : [];
    const parts: fc.Arbitrary<PhotoParts> = fc.record(
      {
        facilities: someOf(facilities, 1),
        users: someOf(residents, 1),
        type: fc.constantFrom(...PHOTO_TYPES),
        caption: plainText,
        ...(albums.length > 0 && { albumId: fc.constantFrom(...albums) }),
      },
      { requiredKeys: ['facilities'], noNullPrototype: true },
    );
    const made: Kept[] = [];
    await t.property(
      fc.tuple(parts, parts),
      async ([one, other]) => {
        const both: Kept[] = [];
        for (const some of [one, other])
          both.push(await uploaded(t, { ...some, facilities: await placesOf(t, some) }));
        for (const kept of both) await mustReadBack(t, kept);
        made.push(...both);
      },
      { runs: Math.ceil((t.run.runs * 2) / 5) },
    );
    for (const [at, resident] of residents.entries()) {
      await mustContainPhotos(t, [], made, { resident }, {}, eitherWay('PHO-26'));
      const facility = facilities[at % facilities.length] ?? facilities[0];
      await mustContainPhotos(t, [], made, { facility }, { residentId: resident }, eitherWay('PHO-13'));
    }
  },
});

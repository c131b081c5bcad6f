import { possibleTags } from '../../factories/photos-tags.ts';
import {
  captionWord,
  givenPhoto,
  type PhotoParts,
  type Uploading,
  sharedPhotoActivity,
  taggable,
} from '../../factories/photos.ts';
import { givenResident } from '../../factories/residents.ts';
import { check } from '../../kit/check.ts';
import type { Walk } from '../../kit/paging.ts';
import type { Tools } from '../../kit/tools.ts';
import {
  OF_SEARCH,
  inFacility,
  mustShowOnly,
  ofActivity,
  ofResident,
} from '../../assertions/photos-lists.ts';
import { mustFilterTogether, variety } from './filter-setup.ts';
import { givenTagged, possibleAlbum } from './marks.ts';

type Query = Readonly<Record<string, string | number>>;

/** A list of photos: how to add one with a caption, and how to query the list. */
interface Place {
  readonly put: (caption?: string) => Promise<string>;
  readonly ask: (query: Query) => Promise<Walk>;
}

const places: Readonly<Record<string, (t: Tools) => Promise<Place>>> = {
  'of-a-facility': async (t) => {
    const { id } = await t.facility();
    return place(t, { facilities: [id] }, {}, (query) => inFacility(t, id, query));
  },
  'of-a-resident': async (t) => {
    const users = await taggable(t, 1);
    return place(t, { users }, {}, (query) => ofResident(t, users[0] ?? '', query));
  },
  'of-an-activity': async (t) => {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    return place(t, { facilities }, { activityId }, (query) => ofActivity(t, activityId, query));
  },
};

const place = (t: Tools, parts: Partial<PhotoParts>, to: Uploading, ask: Place['ask']): Place => ({
  put: async (caption) =>
    (await givenPhoto(t, { ...parts, ...(caption !== undefined && { caption }) }, to)).photoId,
  ask,
});

for (const [topic, placeOf] of Object.entries(places)) {
  check({
    id: `photos.caption-search-${topic}`,
    says: `captionSearch in the photos ${topic.replaceAll('-', ' ')} keeps those whose caption contains the word, and drops the others.`,
    clauses: ['PHO-21', 'PHO-22'],
    async run(t) {
      const { put, ask } = await placeOf(t);
      const [word, other] = [captionWord(t), captionWord(t, 'terrace')];
      // Photos with and without the word alternate, so that no order keeps those with the word together.
      const [wanted, others]: [string[], string[]] = [[], []];
      for (const [caption, ...without] of [
        [`${word} party`, undefined],
        [`Cake in the ${word}`, `A ${other} party`],
        [word],
        [`The ${word} in June`, undefined],
      ] as const) {
        for (const one of without) others.push(await put(one));
        wanted.push(await put(caption));
      }
      const all = [...wanted, ...others];
      // The searches meet a photo whose caption was cleared, too, where the target takes an empty one.
      const path = { photoId: await put(`A ${other} party`) };
      await t.call('updatePhoto', { path, body: { caption: '' } });
      const found = await ask({ captionSearch: word, pageSize: 2 });
      mustShowOnly(found, wanted, all, `a photo with the word ${word}`, OF_SEARCH);
      const none = await ask({ captionSearch: captionWord(t, 'attic') });
      mustShowOnly(none, [], all, 'a photo with a word that none has', OF_SEARCH);
      mustShowOnly(await ask({}), all, all, 'a photo, asked for without a filter');
    },
  });
}

check({
  id: 'photos.caption-search-looks-at-captions',
  says: 'captionSearch finds no photo by its ids, type, album, tags, uploader or people.',
  clauses: ['PHO-22'],
  async run(t) {
    const { activityId, facilities } = await sharedPhotoActivity(t);
    const firstName = captionWord(t, 'Ada');
    const { residentId } = await givenResident(t, { firstName }, facilities[0]);
    const title = captionWord(t, 'Holidays');
    const caption = captionWord(t);
    const album = await possibleAlbum(t, [facilities[0]], { title });
    const tags = await possibleTags(t, 1);
    const parts = { facilities, users: [residentId], caption };
    const put = (more: Partial<PhotoParts>, to: Uploading) => givenTagged(t, { ...parts, ...more }, tags, to);
    const lone = await put({ type: 'postcard', ...album }, {});
    const ofOne = await put({}, { activityId });
    const texts = [residentId, firstName, facilities[0], activityId, 'postcard', 'activity', 'gallery'];
    texts.push(lone.photoId, ofOne.photoId, ...tags);
    if (album.albumId !== undefined) texts.push(album.albumId, title);
    for (const name of ['creatorId', 'creatorName']) {
      const text = lone.photo[name];
      if (typeof text === 'string' && text !== '') texts.push(text);
    }
    const both = [lone.photoId, ofOne.photoId];
    // The id of a tag may be a plain word that also stands in the caption.
    const elsewhere = texts.filter((one) => !caption.toLowerCase().includes(one.toLowerCase()));
    // The list of the resident holds both photos. The other lists are read from time to time.
    for (const [at, captionSearch] of elsewhere.entries()) {
      const list =
        at % 6 === 2
          ? await inFacility(t, facilities[0], { captionSearch })
          : at % 6 === 3
            ? await ofActivity(t, activityId, { captionSearch })
            : await ofResident(t, residentId, { captionSearch });
      mustShowOnly(list, [], both, `a photo whose caption holds ${captionSearch}`);
    }
  },
});

check({
  id: 'photos.caption-search-beside-other-filters',
  says: 'captionSearch together with other filters keeps the photos that match all of them.',
  clauses: ['PHO-21', 'PHO-22'],
  async run(t) {
    const all = await variety(t);
    const names = ['captionSearch', 'residentId'] as const;
    await mustFilterTogether(all, names, (query) => inFacility(t, all.facilityId, query));
  },
});

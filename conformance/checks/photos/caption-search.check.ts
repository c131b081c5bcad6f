import { captionWord, givenPhoto, photoActivity } from '../../given/photos.ts';
import { givenResidents } from '../../given/registrations.ts';
import { check } from '../../kit/check.ts';
import type { Walk } from '../../kit/paging.ts';
import type { Tools } from '../../kit/tools.ts';
import { inFacility, mustShowOnly, ofActivity, ofResident } from '../../models/photo-lists.ts';
import { givenScene, givenVariety, mustFilterTogether, facilityList } from './filter-scene.ts';

type Query = Readonly<Record<string, string | number>>;

/** Where photos with these captions are, and how to ask for them. */
interface Shelf {
  readonly put: (caption?: string) => Promise<string>;
  readonly ask: (query: Query) => Promise<Walk>;
}

const shelves: Readonly<Record<string, (t: Tools) => Promise<Shelf>>> = {
  'of-a-facility': async (t) => {
    const { id } = await t.facility();
    return {
      put: async (caption) =>
        (await givenPhoto(t, { facilities: [id], ...(caption !== undefined && { caption }) })).photoId,
      ask: (query) => inFacility(t, id, query),
    };
  },
  'of-a-resident': async (t) => {
    const users = await givenResidents(t, 1);
    return {
      put: async (caption) =>
        (await givenPhoto(t, { users, ...(caption !== undefined && { caption }) })).photoId,
      ask: (query) => ofResident(t, users[0] ?? '', query),
    };
  },
  'of-an-activity': async (t) => {
    const { activityId, facilities } = await photoActivity(t);
    return {
      put: async (caption) =>
        (await givenPhoto(t, { facilities, ...(caption !== undefined && { caption }) }, { activityId }))
          .photoId,
      ask: (query) => ofActivity(t, activityId, query),
    };
  },
};

for (const [topic, shelfOf] of Object.entries(shelves)) {
  check(
    {
      id: `photos.caption-search-${topic}`,
      says: `A search for a word in the photos ${topic.replaceAll('-', ' ')} keeps those whose caption holds it, wherever it stands, and drops the others.`,
      clauses: ['PHO-21', 'PHO-22'],
    },
    async (t) => {
      const { put, ask } = await shelfOf(t);
      const [word, other] = [captionWord(t), captionWord(t, 'terrace')];
      // One after the other, so that no order keeps those with the word together.
      const [wanted, others]: [string[], string[]] = [[], []];
      for (const caption of [word, `${word} party`, `Cake in the ${word}`, `The ${word} in June`]) {
        others.push(await put(), await put(other));
        wanted.push(await put(caption));
      }
      others.push(await put(`A ${other} party`), await put());
      const all = [...wanted, ...others];
      for (const pageSize of [100, 2])
        mustShowOnly(
          await ask({ captionSearch: word, pageSize }),
          wanted,
          all,
          `a photo with the word ${word}`,
        );
      mustShowOnly(
        await ask({ captionSearch: captionWord(t, 'attic') }),
        [],
        all,
        'a photo with a word that none has',
      );
      mustShowOnly(await ask({}), all, all, 'a photo, asked for without a filter');
    },
  );
}

check(
  {
    id: 'photos.caption-search-looks-at-captions',
    says: 'A search for a word finds no photo that has it as a tag, a user, an album or a type and not in its caption.',
    clauses: ['PHO-22'],
  },
  async (t) => {
    const { id } = await t.facility();
    const users = await givenResidents(t, 1);
    const { photoId } = await givenPhoto(t, { users, facilities: [id], type: 'postcard', caption: 'Tea' });
    for (const captionSearch of [users[0] ?? '', id, photoId])
      mustShowOnly(
        await ofResident(t, users[0] ?? '', { captionSearch }),
        [],
        [photoId],
        'a photo whose caption holds nothing of the text',
      );
  },
);

check(
  {
    id: 'photos.caption-search-beside-other-filters',
    says: 'A search for a word that is given beside other filters keeps what each of them keeps.',
    clauses: ['PHO-21', 'PHO-22'],
  },
  async (t) => {
    const scene = await givenScene(t);
    const names = ['captionSearch', 'residentId'] as const;
    await mustFilterTogether(scene, await givenVariety(t, scene, names), names, facilityList(t, scene));
  },
);

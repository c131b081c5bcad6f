import { someAlbum } from './albums.ts';
import { PICTURE, someResident } from './people.ts';
import { someActivity } from './programme.ts';
import { told } from './told.ts';
import { pick, type Seen, type Stage, type StageFile, type Witness } from './stage.ts';

/** The parts of an upload; the first facility is named unless others are. */
export interface Parts {
  readonly facilities?: readonly string[];
  readonly users?: readonly string[];
  readonly albumId?: string;
  readonly type?: string;
  readonly caption?: string;
}

/** By whom, and to which activity if to any. */
export interface To {
  readonly activityId?: string;
  readonly as?: string;
}

export interface Update {
  readonly caption?: string;
  readonly users?: readonly string[];
  readonly tags?: readonly string[];
}

/** The cursor of the page after this one. */
export const nextOf = ({ body }: Seen): string => String(pick(body, 'nextCursor'));

const idOf = ({ body }: Seen): string => String(pick(body, 'data.id'));

/** Two facilities, two residents of the first and an activity there, and short ways to their photos. */
export const someGallery = async (stage: Stage) => {
  const { see } = stage;
  const [home = '', away = ''] = stage.facilities;
  const [ada, bea] = [await someResident(stage), await someResident(stage, { firstName: 'Bea' })];
  const activityId = await someActivity(stage);
  const acting = (as: string | undefined) => as !== undefined && { as };
  /** An upload of these fields as they stand, with a file or without one. */
  const send = (
    form: Readonly<Record<string, string>>,
    { activityId: to, as }: To = {},
    file?: StageFile,
  ) => {
    const sent = { form, file, ...acting(as) };
    return to === undefined
      ? see('uploadPhoto', {}, sent)
      : see('uploadActivityPhoto', { activityId: to }, sent);
  };
  const upload = ({ facilities = [home], users, ...parts }: Parts = {}, to: To = {}) => {
    const ids = { facilities: facilities.join(','), ...(users && { users: users.join(',') }) };
    return send({ ...ids, ...parts }, to, PICTURE);
  };
  const inHome = (search = '') => see('listFacilityPhotos', { facilityId: home }, { search });
  const inAway = (search = '') => see('listFacilityPhotos', { facilityId: away }, { search });
  const ofAda = (search = '') => see('listResidentPhotos', { residentId: ada }, { search });
  const ofBea = (search = '') => see('listResidentPhotos', { residentId: bea }, { search });
  const ofActivity = (search = '') => see('listActivityPhotos', { activityId }, { search });
  return {
    ...{ home, away, ada, bea, activityId, send, upload, inHome, inAway, ofAda, ofBea, ofActivity },
    /** Uploads and gives the id. */
    photo: async (parts?: Parts, to?: To) => idOf(await upload(parts, to)),
    read: (photoId: string) => see('getPhoto', { photoId }),
    update: (photoId: string, body: Update, as?: string) =>
      see('updatePhoto', { photoId }, { body, ...acting(as) }),
    remove: (photoId: string) => see('deletePhoto', { photoId }),
    tag: async () => (await stage.lever('create-tag', {}))['tagId'] ?? '',
    album: () => someAlbum(stage),
    /** All five lists. */
    lists: async (query?: string): Promise<readonly Seen[]> => [
      await inHome(query),
      await inAway(query),
      await ofAda(query),
      await ofBea(query),
      await ofActivity(query),
    ],
  };
};

type Gallery = Awaited<ReturnType<typeof someGallery>>;

/** What is seen of a few steps in a gallery, and of its lists afterwards. */
export const playing =
  (steps: (gallery: Gallery, stage: Stage) => Promise<unknown>): Witness =>
  async (stage) => {
    const gallery = await someGallery(stage);
    return [await steps(gallery, stage), await gallery.lists()];
  };

/** A photo of everything: of both facilities, both residents, with a caption, one of the activity, and one of nobody. */
export const looking: Witness = playing(async (gallery) => {
  const { home, away, ada, bea, activityId } = gallery;
  const albumId = await gallery.album();
  const parts = { facilities: [home, away], users: [ada, bea], caption: 'Garden party' };
  const answers = [
    await gallery.upload({ ...parts, type: 'dining', albumId }),
    await gallery.upload({ facilities: [home], users: [ada], caption: 'Tea' }, { activityId }),
    await gallery.upload(),
  ];
  const tags = [await gallery.tag()];
  const ids = answers.map(idOf);
  for (const id of ids) {
    answers.push(await gallery.read(id));
    answers.push(await gallery.update(id, { caption: 'Garden', users: [ada], tags }), await gallery.read(id));
  }
  return answers;
});

/** Photos of the facility and of the activity, updated in every way and deleted, and what a receiver was told. */
export const photoLife: Witness = async (stage) => {
  const { ada, bea, activityId, photo, update, remove, tag } = await someGallery(stage);
  const tags = [await tag(), await tag()];
  for (const to of [{}, { activityId }]) {
    const id = await photo({ caption: 'Tea', users: [ada] }, to);
    const bodies: readonly Update[] = [
      { caption: 'tea' },
      { caption: 'Garden' },
      { users: [bea] },
      { users: [ada, bea] },
      { users: [] },
      { tags: tags.slice(0, 1) },
      { tags: tags.slice(1) },
      { tags },
      { caption: 'Garden', users: [], tags },
    ];
    for (const body of bodies) await update(id, body);
    await remove(id);
    await remove(id);
    await photo({}, to);
  }
  return told(stage);
};

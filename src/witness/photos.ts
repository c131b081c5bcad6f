import { someAlbum } from './albums.ts';
import { PICTURE, someResident } from './people.ts';
import { someActivity } from './programme.ts';
import { pick, type Seen, type WitnessClient, type WitnessFile, type Witness } from './client.ts';

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

const idOf = ({ body }: Seen): string => String(pick(body, 'data.id'));

/** Two facilities, two residents of the first and an activity there, and short ways to their photos. */
export const photosSetup = async (client: WitnessClient) => {
  const { see } = client;
  const [home = '', away = ''] = client.facilities;
  const [ada, bea] = [await someResident(client), await someResident(client, { firstName: 'Bea' })];
  const activityId = await someActivity(client);
  const acting = (as: string | undefined) => as !== undefined && { as };
  /** An upload of these fields as they stand, with a file or without one. */
  const send = (
    form: Readonly<Record<string, string>>,
    { activityId: to, as }: To = {},
    file?: WitnessFile,
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
    tag: async () => (await client.lever('create-tag', {}))['tagId'] ?? '',
    album: () => someAlbum(client),
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

type Gallery = Awaited<ReturnType<typeof photosSetup>>;

/** What is seen of a few steps in a gallery, and of its lists afterwards. */
export const playing =
  (steps: (setup: Gallery, client: WitnessClient) => Promise<unknown>): Witness =>
  async (client) => {
    const setup = await photosSetup(client);
    return [await steps(setup, client), await setup.lists()];
  };

/** A photo of everything: of both facilities, both residents, with a caption, one of the activity, and one that shows no user. */
export const looking: Witness = playing(async (setup) => {
  const { home, away, ada, bea, activityId } = setup;
  const parts = { facilities: [home, away], users: [ada, bea], caption: 'Garden party' };
  return [
    await setup.upload({ ...parts, type: 'dining', albumId: await setup.album() }),
    await setup.upload({ facilities: [home], users: [ada], caption: 'Tea' }, { activityId }),
    await setup.upload(),
  ];
});

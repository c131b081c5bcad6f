import { someAlbum } from './albums.ts';
import { PICTURE, someResident } from './people.ts';
import { someActivity } from './programme.ts';
import { told } from './told.ts';
import { pick, type Stage, type StageAnswer, type StageCall, type Witness } from './stage.ts';

/** What a client sees of an answer. */
export interface Seen {
  readonly status: number;
  readonly body: unknown;
}

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

/** Two facilities, two residents of the first and an activity there, and short ways to their photos. */
export interface Gallery {
  readonly home: string;
  readonly away: string;
  readonly ada: string;
  readonly bea: string;
  readonly activityId: string;
  upload(parts?: Parts, to?: To): Promise<Seen>;
  /** Uploads and gives the id. */
  photo(parts?: Parts, to?: To): Promise<string>;
  /** An upload of these fields as they stand, with a file or without one. */
  send(form: Readonly<Record<string, string>>, to?: To, file?: StageCall['file']): Promise<Seen>;
  read(id: string): Promise<Seen>;
  update(id: string, body: Update, as?: string): Promise<Seen>;
  remove(id: string): Promise<Seen>;
  tag(): Promise<string>;
  album(): Promise<string>;
  inHome(query?: string): Promise<Seen>;
  inAway(query?: string): Promise<Seen>;
  ofAda(query?: string): Promise<Seen>;
  ofBea(query?: string): Promise<Seen>;
  ofActivity(query?: string): Promise<Seen>;
  /** All five lists. */
  lists(query?: string): Promise<readonly Seen[]>;
}

const seen = ({ status, body }: StageAnswer): Seen => ({ status, body });

/** The cursor of the page after this one. */
export const nextOf = ({ body }: Seen): string => String(pick(body, 'nextCursor'));

const idOf = ({ body }: Seen): string => String(pick(body, 'data.id'));

export const someGallery = async (stage: Stage): Promise<Gallery> => {
  const [home = '', away = ''] = stage.facilities;
  const [ada, bea] = [await someResident(stage), await someResident(stage, { firstName: 'Bea' })];
  const activityId = await someActivity(stage);
  const list = async (path: string, query = ''): Promise<Seen> =>
    seen(await stage.call('GET', `${path}/photos${query === '' ? '' : `?${query}`}`));

  const gallery: Gallery = {
    ...{ home, away, ada, bea, activityId },
    upload: ({ facilities = [home], users, ...parts } = {}, to = {}) => {
      const ids = { facilities: facilities.join(','), ...(users && { users: users.join(',') }) };
      return gallery.send({ ...ids, ...parts }, to, PICTURE);
    },
    photo: async (parts, to) => idOf(await gallery.upload(parts, to)),
    send: async (form, { activityId: to, as } = {}, file) => {
      const path = to === undefined ? '/photos' : `/activities/${to}/photos`;
      return seen(
        await stage.call('POST', path, { form, ...(file && { file }), ...(as !== undefined && { as }) }),
      );
    },
    read: async (id) => seen(await stage.call('GET', `/photos/${id}`)),
    update: async (id, body, as) =>
      seen(await stage.call('PUT', `/photos/${id}`, { body, ...(as !== undefined && { as }) })),
    remove: async (id) => seen(await stage.call('DELETE', `/photos/${id}`)),
    tag: async () => (await stage.lever('create-tag', {}))['tagId'] ?? '',
    album: () => someAlbum(stage),
    inHome: (query) => list(`/facilities/${home}`, query),
    inAway: (query) => list(`/facilities/${away}`, query),
    ofAda: (query) => list(`/residents/${ada}`, query),
    ofBea: (query) => list(`/residents/${bea}`, query),
    ofActivity: (query) => list(`/activities/${activityId}`, query),
    lists: async (query) => [
      await gallery.inHome(query),
      await gallery.inAway(query),
      await gallery.ofAda(query),
      await gallery.ofBea(query),
      await gallery.ofActivity(query),
    ],
  };
  return gallery;
};

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

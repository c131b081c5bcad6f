import type { AnyReply } from '../mock/http/reply.ts';
import type { AlbumRecord } from '../mock/world/albums-records.ts';
import type { World } from '../mock/world/world.ts';
import { membersIn, textIn, textsIn, type Members } from './input.ts';
import { leavingOut } from './leaves-out.ts';
import { afterwards, inAnswer, together, type Mutation } from './mutation.ts';
import { wrongStatus, wrongType, wrongValue } from './operators.ts';
import { mutantsOf, breaking } from './mutant.ts';
import { shows, lists, readsPathAs } from './verbs.ts';

const LIST = 'listAlbums';
const GET = 'getAlbum';

/** One album, which is answered without an envelope, shown otherwise. */
const reads = (change: (album: Members) => unknown): Mutation =>
  afterwards(GET, (reply: AnyReply) => ({ ...reply, body: change(membersIn(reply.body)) }));

const showsEverywhere = (change: (album: Members) => Members): Mutation =>
  together(shows(LIST, change), reads(change));

/** The list of a facility holds further albums, as a read of them would show them. */
const listsToo = (finds: (album: AlbumRecord, facilityId: string, world: World) => boolean): Mutation =>
  lists(LIST, (items, input, context) => {
    const { facilityId = '' } = input.path;
    const shown = items.map((item) => membersIn(item)['id']);
    const more = context.store.albums.filter(
      (album) => !shown.includes(album.id) && finds(album, facilityId, context),
    );
    return [...items, ...more.map(({ facilityIds, ...album }) => ({ ...album, facilities: facilityIds }))];
  });

/** Requests that the interface does not know, served where they fit. */
const serves = (method: string, path: RegExp, answer: (albumId: string) => Response): Mutation =>
  inAnswer((response, request) => {
    const found = path.exec(new URL(request.url).pathname);
    return request.method === method && found ? answer(found[1] ?? 'alb_new') : response;
  });
const ONE = /\/facilities\/[^/]+\/albums\/([^/]+)$/;

export const albumMutants = [
  ...mutantsOf('albums', {
    'id-of-figures': wrongType(['ALB-01'], LIST, 'id', 'number'),
    'title-by-language': breaking('ALB-06')
      .says('The title of an album that is read by its id is an object with a text for each language.')
      .by(reads, (album) => ({ ...album, title: { en: album['title'] } })),
    'type-as-a-code': breaking('ALB-02', 'ALB-06')
      .says('The type of an album is a number wherever it is shared.')
      .by(showsEverywhere, (album) =>
        album['sharedAcrossCommunities'] === true ? { ...album, type: 4 } : album,
      ),
    'facilities-as-objects': wrongType(['ALB-03'], LIST, 'facilities.*', 'object'),
    'sharing-in-words': breaking('ALB-04')
      .says('Whether an album is shared is shown as yes or no.')
      .by(showsEverywhere, ({ sharedAcrossCommunities: isShared, ...album }) => ({
        ...album,
        sharedAcrossCommunities: isShared === true ? 'yes' : 'no',
      })),
    'created-on-a-day': wrongValue(['ALB-05', 'CNV-04'], LIST, 'createdAt')
      .as('a day')
      .by((at) => textIn(at).slice(0, 10)),
    'listed-as-a-part': wrongStatus(['ALB-07'], LIST, 206),
    'listed-in-the-first-facility': breaking('ALB-08')
      .says('An album of several facilities is in the list of the first alone.')
      .by(lists, LIST, (items, input) =>
        items.filter(
          (one) => textsIn(membersIn(one)['facilities']).indexOf(input.path['facilityId'] ?? '') <= 0,
        ),
      ),
    'list-of-a-hundred': breaking('ALB-08', 'CNV-11')
      .says('The list breaks off after a hundred albums.')
      .by(lists, LIST, (items) => items.slice(0, 100)),
    'of-the-whole-tenant': breaking('ALB-09')
      .says('The list holds the albums of all facilities.')
      .by(listsToo, () => true),
    'read-from-elsewhere': wrongStatus(['ALB-11'], GET, 203),
    'get-the-latest': breaking('ALB-12')
      .says('Get album answers the latest of the facility.')
      .by(readsPathAs, GET, (input, { store }) => {
        const { facilityId = '' } = input.path;
        const latest = store.albums.filter(({ facilityIds }) => facilityIds.includes(facilityId)).at(-1);
        return { albumId: latest?.id ?? '' };
      }),
    'changed-by-a-put': breaking('ALB-102')
      .says('A PUT to an album answers 200 with it.')
      .by(serves, 'PUT', ONE, (id) => Response.json({ id })),
  }),
  ...leavingOut(
    'albums',
    { resource: 'an album', breaks: ['ALB-101'], operations: [LIST, GET] },
    'title type facilities sharedAcrossCommunities createdAt',
  ),
];

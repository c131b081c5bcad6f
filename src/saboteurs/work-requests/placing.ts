import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import { filing, inShop } from '../../witness/work-requests.ts';
import { idIn, membersIn, textIn, withBody } from '../input.ts';
import { afterwards, beforehand, inData } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CREATE, creating, LIST, READ, shown } from './amend.ts';

const byDaughter = inShop(async ({ create, kin }) => create(kin.daughter));

/** Saboteurs about where a request is placed, whose it is, and whether it is there afterwards. */
export const placingSaboteurs = saboteursOf('work-requests', filing(), {
  'location-is-always-the-room': [
    'The location is the room of the resident, whatever is sent.',
    ['WRQ-33'],
    creating(({ residentId }, _, { store }) => ({
      location: store.residents.find(residentId)?.roomNumber ?? null,
    })),
    filing({ location: 'Kitchenette' }),
  ],
  'location-of-connections-lost': [
    'The location that a connection sends has no effect.',
    ['WRQ-33'],
    beforehand(CREATE, (input) =>
      input.acting.kind === 'connection'
        ? withBody(input, (body) => ({ ...body, location: undefined }))
        : input,
    ),
    inShop(({ create, kin }) => create(kin.daughter, { location: 'Kitchenette' })),
  ],
  'location-in-the-room': [
    'A location sent is put behind the number of the room.',
    ['WRQ-33'],
    creating(({ residentId, location }, { body }, { store }) =>
      membersIn(body)['location'] === undefined
        ? {}
        : { location: `${store.residents.find(residentId)?.roomNumber ?? ''} ${location ?? ''}` },
    ),
    filing({ location: 'Kitchenette' }),
  ],
  'no-room-by-default': [
    'Without a location sent there is none.',
    ['WRQ-34'],
    creating((_, { body }) => (membersIn(body)['location'] === undefined ? { location: null } : {})),
  ],
  'no-room-for-connections': [
    'The location of a request of a connection is none unless one is sent: a connection has no room.',
    ['WRQ-34'],
    creating((_, { acting, body }) =>
      acting.kind === 'connection' && membersIn(body)['location'] === undefined ? { location: null } : {},
    ),
    byDaughter,
  ],
  'first-of-the-locations': [
    'Without a location sent it is the first of the settings.',
    ['WRQ-34'],
    creating(({ facilityId }, { body }, scene) =>
      membersIn(body)['location'] === undefined
        ? { location: workRequestSettingsOf(facilityId, scene).locations[0] ?? null }
        : {},
    ),
  ],
  'room-as-it-was': [
    'The default location is the room that the resident had when their first request was filed.',
    ['WRQ-34'],
    (tables) => {
      const rooms = new Map<string, string | null>();
      return creating(({ residentId, location }, { body }) => {
        if (membersIn(body)['location'] !== undefined) return {};
        const room = rooms.get(residentId) ?? location;
        rooms.set(residentId, room);
        return { location: room };
      })(tables);
    },
    inShop(async ({ create, kin }, stage) => {
      const first = await create(kin.residentId);
      await stage.call('PUT', `/residents/${kin.residentId}`, {
        body: { firstName: 'Ada', lastName: 'Field', roomNumber: '7' },
      });
      return [first, await create(kin.residentId)];
    }),
  ],
  'creator-is-the-resident': [
    'The creator of a request is the resident, whoever files it.',
    ['WRQ-45'],
    shown((request) => ({
      ...request,
      creator: { ...membersIn(request['creator']), id: request['residentId'] },
    })),
    byDaughter,
  ],
  'creator-as-sent': [
    'A creatorId that is sent names the creator.',
    ['WRQ-45'],
    creating(({ creator }, { sent }) =>
      typeof sent['creatorId'] === 'string' ? { creator: { ...creator, id: sent['creatorId'] } } : {},
    ),
    inShop(({ create, kin }) => create(kin.residentId, { creatorId: kin.daughter })),
  ],
  'first-connection-files-all': [
    'The creator of what any connection files is the first connection of the resident.',
    ['WRQ-45'],
    creating(({ creator, residentId }, _, { store }) => {
      const [first] = store.connections.filter(({ residentIds }) => residentIds.includes(residentId));
      return creator.userType === 'connection' && first ? { creator: { ...creator, id: first.id } } : {};
    }),
    inShop(({ create, kin }) => create(kin.son)),
  ],
  'creator-is-whoever-reads': [
    'The creator in the read of a request is whoever reads it.',
    ['WRQ-45'],
    shown(
      (request, { acting }) => ({ ...request, creator: { ...membersIn(request['creator']), id: acting.id } }),
      [READ],
    ),
    inShop(async ({ made, read, kin }) => read(await made(kin.daughter), kin.residentId)),
  ],
  'new-ones-wait': [
    'A new request is in the list once the next one of the resident is made.',
    ['WRQ-47'],
    (tables) => {
      const last = new Map<string | undefined, string>();
      const noted = afterwards(CREATE, (reply, { path }) => {
        last.set(path['residentId'], idIn(reply));
        return reply;
      })(tables);
      return afterwards(LIST, (reply, { path }) => {
        const page = membersIn(reply.body);
        const data = [page['data']]
          .flat()
          .filter((one) => membersIn(one)['id'] !== last.get(path['residentId']));
        return { ...reply, body: { ...page, data } };
      })(noted);
    },
  ],
  'create-answers-a-draft': [
    'The id in the answer of a create is not the one by which the request is found.',
    ['WRQ-47'],
    afterwards(
      CREATE,
      inData((request) => ({ ...request, id: `${textIn(request['id'])}-draft` })),
    ),
  ],
  'one-of-each-connection': [
    'The second request of a connection takes the place of their first.',
    ['WRQ-47'],
    (tables) => {
      const former = new Map<string, string>();
      return afterwards(CREATE, (reply, { acting, path }, scene) => {
        if (acting.kind !== 'connection') return reply;
        const key = `${acting.id} ${path['residentId'] ?? ''}`;
        scene.store.workRequests.remove(former.get(key) ?? '');
        former.set(key, idIn(reply));
        return reply;
      })(tables);
    },
    inShop(async ({ made, list, kin }) => {
      await made(kin.daughter);
      await made(kin.daughter);
      return list(kin.residentId);
    }),
  ],
});

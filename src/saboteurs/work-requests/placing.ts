import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import { filing, inShop } from '../../witness/work-requests.ts';
import { idIn, membersIn, textIn, withBody } from '../input.ts';
import { afterwards, beforehand, inData } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { CREATE, creating, LIST, READ, shown } from './amend.ts';

const byDaughter = inShop(async ({ create, kin }) => create(kin.daughter));

/** Lies about where a request is placed, whose it is, and whether it is there afterwards. */
export const placingSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.location-is-always-the-room',
    lie: 'The location is the room of the resident, whatever is sent.',
    breaks: ['WRQ-33'],
    tables: creating(({ residentId }, _, { store }) => ({
      location: store.residents.find(residentId)?.roomNumber ?? null,
    })),
    witness: filing({ location: 'Kitchenette' }),
  },
  {
    id: 'work-requests.location-of-connections-lost',
    lie: 'The location that a connection sends has no effect.',
    breaks: ['WRQ-33'],
    tables: beforehand(CREATE, (input) =>
      input.acting.kind === 'connection'
        ? withBody(input, (body) => ({ ...body, location: undefined }))
        : input,
    ),
    witness: inShop(({ create, kin }) => create(kin.daughter, { location: 'Kitchenette' })),
  },
  {
    id: 'work-requests.location-in-the-room',
    lie: 'A location sent is put behind the number of the room.',
    breaks: ['WRQ-33'],
    tables: creating(({ residentId, location }, { body }, { store }) =>
      membersIn(body)['location'] === undefined
        ? {}
        : { location: `${store.residents.find(residentId)?.roomNumber ?? ''} ${location ?? ''}` },
    ),
    witness: filing({ location: 'Kitchenette' }),
  },
  {
    id: 'work-requests.no-room-by-default',
    lie: 'Without a location sent there is none.',
    breaks: ['WRQ-34'],
    tables: creating((_, { body }) => (membersIn(body)['location'] === undefined ? { location: null } : {})),
    witness: filing(),
  },
  {
    id: 'work-requests.no-room-for-connections',
    lie: 'The location of a request of a connection is none unless one is sent: a connection has no room.',
    breaks: ['WRQ-34'],
    tables: creating((_, { acting, body }) =>
      acting.kind === 'connection' && membersIn(body)['location'] === undefined ? { location: null } : {},
    ),
    witness: byDaughter,
  },
  {
    id: 'work-requests.first-of-the-locations',
    lie: 'Without a location sent it is the first of the settings.',
    breaks: ['WRQ-34'],
    tables: creating(({ facilityId }, { body }, scene) =>
      membersIn(body)['location'] === undefined
        ? { location: workRequestSettingsOf(facilityId, scene).locations[0] ?? null }
        : {},
    ),
    witness: filing(),
  },
  {
    id: 'work-requests.room-as-it-was',
    lie: 'The default location is the room that the resident had when their first request was filed.',
    breaks: ['WRQ-34'],
    tables: (tables) => {
      const rooms = new Map<string, string | null>();
      return creating(({ residentId, location }, { body }) => {
        if (membersIn(body)['location'] !== undefined) return {};
        const room = rooms.get(residentId) ?? location;
        rooms.set(residentId, room);
        return { location: room };
      })(tables);
    },
    witness: inShop(async ({ create, kin }, stage) => {
      const first = await create(kin.residentId);
      await stage.call('PUT', `/residents/${kin.residentId}`, {
        body: { firstName: 'Ada', lastName: 'Field', roomNumber: '7' },
      });
      return [first, await create(kin.residentId)];
    }),
  },
  {
    id: 'work-requests.creator-is-the-resident',
    lie: 'The creator of a request is the resident, whoever files it.',
    breaks: ['WRQ-45'],
    tables: shown((request) => ({
      ...request,
      creator: { ...membersIn(request['creator']), id: request['residentId'] },
    })),
    witness: byDaughter,
  },
  {
    id: 'work-requests.creator-as-sent',
    lie: 'A creatorId that is sent names the creator.',
    breaks: ['WRQ-45'],
    tables: creating(({ creator }, { sent }) =>
      typeof sent['creatorId'] === 'string' ? { creator: { ...creator, id: sent['creatorId'] } } : {},
    ),
    witness: inShop(({ create, kin }) => create(kin.residentId, { creatorId: kin.daughter })),
  },
  {
    id: 'work-requests.first-connection-files-all',
    lie: 'The creator of what any connection files is the first connection of the resident.',
    breaks: ['WRQ-45'],
    tables: creating(({ creator, residentId }, _, { store }) => {
      const [first] = store.connections.filter(({ residentIds }) => residentIds.includes(residentId));
      return creator.userType === 'connection' && first ? { creator: { ...creator, id: first.id } } : {};
    }),
    witness: inShop(({ create, kin }) => create(kin.son)),
  },
  {
    id: 'work-requests.creator-is-whoever-reads',
    lie: 'The creator in the read of a request is whoever reads it.',
    breaks: ['WRQ-45'],
    tables: shown(
      (request, { acting }) => ({ ...request, creator: { ...membersIn(request['creator']), id: acting.id } }),
      [READ],
    ),
    witness: inShop(async ({ made, read, kin }) => read(await made(kin.daughter), kin.residentId)),
  },
  {
    id: 'work-requests.new-ones-wait',
    lie: 'A new request is in the list once the next one of the resident is made.',
    breaks: ['WRQ-47'],
    tables: (tables) => {
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
    witness: filing(),
  },
  {
    id: 'work-requests.create-answers-a-draft',
    lie: 'The id in the answer of a create is not the one by which the request is found.',
    breaks: ['WRQ-47'],
    tables: afterwards(
      CREATE,
      inData((request) => ({ ...request, id: `${textIn(request['id'])}-draft` })),
    ),
    witness: filing(),
  },
  {
    id: 'work-requests.one-of-each-connection',
    lie: 'The second request of a connection takes the place of their first.',
    breaks: ['WRQ-47'],
    tables: (tables) => {
      const former = new Map<string, string>();
      return afterwards(CREATE, (reply, { acting, path }, scene) => {
        if (acting.kind !== 'connection') return reply;
        const key = `${acting.id} ${path['residentId'] ?? ''}`;
        scene.store.workRequests.remove(former.get(key) ?? '');
        former.set(key, idIn(reply));
        return reply;
      })(tables);
    },
    witness: inShop(async ({ made, list, kin }) => {
      await made(kin.daughter);
      await made(kin.daughter);
      return list(kin.residentId);
    }),
  },
];

import { connectionView } from '../../mock/operations/connections/view.ts';
import type { ConnectionRecord } from '../../mock/world/records.ts';
import { connectionsIn, someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, textsIn, withQuery, without } from '../input.ts';
import { afterwards, beforehand, inList, withStatus } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const LIST = 'listConnections';
const OF_RESIDENT = 'listResidentConnections';

/** Items of the list beside the honest ones: living connections that a wrong filter finds. */
const alsoListing = (
  operation: typeof LIST | typeof OF_RESIDENT,
  finds: (connection: ConnectionRecord, query: Readonly<Record<string, unknown>>) => boolean,
) =>
  afterwards(operation, (reply, input, scene) =>
    inList((items) => {
      const known = items.map((item) => membersIn(item)['id']);
      const more = scene.store.connections.filter(
        (one) => one.status !== 'deleted' && !known.includes(one.id) && finds(one, input.query),
      );
      return [...items, ...more.map((one) => connectionView(one, scene))];
    })(reply, input),
  );

/** Drops items of a list that the honest server shows. */
const leavingOut = (
  operation: typeof LIST | typeof OF_RESIDENT,
  drops: (connection: Readonly<Record<string, unknown>>, asked: Readonly<Record<string, unknown>>) => boolean,
) =>
  afterwards(operation, (reply, input) =>
    inList((items) => items.filter((item) => !drops(membersIn(item), { ...input.query, ...input.path })))(
      reply,
      input,
    ),
  );

const idsIn = (links: unknown): readonly unknown[] =>
  Array.isArray(links) ? links.map((link) => membersIn(link)['id']) : [];

/** Two residents and a connection of both, as the list of the second one has it. */
const ofTheSecond: Witness = async (stage) => {
  const [one, two] = [await someResident(stage), await someResident(stage)];
  await someConnection(stage, { residents: [one, two] });
  return [
    await connectionsIn(stage, `residentId=${two}`),
    await stage.call('GET', `/residents/${two}/connections`),
  ];
};

/** Lies of the lists of connections and their filters. */
export const listingSaboteurs: readonly Saboteur[] = [
  {
    id: 'connections.list-answers-206',
    lie: 'List connections answers 206.',
    breaks: ['CON-01'],
    tables: afterwards(LIST, withStatus(206)),
    witness: async (stage) => (await stage.call('GET', '/connections')).status,
  },
  {
    id: 'connections.list-of-twenty',
    lie: 'The list without a filter holds the twenty oldest connections.',
    breaks: ['CON-02'],
    tables: afterwards(LIST, (reply, input) =>
      Object.keys(input.query).length === 0 ? inList((items) => items.slice(0, 20))(reply, input) : reply,
    ),
    witness: async (stage) => {
      const residents = [await someResident(stage)];
      for (let count = 0; count < 21; count += 1) await someConnection(stage, { residents });
      return connectionsIn(stage);
    },
  },
  {
    id: 'connections.list-without-those-on-leave',
    lie: 'The list leaves out the connections that are on leave.',
    breaks: ['CON-02'],
    tables: leavingOut(LIST, ({ status }) => status === 'onLeave'),
    witness: async (stage) => {
      const residents = [await someResident(stage)];
      const id = await someConnection(stage, { residents });
      const body = { firstName: 'Eve', lastName: 'Field', residents, facilities: [stage.facilities[0]] };
      await stage.call('PUT', `/connections/${id}`, { body: { ...body, status: 'onLeave' } });
      return connectionsIn(stage);
    },
  },
  {
    id: 'connections.facility-filter-by-the-first',
    lie: 'The filter facilityId looks at the first facility of a connection alone.',
    breaks: ['CON-03'],
    tables: leavingOut(
      LIST,
      ({ facilities }, { facilityId }) => facilityId !== undefined && idsIn(facilities)[0] !== facilityId,
    ),
    witness: async (stage) => {
      await someConnection(stage, { facilities: [stage.facilities[0], stage.facilities[1]] });
      return connectionsIn(stage, `facilityId=${stage.facilities[1] ?? ''}`);
    },
  },
  {
    id: 'connections.facility-filter-ignored',
    lie: 'The filter facilityId has no effect.',
    breaks: ['CON-03'],
    tables: beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'facilityId'))),
    witness: async (stage) => {
      await someConnection(stage);
      return connectionsIn(stage, `facilityId=${stage.facilities[1] ?? ''}`);
    },
  },
  {
    id: 'connections.resident-filter-by-the-first',
    lie: 'The filter residentId looks at the first resident of a connection alone.',
    breaks: ['CON-04'],
    tables: leavingOut(
      LIST,
      ({ residents }, { residentId }) => residentId !== undefined && idsIn(residents)[0] !== residentId,
    ),
    witness: ofTheSecond,
  },
  {
    id: 'connections.resident-filter-by-facility',
    lie: 'The filter residentId finds the connections of all residents of the facility.',
    breaks: ['CON-04'],
    tables: beforehand(LIST, (input, scene) =>
      withQuery(input, (query) => {
        const resident = scene.store.residents.find(String(query['residentId']));
        return resident ? { ...without(query, 'residentId'), facilityId: resident.facilityId } : query;
      }),
    ),
    witness: async (stage) => {
      await someConnection(stage);
      return connectionsIn(stage, `residentId=${await someResident(stage)}`);
    },
  },
  {
    id: 'connections.email-filter-by-part',
    lie: 'The filter email finds every address that begins with the sent text.',
    breaks: ['CON-06'],
    tables: alsoListing(
      LIST,
      (one, { email }) => typeof email === 'string' && (one.email ?? '').startsWith(email),
    ),
    witness: async (stage) => {
      await someConnection(stage, { email: 'carla@example.com' });
      return connectionsIn(stage, 'email=carla');
    },
  },
  {
    id: 'connections.email-filter-by-ending',
    lie: 'The filter email finds every address that ends with the sent one.',
    breaks: ['CON-05', 'CON-06'],
    tables: alsoListing(
      LIST,
      (one, { email }) => typeof email === 'string' && (one.email ?? '').endsWith(email),
    ),
    witness: async (stage) => {
      await someConnection(stage, { email: 'carla@example.com' });
      return connectionsIn(stage, 'email=a%40example.com');
    },
  },
  {
    id: 'connections.external-id-filter-finds-those-without',
    lie: 'The filter externalId finds the connections without one as well.',
    breaks: ['CON-07'],
    tables: alsoListing(LIST, (one, { externalId }) => externalId !== undefined && one.externalId === null),
    witness: async (stage) => {
      await someConnection(stage);
      return connectionsIn(stage, 'externalId=e-1');
    },
  },
  {
    id: 'connections.of-a-resident-by-the-first',
    lie: 'The list of a resident holds the connections of which it is the first resident alone.',
    breaks: ['CON-68'],
    tables: leavingOut(OF_RESIDENT, ({ residents }, { residentId }) => idsIn(residents)[0] !== residentId),
    witness: ofTheSecond,
  },
  {
    id: 'connections.of-a-resident-active-alone',
    lie: 'The list of a resident leaves out the inactive connections.',
    breaks: ['CON-68'],
    tables: leavingOut(OF_RESIDENT, ({ status }) => status === 'inactive'),
    witness: async (stage) => {
      const residents = [await someResident(stage)];
      const id = await someConnection(stage, { residents });
      const body = { firstName: 'Eve', lastName: 'Field', residents, facilities: [stage.facilities[0]] };
      await stage.call('PUT', `/connections/${id}`, { body: { ...body, status: 'inactive' } });
      return (await stage.call('GET', `/residents/${residents[0] ?? ''}/connections`)).body;
    },
  },
  {
    id: 'connections.of-the-neighbours',
    lie: 'The list of a resident also holds every connection that is linked to several others.',
    breaks: ['CON-69'],
    tables: alsoListing(OF_RESIDENT, (one) => one.residentIds.length > 1),
    witness: async (stage) => {
      const [one, two, three] = [
        await someResident(stage),
        await someResident(stage),
        await someResident(stage),
      ];
      await someConnection(stage, { residents: [one, two] });
      return (await stage.call('GET', `/residents/${three}/connections`)).body;
    },
  },
  {
    id: 'connections.of-a-resident-with-a-total',
    lie: 'The list of a resident is an object with items and a total under data.',
    breaks: ['CON-67'],
    tables: afterwards(OF_RESIDENT, (reply) => {
      const items = membersIn(reply.body)['data'];
      return { ...reply, body: { data: { items, total: textsIn(items).length } } };
    }),
    witness: ofTheSecond,
  },
];

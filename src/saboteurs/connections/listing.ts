import { connectionView } from '../../mock/operations/connections/view.ts';
import type { ConnectionRecord } from '../../mock/world/records.ts';
import { connectionsIn, someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, textsIn, withQuery, without } from '../input.ts';
import { afterwards, beforehand, inList, withStatus } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

const LIST = 'listConnections';
const OF_RESIDENT = 'listResidentConnections';

/** Items of the list beside the original ones: living connections that a wrong filter finds. */
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

/** Drops items of a list that the original server shows. */
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

/** Saboteurs of the lists of connections and their filters. */
export const listingSaboteurs = saboteursOf('connections', ofTheSecond, {
  'list-answers-206': [
    'List connections answers 206.',
    ['CON-01'],
    afterwards(LIST, withStatus(206)),
    async (stage) => (await stage.call('GET', '/connections')).status,
  ],
  'list-of-twenty': [
    'The list without a filter holds the twenty oldest connections.',
    ['CON-02'],
    afterwards(LIST, (reply, input) =>
      Object.keys(input.query).length === 0 ? inList((items) => items.slice(0, 20))(reply, input) : reply,
    ),
    async (stage) => {
      const residents = [await someResident(stage)];
      for (let count = 0; count < 21; count += 1) await someConnection(stage, { residents });
      return connectionsIn(stage);
    },
  ],
  'list-without-those-on-leave': [
    'The list leaves out the connections that are on leave.',
    ['CON-02'],
    leavingOut(LIST, ({ status }) => status === 'onLeave'),
    async (stage) => {
      const residents = [await someResident(stage)];
      const id = await someConnection(stage, { residents });
      const body = { firstName: 'Eve', lastName: 'Field', residents, facilities: [stage.facilities[0]] };
      await stage.call('PUT', `/connections/${id}`, { body: { ...body, status: 'onLeave' } });
      return connectionsIn(stage);
    },
  ],
  'facility-filter-by-the-first': [
    'The filter facilityId looks at the first facility of a connection alone.',
    ['CON-03'],
    leavingOut(
      LIST,
      ({ facilities }, { facilityId }) => facilityId !== undefined && idsIn(facilities)[0] !== facilityId,
    ),
    async (stage) => {
      await someConnection(stage, { facilities: [stage.facilities[0], stage.facilities[1]] });
      return connectionsIn(stage, `facilityId=${stage.facilities[1] ?? ''}`);
    },
  ],
  'facility-filter-ignored': [
    'The filter facilityId has no effect.',
    ['CON-03'],
    beforehand(LIST, (input) => withQuery(input, (query) => without(query, 'facilityId'))),
    async (stage) => {
      await someConnection(stage);
      return connectionsIn(stage, `facilityId=${stage.facilities[1] ?? ''}`);
    },
  ],
  'resident-filter-by-the-first': [
    'The filter residentId looks at the first resident of a connection alone.',
    ['CON-04'],
    leavingOut(
      LIST,
      ({ residents }, { residentId }) => residentId !== undefined && idsIn(residents)[0] !== residentId,
    ),
  ],
  'resident-filter-by-facility': [
    'The filter residentId finds the connections of all residents of the facility.',
    ['CON-04'],
    beforehand(LIST, (input, scene) =>
      withQuery(input, (query) => {
        const resident = scene.store.residents.find(String(query['residentId']));
        return resident ? { ...without(query, 'residentId'), facilityId: resident.facilityId } : query;
      }),
    ),
    async (stage) => {
      await someConnection(stage);
      return connectionsIn(stage, `residentId=${await someResident(stage)}`);
    },
  ],
  'email-filter-by-part': [
    'The filter email finds every address that begins with the sent text.',
    ['CON-06'],
    alsoListing(LIST, (one, { email }) => typeof email === 'string' && (one.email ?? '').startsWith(email)),
    async (stage) => {
      await someConnection(stage, { email: 'carla@example.com' });
      return connectionsIn(stage, 'email=carla');
    },
  ],
  'email-filter-by-ending': [
    'The filter email finds every address that ends with the sent one.',
    ['CON-05', 'CON-06'],
    alsoListing(LIST, (one, { email }) => typeof email === 'string' && (one.email ?? '').endsWith(email)),
    async (stage) => {
      await someConnection(stage, { email: 'carla@example.com' });
      return connectionsIn(stage, 'email=a%40example.com');
    },
  ],
  'external-id-filter-finds-those-without': [
    'The filter externalId finds the connections without one as well.',
    ['CON-07'],
    alsoListing(LIST, (one, { externalId }) => externalId !== undefined && one.externalId === null),
    async (stage) => {
      await someConnection(stage);
      return connectionsIn(stage, 'externalId=e-1');
    },
  ],
  'of-a-resident-by-the-first': [
    'The list of a resident holds the connections of which it is the first resident alone.',
    ['CON-68'],
    leavingOut(OF_RESIDENT, ({ residents }, { residentId }) => idsIn(residents)[0] !== residentId),
  ],
  'of-a-resident-active-alone': [
    'The list of a resident leaves out the inactive connections.',
    ['CON-68'],
    leavingOut(OF_RESIDENT, ({ status }) => status === 'inactive'),
    async (stage) => {
      const residents = [await someResident(stage)];
      const id = await someConnection(stage, { residents });
      const body = { firstName: 'Eve', lastName: 'Field', residents, facilities: [stage.facilities[0]] };
      await stage.call('PUT', `/connections/${id}`, { body: { ...body, status: 'inactive' } });
      return (await stage.call('GET', `/residents/${residents[0] ?? ''}/connections`)).body;
    },
  ],
  'of-the-neighbours': [
    'The list of a resident also holds every connection that is linked to several others.',
    ['CON-69'],
    alsoListing(OF_RESIDENT, (one) => one.residentIds.length > 1),
    async (stage) => {
      const [one, two, three] = [
        await someResident(stage),
        await someResident(stage),
        await someResident(stage),
      ];
      await someConnection(stage, { residents: [one, two] });
      return (await stage.call('GET', `/residents/${three}/connections`)).body;
    },
  ],
  'of-a-resident-with-a-total': [
    'The list of a resident is an object with items and a total under data.',
    ['CON-67'],
    afterwards(OF_RESIDENT, (reply) => {
      const items = membersIn(reply.body)['data'];
      return { ...reply, body: { data: { items, total: textsIn(items).length } } };
    }),
  ],
});

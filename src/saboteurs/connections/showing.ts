import { connectionView } from '../../mock/operations/connections/view.ts';
import { PICTURE, connectionAt, connectionsIn, someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, without } from '../input.ts';
import { afterwards, inData, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';

const FULL = {
  email: 'carla@example.com',
  phoneNumber: 5551234,
  relationship: 'Daughter',
  groups: ['Family', 'Choir'],
  disableSMS: true,
  additionalInfo: '7',
  externalId: '12345',
  pccId: 77,
};

/** An operation shows a member otherwise wherever it is set. */
const shown = (
  operation: 'getConnection' | 'listConnections' | 'listResidentConnections' | 'createConnection',
  member: string,
  change: (value: unknown) => unknown,
): Lie =>
  afterwards(
    operation,
    inData((connection) =>
      connection[member] === null || connection[member] === undefined
        ? connection
        : { ...connection, [member]: change(connection[member]) },
    ),
  );

const each = (change: (link: Readonly<Record<string, unknown>>) => unknown) => (links: unknown) =>
  Array.isArray(links) ? links.map((link) => change(membersIn(link))) : links;

const inGet: Witness = async (stage) => connectionAt(stage, await someConnection(stage, FULL));
const inTheList: Witness = async (stage) => {
  await someConnection(stage, FULL);
  return connectionsIn(stage);
};
const withAPicture: Witness = async (stage) => {
  const id = await someConnection(stage);
  await stage.call('POST', `/connections/${id}/avatar`, { file: PICTURE });
  return [await connectionAt(stage, id), await connectionsIn(stage)];
};

/** Lies of how a connection is shown. */
export const showingSaboteurs: readonly Saboteur[] = [
  {
    id: 'connections.get-the-newest',
    lie: 'Get connection answers the connection that was made last, whatever id stands in the path.',
    breaks: ['CON-31'],
    tables: afterwards('getConnection', (reply, _input, scene) => {
      const last = scene.store.connections.all().at(-1);
      return last ? { ...reply, body: { data: connectionView(last, scene) } } : reply;
    }),
    witness: async (stage) => {
      const id = await someConnection(stage);
      await someConnection(stage, { firstName: 'Eve' });
      return connectionAt(stage, id);
    },
  },
  {
    id: 'connections.get-in-an-array',
    lie: 'Get connection answers an array of one connection.',
    breaks: ['CON-30'],
    tables: afterwards('getConnection', (reply) => ({
      ...reply,
      body: { data: [membersIn(reply.body)['data']] },
    })),
    witness: inGet,
  },
  {
    id: 'connections.list-numbers-its-items',
    lie: 'The list gives every connection a number for an id.',
    breaks: ['CON-32'],
    tables: shown('listConnections', 'id', (id) => String(id).length),
    witness: inTheList,
  },
  {
    id: 'connections.external-id-as-number',
    lie: 'Get connection shows an externalId of digits as a number.',
    breaks: ['CON-33'],
    tables: shown('getConnection', 'externalId', (id) => (/^\d+$/.test(String(id)) ? Number(id) : id)),
    witness: inGet,
  },
  {
    id: 'connections.email-as-an-object',
    lie: 'The list of a resident shows the email as an object.',
    breaks: ['CON-34'],
    tables: shown('listResidentConnections', 'email', (address) => ({ address })),
    witness: async (stage) => {
      const residents = [await someResident(stage)];
      await someConnection(stage, { ...FULL, residents });
      return (await stage.call('GET', `/residents/${residents[0] ?? ''}/connections`)).body;
    },
  },
  {
    id: 'connections.groups-as-objects',
    lie: 'The list shows the groups as objects with a name.',
    breaks: ['CON-35'],
    tables: shown('listConnections', 'groups', (groups) =>
      Array.isArray(groups) ? groups.map((name: unknown) => ({ name })) : groups,
    ),
    witness: inTheList,
  },
  {
    id: 'connections.flags-as-numbers',
    lie: 'Get connection shows disableSMS as 0 or 1.',
    breaks: ['CON-36'],
    tables: shown('getConnection', 'disableSMS', Number),
    witness: inGet,
  },
  {
    id: 'connections.thumbnail-as-an-object',
    lie: 'The list shows the thumbUrl as an object.',
    breaks: ['CON-37'],
    tables: shown('listConnections', 'thumbUrl', (href) => ({ href })),
    witness: withAPicture,
  },
  {
    id: 'connections.updated-in-words',
    lie: 'Get connection shows updated as a date for people.',
    breaks: ['CON-38'],
    tables: shown('getConnection', 'updated', (updated) => new Date(String(updated)).toUTCString()),
    witness: inGet,
  },
  {
    id: 'connections.phone-number-as-text',
    lie: 'The list shows the phoneNumber as text.',
    breaks: ['CON-39'],
    tables: shown('listConnections', 'phoneNumber', String),
    witness: inTheList,
  },
  {
    id: 'connections.pcc-id-as-text',
    lie: 'Create connection answers the pccId as text.',
    breaks: ['CON-39'],
    tables: shown('createConnection', 'pccId', String),
    witness: async (stage) => {
      const body = { firstName: 'Carla', lastName: 'Field', facilities: [stage.facilities[0]], pccId: 77 };
      const residents = [await someResident(stage)];
      return (await stage.call('POST', '/connections', { body: { ...body, residents } })).body;
    },
  },
  {
    id: 'connections.facilities-as-ids',
    lie: 'Get connection shows its facilities by their ids alone.',
    breaks: ['CON-40', 'CON-18'],
    tables: shown(
      'getConnection',
      'facilities',
      each(({ id }) => id),
    ),
    witness: inGet,
  },
  {
    id: 'connections.facilities-without-names-in-the-list',
    lie: 'The list shows the facilities of a connection without their names.',
    breaks: ['CON-40'],
    tables: shown(
      'listConnections',
      'facilities',
      each((link) => without(link, 'name')),
    ),
    witness: inTheList,
  },
  {
    id: 'connections.residents-without-their-facility',
    lie: 'The residents of a connection are shown without facilityId.',
    breaks: ['CON-41'],
    tables: shown(
      'getConnection',
      'residents',
      each((link) => without(link, 'facilityId')),
    ),
    witness: inGet,
  },
  {
    id: 'connections.residents-with-swapped-names',
    lie: 'The list of a resident shows the linked residents with first and last name swapped.',
    breaks: ['CON-41'],
    tables: shown(
      'listResidentConnections',
      'residents',
      each(({ firstName, lastName, ...link }) => ({ ...link, firstName: lastName, lastName: firstName })),
    ),
    witness: async (stage) => {
      const residents = [await someResident(stage)];
      await someConnection(stage, { residents });
      return (await stage.call('GET', `/residents/${residents[0] ?? ''}/connections`)).body;
    },
  },
  {
    id: 'connections.enabled-for-active',
    lie: 'The list shows the status active as enabled.',
    breaks: ['RES-35'],
    tables: shown('listConnections', 'status', (status) => (status === 'active' ? 'enabled' : status)),
    witness: inTheList,
  },
];

import { connectionView } from '../../mock/operations/connections/view.ts';
import { PICTURE, connectionAt, connectionsIn, someConnection, someResident } from '../../witness/people.ts';
import type { Witness } from '../../witness/stage.ts';
import { membersIn, without } from '../input.ts';
import { afterwards, inData, type Mutation } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';

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
): Mutation =>
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

/** Saboteurs of how a connection is shown. */
export const showingSaboteurs = saboteursOf('connections', inGet, {
  'get-the-newest': [
    'Get connection answers the connection that was made last, whatever id stands in the path.',
    ['CON-31'],
    afterwards('getConnection', (reply, _input, scene) => {
      const last = scene.store.connections.all().at(-1);
      return last ? { ...reply, body: { data: connectionView(last, scene) } } : reply;
    }),
    async (stage) => {
      const id = await someConnection(stage);
      await someConnection(stage, { firstName: 'Eve' });
      return connectionAt(stage, id);
    },
  ],
  'get-in-an-array': [
    'Get connection answers an array of one connection.',
    ['CON-30'],
    afterwards('getConnection', (reply) => ({
      ...reply,
      body: { data: [membersIn(reply.body)['data']] },
    })),
  ],
  'list-numbers-its-items': [
    'The list gives every connection a number for an id.',
    ['CON-32'],
    shown('listConnections', 'id', (id) => String(id).length),
    inTheList,
  ],
  'external-id-as-number': [
    'Get connection shows an externalId of digits as a number.',
    ['CON-33'],
    shown('getConnection', 'externalId', (id) => (/^\d+$/.test(String(id)) ? Number(id) : id)),
  ],
  'email-as-an-object': [
    'The list of a resident shows the email as an object.',
    ['CON-34'],
    shown('listResidentConnections', 'email', (address) => ({ address })),
    async (stage) => {
      const residents = [await someResident(stage)];
      await someConnection(stage, { ...FULL, residents });
      return (await stage.call('GET', `/residents/${residents[0] ?? ''}/connections`)).body;
    },
  ],
  'groups-as-objects': [
    'The list shows the groups as objects with a name.',
    ['CON-35'],
    shown('listConnections', 'groups', (groups) =>
      Array.isArray(groups) ? groups.map((name: unknown) => ({ name })) : groups,
    ),
    inTheList,
  ],
  'flags-as-numbers': [
    'Get connection shows disableSMS as 0 or 1.',
    ['CON-36'],
    shown('getConnection', 'disableSMS', Number),
  ],
  'thumbnail-as-an-object': [
    'The list shows the thumbUrl as an object.',
    ['CON-37'],
    shown('listConnections', 'thumbUrl', (href) => ({ href })),
    withAPicture,
  ],
  'updated-in-words': [
    'Get connection shows updated as a date for people.',
    ['CON-38'],
    shown('getConnection', 'updated', (updated) => new Date(String(updated)).toUTCString()),
  ],
  'phone-number-as-text': [
    'The list shows the phoneNumber as text.',
    ['CON-39'],
    shown('listConnections', 'phoneNumber', String),
    inTheList,
  ],
  'pcc-id-as-text': [
    'Create connection answers the pccId as text.',
    ['CON-39'],
    shown('createConnection', 'pccId', String),
    async (stage) => {
      const body = { firstName: 'Carla', lastName: 'Field', facilities: [stage.facilities[0]], pccId: 77 };
      const residents = [await someResident(stage)];
      return (await stage.call('POST', '/connections', { body: { ...body, residents } })).body;
    },
  ],
  'facilities-as-ids': [
    'Get connection shows its facilities by their ids alone.',
    ['CON-40', 'CON-18'],
    shown(
      'getConnection',
      'facilities',
      each(({ id }) => id),
    ),
  ],
  'facilities-without-names-in-the-list': [
    'The list shows the facilities of a connection without their names.',
    ['CON-40'],
    shown(
      'listConnections',
      'facilities',
      each((link) => without(link, 'name')),
    ),
    inTheList,
  ],
  'residents-without-their-facility': [
    'The residents of a connection are shown without facilityId.',
    ['CON-41'],
    shown(
      'getConnection',
      'residents',
      each((link) => without(link, 'facilityId')),
    ),
  ],
  'residents-with-swapped-names': [
    'The list of a resident shows the linked residents with first and last name swapped.',
    ['CON-41'],
    shown(
      'listResidentConnections',
      'residents',
      each(({ firstName, lastName, ...link }) => ({ ...link, firstName: lastName, lastName: firstName })),
    ),
    async (stage) => {
      const residents = [await someResident(stage)];
      await someConnection(stage, { residents });
      return (await stage.call('GET', `/residents/${residents[0] ?? ''}/connections`)).body;
    },
  ],
  'enabled-for-active': [
    'The list shows the status active as enabled.',
    ['RES-35'],
    shown('listConnections', 'status', (status) => (status === 'active' ? 'enabled' : status)),
    inTheList,
  ],
});

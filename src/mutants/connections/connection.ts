import { connectionView } from '../../mock/operations/connections/view.ts';
import type { ConnectionRecord } from '../../mock/world/records.ts';
import { PICTURE, someResident } from '../../witness/people.ts';
import { recording } from '../../witness/recording.ts';
import type { Witness } from '../../witness/client.ts';
import { resourceOf, type ResourceFacts } from '../resource.ts';

export const LIST = 'listConnections';
export const OF_RESIDENT = 'listResidentConnections';
export const CREATE = 'createConnection';
export const GET = 'getConnection';
export const PUT = 'replaceConnection';

const facts: ResourceFacts<ConnectionRecord> = {
  records: ({ store }) => store.connections,
  view: connectionView,
  id: 'connectionId',
  list: LIST,
  create: CREATE,
  replace: PUT,
  shownBy: [LIST, OF_RESIDENT, CREATE, GET, PUT],
};
export const connection = resourceOf(facts);
/** The same with the list of one resident. */
export const ofResident = resourceOf({ ...facts, list: OF_RESIDENT });

export const FULL = {
  email: 'carla@example.com',
  phoneNumber: 5551234,
  relationship: 'Daughter',
  groups: ['Family', 'Choir'],
  additionalInfo: 'Calls on Sundays',
  externalId: 'e-1',
  pccId: 12,
};

const REQUIRED = ['firstName', 'lastName', 'residents', 'facilities'];

/** Connections are created, merged, listed, replaced, pictured and deleted. */
export const usual: Witness = async (client) => {
  const { seen, call, read, make, put } = recording(client);
  const [one = '', two = '', three = '', alone = ''] = [
    await someResident(client),
    await someResident(client),
    await someResident(client, { lastName: 'Woods' }),
    await someResident(client),
  ];
  const lists = [
    ...[
      '',
      `facilityId=${client.facilities[1] ?? ''}`,
      'externalId=e-1',
      'email=carla',
      'email=a%40example.com',
    ],
    ...[two, alone].map((id) => `residentId=${id}`),
  ].map((query) => `/connections?${query}`);
  const everything = [...lists, ...[one, two, alone].map((id) => `/residents/${id}/connections`)];
  const body = {
    firstName: 'Carla',
    lastName: 'Field',
    residents: [one],
    facilities: [client.facilities[0]],
  };
  const both = { ...body, ...FULL, disableSMS: true, disableInvites: false, facilities: client.facilities };
  const carla = `/connections/${await make('/connections', { ...both, residents: [one, two, three] })}`;
  const eve = `/connections/${await make('/connections', { ...body, pccId: 7, disableInvites: true })}`;
  const mary = `/connections/${await make('/connections', { ...body, residents: [one, two] })}`;
  for (const name of REQUIRED) await make('/connections', { ...body, [name]: undefined });
  await call('POST', `${carla}/avatar`);
  await call('POST', `${carla}/avatar`, { file: PICTURE });
  await read(carla, eve, ...everything);

  const merged = { ...body, firstName: 'Eve', email: FULL.email, relationship: 'Niece', disableSMS: false };
  await make('/connections', { ...merged, residents: [two, alone] });
  await read(carla, ...everything);
  const links = { residents: [two], facilities: [client.facilities[1]] };
  for (const more of [
    { ...links, email: 'b@example.com', groups: ['Friends'] },
    { ...links, status: 'onLeave' },
    { ...FULL, status: 'inactive' },
    { ...FULL, status: 'active' },
    { ...FULL, status: 'inactive' },
  ]) {
    for (const path of [carla, eve]) await put(path, { ...body, ...more });
    await read(carla, eve, '/connections', `/residents/${one}/connections`);
  }
  for (const name of REQUIRED) await put(carla, { ...body, [name]: undefined });
  await make('/connections', merged);
  await put(eve, { ...body, status: 'deleted' });
  await call('DELETE', `${carla}/avatar`);
  await call('DELETE', mary);
  await read(carla, eve, mary, ...everything);
  return seen;
};

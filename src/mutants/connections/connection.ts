import { connectionView } from '../../mock/operations/connections/view.ts';
import type { ConnectionRecord } from '../../mock/world/records.ts';
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

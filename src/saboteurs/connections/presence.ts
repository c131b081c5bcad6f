import { connectionAt, connectionsIn, someConnection } from '../../witness/people.ts';
import { leavingOut } from '../leaves-out.ts';

const KNOWN = {
  email: 'carla@example.com',
  phoneNumber: 5551234,
  relationship: 'Daughter',
  groups: ['Family'],
  additionalInfo: 'Calls on Sundays',
  externalId: 'e-1',
  pccId: 12,
};

/** Members of a connection that are left out, one a saboteur. */
export const presenceSaboteurs = leavingOut(
  {
    section: 'connections',
    resource: 'a connection',
    breaks: ['CON-101'],
    operations: [
      'listConnections',
      'createConnection',
      'getConnection',
      'replaceConnection',
      'listResidentConnections',
    ],
    witness: async (stage) => [
      await connectionAt(stage, await someConnection(stage, KNOWN)),
      await connectionsIn(stage),
    ],
  },
  [
    'firstName',
    'lastName',
    ...Object.keys(KNOWN),
    'status',
    'facilities',
    'facilities.*.name',
    'residents',
    'residents.*.firstName',
    'residents.*.lastName',
    'residents.*.facilityId',
    'disableNotifications',
    'disableSMS',
    'disableInvites',
    'created',
    'updated',
  ],
);

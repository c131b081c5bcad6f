import { hallWith, registrationsOf } from '../../witness/hall.ts';
import { register } from '../../witness/activities.ts';
import { someConnection } from '../../witness/people.ts';
import { someActivity } from '../../witness/programme.ts';
import { leavingOut } from '../leaves-out.ts';

/** Members of a registration that are left out, one a saboteur. */
export const presenceSaboteurs = leavingOut(
  {
    section: 'registrations',
    resource: 'a registration',
    breaks: ['REG-101'],
    operations: ['createRegistration', 'listResidentRegistrations', 'listConnectionRegistrations'],
    witness: async (stage) => {
      const hall = await hallWith(stage, 1, 2);
      await someConnection(stage, { externalId: 'ext-1', relationship: 'Daughter' });
      const open = await someActivity(stage, { allowConnections: true, maxRegisteredConnections: 2 });
      const guest = await register(stage, open, 'ext-1', { userType: 'connection' });
      const lists = [];
      for (const one of hall.residents) lists.push((await registrationsOf(stage, one)).body);
      return [hall.came.map(({ body }) => body), lists, guest.body];
    },
  },
  [
    ...['activityId', 'activityName', 'activityType', 'activityStartDate', 'activityEndDate'],
    ...['activityLocation', 'facilityId', 'facilityName', 'userId', 'userType', 'userName', 'relationship'],
    ...['registeredAt', 'status', 'position'],
  ],
);

import { someDesk } from '../../witness/check-ins.ts';
import { leavingOut } from '../leaves-out.ts';

/** Members of a check-in that are left out, one a saboteur. */
export const presenceSaboteurs = leavingOut(
  {
    section: 'check-ins',
    resource: 'a check-in',
    breaks: ['CHK-101'],
    operations: ['createCheckIn', 'getCheckIn', 'listCheckIns', 'replaceCheckIn'],
    witness: async (stage) => {
      const desk = await someDesk(stage);
      const id = await desk.made({ description: 'cheerful' });
      return [await desk.change(id, { description: 'cheerful', durationInMinutes: 40 }), await desk.read(id)];
    },
  },
  [
    'startDate',
    'durationInMinutes',
    'checkInStaff',
    'checkInStaff.firstName',
    'checkInStaff.lastName',
    'description',
    'created',
    'modified',
  ],
);

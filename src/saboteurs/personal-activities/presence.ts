import { walkByStaff } from '../../witness/personal-activities.ts';
import { leavingOut } from '../leaves-out.ts';
import { CREATE, LIST } from './amend.ts';

/** Members of a personal activity that are left out, one a saboteur. */
export const presenceSaboteurs = leavingOut(
  {
    section: 'personal-activities',
    resource: 'a personal activity',
    breaks: ['PAC-101'],
    operations: [CREATE, LIST],
    witness: walkByStaff,
  },
  [
    'name',
    'startDate',
    'startTime',
    'endTime',
    'timeType',
    'durationInMinutes',
    'attendedResidentIds',
    'location',
    'description',
    'confirmed',
    'photos',
    'photos.*.id',
    'photos.*.name',
    'photos.*.type',
    'photos.*.size',
    'photos.*.publicToFamily',
    'created',
  ],
);

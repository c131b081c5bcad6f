import { known, revisiting } from '../../witness/personal-visits.ts';
import { leavingOut } from '../leaves-out.ts';
import { EVERYWHERE } from './amend.ts';

const everything = (_: unknown, { connectionIds }: { readonly connectionIds: readonly string[] }) => ({
  ...known(...connectionIds),
  manualVisitors: [{ name: 'Ann', relationship: 'Niece' }],
});

/** Members of a visit that are left out, one a saboteur. */
export const presenceSaboteurs = leavingOut(
  {
    section: 'personal-visits',
    resource: 'a personal visit',
    breaks: ['PVS-101'],
    operations: EVERYWHERE,
    witness: revisiting(everything, everything),
  },
  [
    'name',
    'visitType',
    'startDate',
    'startTime',
    'endTime',
    'timeType',
    'durationInMinutes',
    'attendedResidentIds',
    'connectionVisitors',
    'manualVisitors.*.name',
    'manualVisitors.*.relationship',
    'description',
    'creator',
    'creator.id',
    'creator.name',
    'created',
    'modified',
  ],
);

import type { WorkTeam } from './work-requests-records.ts';

/** The work request settings of a community until staff edit them. */
export const usualWorkTeams: readonly WorkTeam[] = [
  { key: 'maintenance', name: 'Maintenance and Repairs' },
  { key: 'housekeeping', name: 'Housekeeping' },
  { key: 'it', name: 'Computers and Telephones' },
];

export const usualWorkTypes = [
  'Plumbing',
  'Electrical',
  'Heating and cooling',
  'Furniture',
  'Cleaning',
  'Internet and television',
  'Other',
] as const;

export const usualWorkLocations: readonly string[] = [
  'Bathroom',
  'Bedroom',
  'Living room',
  'Kitchenette',
  'Balcony',
  'Hallway',
  'Dining room',
  'Garden',
];

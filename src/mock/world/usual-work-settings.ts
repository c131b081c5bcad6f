import type { WorkTeam } from './work-requests-records.ts';

/** What a community begins with until staff edit its work request settings. */
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

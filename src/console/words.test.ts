import { expect, test } from 'vitest';
import { collectionNamed, withoutId } from './form/id-fields.ts';
import { labelOf, worded, wordsOf } from './words.tsx';

test('names become words, and what is no name stays', () => {
  expect(
    ['startDate', 'create-activity', 'VIEW_ACTIVITIES', 'systemActor', 'dob', 'url'].map(labelOf),
  ).toEqual(['Start date', 'Create activity', 'View activities', 'System actor', 'Date of birth', 'URL']);
  expect(labelOf('isCancelled')).toBe('Cancelled');
  expect(wordsOf('Down: requests get 503')).toBe('Down: requests get 503');
});

test('a field for ids is labelled after what it asks for', () => {
  expect(['calendarId', 'facilityIds', 'residentIds', 'externalId', 'users'].map(withoutId)).toEqual([
    'calendar',
    'facilities',
    'residents',
    'externalId',
    'users',
  ]);
  expect(['userId', 'users', 'facilities', 'externalId'].map(collectionNamed)).toEqual([
    'people',
    'people',
    'facilities',
    undefined,
  ]);
});

test('a hint has words in place of names, but not within code', () => {
  expect(worded('From startDate on, as `logNormal` says.')).toBe('From start date on, as `logNormal` says.');
});

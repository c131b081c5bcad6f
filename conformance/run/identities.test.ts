import { expect, test } from 'vitest';
import { configSchema } from '../../openapi/generated/config-schema.ts';
import { field } from '../kit/json.ts';
import { isDenied, isGranted, permissionNames } from '../kit/permissions.ts';
import { parseConfig } from './config.ts';
import { identitiesIn } from './identities.ts';

const staffWith = (permissions: string) => {
  const text = `identities: { staff: [{ actingId: s1${permissions} }] }`;
  const [staff] = identitiesIn(parseConfig(text, 'ces.config.yaml', {}).values.identities, ['staff']);
  return staff ?? { kind: 'staff', actingId: 'no-one' };
};

test.each([
  [', permissions: { VIEW_ACTIVITIES: true, MESSAGE_FAMILY_RESIDENTS: false }', true, false, false, true],
  [', permissions: { VIEW_ACTIVITIES: true }', true, false, false, false],
  [', permissions: [VIEW_ACTIVITIES]', true, false, false, false],
  [', permissions: [ACTIVITIES_VIEW]', false, false, false, false],
  [', permissions: []', false, false, false, false],
  ['', false, false, false, false],
])('a missing name means nothing:%s', (written, mayView, mayNot, mayWrite, mayNotWrite) => {
  const staff = staffWith(written);
  expect([isGranted(staff, 'VIEW_ACTIVITIES'), isDenied(staff, 'VIEW_ACTIVITIES')]).toEqual([
    mayView,
    mayNot,
  ]);
  expect([isGranted(staff, 'MESSAGE_FAMILY_RESIDENTS'), isDenied(staff, 'MESSAGE_FAMILY_RESIDENTS')]).toEqual(
    [mayWrite, mayNotWrite],
  );
});

test('a value that is neither true nor false is refused with its line', () => {
  expect(() => staffWith(', permissions: { VIEW_ACTIVITIES: maybe }')).toThrow(/must be boolean/);
});

test('the schema describes the permissions that the suite knows', () => {
  const described = field(configSchema, '$defs.identities.items.properties.permissions.properties');
  expect(Object.keys(described ?? {})).toEqual(permissionNames);
});

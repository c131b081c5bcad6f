import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { levers } from '../../openapi/generated/levers.ts';
import { pools } from '../../openapi/generated/config-schema.ts';
import { parseConfig } from '../run/config.ts';
import { stubRun } from '../testing/stub-target.ts';
import { unmet } from './needs.ts';
import * as ways from './to-add.ts';
import { reasonAlone, toAdd } from './to-add.ts';
import type { Lines } from './to-add.ts';

const isKey = (name: string): name is keyof typeof pools => name in pools;
const isLever = (name: string): name is keyof typeof levers => name in levers;

const every: readonly Lines[] = [
  ...(['resident', 'connection', 'staff', 'systemActor'] as const).flatMap((kind) => [
    ways.people(kind),
    ways.people(kind, { count: 3, permissions: { VIEW_ACTIVITIES: false } }),
  ]),
  ways.family(2),
  ways.sharedRelative,
  ...Object.keys(pools)
    .filter(isKey)
    .map((name) => ways.pool(name, 2)),
  ...Object.keys(levers)
    .filter(isLever)
    .map((name) => ways.lever(name)),
  ways.allLevers,
  ways.webhooks,
  ways.otherTenant,
  ways.exclusive,
  ways.facilities('Etc/UTC', 'America/New_York'),
];

test('what is to be added is a configuration as it stands', () => {
  for (const lines of every) expect(parseConfig(lines.join('\n'), 'pasted', {}).values).not.toEqual({});
});

test('staff of a permission are asked for with it, and two people with two ids', () => {
  expect(parse(ways.people('staff', { permissions: { MESSAGE_FAMILY_RESIDENTS: true } }).join('\n'))).toEqual(
    {
      identities: {
        staff: [
          {
            actingId: 'ACTING-ID',
            id: 'STAFF-ID',
            facilityId: 'FACILITY-ID',
            permissions: { MESSAGE_FAMILY_RESIDENTS: true },
          },
        ],
      },
    },
  );
  expect(ways.people('resident', { count: 2 }).join('\n')).toContain(
    'actingId: ACTING-ID-2, id: RESIDENT-ID-2',
  );
});

test('several ways are listed one below the other, and the reason can be shown alone', () => {
  const reason = toAdd('needs a tag', ways.pool('tags'), ways.lever('create-tag'));
  expect(reason).toMatch(
    /^needs a tag; add to ces\.config\.yaml one of these:\nfixtures:\n {2}tags: \[ID\]\n# or\nlevers:/,
  );
  expect(reasonAlone(reason)).toBe('needs a tag');
  expect(reasonAlone('the target says no')).toBe('the target says no');
});

test.each(['webhooks', 'levers', 'otherTenant', 'zonedFacility', 'staff', 'lever:create-tag'] as const)(
  'an unmet need for %s names the lines to add',
  (need) => {
    const [, ...lines] = (unmet(need, stubRun('http://t')) ?? '').split('\n');
    expect(parseConfig(lines.join('\n').split('\n# or\n')[0] ?? '', 'pasted', {}).values).not.toEqual({});
  },
);

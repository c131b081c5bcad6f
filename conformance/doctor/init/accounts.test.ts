import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Config } from '../../run/config.ts';
import { parseConfig } from '../../run/config.ts';
import { smallService } from '../../testing/small-service.ts';
import type { Asked, Reply, StubTarget } from '../../testing/stub-target.ts';
import { init } from './command.ts';
import type { InitOptions } from './command.ts';

let cwd: string;
let target: StubTarget | undefined;

beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'ces-init-accounts-'));
});
afterEach(async () => {
  await target?.close();
  await rm(cwd, { recursive: true, force: true });
});

const cora = { id: 'c-9', firstName: 'Cora', lastName: 'Ott', residents: [{ id: 'r-1' }] };
const stan = { id: 's-9', firstName: 'Stan', lastName: 'Reed' };
const participants = [
  { id: 'r-1', fullName: 'Rosa Ott', type: 'resident' },
  { id: 'acc-c', fullName: 'Cora Ott', type: 'connection' },
  { id: 'acc-s', fullName: 'Stan Reed', type: 'staff' },
];

/** A service that knows connections and staff by accounts, which only threads show. */
const usual: Readonly<Record<string, readonly object[]>> = {
  'messages/threads': [{ id: 't-1', participants }],
  'residents/r-1/connections': [cora],
  connections: [cora],
  'residents/r-1/check-ins': [{ id: 'k-1', checkInStaff: stan }],
  'facilities/f-ny/activities': [{ id: 'a-1', facilityId: 'f-ny', startDate: '2026-06-15T09:30:00-04:00' }],
};

async function configured(
  flags: Partial<InitOptions>,
  changed: Readonly<Record<string, readonly object[]>> = {},
  mayView = 403,
): Promise<NonNullable<Config['identities']>> {
  const lists = { ...usual, ...changed };
  target = await smallService(({ url, headers }: Asked): Reply | undefined => {
    const path = /^\/api\/v1\/demo\/([^?]+)/.exec(url)?.[1] ?? '';
    const isAccount = ['acc-c', 'acc-s'].includes(String(headers['x-acting-user-id']));
    if (path === 'facilities' && isAccount) return { status: 200, body: { data: [{ id: 'f-ny' }] } };
    if (path === 'activities/a-1') return { status: mayView, body: { data: { id: 'a-1' } } };
    const data = lists[path];
    return data && { status: 200, body: { data } };
  });
  const stdout = { write: () => true };
  const given = { url: target.url, tenant: 'demo', token: 'secret-token', env: {}, cwd, stdout };
  expect(await init({ ...given, stderr: stdout, systemActor: 'sys-1', ...flags })).toBe(0);
  const file = await readFile(join(cwd, 'ces.config.yaml'), 'utf8');
  return parseConfig(file, 'ces.config.yaml', { CES_TOKEN: 't' }).values.identities ?? {};
}

const connection = { actingId: 'acc-c', id: 'c-9', facilityId: 'f-ny', linkedTo: ['r-1'] };
const staff = { actingId: 'acc-s', id: 's-9', facilityId: 'f-ny', permissions: { VIEW_ACTIVITIES: false } };

test.each([
  ['found in the threads of a resident', {}],
  ['given', { connection: 'acc-c', staff: 'acc-s' }],
])('accounts that are %s get the ids of the records with their names', async (_, flags) => {
  const people = await configured(flags);
  expect(people.connection).toEqual([connection]);
  expect(people.staff).toEqual([staff]);
});

test('staff who get an activity of their facility may view activities', async () => {
  expect((await configured({ staff: 'acc-s' }, {}, 200)).staff).toEqual([
    { ...staff, permissions: { VIEW_ACTIVITIES: true } },
  ]);
});

test('a refusal that is not about permissions tells nothing of them', async () => {
  const { permissions: _, ...unknown } = staff;
  expect((await configured({ staff: 'acc-s' }, {}, 404)).staff).toEqual([unknown]);
});

test.each([
  [
    'two records',
    {
      'residents/r-1/connections': [cora, { ...cora, id: 'c-8' }],
      connections: [cora, { ...cora, id: 'c-8' }],
    },
  ],
  [
    'two accounts',
    { 'messages/threads': [{ participants: [...participants, { id: 'acc-d', fullName: 'Cora Ott' }] }] },
  ],
])('a name of %s joins nothing', async (_, changed) => {
  const people = await configured({ connection: 'acc-c' }, changed);
  expect(people.connection).toEqual([{ actingId: 'acc-c', facilityId: 'f-ny' }]);
});

test('someone who is not shown as staff is not taken for the staff of that name', async () => {
  const namesakes = participants.map((one) => (one.id === 'acc-s' ? { ...one, type: 'connection' } : one));
  expect((await configured({}, { 'messages/threads': [{ participants: namesakes }] })).staff).toBeUndefined();
});

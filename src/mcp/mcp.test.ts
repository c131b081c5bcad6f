import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, expect, test } from 'vitest';
import { factsOf } from '../cli/banner.ts';
import { defaults, startMock } from '../cli/start-mock.ts';
import { redactor } from '../../conformance/kit/redact.ts';
import { controlOf } from '../entries/control.ts';
import { mcpServer } from './server.ts';
import { beginSession } from './session.ts';
import { MOST } from './tool.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const TOKEN = 'a-token-of-twenty-letters';

/** A client of the SDK, and the mock behind it. */
const connected = async () => {
  const running = await startMock({ ...defaults, port: 0, token: TOKEN });
  const { url, token, identities } = factsOf(running.service, running.url);
  const control = controlOf({ carry: fetch, url });
  const session = await beginSession({ url, token }, { url });
  const { server } = await mcpServer(session, redactor([{ name: 'CES_TOKEN', value: TOKEN }]));
  const client = new Client({ name: 'test', version: '1' });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
  closers.push(running.close, () => client.close());
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError } = await client.callTool({ name, arguments: input });
    const [first] = Array.isArray(content) ? (content as { readonly text?: unknown }[]) : [];
    const text = String(first?.text);
    expect(text.length).toBeLessThanOrEqual(MOST + 100);
    expect(text).not.toContain(TOKEN);
    return { text, isError: isError === true };
  };
  const json = async (name: string, input?: Record<string, unknown>) =>
    JSON.parse((await call(name, input)).text) as Record<string, unknown>;
  return { client, call, json, control, session, systemActor: identities.systemActor ?? '' };
};

test('an agent gets at most 20 tools, each with a description and a valid schema', async () => {
  const { client } = await connected();
  const { tools } = await client.listTools();
  expect(tools.length).toBeLessThanOrEqual(20);
  const ajv = new Ajv2020();
  for (const { name, description, inputSchema } of tools) {
    expect([name, (description ?? '').length > 30]).toEqual([name, true]);
    expect(ajv.validateSchema(inputSchema)).toBe(true);
  }
});

test('the contract is searched, and a list goes on after an id', async () => {
  const { json, call } = await connected();
  const found = await json('find', { words: 'check-in calendar day', kind: 'rule' });
  expect(JSON.stringify(found['data'])).toContain('CHK-32');
  const first = await json('find', { words: 'is', kind: 'rule' });
  const next = await json('find', { words: 'is', kind: 'rule', after: first['after'] });
  expect(next['data']).not.toEqual(first['data']);
  expect((await call('look_up', { id: 'CHK-32' })).text).toContain('second check-in');
  expect(await json('operation', { operation: 'createCheckIn' })).toMatchObject({
    method: 'POST',
    part: 'available',
  });
});

test('an operation is called in the own world, and a refusal is explained', async () => {
  const { json, control, systemActor, session } = await connected();
  const before = await control('GET', '/records/residents', {});
  const facilities = await json('call', { operation: 'listFacilities', as: systemActor });
  expect(facilities).toMatchObject({ status: 200 });
  const { data } = facilities['body'] as { readonly data: readonly { readonly id: string }[] };
  const facilityId = data[0]?.id;
  const create = { operation: 'createResident', as: systemActor, path: { facilityId } };
  const made = await json('call', { ...create, body: { firstName: 'Ada', lastName: 'Lind' } });
  expect(made['status']).toBe(201);
  const refused = await json('call', { ...create, body: { firstName: 'Ada' } });
  expect(refused['status']).toBe(400);
  const why = await json('why_refused', { n: refused['request'] });
  expect(JSON.stringify(why)).toContain('lastName');
  expect(JSON.stringify(await json('changes'))).toContain('residents');
  expect(await control('GET', '/records/residents', {})).toEqual(before);
  expect([...session.worlds]).toHaveLength(1);
});

test('staff actions, clock, faults and the journal work on the own world', async () => {
  const { json, call, systemActor } = await connected();
  expect(await json('staff_action', { action: 'create-tag' })).toMatchObject({ name: 'create-tag' });
  expect(await json('staff_action', { action: 'create-tag', input: { name: 'Tea' } })).toHaveProperty(
    'tagId',
  );
  await json('clock', { now: '2026-03-01T09:00:00Z', frozen: true });
  expect(JSON.stringify(await json('clock'))).toContain('2026-03-01T09:00');
  await call('faults', { add: { operations: ['listFacilities'], status: 503 } });
  const down = await json('call', { operation: 'listFacilities', as: systemActor });
  expect(down['status']).toBe(503);
  const { data } = await json('requests', { status: '503' });
  expect(data).toMatchObject([{ operation: 'listFacilities', status: 503, n: down['request'] }]);
});

test.each([
  ['a world of others', 'records', { world: 'demo' }, /world takes a world of this session/],
  ['an unknown operation', 'call', { operation: 'createChekIn', as: 'x' }, /Near: createCheckIn/],
  ['an unknown staff action', 'staff_action', { action: 'create-tagg' }, /Near: create-tag/],
  ['an unknown member', 'people', { wrld: 'x' }, /must NOT have additional properties wrld/],
  ['a missing member', 'look_up', {}, /must have required property 'id'/],
  ['a missing path parameter', 'call', { operation: 'getResident', as: 'x' }, /path needs residentId/],
  ['an unknown tool', 'nothing', {}, /There is no tool nothing/],
  ['an unknown rule', 'look_up', { id: 'CHK-3200' }, /CHK/],
])('%s is refused in words', async (_what, name, input, says) => {
  const { call } = await connected();
  const { text, isError } = await call(name, input);
  expect(isError).toBe(true);
  expect(text).toMatch(says);
});

test('two sessions have worlds of their own, which end with them', async () => {
  const { control, session } = await connected();
  const other = await beginSession({ url: session.url, token: TOKEN });
  expect([...other.worlds]).not.toEqual([...session.worlds]);
  const theirs = other.world(undefined);
  expect(JSON.stringify(await control('GET', '/worlds'))).toContain(theirs);
  await other.end();
  const left = JSON.stringify(await control('GET', '/worlds'));
  expect([session, other].map(({ worlds }) => [...worlds].map((name) => left.includes(name)))).toEqual([
    [true],
    [],
  ]);
  expect(left).not.toContain(theirs);
});

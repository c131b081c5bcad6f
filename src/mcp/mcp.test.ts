import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, expect, test } from 'vitest';
import { factsOf } from '../cli/banner.ts';
import { redactor } from '../../conformance/kit/redact.ts';
import { field, items } from '../../conformance/kit/json.ts';
import { controlOf } from '../entries/control.ts';
import { mcpServer } from './server.ts';
import { beginSession } from './session.ts';
import { callsOf, closeAll, closers, started, TOKEN } from './testing/agent.ts';

afterEach(closeAll);

/** A client of the SDK, and the mock behind it. */
const connected = async (options?: Parameters<typeof started>[0]) => {
  const running = await started(options);
  const { url, token, identities } = factsOf(running.service, running.url);
  const control = controlOf({ carry: fetch, url });
  const session = await beginSession({ url, token }, { url });
  const { server } = await mcpServer(session, redactor([{ name: 'CES_TOKEN', value: TOKEN }]));
  const client = new Client({ name: 'test', version: '1' });
  const [one, other] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(one), client.connect(other)]);
  closers.push(() => client.close());
  const { call, json } = callsOf(client);
  return { client, call, json, control, session, systemActor: identities.systemActor ?? '' };
};

test('an agent gets at most 20 tools, each with a description and a valid schema', async () => {
  const { client } = await connected();
  const { tools } = await client.listTools();
  expect(tools.length).toBeLessThanOrEqual(20);
  const ajv = new Ajv2020({ strict: true });
  for (const { name, description, inputSchema } of tools) {
    expect([name, (description ?? '').length > 30]).toEqual([name, true]);
    expect([name, ajv.validateSchema(inputSchema)]).toEqual([name, true]);
    ajv.compile(inputSchema);
  }
});

test(
  'the contract can be searched, and a long list continues after an id',
  { timeout: 120_000 },
  async () => {
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
  },
);

test('an operation is called in the world of the session, and a refusal is explained', async () => {
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

test('staff actions, clock, faults and the journal work on the world of the session', async () => {
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
  ['a world of another session', 'records', { world: 'demo' }, /world takes a world of this session/],
  ['an unknown operation', 'call', { operation: 'createChekIn', as: 'x' }, /Near: createCheckIn/],
  ['an unknown staff action', 'staff_action', { action: 'create-tagg' }, /Near: create-tag/],
  ['an unknown member', 'people', { wrld: 'x' }, /must NOT have additional properties wrld/],
  ['a missing member', 'look_up', {}, /must have required property 'id'/],
  ['a missing path parameter', 'call', { operation: 'getResident', as: 'x' }, /path needs residentId/],
  ['an unknown tool', 'nothing', {}, /There is no tool nothing/],
  ['an id that is not in the list', 'people', { after: 'res_none' }, /after takes the id of an item/],
  ['an unknown situation', 'situation', { name: 'full-activty' }, /use full-activity/],
  ['an unknown collection', 'records', { collection: 'residnts' }, /did you mean residents/],
  ['a wrong duration', 'clock', { by: 'soon' }, /Found: "soon"/],
  ['a wrong fault', 'faults', { add: { status: 5 } }, /status/],
  ['an unknown scenario', 'new_world', { scenario: 'dem' }, /demo/],
  ['an unknown request', 'why_refused', { n: 99 }, /Found: .*99/],
  ['a check that did not run', 'finding', { check: 'x' }, /latest run_checks, found x/],
  ['an unknown rule', 'look_up', { id: 'CHK-3200' }, /CHK/],
])('%s is refused in words', { timeout: 120_000 }, async (_what, name, input, says) => {
  const { call } = await connected();
  const { text, isError } = await call(name, input);
  expect(isError).toBe(true);
  expect(text).toMatch(says);
});

/** All pages of a list, each continued after an id. */
const whole = async (
  json: (name: string, input: Record<string, unknown>) => Promise<Record<string, unknown>>,
  name: string,
  input: Record<string, unknown> = {},
): Promise<{ readonly pages: number; readonly items: readonly string[] }> => {
  const found: string[] = [];
  let after: unknown;
  for (let pages = 1; ; pages += 1) {
    const answer = await json(name, { ...input, ...(after !== undefined && { after }) });
    found.push(...items(answer['data'] ?? field(answer, 'body.data')).map((one) => JSON.stringify(one)));
    after = answer['after'];
    if (after === undefined) return { pages, items: found };
  }
};

test(
  'no answer has more than 8 kB, and a long list can be read to its end',
  { timeout: 120_000 },
  async () => {
    const { call, json, systemActor, session } = await connected({ planned: true });
    await call('situation', { name: 'second-pages' });
    for (let n = 0; n < 6; n += 1) await call('situation', { name: 'full-activity' });
    for (let n = 0; n < 90; n += 1)
      await session.ask(
        'POST',
        '/faults',
        undefined,
        {},
        { operations: ['deletePhoto', 'deleteResidentAvatar', 'uploadResidentAvatar'], status: 503 },
      );
    const { data } = field(await json('call', { operation: 'listFacilities', as: systemActor }), 'body') as {
      readonly data: readonly { readonly id: string }[];
    };
    const facilityId = data[0]?.id;
    const residents = { operation: 'listResidents', as: systemActor, path: { facilityId } };
    const lists: readonly (readonly [string, Record<string, unknown>?])[] = [
      ['find', { words: 'is', kind: 'rule' }],
      ['people'],
      ['records', { collection: 'activities' }],
      ['call', { ...residents, query: { pageSize: 50 } }],
      ['changes'],
      ['events'],
      ['faults'],
      ['coverage'],
    ];
    for (const [name, input] of lists) {
      const { pages, items: all } = await whole(json, name, input);
      expect([name, pages > 1, new Set(all).size === all.length]).toEqual([name, true, true]);
    }
    const long = { firstName: 'Ä'.repeat(3000), lastName: '"'.repeat(3000), nickname: 1 };
    const refused = await json('call', { ...residents, operation: 'createResident', body: long });
    await json('requests', { n: refused['request'] });
    await json('why_refused', { n: refused['request'] });
    await call('operation', { operation: 'createTransportationRequest' });
    await call('staff_action', { action: 'create-activity' });
    for (let n = 1; n < 20; n += 1) await call('new_world', { scenario: 'empty' });
    expect((await call('new_world')).text).toContain('at most 20 worlds');
    expect(await json('worlds')).toHaveLength(20);
  },
);

test('each session has its own worlds, which end with it', async () => {
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

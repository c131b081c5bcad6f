import { afterEach, expect, test } from 'vitest';
import { startMock as startInCode } from '../entries/mock.ts';
import { controlOf } from '../entries/control.ts';
import { agentDoor, MOST_SESSIONS } from './http.ts';
import { ADMIN, agent, closeAll, closers, started, TOKEN } from './testing/agent.ts';

afterEach(closeAll);

const MESSAGE = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const INITIALIZE = {
  ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'hand', version: '1' } },
};

interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const sent = (url: string, { method = 'POST', body = INITIALIZE, headers = {} }: Sent = {}) =>
  fetch(`${url}/__admin/mcp`, {
    method,
    headers: { ...MESSAGE, ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const worldsOf = async (url: string, adminToken?: string): Promise<string> =>
  JSON.stringify(await controlOf({ carry: fetch, url, adminToken })('GET', '/worlds'));

test(
  'several agents use one address, each with its own worlds, which end with the session',
  { timeout: 120_000 },
  async () => {
    const { url } = await started();
    const [one, other] = [await agent(url), await agent(url)];
    const [mine, theirs] = [await one.world(), await other.world()];
    expect(mine).not.toBe(theirs);
    expect((await one.client.listTools()).tools).toHaveLength(20);
    expect(await one.json('situation', { name: 'full-activity' })).toHaveProperty('waitlistedIds');
    expect(JSON.stringify(await one.call('changes'))).toContain('registrations');
    expect(JSON.stringify(await other.call('changes'))).not.toContain('registrations');
    expect(await one.call('changes', { world: theirs })).toMatchObject({ isError: true });
    expect((await one.call('run_checks')).text).toContain('--target URL');
    await one.transport.terminateSession();
    const left = await worldsOf(url);
    expect([left.includes(mine), left.includes(theirs)]).toEqual([false, true]);
    expect(await (await sent(url, { headers: { 'Mcp-Session-Id': 'gone' } })).json()).toMatchObject({
      ...{ status: 404, type: 'urn:ces:problem:session-unknown' },
    });
  },
);

test('an agent sends the admin token if the mock has one, and no answer contains it', async () => {
  const { url } = await started({ adminToken: ADMIN });
  expect((await sent(url)).status).toBe(401);
  const { world, call } = await agent(url, { Authorization: `Bearer ${ADMIN}` });
  expect(await worldsOf(url, ADMIN)).toContain(await world());
  await call('requests');
});

test('the agent gets addresses of the mock, below its path', async () => {
  const { url } = await started({ basePath: '/community' });
  const { json, world } = await agent(url);
  expect(await json('worlds')).toMatchObject([{ api: `${url}/api/v1/${await world()}` }]);
});

test.each<[string, Sent, number]>([
  ['a page of another origin', { headers: { Origin: 'https://evil.example' } }, 403],
  ['a host that only resolves to this machine', { headers: { 'X-Forwarded-Host': 'evil.example' } }, 403],
  ['no JSON', { body: '{"jsonrpc":' }, 400],
  ['no message', { body: [] }, 400],
  ['a call before initialize', { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }, 400],
  ['initialize that lacks its parameters', { body: { ...INITIALIZE, params: {} } }, 400],
  ['a media type that is not JSON', { headers: { 'Content-Type': 'text/plain' } }, 415],
  ['a client that reads no events', { headers: { Accept: 'application/json' } }, 406],
  ['too long a body', { body: 'x'.repeat(2_000_000) }, 413],
  ['a stream without a session', { method: 'GET' }, 400],
  ['an end without a session', { method: 'DELETE' }, 400],
  ['another method', { method: 'PUT' }, 405],
])('%s is refused', async (_what, request, status) => {
  const { url } = await started({ scenario: 'empty' });
  const answer = await sent(url, request);
  expect([answer.status, (await answer.text()).length > 20]).toEqual([status, true]);
  expect(await worldsOf(url)).not.toContain('agent-');
});

test.each<[string, unknown, number]>([
  ['no JSON', '{"jsonrpc":', 400],
  ['no message', { jsonrpc: '1.0' }, 400],
  ['a second initialize', INITIALIZE, 400],
])('in a session %s is refused', async (_what, body, status) => {
  const { url } = await started({ scenario: 'empty' });
  const { transport } = await agent(url);
  const answer = await sent(url, { body, headers: { 'Mcp-Session-Id': transport.sessionId ?? '' } });
  expect(answer.status).toBe(status);
});

test('the number of sessions is limited: an idle one gives way, and ends after an hour', async () => {
  let minutes = 0;
  const { mock, url } = await started({ scenario: 'empty' });
  const door = agentDoor({
    token: TOKEN,
    carry: (request) => mock(request),
    elapsed: () => minutes * 60_000,
  });
  closers.push(door.close);
  const asked = async (headers: Readonly<Record<string, string>> = {}) => {
    const request = new Request(`${url}/__admin/mcp`, {
      ...{ method: 'POST', headers: { ...MESSAGE, ...headers }, body: JSON.stringify(INITIALIZE) },
    });
    return door.answer(request, url);
  };
  const ids: string[] = [];
  for (let n = 0; n < MOST_SESSIONS; n += 1) {
    const answer = await asked();
    ids.push(answer instanceof Response ? (answer.headers.get('mcp-session-id') ?? '') : '');
  }
  expect(await asked()).toMatchObject({ problem: 'too-many-sessions' });
  minutes = 11;
  expect(await asked()).toBeInstanceOf(Response);
  expect(await asked({ 'Mcp-Session-Id': ids[0] ?? '' })).toMatchObject({ problem: 'session-unknown' });
  expect(await asked({ 'Mcp-Session-Id': ids[1] ?? '' })).toBeInstanceOf(Response);
  minutes = 71;
  await asked({ 'Mcp-Session-Id': ids[1] ?? '' });
  minutes = 132;
  await asked({ 'Mcp-Session-Id': 'none' });
  expect(await worldsOf(url)).not.toContain('agent-');
});

test('without the SDK the answer says what to install; a mock in code says what to start', async () => {
  const door = agentDoor({ token: TOKEN, carry: fetch, sdk: () => Promise.reject(new Error('not found')) });
  expect(await door.answer(new Request('http://localhost/__admin/mcp'), '')).toMatchObject({
    problem: 'agents-unavailable',
    next: expect.stringContaining("npm i -D '@modelcontextprotocol/sdk"),
  });
  const inCode = await startInCode({ scenario: 'empty' });
  closers.push(inCode.close);
  const answer = await sent(inCode.url);
  expect(answer.status).toBe(501);
  expect(await answer.text()).toContain('ces mock');
});

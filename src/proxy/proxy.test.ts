import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { settingsOf } from '../../conformance/run/settings.ts';
import { forwardedHeaders } from './forward.ts';
import { resultsOf } from './results.ts';
import { sentenceOf, startProxy, type Proxy } from './start-proxy.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

type Answer = (incoming: http.IncomingMessage, body: Buffer) => Parameters<typeof reply>[1];

const reply = (
  outgoing: http.ServerResponse,
  { status = 200, headers = {}, body = '' }: { status?: number; headers?: object; body?: string | Buffer },
): void => {
  outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  outgoing.end(body);
};

/** A target with the given answers, and a proxy in front of it. */
const proxied = async (answer: Answer) => {
  const server = http.createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => reply(outgoing, answer(incoming, Buffer.concat(chunks))));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  closers.push(() => new Promise((done) => server.close(done).closeAllConnections()));
  return { target, ...(await before(target)) };
};

const before = async (target: string) => {
  const { spec } = settingsOf({ url: target, cwd: '.', env: {} }, { tenant: 'any', token: 'any' });
  const sentences: string[] = [];
  const proxy = await startProxy({
    ...{ spec, host: '127.0.0.1', port: 0 },
    judged: (_seen, faults) => void sentences.push(...faults.map(sentenceOf)),
  });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (!isClosed) await proxy.close();
    isClosed = true;
  };
  closers.push(close);
  const send = (
    path: string,
    { method = 'GET', headers = {}, ...rest }: RequestInit = {},
  ): Promise<Response> =>
    fetch(`${proxy.url}${path}`, { method, headers: { ...acting, ...headers }, ...rest });
  /** The findings, once all exchanges are judged. */
  const found = async (): Promise<readonly string[]> => {
    await close();
    return sentences;
  };
  return { proxy, send, found, spec };
};

const acting = {
  Authorization: 'Bearer secret-token-1',
  'X-Acting-User-Id': 'sys_1',
  'X-Acting-User-Tenant': 'demo',
  // undici would keep a connection open that the proxy must close.
  Connection: 'close',
};

const json = { 'Content-Type': 'application/json' };
const RESIDENTS = '/api/v1/demo/facilities/fac_1/residents';
const CHECK_INS = '/api/v1/demo/residents/res_1/check-ins';

const pageOf = (ids: readonly string[], nextCursor: string | null): string =>
  JSON.stringify({ data: ids.map((id) => ({ id })), nextCursor, hasMore: nextCursor !== null });

const totals = (proxy: Proxy) => ({ ...proxy.tally.exchanges(), faults: proxy.tally.faults() });

test('bytes, status and headers pass unchanged in both directions, except headers of the connection', async () => {
  let heard: http.IncomingMessage | undefined;
  let sent = '';
  const body = gzipSync('{"status":"ok"}');
  const { proxy, target } = await proxied((incoming, bytes) => {
    heard = incoming;
    sent = bytes.toString('utf8');
    return { headers: { 'X-Own': 'a, b', 'Content-Encoding': 'gzip', 'Set-Cookie': ['a=1', 'b=2'] }, body };
  });
  const { answer, bytes } = await new Promise<{ answer: http.IncomingMessage; bytes: Buffer }>(
    (done, failed) => {
      const request = http.request(`${proxy.url}/ping?x=%2F`, {
        ...{ method: 'POST', agent: false },
        headers: {
          'x-Odd-CASE': '1',
          TE: 'trailers',
          'Content-Type': 'text/plain',
          'Transfer-Encoding': 'chunked',
        },
      });
      request.once('error', failed).once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done({ answer: response, bytes: Buffer.concat(chunks) }));
      });
      request.write('one,');
      request.end('two');
    },
  );
  expect(sent).toBe('one,two');
  expect(heard?.url).toBe('/ping?x=%2F');
  expect(heard?.rawHeaders).toContain('x-Odd-CASE');
  expect(heard?.headers).toMatchObject({ host: new URL(target).host, 'content-type': 'text/plain' });
  expect(heard?.headers['te']).toBeUndefined();
  expect(bytes).toEqual(body);
  expect(answer.headers).toMatchObject({ 'x-own': 'a, b', 'set-cookie': ['a=1', 'b=2'] });
});

test('headers named by Connection belong to the connection', () => {
  expect(
    forwardedHeaders(['Connection', 'close, X-Mine', 'X-Mine', '1', 'X-Other', '2'], 'close, X-Mine'),
  ).toEqual(['X-Other', '2']);
});

test('an exchange that keeps the contract has no findings', async () => {
  const { send, found, proxy } = await proxied(() => ({ body: pageOf(['res_1'], null) }));
  expect((await send(RESIDENTS)).status).toBe(200);
  expect(await found()).toEqual([]);
  expect(totals(proxy)).toEqual({ all: 1, unjudged: {}, faults: { request: 0, response: 0, event: 0 } });
});

test('faults of the request and of the response are reported by side', async () => {
  const { send, found, proxy } = await proxied(() => ({ body: '{"data":[{"id":"res_1"}]}' }));
  await send(`${RESIDENTS}?pageSize=1000`);
  const sentences = await found();
  expect(sentences.filter((one) => one.startsWith('request: '))).toHaveLength(1);
  expect(sentences.find((one) => one.startsWith('response '))).toMatch(
    /^response CNV-\d+.*: no nextCursor|hasMore/,
  );
  expect(proxy.tally.faults().response).toBe(1);
});

test('if an answer does not show a sent value, the finding names the clause and the member', async () => {
  const body = (name: string): string =>
    JSON.stringify({ firstName: name, lastName: 'Ng', facilityId: 'fac_1' });
  const { send, found } = await proxied(() => ({
    status: 201,
    body: JSON.stringify({ data: { id: 'res_1', firstName: 'Ana', lastName: 'Ng' } }),
  }));
  await send(RESIDENTS, { method: 'POST', headers: json, body: body('Ana') });
  await send(RESIDENTS, { method: 'POST', headers: json, body: body('Ben') });
  const sentences = await found();
  expect(sentences.filter((one) => one.includes('firstName "Ben", shown as "Ana"'))).toHaveLength(1);
});

test('a second check-in on a day is a finding, unless there was a change in between', async () => {
  const { send, found } = await proxied(({ method }) =>
    method === 'DELETE'
      ? { status: 204 }
      : { status: 201, body: JSON.stringify({ data: { id: 'chk_1', startDate: '2026-11-20' } }) },
  );
  const checkIn = () =>
    send(CHECK_INS, {
      ...{ method: 'POST', headers: json },
      body: JSON.stringify({ startDate: '2026-11-20', durationInMinutes: 5, checkInStaffId: 'stf_1' }),
    });
  await checkIn();
  await send(`${CHECK_INS}/chk_1`, { method: 'DELETE' });
  await checkIn();
  await checkIn();
  const sentences = await found();
  expect(sentences.filter((one) => one.includes('CHK-32'))).toHaveLength(1);
});

const walk = async (
  between?: (send: (path: string, init?: RequestInit) => Promise<Response>) => Promise<unknown>,
) => {
  const { send, found } = await proxied(({ url = '' }) => ({
    body: url.includes('cursor=two') ? pageOf(['res_2', 'res_3'], null) : pageOf(['res_1', 'res_2'], 'two'),
  }));
  await send(RESIDENTS);
  await between?.(send);
  await send(`${RESIDENTS}?cursor=two`);
  return (await found()).filter((one) => one.includes('CNV-17'));
};

test('an item on two pages of a walk is a finding only if the list did not change', async () => {
  expect(await walk()).toHaveLength(1);
  expect(await walk((send) => send('/api/v1/demo/residents/res_1', { method: 'DELETE' }))).toEqual([]);
  expect(await walk((send) => send(RESIDENTS, { headers: { 'X-Acting-User-Id': 'sys_2' } }))).toEqual([]);
});

test('server errors, answers of gateways and large bodies are forwarded and not judged', async () => {
  const large = JSON.stringify({ data: 'x'.repeat(2 * 1024 * 1024) });
  const { send, found, proxy } = await proxied(({ url = '' }) =>
    url.includes('large')
      ? { body: large }
      : { status: Number(new URLSearchParams(url.split('?')[1]).get('s')) },
  );
  await send(`${RESIDENTS}?s=503`);
  await send(`${RESIDENTS}?s=429`);
  expect(await (await send('/api/v1/demo/residents/large')).text()).toBe(large);
  expect(await found()).toEqual([]);
  expect(Object.values(proxy.tally.exchanges().unjudged)).toEqual([1, 1, 1]);
});

test('if the target is down, the proxy answers 502 with its own mark', async () => {
  const { send, found, proxy } = await before('http://127.0.0.1:9');
  const answer = await send(RESIDENTS);
  expect(answer.status).toBe(502);
  expect(answer.headers.get('x-ces-proxy')).toBe('target-unreachable');
  expect(await answer.json()).toMatchObject({
    status: 502,
    detail: expect.stringContaining('--target') as string,
  });
  expect(await found()).toEqual([]);
  expect([proxy.unanswered(), totals(proxy).all]).toEqual([1, 0]);
});

test('the control plane shows journal and findings, only to its own machine, and is never forwarded', async () => {
  let asked = 0;
  const { send, proxy } = await proxied(() => {
    asked += 1;
    return { body: '{}' };
  });
  await send(`${RESIDENTS}?token=secret-token-2`);
  await expect
    .poll(async () => ((await (await send('/__admin/health')).json()) as { all: number }).all)
    .toBe(1);
  const journal = await (await send('/__admin/requests')).text();
  expect(journal).toContain('"notes":["response ');
  expect(journal).not.toContain('secret-token');
  expect(await (await send('/__admin/findings')).text()).not.toContain('secret-token-1');
  expect(await (await send('/__admin')).text()).toContain('<h1>ces proxy</h1>');
  expect((await send('/__admin/nothing')).status).toBe(404);
  expect((await send('/__admin/health', { headers: { Origin: 'https://other.example' } })).status).toBe(403);
  expect(asked).toBe(1);
  expect(proxy.tally.exchanges().all).toBe(1);
});

test('the report has the form of a suite report and contains no token', async () => {
  const { send, found, proxy, spec } = await proxied(() => ({ body: '{"data":[]}' }));
  await send(RESIDENTS);
  await found();
  const results = resultsOf(proxy.tally, { spec, notes: [], milliseconds: 1, again: 'ces proxy' });
  expect(results.exitCode).toBe(1);
  expect(results.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([
    'proxy.response.as-stated.listResidents',
  ]);
  expect(results.clauses.find(({ state }) => state === 'violated')).toBeDefined();
  expect(JSON.stringify(results)).not.toContain('secret-token-1');
});

test('a delivery that breaks the contract is a separate finding', async () => {
  const { proxy, spec } = await proxied(() => ({}));
  proxy.tally.delivered({ eventType: 'photo.updated', eventId: 'evt_1', faults: [] });
  proxy.tally.delivered({ eventType: 'photo.updated', eventId: 'evt_2', faults: ['no X-API-KEY'] });
  const { checks } = resultsOf(proxy.tally, { spec, notes: [], milliseconds: 1, again: 'ces proxy' });
  expect(checks).toMatchObject([
    { id: 'proxy.event.photo.updated', verdict: 'fail', finding: { found: 'no X-API-KEY (event evt_2)' } },
  ]);
  expect(proxy.tally.faults().event).toBe(1);
});

test('a server error in the report contains no token', async () => {
  const { send, found, proxy, spec } = await proxied(() => ({ status: 500, body: '{}' }));
  await send(`${RESIDENTS}?token=secret-token-2`);
  await found();
  const results = resultsOf(proxy.tally, { spec, notes: [], milliseconds: 1, again: 'ces proxy' });
  expect(JSON.stringify(results)).toContain('"status":500');
  expect(JSON.stringify(results)).not.toContain('secret-token');
});

test('request targets that are not a URL, or have a malformed path, are forwarded and break nothing', async () => {
  const { send, found, proxy } = await proxied(() => ({ body: pageOf([], null) }));
  for (const path of ['//', '/api/v1/demo/residents/%E0%A4%A', '/api/v1/%/facilities'])
    await new Promise<void>((done, failed) => {
      http
        .request(`${proxy.url}/`, { path, agent: false, headers: acting }, (answer) =>
          answer.resume().once('end', done),
        )
        .once('error', failed)
        .end();
    });
  await send(RESIDENTS);
  await found();
  expect(proxy.tally.exchanges().all).toBe(4);
});

test('if the target closes a kept connection, a repeatable request is sent again, and a POST gets 502', async () => {
  let asked = 0;
  const { send } = await proxied(({ socket }) => {
    asked += 1;
    if (asked % 2 === 0) socket.destroy();
    return { body: '{}' };
  });
  expect((await send('/one')).status).toBe(200);
  expect([(await send('/two')).status, asked]).toEqual([200, 3]);
  expect([(await send('/three', { method: 'POST', body: '{}' })).status, asked]).toEqual([502, 4]);
});

import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import type { Exchange } from '../mock/journal/exchange.ts';
import { watchedApp } from '../mock/testing/world-services.ts';
import { followerOf } from './log-flags.ts';
import { logLine } from './log-line.ts';

const lines = async (ask: (app: ReturnType<typeof watchedApp>) => Promise<unknown>) => {
  const heard: Exchange[] = [];
  const app = watchedApp({ follower: { request: (exchange) => void heard.push(exchange) } });
  await ask(app);
  const actor = app.service.known('demo')?.identities.systemActor[0]?.actingId ?? '';
  return {
    actor,
    pretty: heard.map((one) => stripVTControlCharacters(logLine(one, 'pretty')).replace(/\d+\.\d ms/, 'T')),
    json: heard.map((one) => JSON.parse(logLine(one, 'json')) as Record<string, unknown>),
  };
};

test('a request is one line: status, method, path, time, and who', async () => {
  const { actor, pretty, json } = await lines(({ call }) => call('GET', '/facilities?a=1'));
  expect(pretty).toEqual([`200  GET     /api/v1/demo/facilities?a=1  T  systemActor ${actor}`]);
  expect(json).toMatchObject([{ status: 200, operation: 'listFacilities', query: 'a=1', acting: actor }]);
});

test('a refusal says why, a fault and a preference that they were asked for', async () => {
  const { pretty, json } = await lines(async ({ call, admin }) => {
    await call('GET', '/residents/x/check-ins');
    await admin('POST', '/faults', { id: 'down', status: 503, times: 1 });
    await call('GET', '/facilities', { headers: { Prefer: 'delay=5' } });
  });
  expect(pretty[0]).toContain('invalid-input: query /startDate is required');
  expect(pretty[1]).toContain('fault down (status)  prefer delay=5');
  expect(json[0]).toMatchObject({ reason: expect.stringContaining('/startDate') });
});

test('secrets of a query are left out, as in the journal', async () => {
  const { pretty, json } = await lines(({ call }) =>
    call('GET', '/facilities?a=1&token=s3cr3t&Api-Key=s3cr3t'),
  );
  expect(json).toMatchObject([{ query: 'a=1&token=…&Api-Key=…' }]);
  expect(JSON.stringify([pretty, json])).not.toContain('s3cr3t');
});

test('nothing in a request speaks to the terminal', async () => {
  const { pretty } = await lines(({ call }) =>
    call('GET', '/facilities', { headers: { 'X-Acting-User-Id': 'a\u009b31m' } }),
  );
  expect(pretty[0]).toContain('a\ufffd31m');
});

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ json: true }, true, false],
  [{ quiet: true }, true, false],
  [{ quiet: true, log: 'json' }, false, true],
  [{ log: 'off' }, true, false],
])('%j at a terminal (%j): requests are logged: %j', (flags, isTerminal, isLogged) => {
  expect(followerOf(flags, isTerminal, () => undefined) !== undefined).toBe(isLogged);
});

test('another style is refused', () => {
  expect(() => followerOf({ log: 'xml' }, true, () => undefined)).toThrow('pretty, json or off');
});

import { afterEach, expect, test } from 'vitest';
import { Unproven } from './errors.ts';
import { filledIn, pull } from './lever-route.ts';
import { createLevers, hasLever } from './levers.ts';
import { senderOf } from './sender.ts';
import { stubRun, stubTarget } from '../testing/stub-target.ts';
import type { StubTarget } from '../testing/stub-target.ts';

let target: StubTarget | undefined;
afterEach(async () => target?.close());

const post = senderOf(stubRun('http://127.0.0.1:9'));
const ignore = (): void => undefined;

test('a lever is a POST of its input below the base, and returns ids', async () => {
  const pulled: string[] = [];
  target = await stubTarget(() => ({ status: 200, body: { calendarId: 'c-1' } }));
  const lever = createLevers(stubRun('', { leverBase: `${target.url}/levers/` }), (name) =>
    pulled.push(name),
  );
  expect(await lever('create-calendar', { facilityIds: ['f'], name: 'Spring' })).toEqual({
    calendarId: 'c-1',
  });
  expect(target.asked[0]).toMatchObject({ method: 'POST', url: '/levers/create-calendar' });
  expect(JSON.parse(target.asked[0]?.body ?? '')).toEqual({ facilityIds: ['f'], name: 'Spring' });
  expect(pulled).toEqual(['create-calendar']);
});

test('a lever that is missing, unknown, impossible or without ids proves nothing', async () => {
  const replies = [{ status: 404 }, { status: 409, body: 'no room' }, { status: 200, body: {} }];
  target = await stubTarget((_, count) => replies[count - 1]);
  const lever = createLevers(stubRun('', { leverBase: target.url }), ignore);
  const input = { facilityIds: ['f'], name: 'Spring' };
  await expect(createLevers(stubRun(''), ignore)('create-calendar', input)).rejects.toThrow(
    /needs the lever create-calendar/,
  );
  await expect(lever('create-calendar', input)).rejects.toThrow(/not known there/);
  await expect(lever('create-calendar', input)).rejects.toThrow(/409: no room/);
  await expect(lever('create-calendar', input)).rejects.toThrow(/promises calendarId/);
  await target.close();
  await expect(lever('create-calendar', input)).rejects.toThrow(Unproven);
});

test('a server error of a lever is reported with its name and status, a refusal is not', async () => {
  const errors: string[] = [];
  target = await stubTarget((_, count) => ({ status: count === 1 ? 422 : 500, body: 'no' }));
  const lever = createLevers(stubRun('', { leverBase: target.url }), ignore, ({ method, path, status }) =>
    errors.push(`${method} ${path} ${status}`),
  );
  const input = { facilityIds: ['f'], name: 'Spring' };
  await expect(lever('create-calendar', input)).rejects.toThrow(/create-calendar .* 422: no/);
  await expect(lever('create-calendar', input)).rejects.toThrow(/create-calendar .* 500: no/);
  expect(errors).toEqual(['lever create-calendar 500']);
});

test('a configured route may have its own address, body and places of ids', async () => {
  target = await stubTarget(() => ({ status: 201, body: { made: { ids: [{ key: 'a-1' }] } } }));
  const pulled = await pull(
    {
      url: `${target.url}/homes/{facilityId}`,
      method: 'put',
      headers: { 'X-Staff': 'me' },
      body: { who: '{residentId}', text: 'for {residentId}', seats: '{max}' },
      returns: { activityId: '/made/ids/0/key', other: 'made.ids' },
    },
    { facilityId: 'f', residentId: 'r', max: 3 },
    post,
  );
  expect(target.asked[0]).toMatchObject({ method: 'PUT', url: '/homes/f', headers: { 'x-staff': 'me' } });
  expect(JSON.parse(target.asked[0]?.body ?? '')).toEqual({ who: 'r', text: 'for r', seats: 3 });
  expect(pulled).toEqual({ ids: { activityId: 'a-1', other: [{ key: 'a-1' }] } });
});

test('a command reads JSON and prints JSON', async () => {
  const echo = `${JSON.stringify(process.execPath)} -e "process.stdin.pipe(process.stdout)"`;
  expect(await pull({ command: echo, returns: { staffId: 'id' } }, { id: 's-1' }, post)).toEqual({
    ids: { staffId: 's-1' },
  });
  const failing = `${JSON.stringify(process.execPath)} -e "console.error('no key'); process.exit(3)"`;
  expect(await pull({ command: failing }, {}, post)).toEqual({ refusal: 'its command ended with 3: no key' });
});

test('templates keep placeholders without a value', () => {
  expect(filledIn(['{a}', '{b} and {a}', 5], { a: 1 })).toEqual([1, '{b} and 1', 5]);
});

test('a lever exists by the base or by its own route', () => {
  expect(hasLever(stubRun(''), 'create-staff')).toBe(false);
  expect(hasLever(stubRun('', { leverBase: 'http://x' }), 'create-staff')).toBe(true);
  expect(hasLever(stubRun('', { leverRoutes: { 'create-staff': { command: 'x' } } }), 'create-staff')).toBe(
    true,
  );
});

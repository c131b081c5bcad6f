import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeClient, readScope, scopeOf, wholeScope } from './scope.ts';
import type { ClientStory } from './story.ts';

const scoped = (...names: string[]): readonly string[] => scopeOf(names, false, () => '--scope');

test('a scope names sections, and for an unknown one the message names the nearest', () => {
  expect(scoped('residents', 'check-ins', 'residents')).toEqual(['residents', 'check-ins']);
  expect(() => scoped('residents', 'chekins')).toThrow(
    '--scope takes sections of the interface, found chekins. Did you mean check-ins?',
  );
  expect(() => scoped()).toThrow('found none. Sections: health, facilities, ');
  expect(() => scoped('work-requests')).toThrow(
    'served, found work-requests, which is planned. Add --planned',
  );
  expect(scopeOf(['work-requests'], true, () => '')).toEqual(['work-requests']);
  expect(wholeScope(true)).toContain('work-requests');
  expect(wholeScope(false)).not.toContain('flat-examples');
});

test('without a flag ces.client.yaml sets it, and messages name its lines', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-scope-test-'));
  const read = (flag?: string) => readScope(flag, false, folder);
  const written = (text: string) => writeFile(join(folder, 'ces.client.yaml'), text);
  expect(await read()).toBeUndefined();
  await written('scope: [residents, photos]\n');
  expect(await read()).toEqual(['residents', 'photos']);
  expect(await read('albums')).toEqual(['albums']);
  await written('scope:\n  - residents\n  - fotos\n');
  await expect(read()).rejects.toThrow(
    /^ces\.client\.yaml:3: scope takes .*found fotos\. Did you mean photos\?$/,
  );
  await written('scopes: [residents]\n');
  await expect(read()).rejects.toThrow("ces.client.yaml:1: unknown key 'scopes'. Did you mean 'scope'?");
  await rm(folder, { recursive: true });
});

const call = (method: string, path: string, status = 200, answer = '') => ({
  ...{ n: 1, at: 0, ended: 1, method, path, search: '', body: '', status, answer },
  headers: { authorization: 'Bearer t', 'x-acting-user-id': 'a', 'x-acting-user-tenant': 't' },
});

const verdicts = (scope: readonly string[], withTasks: boolean, ...calls: ClientStory['calls']) => {
  const round = { calls, freedoms: [], events: [], tasks: [], exitCode: 0 };
  const story = { tenant: 't', token: 't', planned: false, identities: {}, calls, rounds: [round] };
  const outcomes = judgeClient(story, scope, withTasks);
  return Object.fromEntries(outcomes.map(({ duty, judgement }) => [duty.id, judgement.verdict]));
};

test('an unexercised duty is unproven inside the claimed scope, and not applicable outside', () => {
  const ping = verdicts(['residents'], true, call('GET', '/ping'));
  expect(ping).toMatchObject({
    ...{ 'client.bearer': 'pass', 'client.acting-user': 'unproven', 'client.input': 'unproven' },
    ...{ 'client.cursors': 'unproven', 'client.windows': 'not-applicable' },
    ...{ 'client.task.read-all': 'unproven', 'client.task.ninety-days': 'not-applicable' },
    'client.relies-not.created-200': 'unproven',
  });
  const nothing = verdicts(wholeScope(false), false);
  expect(new Set(Object.values(nothing))).toEqual(new Set(['unproven', 'not-applicable']));
  expect(nothing['client.task.read-all']).toBe('not-applicable');
});

test('on /ping the token is owed, and the acting headers are observed', () => {
  expect(verdicts(['health'], false, call('GET', '/ping'))['client.ping-acting-headers']).toBe('observed');
  const bare = { ...call('GET', '/ping'), headers: {} };
  expect(verdicts(['health'], false, bare)).toMatchObject({
    ...{ 'client.bearer': 'fail', 'client.acting-user': 'unproven' },
    'client.ping-acting-headers': 'observed',
  });
});

test('a breach fails outside of the scope too', () => {
  const long = {
    ...call('GET', '/api/v1/t/facilities/f/activities'),
    search: '?startDate=2026-01-01&endDate=2026-04-01',
  };
  expect(verdicts(['residents'], true, long)['client.windows']).toBe('fail');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { allOperations, operationOf, type ClientStory } from './story.ts';
import { inputDuties } from './input.ts';
import { omissionsIn } from './replacement.ts';
import { sequenceDuties } from './sequence.ts';
import { windowFault } from './windows.ts';

let count = 0;

const call = (method: string, path: string, more: Partial<Call> = {}): Call => {
  count += 1;
  const [, search = ''] = path.split(/(?=\?)/);
  return {
    ...{
      n: count,
      at: count * 10,
      ended: count * 10 + 5,
      method,
      search,
      headers: {},
      body: '',
      status: 200,
    },
    ...{ path: path.split('?')[0] ?? '', answer: '' },
    ...more,
  };
};

const P = '/api/v1/t';

const story = (...calls: readonly Call[]): ClientStory => ({
  ...{ tenant: 't', token: 'secret', planned: false, identities: {}, calls },
  rounds: [{ freedoms: [], calls, events: [], tasks: [] }],
});

const judged = (id: string, ...calls: readonly Call[]): string => {
  const duty = [...inputDuties, ...sequenceDuties].find((one) => one.id === id);
  if (!duty) throw new Error(`there is no duty ${id}`);
  return duty.evaluate(story(...calls)).verdict;
};

test('every operation is found by its path, with any parameters', () => {
  const value = fc.string({ minLength: 1 }).map(encodeURIComponent);
  fc.assert(
    fc.property(fc.constantFrom(...allOperations), value, (operation, text) => {
      fc.pre(!allOperations.some(({ path }) => path.split('/').includes(text)));
      const path = operation.path.replaceAll(/\{\w+\}/g, () => text);
      expect(operationOf({ method: operation.method.toUpperCase(), path })?.id).toBe(operation.id);
    }),
  );
});

const DAY = 86_400_000;
const list = (start: string, end: string): Call =>
  call('GET', `${P}/facilities/f/activities?startDate=${start}&endDate=${end}`);

test('a range that begins at midnight is too long if it reaches the midnight before day 46', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: -3, max: 3 }), (day, days) => {
      const start = day * DAY;
      const last = start + (44 + days) * DAY;
      const fault = windowFault(
        list(new Date(start).toISOString(), `${new Date(last).toISOString().slice(0, 10)}T23:59:59Z`),
      );
      expect(fault === undefined).toBe(days <= 0);
    }),
  );
  expect(windowFault(list('2026-01-01T00:00:00Z', '2026-02-15T00:00:00Z'))).toContain('45 days are the most');
  expect(windowFault(list('2026-01-01', '2026-02-14'))).toBeUndefined();
  expect(windowFault(list('2026-01-01', '2026-02-15'))).toBeDefined();
});

test('a range in local days is served in every zone, on a day of 25 hours too', () => {
  expect(windowFault(list('2026-10-01T04:00:00Z', '2026-11-15T04:59:59Z'))).toBeUndefined();
});

test('a cursor must come from an earlier answer of the same list', () => {
  const residents = `${P}/facilities/f/residents`;
  const first = call('GET', residents, { answer: '{"data":[],"hasMore":true,"nextCursor":"a+/="}' });
  const given = encodeURIComponent('a+/=');
  expect(judged('client.cursors', first, call('GET', `${residents}?cursor=${given}`))).toBe('pass');
  expect(judged('client.cursors', first, call('GET', `${residents}?cursor=a`))).toBe('fail');
  expect(judged('client.cursors', first, call('GET', `${P}/facilities/g/residents?cursor=${given}`))).toBe(
    'fail',
  );
  expect(judged('client.cursors', first)).toBe('unproven');
});

test('after a 409 and a read the same request may be sent again', () => {
  const post = (): Call => call('POST', `${P}/residents/r/check-ins`, { status: 409, body: '{"a":1}' });
  expect(judged('client.conflicts', post(), post())).toBe('fail');
  expect(judged('client.conflicts', post(), call('GET', `${P}/residents/r/check-ins`), post())).toBe('pass');
  expect(judged('client.conflicts', post())).toBe('pass');
});

test('a replacement must carry members that were shown with a value, not empty ones', () => {
  const shown = { id: 'r', firstName: 'A', lastName: 'B', phone: '1', nickname: null, email: '' };
  const read = call('GET', `${P}/residents/r`, { answer: JSON.stringify({ data: shown }) });
  const put = (body: object): Call => call('PUT', `${P}/residents/r`, { body: JSON.stringify(body) });
  expect(omissionsIn([read], put({ firstName: 'A', lastName: 'B' }))?.members).toEqual(['phone']);
  expect(omissionsIn([read], put({ firstName: 'A', lastName: 'B', phone: null }))).toBeUndefined();
  expect(omissionsIn([], put({ firstName: 'A', lastName: 'B' }))).toBeUndefined();
});

test.each([
  ['replaceResident', 'client.full-replacement', 'residents/r'],
  ['replaceConnection', 'client.full-replacement.connections', 'connections/r'],
  ['replaceActivity', 'client.full-replacement.activities', 'activities/r'],
])('if %s leaves out a member that was shown, it breaks a firm duty', (_operation, id, place) => {
  const answer = JSON.stringify({
    data: { id: 'r', name: 'A', firstName: 'A', email: 'e', location: 'Hall' },
  });
  const read = call('GET', `${P}/${place}`, { answer });
  const put = (body: object): Call => call('PUT', `${P}/${place}`, { body: JSON.stringify(body) });
  expect(judged(id, read, put({ name: 'A', firstName: 'A' }))).toBe('fail');
  expect(judged(id, read, put({ name: 'B', firstName: 'B', email: 'e', location: null }))).toBe('pass');
  // Without an answer that showed the record, a replacement proves nothing.
  expect(judged(id, put({ name: 'A', firstName: 'A' }))).toBe('unproven');
  expect(sequenceDuties.find((duty) => duty.id === id)?.kind).toBe('firm');
});

const registered = (userId: string, status: string): Call =>
  call('POST', `${P}/activities/x/registrations`, {
    body: JSON.stringify({ userId, userType: 'resident' }),
    answer: JSON.stringify({ data: { status } }),
  });
const attended = (userId: string): Call =>
  call('POST', `${P}/activities/x/attendance`, { body: JSON.stringify({ userId, status: 'attended' }) });
const deleted = (path: string): Call => call('DELETE', `${P}/activities/x/${path}`, { status: 204 });

test('a waitlisted user stays waitlisted until a registration of this activity is cancelled', () => {
  const full = (): Call[] => [registered('a', 'registered'), registered('b', 'waitlisted')];
  const judge = (...calls: Call[]): string => judged('client.waitlist', ...full(), ...calls);
  expect(judge(attended('a'))).toBe('pass');
  expect(judge(attended('b'))).toBe('fail');
  expect(judge(attended('b'), deleted('registrations/a'))).toBe('fail');
  expect(judge(deleted('attendance/a'), attended('b'))).toBe('fail');
  expect(judge(deleted('registrations/a'), attended('b'))).toBe('pass');
  expect(judge(deleted('registrations/b'), registered('b', 'waitlisted'))).toBe('pass');
  const third = registered('c', 'waitlisted');
  expect(judge(third, deleted('registrations/a'), attended('c'))).toBe('fail');
  expect(judge(registered('c', 'waitlisted'), deleted('registrations/b'), attended('c'))).toBe('fail');
});

test.each([
  ['client.known-routes', call('GET', `${P}/residents`), 'fail'],
  ['client.known-routes', call('GET', `${P}/newsletters`), 'unproven'],
  ['client.retired-parameters', call('GET', `${P}/messages/threads/x/messages?before=1`), 'fail'],
  ['client.retired-parameters', call('GET', `${P}/facilities/f/residents?offset=50`), 'fail'],
  ['client.retired-parameters', call('GET', `${P}/residents/r`), 'unproven'],
  ['client.planned-routes', call('GET', `${P}/residents/r/work-requests`), 'fail'],
  ['client.page-size', call('GET', `${P}/facilities/f/photos?pageSize=101`), 'fail'],
  ['client.page-size', call('GET', `${P}/facilities/f/photos?pageSize=100`), 'pass'],
  ['client.page-size', call('GET', `${P}/facilities/f/photos`), 'pass'],
  ['client.page-size', call('GET', `${P}/facilities`), 'unproven'],
  ['client.input', call('GET', '/ping'), 'unproven'],
  ['client.input', call('GET', `${P}/facilities/f/residents`), 'unproven'],
  ['client.input', call('GET', `${P}/facilities/f/residents?status=active`), 'pass'],
  ['client.input', call('GET', `${P}/residents/r/check-ins?startDate=2026-01-01`), 'fail'],
  ['client.input', call('PUT', `${P}/messages/threads/x/mute?isMuted=true`), 'pass'],
  ['client.input', call('PUT', `${P}/messages/threads/x/mute?isMuted=yes`), 'fail'],
] as const)('%s of a request is judged', (id, one, verdict) => {
  expect(judged(id, one)).toBe(verdict);
});

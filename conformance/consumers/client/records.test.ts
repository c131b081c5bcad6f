import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { recordDuties } from './records.ts';
import { requestDuties } from './requests.ts';
import type { Community, RoundFacts } from './story.ts';

const P = '/api/v1/t';

type Made = Partial<Call> & Pick<Call, 'method' | 'path'>;

const community: Community = {
  ...{ timezone: 'America/New_York', minimumLeadTimeHours: 3, requireDestinationAddress: true },
  ...{ transportationTypes: ['Van'], teams: ['it', 'lifts'], types: ['Other'] },
  hoursOfOperation: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    ...{ dayOfWeek, date: null, notAvailable: dayOfWeek === 0, startTime: '08:00', endTime: '20:00' },
  })),
};

// A Wednesday, 9 o'clock in New York.
const facts: RoundFacts = {
  epoch: Date.parse('2026-07-01T13:00:00Z'),
  zones: ['UTC', 'America/New_York'],
  communities: new Map([
    ['r', community],
    ['single', { ...community, teams: ['it'] }],
  ]),
};

const judged = (id: string, ...made: readonly Made[]): string => {
  const duty = [...recordDuties, ...requestDuties].find((one) => one.id === id);
  if (!duty) throw new Error(`there is no duty ${id}`);
  const calls = made.map((one, at): Call => {
    const [path = '', query] = one.path.split('?');
    return {
      ...{ n: at + 1, at: at * 10, ended: at * 10 + 5, headers: {}, body: '', answer: '', status: 200 },
      ...one,
      ...{ path, search: query === undefined ? '' : `?${query}` },
    };
  });
  const round = { freedoms: [], calls, events: [], tasks: [], facts };
  return duty.evaluate({
    ...{ tenant: 't', token: 't', planned: true, identities: {} },
    ...{ calls, rounds: [round] },
  }).verdict;
};

const sent = (method: string, path: string, body: object, more: Partial<Call> = {}): Made => ({
  ...{ method, path: P + path, body: JSON.stringify(body) },
  ...more,
});

const answered = (path: string, data: unknown): Made => ({
  ...{ method: 'GET', path: P + path, answer: JSON.stringify({ data }) },
});

test.each([
  ['2026-07-01', 'pass'],
  ['2026-07-01T00:00:00Z', 'pass'],
  ['2026-07-01T00:00:00.000-04:00', 'pass'],
  ['2026-07-01T04:00:00Z', 'pass'],
  ['2026-07-01T14:30:00Z', 'fail'],
  ['2026-07-01T09:00:00-04:00', 'fail'],
  ['2026-07-01T00:00:01Z', 'fail'],
])('a check-in on %s: %s', (startDate, verdict) => {
  expect(judged('client.check-in-day', sent('POST', '/residents/r/check-ins', { startDate }))).toBe(verdict);
});

test('after its own check-in a client may create no other one on that day, until it is moved or deleted', () => {
  const post = (day: string, status = 201): Made =>
    sent('POST', '/residents/r/check-ins', { startDate: day }, { status });
  const remove: Made = { method: 'DELETE', path: `${P}/residents/r/check-ins/c`, status: 204 };
  const judge = (...made: readonly Made[]): string => judged('client.one-check-in-a-day', ...made);
  expect(judge(post('2026-07-01'), post('2026-07-01T00:00:00Z', 409))).toBe('fail');
  expect(judge(post('2026-07-01'), post('2026-07-02'))).toBe('pass');
  expect(judge(post('2026-07-01'), remove, post('2026-07-01'))).toBe('pass');
  expect(judge(post('2026-07-01', 409), post('2026-07-01', 409))).toBe('pass');
});

test.each([
  [{ date: '2026-07-01', appointmentTime: '12:00' }, 'pass'],
  [{ date: '2026-07-01', appointmentTime: '11:59' }, 'fail'],
  [{ date: '2026-06-30', appointmentTime: '12:00' }, 'fail'],
  [{ date: '2026-07-02', appointmentTime: '08:00' }, 'pass'],
  [{ date: 'soon', appointmentTime: '08:00' }, 'unproven'],
])('a ride at %j: %s', (ride, verdict) => {
  const path = '/residents/r/transportation-requests';
  expect(judged('client.lead-time', sent('POST', path, ride))).toBe(verdict);
  expect(judged('client.lead-time', sent('PUT', `${path}/x`, ride))).toBe(verdict);
  expect(judged('client.lead-time', sent('POST', path.replace('/r/', '/unknown/'), ride))).toBe('unproven');
});

test.each([
  [{}, 'pass'],
  [{ transportationType: 'Van' }, 'pass'],
  [{ transportationType: 'Balloon' }, 'fail'],
  [{ destinationAddress: '' }, 'fail'],
  [{ tripType: 'roundtrip', returnTime: null }, 'fail'],
  [{ tripType: 'roundtrip', returnTime: '14:00' }, 'pass'],
  [{ tripType: 'oneway' }, 'pass'],
  [{ appointmentTime: '20:00' }, 'pass'],
  [{ appointmentTime: '20:01' }, 'fail'],
  // A Sunday, on which there are no rides.
  [{ date: '2026-07-05' }, 'fail'],
])('a ride with %j follows the settings: %s', (more, verdict) => {
  const ride = { date: '2026-07-03', appointmentTime: '12:00', destinationAddress: '7 Chapel Lane', ...more };
  const post = sent('POST', '/residents/r/transportation-requests', ride);
  expect(judged('client.ride-settings', post)).toBe(verdict);
});

test.each([
  ['r', {}, 'fail'],
  ['r', { team: 'it' }, 'pass'],
  ['r', { team: 'Computers' }, 'fail'],
  ['r', { team: 'it', type: 'Other' }, 'pass'],
  ['r', { team: 'it', type: 'Roof' }, 'fail'],
  ['single', {}, 'pass'],
])('a work request of %s with %j: %s', (resident, body, verdict) => {
  const path = `/residents/${resident}/work-requests`;
  expect(judged('client.team', sent('POST', path, { title: 'Lamp', ...body }))).toBe(verdict);
  expect(judged('client.team', { ...sent('POST', path, {}), body: 'title=Lamp', fields: body })).toBe(
    verdict,
  );
});

test('a reference number from an answer is not an id', () => {
  const path = '/residents/r/work-requests';
  const list = answered(path, [{ id: 'w', referenceNumber: 'WR-1' }]);
  const get = (id: string): Made => ({ method: 'GET', path: `${P}${path}/${id}` });
  expect(judged('client.request-id', list, get('w'))).toBe('pass');
  expect(judged('client.request-id', list, get('WR-1'))).toBe('fail');
  expect(judged('client.request-id', get('WR-1'))).toBe('pass');
  expect(judged('client.request-id', list)).toBe('unproven');
});

test('an activity stays on its calendar, and is created without a recurrence', () => {
  const shown = answered('/activities/a', { id: 'a', calendarId: 'c' });
  const put = (body: object): Made => sent('PUT', '/activities/a', body);
  expect(judged('client.calendar-of-activity', shown, put({ calendarId: 'd' }))).toBe('fail');
  expect(judged('client.calendar-of-activity', shown, put({ calendarId: 'c' }))).toBe('pass');
  expect(judged('client.calendar-of-activity', shown, put({}))).toBe('pass');
  expect(judged('client.calendar-of-activity', put({ calendarId: 'd' }))).toBe('unproven');
  const post = (body: object): Made => sent('POST', '/calendars/c/activities', body);
  expect(judged('client.one-time-activities', post({ recurrence: { frequency: 'daily' } }))).toBe('fail');
  expect(judged('client.one-time-activities', post({ recurrence: null }))).toBe('pass');
  expect(judged('client.one-time-activities', post({ recurrence: { daysOfWeek: [] } }))).toBe('pass');
});

test('registering a connection by the id of the connections routes is a fault if it is refused', () => {
  const shown = answered('/connections', [{ id: 'k', externalId: 'x' }]);
  const post = (userId: string, status: number, userType = 'connection'): Made =>
    sent('POST', '/activities/a/registrations', { userId, userType }, { status });
  const judge = (...made: readonly Made[]): string => judged('client.connection-registration', ...made);
  expect(judge(shown, post('k', 404))).toBe('fail');
  expect(judge(shown, post('k', 201))).toBe('pass');
  expect(judge(shown, post('x', 404))).toBe('pass');
  expect(judge(shown, post('k', 404, 'resident'))).toBe('pass');
  expect(judge(post('k', 404))).toBe('pass');
});

test.each([
  ['/residents/None', 'fail'],
  ['/residents/undefined', 'fail'],
  ['/residents/%5Bobject%20Object%5D', 'fail'],
  ['/facilities//residents', 'fail'],
  ['/connections?residentId=NaN', 'fail'],
  ['/connections?residentId=', 'pass'],
  ['/residents/res_None', 'pass'],
])('%s names an id: %s', (path, verdict) => {
  expect(judged('client.ids-given', { method: 'GET', path: P + path })).toBe(verdict);
});

test('ids in bodies and headers are looked at too', () => {
  const to = '/activities/a/registrations';
  expect(judged('client.ids-given', sent('POST', to, { userId: 'null' }))).toBe('fail');
  expect(judged('client.ids-given', sent('POST', to, { userId: 'r', name: 'null' }))).toBe('pass');
  expect(judged('client.ids-given', sent('POST', '/x', { participantIds: ['a', 'undefined'] }))).toBe('fail');
  const get = { method: 'GET', path: `${P}/facilities` };
  expect(judged('client.ids-given', { ...get, headers: { 'x-acting-user-id': 'undefined' } })).toBe('fail');
});

test.each([
  ['startDate=2026-07-02&endDate=2026-07-01', 'fail'],
  ['startDate=2026-07-02T12:00:00Z&endDate=2026-07-02T11:59:59Z', 'fail'],
  ['startDate=2026-07-02T12:00:00Z&endDate=2026-07-02', 'pass'],
  ['startDate=2026-07-02&endDate=2026-07-02', 'pass'],
  ['startDate=soon&endDate=2026-07-02', 'pass'],
])('a range of %s: %s', (query, verdict) => {
  for (const list of ['check-ins', 'registrations'])
    expect(judged('client.window-order', { method: 'GET', path: `${P}/residents/r/${list}?${query}` })).toBe(
      verdict,
    );
});

test('a request is changed and cancelled by the user who created it', () => {
  const id = 'client.creator-of-request';
  const as = (user: string) => ({ headers: { 'x-acting-user-id': user } });
  const made = sent(
    'POST',
    '/residents/r/work-requests',
    { title: 'Lamp' },
    {
      ...{ answer: JSON.stringify({ data: { id: 'w' } }), ...as('r') },
    },
  );
  const cancel = (user: string, status: number) =>
    sent('POST', '/residents/r/work-requests/w/cancel', {}, { ...as(user), status });
  expect(judged(id, made, cancel('r', 200))).toBe('pass');
  expect(judged(id, made, cancel('r', 409))).toBe('pass');
  expect(judged(id, made, cancel('c', 403))).toBe('fail');
  expect(judged(id, made, cancel('c', 200))).toBe('pass');
  // Its creator is unknown.
  expect(judged(id, cancel('c', 403))).toBe('pass');
});

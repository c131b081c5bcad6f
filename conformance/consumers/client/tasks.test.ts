import { expect, test } from 'vitest';
import type { Judgement } from '../duty.ts';
import type { Call } from '../call.ts';
import { taskDuties, type TaskGiven } from './tasks.ts';

const P = '/api/v1/t';

const calls = (...some: readonly (Partial<Call> & Pick<Call, 'method' | 'path'>)[]): readonly Call[] =>
  some.map((one, at) => ({
    ...{ n: at + 1, at: at * 10, ended: at * 10 + 5, search: '', headers: {}, body: '', answer: '' },
    ...{ status: 200, ...one },
  }));

const judged = (given: Omit<TaskGiven, 'says'>, made: readonly Call[]): Judgement => {
  const duty = taskDuties.find(({ id }) => id === `client.task.${given.id}`);
  if (!duty) throw new Error(`there is no task ${given.id}`);
  return duty.evaluate({
    ...{ tenant: 't', token: 'secret', planned: false, identities: {}, calls: made },
    rounds: [{ freedoms: [], calls: made, events: [], tasks: [{ ...given, says: '' }] }],
  });
};

const day = (date: string, until: string) => ({
  ...{ method: 'GET', path: `${P}/facilities/f/activities` },
  search: `?startDate=${date}T00:00:00Z&endDate=${until}T23:59:59Z`,
});

test('only parts that overlap the range of a task count as trying it, not other lists', () => {
  const given = {
    id: 'ninety-days',
    facts: { facilityId: 'f', from: '2026-03-01', to: '2026-05-29' },
    ...{ before: undefined, after: undefined },
  } as const;
  const near = day('2026-01-01', '2026-02-14');
  expect(judged(given, calls(near)).verdict).toBe('unproven');
  const spanning = [day('2026-02-15', '2026-03-31'), day('2026-04-01', '2026-05-15')];
  expect(judged(given, calls(near, ...spanning)).verdict).toBe('fail');
  expect(judged(given, calls(near, ...spanning, day('2026-05-16', '2026-06-29'))).verdict).toBe('pass');
});

test('a resident who came or left during the reads may be missing or not', () => {
  const list = {
    ...{ method: 'GET', path: `${P}/facilities/f/residents` },
    answer: '{"data":[{"id":"a"},{"id":"b"}],"hasMore":false}',
  };
  const given = { id: 'read-all', facts: { facilityId: 'f' }, before: ['a', 'b'] } as const;
  expect(judged({ ...given, after: ['a', 'b', 'new'] }, calls(list)).verdict).toBe('pass');
  expect(judged({ ...given, before: ['a', 'b', 'gone'], after: ['a', 'b'] }, calls(list)).verdict).toBe(
    'pass',
  );
  expect(judged({ ...given, before: ['a', 'b', 'c'], after: ['a', 'b', 'c'] }, calls(list)).verdict).toBe(
    'fail',
  );
});

const registration = (userId: string, status: string) => ({
  ...{ method: 'POST', path: `${P}/activities/x/registrations` },
  ...{ body: JSON.stringify({ userId }), answer: JSON.stringify({ data: { status } }) },
});

const mark = (userId: string, status: string) => ({
  ...{ method: 'POST', path: `${P}/activities/x/attendance` },
  body: JSON.stringify({ userId, status }),
});

test.each([
  [[registration('a', 'registered'), registration('b', 'waitlisted'), mark('a', 'attended')], undefined],
  [
    [registration('a', 'registered'), registration('b', 'waitlisted'), mark('b', 'declined')],
    'b is waitlisted and was marked as declined',
  ],
  [
    [registration('b', 'registered'), registration('a', 'waitlisted'), mark('b', 'attended')],
    'b was registered first instead of a',
  ],
  [
    [registration('a', 'registered'), mark('c', 'attended')],
    'c is not registered and was marked as attended',
  ],
])('attendance is judged by the answers to the registrations: %#', (made, found) => {
  const facts = { activityId: 'x', first: 'a', second: 'b' };
  const judgement = judged(
    { id: 'attendance-of-registered', facts, before: undefined, after: undefined },
    calls(...made),
  );
  if (found === undefined) expect(judgement.verdict).toBe('pass');
  else expect(judgement).toMatchObject({ verdict: 'fail', found });
});

test('reading an announcement below a connection is not reading it by its id alone', () => {
  const given = {
    id: 'read-announcement',
    facts: { announcementId: 'n' },
    before: undefined,
    after: undefined,
  };
  const below = { method: 'GET', path: `${P}/connections/c/announcements/n` };
  const alone = { method: 'GET', path: `${P}/announcements/n` };
  expect(judged({ ...given, id: 'read-announcement' }, calls(below)).verdict).toBe('fail');
  expect(judged({ ...given, id: 'read-announcement' }, calls(below, alone)).verdict).toBe('pass');
});

import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { judgeClient, wholeScope } from './scope.ts';

const P = '/api/v1/t';
const headers = {
  ...{ authorization: 'Bearer secret', 'x-acting-user-id': 'a', 'x-acting-user-tenant': 't' },
};

const findingsOf = (
  ...made: readonly (Partial<Call> & Pick<Call, 'method' | 'path'>)[]
): readonly string[] => {
  const calls = made.map((one, at): Call => ({
    ...{ n: at + 1, at: at * 10, ended: at * 10 + 5, search: '', body: '', answer: '', status: 200 },
    ...{ headers, ...one },
  }));
  const story = { tenant: 't', token: 'secret', planned: false, identities: {}, calls };
  const round = { freedoms: [], calls, events: [], tasks: [], exitCode: 1 };
  return judgeClient({ ...story, rounds: [round] }, wholeScope(false), false)
    .filter(({ judgement }) => judgement.verdict === 'fail')
    .map(({ duty }) => duty.id.replace('client.', ''));
};

test('the earliest refusal comes first, then accepted calls, then how the client ended', () => {
  const body = JSON.stringify({
    startDate: '2026-07-01T10:30:00Z',
    checkInStaffId: 's',
    durationInMinutes: 5,
  });
  expect(
    findingsOf(
      { method: 'GET', path: `${P}/facilities/f/residents`, search: '?page=2' },
      { method: 'POST', path: `${P}/facilities/f/residents`, body: '{"firstName":"A"}', status: 400 },
      { method: 'POST', path: `${P}/residents/undefined/check-ins`, body, status: 404 },
    ),
  ).toEqual(['input', 'check-in-day', 'ids-given', 'retired-parameters', 'ends-well']);
});

test('a missing header explains every refusal', () => {
  const get = { method: 'GET', path: `${P}/residents/None`, headers: {}, status: 401 };
  expect(findingsOf(get).slice(0, 3)).toEqual(['bearer', 'acting-user', 'acting-tenant']);
});

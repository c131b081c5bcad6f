import { describe, expect, test } from 'vitest';
import { testApp } from '../testing/mock.ts';

const facilities = async (app: ReturnType<typeof testApp>): Promise<string> =>
  app.world.store.facilities.all()[0]?.id ?? '';

const refusedFor = async (method: string, pathOf: (facility: string) => string, body?: object) => {
  const app = testApp();
  const answer = await app.call(method, pathOf(await facilities(app)), body ? { body } : {});
  expect(answer.status).toBe(400);
  return answer.body as { detail: string; errors: readonly object[]; validation: readonly object[] };
};

const NO_VALIDATOR_SPEAKS =
  /anyOf|oneOf|schema|must match (?:pattern|format)|must have required|JSON pointer|"must/;

describe('a refusal names the member, what it must be and what was sent', () => {
  test('in a body', async () => {
    const { detail, errors } = await refusedFor('POST', (id) => `/facilities/${id}/residents`, {
      firstName: 1,
      status: 'activ',
      email: 'x',
      about: { likes: 'tea', isVeteran: 'yes' },
    });
    expect(detail).toBe(
      'The body must match the contract of createResident. Wrong: lastName is required; firstName must be a text, found 1; ' +
        'email must be an email address such as ana@example.com, found "x"; ' +
        'status must be one of active, inactive, onLeave, found "activ"; did you mean active? ' +
        'about.likes must be a list, found "tea" (a text); about.isVeteran must be true or false, found "yes" (a text). ' +
        'Next: correct these members; see the operation in /docs.',
    );
    expect(errors).toContainEqual({ member: 'lastName', expected: 'a text', found: 'nothing' });
    expect(errors).toContainEqual({
      ...{ member: 'status', expected: 'one of active, inactive, onLeave', found: '"activ"' },
      hint: 'did you mean active?',
    });
    expect(detail).not.toMatch(NO_VALIDATOR_SPEAKS);
  });

  test('in lists', async () => {
    const { detail } = await refusedFor('POST', () => '/connections', {
      ...{ firstName: 'A', lastName: 'B', facilities: [1], residents: 'r' },
    });
    expect(detail).toContain(
      'residents must be a list, found "r" (a text); facilities[0] must be a text, found 1.',
    );
  });

  test('in a query, and a plus that was not encoded is reported', async () => {
    const { detail } = await refusedFor(
      'GET',
      (id) => `/facilities/${id}/activities?startDate=2026-11-25T00:00:00+01:00&endDate=x y`,
    );
    expect(detail).toContain(
      'found "2026-11-25T00:00:00 01:00"; a + in a query means a space: write %2B; endDate must be',
    );
    expect(detail.match(/%2B/g)).toHaveLength(1);
    expect(detail).not.toMatch(NO_VALIDATOR_SPEAKS);
  });

  test('of a thousand wrong members the first are enough', async () => {
    const { validation } = await refusedFor('POST', () => '/connections', {
      ...{ firstName: 'A', lastName: 'B', residents: [] },
      facilities: Array.from({ length: 1_000 }, () => 1),
    });
    expect(validation).toHaveLength(50);
  });
});

test('a plus is no hint where the value would not fit either', async () => {
  const { detail } = await refusedFor(
    'GET',
    (id) => `/facilities/${id}/activities?startDate=a+b&endDate=2026-01-01`,
  );
  expect(detail).not.toContain('%2B');
});

import { expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { suspectsIn } from './divergence.ts';
import { freedomDuties, freedoms, type FreedomId } from './freedoms.ts';
import type { Round } from './story.ts';

const P = '/api/v1/t';

const calls = (some: readonly (Partial<Call> & Pick<Call, 'method' | 'path'>)[]): readonly Call[] =>
  some.map((one, at) => ({
    ...{ n: at + 1, at: at * 10, ended: at * 10 + 5, search: '', headers: {}, body: '', answer: '' },
    ...{ status: 200, ...one },
  }));

type Made = Parameters<typeof calls>[0];

const round = (made: Made, ...ids: FreedomId[]): Round => ({
  ...{ calls: calls(made), events: [], tasks: [], exitCode: 0 },
  freedoms: ids.map((id) => freedoms[id]),
});

const judged = (id: FreedomId, ...rounds: readonly Round[]) => {
  const duty = freedomDuties.find((one) => one.id === `client.relies-not.${id}`);
  if (!duty) throw new Error(`there is no duty of ${id}`);
  const story = { tenant: 't', token: 't', planned: false, identities: {}, rounds };
  return duty.evaluate({ ...story, calls: rounds.flatMap((one) => one.calls) });
};

const list = (more: object) => ({
  ...{ method: 'GET', path: `${P}/facilities/f/residents` },
  answer: JSON.stringify({ data: [{ id: 'a' }], ...more }),
});
const create = (status: number) => ({
  ...{ method: 'POST', path: `${P}/facilities/f/residents`, status },
  answer: '{"data":{"id":"r"}}',
});

test('a freedom that the client never met is unproven, although the client did not differ', () => {
  const read = [list({ hasMore: false, nextCursor: null })];
  for (const id of ['created-200', 'cursors-of-signs', 'small-pages', 'busy', 'plain-refusals'] as const)
    expect([id, judged(id, round(read), round(read, id)).verdict]).toEqual([id, 'unproven']);
  expect(judged('members-reversed', round(read), round(read, 'members-reversed')).verdict).toBe('pass');
  expect(judged('created-200', round([create(201)]), round([create(200)], 'created-200')).verdict).toBe(
    'pass',
  );
});

test('if a client writes more often with a freedom, and the usual rounds agree, the duty is broken', () => {
  const usual = [create(201)];
  const thrice = [create(200), create(200), create(200)];
  expect(judged('created-200', round(usual), round(usual), round(thrice, 'created-200'))).toMatchObject({
    verdict: 'fail',
    found: expect.stringContaining('does createResident 3 times instead of 1 when creates answer 200'),
  });
  expect(
    judged('created-200', round(usual), round([...usual, create(201)]), round(thrice, 'created-200')).verdict,
  ).toBe('pass');
  // Refused calls do not count, and with lists in another order a client may use other resources.
  const busy = { ...create(429), answer: '', trouble: 'answered 429' };
  expect(judged('busy', round(usual), round(usual), round([busy, create(201)], 'busy')).verdict).toBe('pass');
  const several = { ...list({}), answer: '{"data":[{"id":"a"},{"id":"b"}]}' };
  const rounds = [round([several, ...usual]), round([several, ...usual])];
  expect(judged('lists-reversed', ...rounds, round([several, ...thrice], 'lists-reversed')).verdict).toBe(
    'pass',
  );
});

test('a freedom without its own round is blamed if the client differs in each of its rounds', () => {
  const usual = [round([create(201)]), round([create(201)])];
  const good = (...ids: FreedomId[]) => round([create(201)], ...ids);
  const bad = (...ids: FreedomId[]) => ({ ...good(...ids), exitCode: 1 });
  const judge = (id: FreedomId, ...rounds: readonly Round[]) => judged(id, ...usual, ...rounds).verdict;
  const both = [bad('members-reversed', 'more-members'), bad('members-reversed', 'small-pages')];
  expect(judge('members-reversed', ...both)).toBe('fail');
  expect(judge('more-members', ...both, good('more-members', 'busy'))).toBe('pass');
  expect(judge('members-reversed', ...both, good('members-reversed'))).toBe('pass');
});

test('a difference with several freedoms at once, but with none alone, is a separate finding', () => {
  const duty = freedomDuties.find(({ id }) => id === 'client.relies-not.several-at-once');
  const bad = { ...round([create(201)], 'members-reversed', 'more-members'), exitCode: 1 };
  const alone = [round([create(201)], 'members-reversed'), round([create(201)], 'more-members')];
  const judge = (...rounds: readonly Round[]) =>
    duty?.evaluate({
      ...{ tenant: 't', token: 't', planned: false, identities: {}, calls: [] },
      rounds: [round([create(201)]), round([create(201)]), ...rounds],
    }).verdict;
  expect(judge(bad, ...alone)).toBe('fail');
  // A single freedom is the cause, or was not tried alone.
  expect(judge(bad, ...alone.slice(1), { ...round([create(201)], 'members-reversed'), exitCode: 1 })).toBe(
    'pass',
  );
  expect(judge(bad, ...alone.slice(1))).toBe('pass');
  expect(judge(...alone)).toBe('unproven');
});

test('a 400 for occurrenceDate is the freedom itself; what the client does next is judged', () => {
  const read = { method: 'GET', path: `${P}/activities/a` };
  const named = { ...read, search: '?occurrenceDate=2026-07-01' };
  const refused = { ...named, status: 400 };
  const usual = [round([named]), round([named])];
  const id = 'occurrence-date-refused';
  expect(judged(id, ...usual, round([refused, read], id)).verdict).toBe('pass');
  expect(judged(id, ...usual, { ...round([refused], id), exitCode: 1 }).verdict).toBe('fail');
  expect(judged(id, ...usual, round([read], id)).verdict).toBe('unproven');
});

test('with lists in another order, a refusal for another resource is no fault', () => {
  const several = { ...list({}), answer: '{"data":[{"id":"a"},{"id":"b"}]}' };
  const read = (status: number) => ({ method: 'GET', path: `${P}/connections/a/announcements/n`, status });
  const archive = { method: 'PUT', path: `${P}/connections/a/announcements/n/archive`, status: 204 };
  const usual = round([several, read(200), archive]);
  const judge = (id: FreedomId, status: number) =>
    judged(id, usual, usual, round([several, read(status)], id)).verdict;
  expect(judge('lists-reversed', 404)).toBe('pass');
  expect(judge('lists-reversed', 400)).toBe('fail');
  expect(judge('lists-reversed', 200)).toBe('fail');
  expect(judge('members-reversed', 404)).toBe('fail');
});

test('if the number of writes differs, another order of lists is tried alone first', () => {
  const usual = round([create(201)]);
  const other = (...ids: FreedomId[]) => round([create(201), create(201)], ...ids);
  const several = other('lists-reversed', 'small-pages');
  expect(suspectsIn([usual, usual, several])).toEqual(['lists-reversed']);
  expect(suspectsIn([usual, usual, several, other('lists-reversed')])).toEqual([]);
  expect(suspectsIn([usual, usual, several, round([create(201)], 'lists-reversed')])).toEqual([
    'small-pages',
  ]);
  const ends = { ...several, exitCode: 1 };
  expect(suspectsIn([usual, usual, ends])).toEqual(['lists-reversed', 'small-pages']);
});

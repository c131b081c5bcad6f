import { expect, test } from 'vitest';
import type { Answer, LooseInput } from './call.ts';
import { Unproven } from './errors.ts';
import { answerOf } from '../testing/stub-answer.ts';
import { mustBeReference, readElsewhere } from './alternate-shape.ts';

const resident = { id: 'r-2', firstName: 'Ada', lastName: 'Byron', facilityId: 'f-1', roomNumber: '7' };
const bare = answerOf('getResident', 200, { ...resident, dateOfBirth: '1940-05-06' });
const full = { ...resident, fullName: 'Ada Byron', status: 'active' };

/** A target that lists one resident on a page, and deleted residents only on request. */
const listing =
  (pages: readonly unknown[][], asked: LooseInput[] = []) =>
  async (_: unknown, input: LooseInput = {}): Promise<Answer> => {
    asked.push(input);
    const at = Number(input.query?.['cursor'] ?? 0);
    const data = input.query?.['status'] === 'deleted' ? [] : (pages[at] ?? []);
    const hasMore = input.query?.['status'] !== 'deleted' && at + 1 < pages.length;
    return answerOf('listResidents', 200, { data, hasMore, nextCursor: hasMore ? String(at + 1) : null });
  };

test('for a resident in the shape of the example the list of the facility is read, as the same user', async () => {
  const asked: LooseInput[] = [];
  const answer = await readElsewhere(listing([[{ id: 'r-1' }], [full]], asked), bare, { as: 'somebody' });
  expect(answer).toMatchObject({ json: { data: full }, isExample: true, status: 200 });
  expect(asked.map(({ as }) => as)).toEqual(['somebody', 'somebody']);
  expect(() => mustBeReference(answer)).toThrow(Unproven);
  expect(() => mustBeReference(bare)).not.toThrow();
});

test('a resident in no list proves nothing', async () => {
  await expect(readElsewhere(listing([[{ id: 'r-1' }]]), bare, {})).rejects.toThrow('no other read shows');
});

test('connections in the shape of the example are read by id, in order, and the envelope stays', async () => {
  const listed = answerOf('listConnections', 200, { data: [{ id: 'c-2' }, { id: 'c-1' }], more: 1 });
  const byId = async (_: unknown, { path = {} }: LooseInput = {}): Promise<Answer> =>
    answerOf('getConnection', 200, { data: { id: path['connectionId'], firstName: 'Ada' } });
  expect((await readElsewhere(byId, listed, {})).json).toEqual({
    data: [
      { id: 'c-2', firstName: 'Ada' },
      { id: 'c-1', firstName: 'Ada' },
    ],
    more: 1,
  });
});

import { expect, test } from 'vitest';
import { answerOf } from '../testing/stub-answer.ts';
import { stubRun } from '../testing/stub-target.ts';
import { declaredChecks, runCheck } from './check.ts';
import { presence, type FoundSample } from './presence.ts';

const shown = (resource: Readonly<Record<string, unknown>>) => ({
  answer: answerOf('getAlbum', 200, resource),
  resource,
});

let count = 0;

/** A check of the title and the createdAt of albums, on a target without levers that has these. */
const judged = async (...records: readonly FoundSample[]) => {
  count += 1;
  const id = `albums.shown-${count}`;
  presence(
    {
      ...{ id, says: 'An album shows its members.', resource: 'Album', record: 'Album', clause: 'ALB-101' },
      members: ['title', 'createdAt'],
      found: { levers: ['create-album'], records: () => Promise.resolve(records) },
    },
    () => Promise.reject(new Error('needs the lever')),
  );
  const declared = declaredChecks().find(({ spec }) => spec.id === id);
  if (!declared) throw new Error('not declared');
  return runCheck(declared.spec, declared.body, stubRun('http://127.0.0.1:9'));
};

const createdAt = '2026-01-01T00:00:00Z';
const whole = shown({ id: 'a', title: 'Garden', createdAt });

test('a member that staff may leave out need not be in every record that was found', async () => {
  const record = await judged({ shown: [whole] }, { shown: [shown({ id: 'b', createdAt })] });
  expect(record).toMatchObject({ verdict: 'pass' });
});

test.each([
  ['one that every record has is missing', { shown: [shown({ id: 'b', title: 'Music' })] }, 'createdAt'],
  ['one is missing that another answer shows', { shown: [whole, shown({ id: 'a', createdAt })] }, 'title'],
  [
    'one is missing that is known to have a value',
    { shown: [shown({ id: 'b', createdAt })], known: ['title'] },
    'title',
  ],
  ['one has another value than elsewhere', { shown: [whole], values: { title: 'Music' } }, 'title'],
] satisfies readonly (readonly [string, FoundSample, string])[])(
  'it fails where %s',
  async (_, sample, member) => {
    const record = await judged({ shown: [whole] }, sample);
    expect(record).toMatchObject({ verdict: 'fail' });
    expect(record.finding?.promised).toContain(`the member ${member} `);
  },
);

test('it is unproven where nothing that was found has a member, unless none was asked for it', async () => {
  const bare = { shown: [shown({ id: 'b', createdAt })] };
  const record = await judged(bare);
  expect(record).toMatchObject({ verdict: 'unproven' });
  expect(record.reason).toContain('needs Album with title, and none that was found has it');
  expect(await judged({ ...bare, except: ['title'] })).toMatchObject({ verdict: 'pass' });
});

import { expect, test } from 'vitest';
import { playRounds } from './rounds.ts';

test('freedoms that meet in one world leave its lists whole: the tasks know all of its residents', async () => {
  const place = { host: '127.0.0.1', port: 0, tenant: 'certify', token: 'certify-token', seed: 1 };
  const { story } = await playRounds({
    ...{ ...place, planned: false, withTasks: true },
    plan: [['cursors-of-signs', 'small-pages', 'json-with-charset', 'plain-refusals']],
    work: () => Promise.resolve(0),
  });
  const known = story.rounds[0]?.tasks.find(({ id }) => id === 'read-all')?.before;
  expect(Array.isArray(known) && known.length).toBeGreaterThan(7);
});

import { expect, test } from 'vitest';
import type { FreedomId } from '../../../conformance/consumers/client/freedoms.ts';
import { playRounds, type RoundGiven } from './rounds.ts';

const place = { host: '127.0.0.1', port: 0, tenant: 'certify', token: 'certify-token', seed: 1 };

test('several freedoms in one world leave its lists complete: the tasks know all residents', async () => {
  const { story } = await playRounds({
    ...{ ...place, planned: false, withTasks: true },
    plan: [['cursors-of-signs', 'small-pages', 'json-with-charset', 'plain-refusals']],
    work: () => Promise.resolve(0),
  });
  const known = story.rounds[0]?.tasks.find(({ id }) => id === 'read-all')?.before;
  expect(Array.isArray(known) && known.length).toBeGreaterThan(100);
});

test('if a client differs in rounds of several freedoms, each of these gets one round alone', async () => {
  const plan: readonly (readonly FreedomId[])[] = [
    [],
    ['small-pages', 'busy'],
    ['small-pages', 'more-members'],
  ];
  const { story } = await playRounds({
    ...{ ...place, planned: false, withTasks: false, plan },
    work: ({ round }) => Promise.resolve(round === 2 || round === 3 ? 1 : 0),
  });
  const played = story.rounds.map(({ freedoms }) => freedoms.map(({ id }) => id).join());
  expect(played.slice(plan.length)).toEqual(['small-pages', 'more-members', 'busy']);
});

test('a page keeps one address, asks which round it is, and goes on to the next', async () => {
  const asked: (readonly [string, number])[] = [];
  await playRounds({
    ...{ ...place, planned: false, withTasks: false, plan: [[], []], keepsAddress: true },
    work: async ({ url }, next) => {
      // The connection of the last round is closed. A browser opens a new one, so this test does too.
      const ask = () => fetch(`${url}/__certify`);
      const answer = await ask().catch(ask);
      const given = (await answer.json()) as RoundGiven;
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(given.identities).toHaveProperty('systemActor');
      asked.push([given.url, given.round]);
      expect((await fetch(`${url}/__certify/next`, { method: 'POST' })).status).toBe(202);
      await next;
      return undefined;
    },
  });
  const [[address] = ['']] = asked;
  expect(asked).toEqual([
    [address, 1],
    [address, 2],
  ]);
});

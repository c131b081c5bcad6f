import { expect, test } from 'vitest';
import type { FreedomId } from '../../../conformance/consumers/client/freedoms.ts';
import { playRounds, type RoundGiven } from './rounds.ts';

const place = { host: '127.0.0.1', port: 0, tenant: 'certify', token: 'certify-token', seed: 1 };

test('freedoms that meet in one world leave its lists whole: the tasks know all of its residents', async () => {
  const { story } = await playRounds({
    ...{ ...place, planned: false, withTasks: true },
    plan: [['cursors-of-signs', 'small-pages', 'json-with-charset', 'plain-refusals']],
    work: () => Promise.resolve(0),
  });
  const known = story.rounds[0]?.tasks.find(({ id }) => id === 'read-all')?.before;
  expect(Array.isArray(known) && known.length).toBeGreaterThan(100);
});

test('what differs in rounds of several freedoms is tried with each of them alone, once', async () => {
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

test('a page asks which round it is, under one address, and goes on to the next', async () => {
  const asked: (readonly [string, number])[] = [];
  await playRounds({
    ...{ ...place, planned: false, withTasks: false, plan: [[], []], keepsAddress: true },
    work: async ({ url }, next) => {
      // A connection of the round before is closed; a browser opens another one by itself.
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

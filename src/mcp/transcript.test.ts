import { Temporal } from 'temporal-polyfill';
import { afterEach, expect, test } from 'vitest';
import { field, items } from '../../conformance/kit/json.ts';
import { agent, closeAll, started } from './testing/agent.ts';

afterEach(closeAll);

/** Ids as they are shown: the first resident is res_1. */
const shortIds = () => {
  const given = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text: string): string =>
    text.replace(/\b([a-z]{3})_[a-z0-9]{14}\b/g, (id, kind: string) => {
      if (!given.has(id)) {
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        given.set(id, `${kind}_${counts.get(kind) ?? 0}`);
      }
      return given.get(id) ?? id;
    });
};

const only = (value: unknown, names: readonly string[]): object =>
  Object.fromEntries(names.map((name) => [name, field(value, name)]));

const HEAD = `# A session of a coding agent

An agent that builds "cancel and promotion" with the tools of [\`ces mcp\`](coding-agents.md): what it asks, and what it learns. A
test plays this session (\`src/mcp/transcript.test.ts\`). Ids are shortened, and long answers are shown in part.
`;

test('an agent builds "cancel and promotion"', { timeout: 120_000 }, async () => {
  const { url } = await started({ now: Temporal.Instant.from('2026-06-10T12:00:00Z') });
  const { json, call, world } = await agent(url);
  const short = shortIds();
  const own = await world();
  const lines: string[] = [HEAD];
  const say = (text: string) => void lines.push(`\n${text}\n`);
  /** Asks a tool and writes down the question, with the part of the answer that `shown` keeps. */
  const ask = async (
    name: string,
    input: Record<string, unknown>,
    shown: (answer: Record<string, unknown>) => readonly unknown[],
  ) => {
    const answer = await json(name, input);
    const rows = shown(answer).map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    lines.push(
      short(['', '```text', `> ${name} ${JSON.stringify(input)}`, ...rows, '```', ''].join('\n')).replaceAll(
        own,
        'agent-1',
      ),
    );
    return answer;
  };

  say('## Which rules there are');
  await ask('find', { words: 'registered resident is cancelled', kind: 'rule' }, ({ data }) =>
    items(data).map((one) => `${String(field(one, 'id'))}  ${String(field(one, 'says'))}`),
  );
  await ask('operation', { operation: 'cancelRegistration' }, (found) => [
    only(found, ['method', 'path', 'statuses', 'events']),
  ]);

  say('## A full activity with a waitlist, in the world of the session');
  await call('clock', { now: '2026-06-10T12:00:00Z', frozen: true });
  const made = await ask('situation', { name: 'full-activity' }, (ids) => [ids]);
  const { activityId } = made;
  const [registered] = items(made['registeredIds']);
  const [waiting] = items(made['waitlistedIds']);

  say('## The registered resident cancels');
  const path = { activityId, userId: registered };
  const cancel = { operation: 'cancelRegistration', as: registered, path };
  const cancelled = await ask('call', cancel, (answer) => [answer]);
  expect(cancelled['status']).toBe(204);

  say('## Who was promoted: the one that waited longest');
  const list = { operation: 'listResidentRegistrations', as: waiting, path: { residentId: waiting } };
  const query = { startDate: '2026-06-10', endDate: '2026-06-20' };
  const promoted = await ask('call', { ...list, query }, (answer) => [
    `status ${String(answer['status'])}`,
    ...items(field(answer, 'body.data')).map((one) => only(one, ['activityId', 'userId', 'status'])),
  ]);
  expect(field(promoted, 'body.data.0')).toMatchObject({ userId: waiting, status: 'registered' });

  say('## Which events a receiver gets');
  const events = await ask('events', {}, ({ data }) =>
    items(data)
      .slice(-2)
      .map((one) => only(field(one, 'event'), ['eventType', 'resourceId'])),
  );
  expect(
    items(events['data'])
      .slice(-2)
      .map((one) => field(one, 'event.eventType')),
  ).toEqual(['registration.deleted', 'registration.created']);

  say('## A second cancel is refused: why?');
  const again = await ask('call', cancel, ({ status, request }) => [{ status, request }]);
  expect(again['status']).toBe(404);
  await ask('why_refused', { n: again['request'] }, ({ refused }) => [
    only(refused, ['promised', 'found', 'next']),
  ]);

  say('## What the session never tried');
  const coverage = await ask('coverage', {}, ({ says, total, data, more }) => [
    { says },
    { total },
    ...items(data)
      .slice(0, 3)
      .map((one) => field(one, 'says')),
    `… and ${String(items(data).length - 3 + Number(more))} more`,
  ]);
  expect(coverage['requests']).toBe(3);

  await expect(lines.join('').trimEnd() + '\n').toMatchFileSnapshot('../../docs/guides/agent-session.md');
});

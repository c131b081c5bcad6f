import { levers } from '../../openapi/generated/levers.ts';
import { field } from '../../conformance/kit/json.ts';
import { nearest } from '../../conformance/run/nearest.ts';
import { dataOf } from './session.ts';
import { operationNamed } from './contract-tools.ts';
import { MOST, pageOf, ToolRefusal, wordOf, type Tool } from './tool.ts';

const world = { type: 'string', description: 'A world of this session (default: its first one).' };
const after = { description: 'The id or number after which to go on.' };

const pathFilled = (template: string, named: unknown): string =>
  template.replace(/^\/api\/v1\/\{tenant\}/, '').replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = field(named, name);
    if (value === undefined)
      throw new ToolRefusal(`path needs ${name}, found nothing. Its template is ${template}.`);
    return encodeURIComponent(wordOf(value));
  });

const queryOf = (query: unknown): string => {
  const pairs = Object.entries(typeof query === 'object' && query !== null ? query : {});
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(Object.fromEntries(pairs.map(([name, value]) => [name, wordOf(value)]))).toString()}`;
};

const leverNamed = (name: unknown): string => {
  if (typeof name === 'string' && Object.hasOwn(levers, name)) return name;
  throw new ToolRefusal(
    `action takes a staff action, found ${wordOf(name)}. Near: ${nearest(wordOf(name), Object.keys(levers)).join(', ')}.`,
  );
};

/** What the journal says of a refused request. */
const refusal = (entry: unknown): unknown =>
  field(entry, 'refused') ?? 'This request was not refused by a rule of the mock.';

const SHOWN = ['n', 'at', 'method', 'path', 'operation', 'status'];

const shortEntry = (entry: unknown): unknown => ({
  ...Object.fromEntries(SHOWN.map((name) => [name, field(entry, name)])),
  acting: field(field(entry, 'acting'), 'id'),
});

/** Tools that work on the session's own worlds. */
export const worldTools: readonly Tool[] = [
  {
    name: 'worlds',
    description:
      'Lists the worlds of this session, with the address of the API and one acting id of each kind.',
    properties: {},
    isRead: true,
    run: (_input, session) =>
      Promise.all(
        [...session.worlds].map(async (name) => ({
          ...{ name, api: `${session.url}/api/v1/${name}` },
          identities: field(await session.ask('GET', '/identities', name), 'data'),
        })),
      ),
  },
  {
    name: 'new_world',
    description:
      'Makes another world for this session: a copy of the main world, or a scenario at a seed and a time.',
    properties: {
      scenario: { type: 'string', description: 'demo or empty.' },
      seed: { type: 'integer' },
      now: { type: 'string', description: 'Where its clock starts, ISO 8601.' },
    },
    run: async (input, session) => ({ name: await session.create(input) }),
  },
  {
    name: 'people',
    description: 'Lists people of a world who can act: their ids, names and kinds.',
    properties: { world, after },
    isRead: true,
    run: async (input, session) =>
      pageOf(
        dataOf(await session.ask('GET', '/people', input['world'])),
        (one) => field(one, 'id'),
        input['after'],
      ),
  },
  {
    name: 'records',
    description:
      'Lists the records of a collection of a world as the mock holds them; without one, the collections.',
    properties: { world, collection: { type: 'string' }, after },
    isRead: true,
    run: async (input, session) => {
      const { collection } = input;
      const path =
        collection === undefined ? '/records' : `/records/${encodeURIComponent(wordOf(collection))}`;
      const items = dataOf(await session.ask('GET', path, input['world']));
      return pageOf(items, (one) => field(one, 'id') ?? field(one, 'name'), input['after']);
    },
  },
  {
    name: 'call',
    description:
      'Calls an operation of the API in a world, as one of its people. Answers status and body; for a refusal, ask why_refused.',
    properties: {
      world,
      operation: { type: 'string', description: 'An operationId.' },
      as: { type: 'string', description: 'Id of the acting user (see worlds and people).' },
      path: { type: 'object', description: 'Path parameters by name, without the tenant.' },
      query: { type: 'object' },
      body: { description: 'JSON body.' },
    },
    required: ['operation', 'as'],
    run: async (input, session) => {
      const { method, path } = operationNamed(input['operation']);
      const name = session.world(input['world']);
      const address = pathFilled(path, input['path']) + queryOf(input['query']);
      const answer = await session.send(
        name,
        method.toUpperCase(),
        address,
        wordOf(input['as']),
        input['body'],
      );
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json') === true;
      const body: unknown =
        isJson && text.length <= MOST - 1000 ? JSON.parse(text) : text.slice(0, MOST - 1000);
      const [latest] = dataOf(await session.ask('GET', '/requests', name, { limit: 1 })).slice(-1);
      return { status: answer.status, request: field(latest, 'n'), body };
    },
  },
  {
    name: 'staff_action',
    description:
      'Does what staff do outside the API (see find with kind "staff action"). Without input, answers what input it takes.',
    properties: { world, action: { type: 'string' }, input: { type: 'object' } },
    required: ['action'],
    run: ({ action, input, world: named }, session) => {
      const name = leverNamed(action);
      return input === undefined
        ? Object.values(levers).find((one) => one.name === name)
        : session.ask('POST', `/levers/${name}`, named, {}, input);
    },
  },
  {
    name: 'situation',
    description:
      'Puts a world into a named state, such as a full activity with a waitlist, and answers the ids. Without a name, lists the situations.',
    properties: { world, name: { type: 'string' }, input: { type: 'object' } },
    run: ({ name, input, world: named }, session) =>
      name === undefined
        ? session.ask('GET', '/situations', named)
        : session.ask('POST', `/situations/${encodeURIComponent(wordOf(name))}`, named, {}, input ?? {}),
  },
  {
    name: 'clock',
    description: 'Reads the clock of a world, sets it (now, frozen), or moves it on (by, such as PT3H).',
    properties: {
      world,
      now: { type: 'string' },
      frozen: { type: 'boolean' },
      by: { type: 'string', description: 'A duration such as PT3H or P1D.' },
    },
    run: async ({ now, frozen, by, world: named }, session) => {
      if (by !== undefined) return session.ask('POST', '/clock/advance', named, {}, { by });
      if (now === undefined && frozen === undefined) return session.ask('GET', '/clock', named);
      return session.ask(
        'PUT',
        '/clock',
        named,
        {},
        { ...(now !== undefined && { now }), ...(frozen !== undefined && { frozen }) },
      );
    },
  },
  {
    name: 'faults',
    description:
      'Lists the faults of a world, adds one (such as {"operations": ["list*"], "status": 503}), or removes all.',
    properties: { world, add: { type: 'object' }, clear: { const: true } },
    run: ({ add, clear, world: named }, session) => {
      if (add !== undefined) return session.ask('POST', '/faults', named, {}, add);
      return session.ask(clear === true ? 'DELETE' : 'GET', '/faults', named);
    },
  },
  {
    name: 'requests',
    description: 'Lists the requests of a world, the latest first. With n: that request and its answer.',
    properties: {
      world,
      n: { type: 'integer' },
      operation: { type: 'string' },
      status: { type: 'string', description: 'Such as 409 or 4xx.' },
      after,
    },
    isRead: true,
    run: async ({ n, operation, status, after: from, world: named }, session) => {
      if (n !== undefined) return session.ask('GET', `/requests/${wordOf(n)}`, named);
      const query = {
        ...(operation !== undefined && { operation: wordOf(operation) }),
        ...(status !== undefined && { status: wordOf(status) }),
      };
      const entries = dataOf(await session.ask('GET', '/requests', named, query))
        .map(shortEntry)
        .reverse();
      return pageOf(entries, (one) => field(one, 'n'), from);
    },
  },
  {
    name: 'why_refused',
    description:
      'Says why the mock refused a request: the rule, what was expected and found, what to do next.',
    properties: { world, n: { type: 'integer', description: 'Its number; call and requests give it.' } },
    required: ['n'],
    isRead: true,
    run: async ({ n, world: named }, session) => {
      const entry = await session.ask('GET', `/requests/${wordOf(n)}`, named);
      return {
        request: shortEntry(field(entry, 'data') ?? entry),
        refused: refusal(field(entry, 'data') ?? entry),
      };
    },
  },
  {
    name: 'changes',
    description: 'Lists what changed in a world since it began or was reset, record by record.',
    properties: { world },
    isRead: true,
    run: (input, session) =>
      session.ask('GET', `/worlds/${session.world(input['world'])}/diff`, input['world']),
  },
  {
    name: 'events',
    description: 'Lists the webhook events of a world and whether they were delivered.',
    properties: { world, after },
    isRead: true,
    run: async (input, session) =>
      pageOf(
        dataOf(await session.ask('GET', '/events', input['world'])),
        (one) => field(one, 'eventId'),
        input['after'],
      ),
  },
  {
    name: 'coverage',
    description: 'Says what of the contract the requests to a world met, and what they never did.',
    properties: { world },
    isRead: true,
    run: (input, session) => session.ask('GET', '/coverage', input['world']),
  },
];

import { levers } from '../../openapi/generated/levers.ts';
import { field, items, parseJson } from '../../conformance/kit/json.ts';
import { nearest } from '../../conformance/run/nearest.ts';
import { dataOf } from './session.ts';
import { operationNamed } from './contract-tools.ts';
import { bodyShown, changesIn, membersOf, pathFilled, queryOf, refusal, shortEntry } from './shown.ts';
import { fitted, pageOf, ToolRefusal, wordOf, type Tool } from './tool.ts';

const world = { type: 'string', description: 'A world of this session (default: its first one).' };
const after = { description: 'The id or number after which to go on.' };

const leverNamed = (name: unknown): string => {
  if (typeof name === 'string' && Object.hasOwn(levers, name)) return name;
  throw new ToolRefusal(
    `action takes a staff action, found ${wordOf(name)}. Near: ${nearest(wordOf(name), Object.keys(levers)).join(', ')}.`,
  );
};

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
      return pageOf(items, (one) => field(one, 'id') ?? field(one, 'collection'), input['after']);
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
      after: { description: 'Of a list that was too long: the id after which to show it. Calls again.' },
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
      const [latest] = dataOf(await session.ask('GET', '/requests', name, { limit: 1 })).slice(-1);
      const facts = { status: answer.status, request: field(latest, 'n') };
      return fitted(
        { ...facts, ...bodyShown((isJson ? parseJson(text) : undefined) ?? text, input['after']) },
        ['body'],
      );
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
    properties: { world, name: { type: 'string' }, input: { type: 'object' }, after },
    run: async ({ name, input, world: named, after: from }, session) =>
      name === undefined
        ? pageOf(
            dataOf(await session.ask('GET', '/situations', named)).map((one) => ({
              ...{ name: field(one, 'name'), says: field(one, 'says') },
              ...{ takes: field(one, 'takes'), gives: field(one, 'gives') },
            })),
            (one) => one?.name,
            from,
          )
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
    properties: { world, add: { type: 'object' }, clear: { const: true }, after },
    run: async ({ add, clear, world: named, after: from }, session) => {
      if (add !== undefined) return session.ask('POST', '/faults', named, {}, add);
      if (clear === true) return session.ask('DELETE', '/faults', named);
      return pageOf(dataOf(await session.ask('GET', '/faults', named)), (one) => field(one, 'id'), from);
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
      if (n !== undefined)
        return fitted(membersOf(field(await session.ask('GET', `/requests/${wordOf(n)}`, named), 'data')), [
          'explain',
          'body',
          'answer',
          'touched',
          'events',
          'query',
        ]);
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
    description:
      'Lists what changed in a world since it began or was reset, record by record. events says what was sent.',
    properties: { world, after },
    isRead: true,
    run: async (input, session) => {
      const path = `/worlds/${session.world(input['world'])}/diff`;
      return pageOf(
        changesIn(await session.ask('GET', path, input['world'])),
        (one) => one?.id,
        input['after'],
      );
    },
  },
  {
    name: 'events',
    description: 'Lists the webhook events of a world and whether they were delivered.',
    properties: { world, after },
    isRead: true,
    run: async (input, session) =>
      pageOf(
        dataOf(await session.ask('GET', '/events', input['world'])),
        (one) => field(one, 'event.eventId'),
        input['after'],
      ),
  },
  {
    name: 'coverage',
    description:
      'Says what of the contract the requests to a world met, and lists what they never did (or with seen what they did), most important first.',
    properties: { world, seen: { const: true }, after },
    isRead: true,
    run: async (input, session) => {
      const found = field(await session.ask('GET', '/coverage', input['world']), 'data');
      const { requests, says, total, dimensions } = membersOf(found);
      const facts = {
        ...{ requests, says, total },
        dimensions: items(dimensions).map((one) => ({
          ...{ name: field(one, 'name'), met: field(one, 'met'), of: field(one, 'of') },
        })),
      };
      const list = items(field(found, input['seen'] === true ? 'seen' : 'never'));
      return { ...facts, ...pageOf(list, (one) => field(one, 'says'), input['after'], facts) };
    },
  },
];

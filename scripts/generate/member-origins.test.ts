import { expect, test } from 'vitest';
import { asObject, type JsonObject } from './json.ts';
import { originsModule, takeOrigins } from './member-origins.ts';

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const data = (value: JsonObject): JsonObject => json({ type: 'object', properties: { data: value } });

const walk: JsonObject = {
  id: { type: 'string', readOnly: true, 'x-origin': { from: 'service', always: true } },
  title: { type: 'string', 'x-origin': { from: 'required', always: true } },
  note: { type: 'string', 'x-origin': { from: ['sent', 'staff'] } },
  guide: {
    'x-origin': { from: 'derived' },
    properties: { id: { type: 'string', 'x-origin': { from: 'sent', as: 'guideId' } } },
  },
  stops: { type: 'array', items: ref('Stop'), 'x-origin': { from: 'staff' } },
};

const input: JsonObject = {
  title: { type: 'string' },
  note: { type: 'string' },
  guideId: { type: 'string' },
};

/** A contract whose walks are listed, made and replaced; parts of it can be replaced. */
const contract = (members: JsonObject, body: JsonObject = input, more: JsonObject = {}): JsonObject => ({
  paths: {
    '/walks': {
      get: {
        operationId: 'listWalks',
        'x-envelope': 'list',
        responses: { 200: data({ type: 'array', items: ref('Walk') }) },
      },
      post: {
        operationId: 'createWalk',
        'x-envelope': 'open',
        requestBody: { required: true, ...json(ref('WalkInput')) },
        responses: { '2XX': {} },
      },
    },
    '/walks/search': {
      post: {
        operationId: 'searchWalks',
        'x-envelope': 'page',
        requestBody: json({ properties: { id: { type: 'string' } } }),
        responses: { 200: data({ type: 'array', items: ref('Walk') }) },
      },
    },
  },
  components: {
    schemas: {
      Walk: { required: ['id'], properties: members },
      Stop: { properties: { name: { type: 'string', 'x-origin': { from: 'staff' } } } },
      WalkInput: { required: ['title'], properties: body },
      ...more,
    },
  },
});

const problemsOf = (members: JsonObject, body?: JsonObject, more?: JsonObject): readonly string[] =>
  takeOrigins(contract({ ...walk, ...members }, body, more), { Walk: 'openapi/schemas/walks.yaml' }).problems;

test('statements move from the document to the table, by record and path', () => {
  const { document, origins, problems } = takeOrigins(contract(walk), {});
  expect(problems).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('x-origin');
  expect(origins).toEqual({
    Walk: {
      id: { from: ['service'], always: true },
      title: { from: ['required'], always: true },
      note: { from: ['sent', 'staff'] },
      guide: { from: ['derived'] },
      'guide.id': { from: ['sent'], as: 'guideId' },
      stops: { from: ['staff'] },
      'stops.*.name': { from: ['staff'] },
    },
  });
  expect(originsModule(origins)).toContain('"stops.*.name":{"from":["staff"]}');
});

const origin = (value: JsonObject[string], more: JsonObject = {}): JsonObject => ({
  note: { type: 'string', 'x-origin': value, ...more },
});

test('a member without a statement is named with its file, its schema and what to write', () => {
  const [problem] = problemsOf({ note: { type: 'string' } });
  expect(problem).toContain('openapi/schemas/walks.yaml: Walk.note has no x-origin');
  expect(problem).toContain('required, sent, derived, service, staff');
  expect(problemsOf({}, input, { Stop: { properties: { name: { type: 'string' } } } })[0]).toContain(
    'Stop.name has no x-origin',
  );
});

test.each([
  ['an unknown origin', { from: 'luck' }, '"luck", which is no origin'],
  ['no origin', { from: [] }, 'names no origin'],
  ['nothing at all', {}, 'nothing, which is no origin'],
  ['one origin twice', { from: ['sent', 'sent'] }, 'one twice'],
  ['a name alone', 'sent', 'is no object'],
  ['an always that is not true', { from: 'sent', always: false }, 'not true'],
  ['an as that is no name', { from: 'sent', as: 1 }, 'no name of a member'],
  ['an unknown key', { from: 'sent', when: 'noon' }, 'unknown key when'],
])('%s is refused', (_, value, words) => {
  expect(problemsOf(origin(value))).toEqual([expect.stringContaining(words)]);
});

test.each([
  ['a member that a body may have', origin({ from: 'staff' }), 'write from: sent'],
  [
    'a member that a body must have',
    { title: { 'x-origin': { from: 'sent' } } },
    'is required in the bodies of createWalk',
  ],
  ['a member that a body need not have', origin({ from: 'required', always: true }), 'write from: sent'],
  ['a member of no body', { fee: { 'x-origin': { from: 'sent' } } }, 'no body of createWalk has it'],
  ['a read-only member', origin({ from: 'sent' }, { readOnly: true }), 'is readOnly, so it is not sent'],
  ['another name of no body', origin({ from: 'sent', as: 'remark' }), 'is sent as remark, but no body'],
  [
    'another name of what is not sent',
    { fee: { 'x-origin': { from: 'staff', as: 'note' } } },
    'its origin is not sent',
  ],
  ['a required member that may lack', { title: { 'x-origin': { from: 'required' } } }, 'write always: true'],
  ['an id that may lack', { id: { 'x-origin': { from: 'service' } } }, 'write always: true'],
])('%s is compared with the bodies and the schema', (_, members, words) => {
  expect(problemsOf(members).join('\n')).toContain(words);
});

test('a required member that a body may leave out under another value need not always be there', () => {
  const title = { title: { 'x-origin': { from: 'required' } } };
  const body = { ...input, title: { type: 'string', 'x-optional-under': { note: ['none'] } } };
  expect(problemsOf(title, body)).toEqual([]);
});

test('a statement where no answer shows the member is refused', () => {
  const body = { ...input, note: { type: 'string', 'x-origin': { from: 'sent' } } };
  expect(problemsOf({}, body)).toEqual([
    expect.stringContaining('WalkInput/properties/note has an x-origin'),
  ]);
});

test('the items of a list that an object must have are compared with the bodies as records of their own', () => {
  const entry = { title: { 'x-origin': { from: 'staff' } } };
  const entries = { type: 'array', items: ref('Entry'), 'x-origin': { from: 'derived', always: true } };
  const made = contract(walk, input, {
    Entry: { properties: entry },
    Roster: { required: ['entries'], properties: { entries } },
  });
  const roster = {
    get: { operationId: 'readRoster', 'x-envelope': 'data', responses: { 200: data(ref('Roster')) } },
    post: {
      operationId: 'addEntry',
      'x-envelope': 'open',
      requestBody: json(ref('WalkInput')),
      responses: { '2XX': {} },
    },
  };
  const paths = { ...asObject(made['paths']), '/roster': roster };
  const { origins, problems } = takeOrigins({ ...made, paths }, {});
  expect(Object.keys(origins['Roster'] ?? {})).toEqual(['entries']);
  expect(problems).toEqual([expect.stringContaining('Entry.title is required in the bodies of addEntry')]);
});

/** One room of the repository: its files, and what they may import. */
export interface Room {
  /** Folders (with a slash at the end) or files; the longest one that a path begins with decides. */
  readonly holds: readonly string[];
  /** Rooms whose files it may import, in addition to its own. */
  readonly knows: readonly string[];
  /** npm packages and Node modules that it may import; `node:*` stands for all of Node. */
  readonly uses: readonly string[];
}

const API =
  'domain pdf world http identity access operations content webhooks faults coverage journal app'.split(' ');
const MOCK = [...API, 'filling', 'admin', 'state', 'door'];

const words = (list: string): readonly string[] =>
  list.split(' ').flatMap((word) => (word === 'API' ? API : word === 'MOCK' ? MOCK : word || []));

type Row = readonly [knows?: string, uses?: string];

const room = (holds: readonly string[], [knows = '', uses = '']: Row): Room => ({
  holds,
  knows: words(knows),
  uses: words(uses),
});

/** Rooms that are folders of the same name. */
const foldersOf = (parent: string, rows: Readonly<Record<string, Row>>): Readonly<Record<string, Room>> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, room([`${parent}/${name}/`], row)]));

const PURE = 'temporal-polyfill';
const TRIED = 'fast-check temporal-polyfill';

/**
 * What each room may import. Mock and suite read the same contract independently: nothing in `conformance` imports from
 * `src`, and only the command, certification, recording and the scripts import both. An import that is not listed here
 * fails.
 */
export const rooms: Readonly<Record<string, Room>> = {
  contract: room(['openapi/generated/'], []),

  // The mock, from the innermost to its doors.
  ...foldersOf('src/mock', {
    // Values in, values out: no clock, no randomness, no IO, hence nothing of Node.
    domain: ['contract', PURE],
    // Paragraphs in, the bytes of a document out.
    pdf: [],
    world: ['contract domain', '@noble/hashes sorted-btree temporal-polyfill node:crypto'],
    // Everything that a world holds as plain values, and how it is read back.
    content: ['contract domain world', PURE],
    // Knows requests, answers and the contract, and no operation.
    http: ['contract domain world', '#required ajv ajv-formats temporal-polyfill node:crypto'],
    // The caller and the acting user of a request.
    identity: ['contract world http'],
    access: ['contract domain world http identity', PURE],
    operations: ['contract domain pdf world http identity access', PURE],
    // What goes wrong on request.
    faults: ['contract domain world http'],
    // The requests of a world and their results.
    journal: ['contract domain world http faults coverage', PURE],
    // The only room that calls out.
    webhooks: ['contract domain world', 'standardwebhooks temporal-polyfill node:*'],
    admin: ['contract answers API filling situations', 'hono ajv yaml temporal-polyfill'],
    // Worlds on the disk.
    state: [
      'contract domain world content app',
      'temporal-polyfill node:buffer node:crypto node:fs node:os node:path node:zlib',
    ],
  }),
  // A document in, a document out.
  filling: room(['src/mock/filled-contract.ts'], ['domain']),
  app: room(['src/mock/'], ['contract API', PURE]),
  door: room(
    [
      ...['mock.ts', 'contract-file.ts', 'published-contract.ts', 'published-contract.page.ts', 'server.ts'],
      ...['request-listener.ts', 'web-listener.ts', 'wire.ts', 'upload-folder.ts', 'post-over-sockets.ts'],
    ].map((file) => `src/mock/${file}`),
    [
      'contract domain world http webhooks app admin',
      '#required @hono/node-server yaml node:http node:https node:stream node:crypto node:fs node:os node:path',
    ],
  ),

  ...foldersOf('src', {
    // What the control plane answers: the mock gives it, the console and the functions in code read it.
    answers: [],
    // What users import: runs in a browser too, hence nothing of Node.
    client: ['contract', 'openapi-fetch'],
    // The coverage of the contract by a consumer, from exchanges of any source.
    coverage: ['contract answers domain'],
    // The page of the control plane. It runs in a browser and knows the mock by its routes alone.
    console: ['answers', 'preact'],
    fixtures: ['contract domain pdf world situations', '@faker-js/faker temporal-polyfill'],
    // The mock with its scenarios, for every way to start it.
    assembly: [
      'contract MOCK fixtures examples',
      '#required ajv temporal-polyfill node:fs node:util node:zlib',
    ],
    // What users import.
    entries: [
      'contract answers client MOCK situations fixtures assembly',
      'ajv temporal-polyfill msw @playwright/test',
    ],
    // One call of every operation, made of what a world holds.
    examples: ['contract client domain world http operations', PURE],
    witness: ['contract client MOCK fixtures examples', PURE],
    mutants: ['contract MOCK mutations', PURE],
    variants: ['contract MOCK mutations witness', 'temporal-polyfill yaml'],
    // Serves a world to a consumer: the mock is sender and service there, and the suite must not know it.
    certify: [
      'contract MOCK fixtures mutations variants quoting kit run report certificate consumers cli',
      'temporal-polyfill node:*',
    ],
    // Forwards real traffic and judges it by the contract, with the journal and the control plane's guard of the mock.
    proxy: [
      'contract MOCK quoting kit run report consumers certify',
      '@hono/node-server temporal-polyfill node:*',
    ],
    // Reads what a server shows, with the sender of the suite, and makes a world of the mock of it.
    record: ['contract MOCK kit run', 'temporal-polyfill node:*'],
    // Serves mock and suite to a coding agent.
    mcp: [
      'contract MOCK kit run report catalogue conform entries cli',
      '@modelcontextprotocol/sdk ajv node:*',
    ],
    cli: [
      'contract answers consumers certify proxy record mcp MOCK fixtures examples assembly quoting kit run ' +
        'catalogue report merge replay diff certificate doctor conform',
      'commander picocolors yaml temporal-polyfill node:*',
    ],
  }),
  // What situations are called, say, take and give; how they come about, fixtures know.
  situations: room(['src/fixtures/situations/facts.ts'], []),
  // Ways to change the tables that the mock is made of; a permitted variation is written in the same way as a fault.
  mutations: room(
    [
      ...['mutation', 'verbs', 'resource', 'seen-collection', 'input', 'times', 'after-cancel'],
      ...['personal-activities/adapter', 'activity-attachments/amend', 'request-comments/amend'],
      ...['transportation/amend', 'personal-visits/adapter', 'photos/adapter'],
    ].map((name) => `src/mutants/${name}.ts`),
    ['contract MOCK'],
  ),

  // The suite: none of these rooms knows anything in `src`.
  ...foldersOf('conformance', {
    // Foreign text in the languages that the suite writes.
    quoting: [],
    // What runs within a check; judges the target by the contract alone.
    kit: ['contract quoting', 'ajv ajv-formats fast-check supertest temporal-polyfill node:*'],
    // Small ideas of the stateful things, pure.
    models: ['contract kit', TRIED],
    factories: ['contract kit calls', TRIED],
    // One valid call of every operation.
    calls: ['contract kit factories laws resources', TRIED],
    // What holds for every resource of a kind, and one description of each resource.
    laws: ['contract kit models factories assertions', TRIED],
    resources: ['contract kit models factories laws', TRIED],
    // What several checks of a section ask of the answers.
    assertions: ['contract kit models factories calls', TRIED],
    // Random steps of a model and the target, compared.
    moves: ['contract kit models factories assertions', TRIED],
    checks: ['contract kit models factories calls assertions moves laws resources', `${TRIED} node:crypto`],
    // What happens in a run, what it reports, and the whole of both.
    run: ['contract quoting kit', 'ajv yaml picocolors node:*'],
    // What is there to try, without trying it.
    catalogue: ['contract kit run', 'node:*'],
    // A violation as the requests that show it, to be read and to be sent again.
    story: ['contract quoting kit'],
    // Whether a configuration fits its target, before anything is judged by it.
    doctor: ['contract quoting kit run', 'picocolors temporal-polyfill yaml node:*'],
    report: ['contract quoting kit run catalogue story', 'ajv picocolors node:*'],
    replay: ['contract quoting kit run story report', 'node:*'],
    merge: ['contract quoting kit run report catalogue', 'picocolors node:*'],
    diff: ['quoting kit report'],
    certificate: ['contract quoting kit run catalogue report', 'ajv node:*'],
    // Helpers for tests, which have the rights of a test.
    testing: [],
    // Consumers of the service and its events: their duties, the judges, and samples that keep or break them.
    consumers: [
      'contract quoting kit run report certificate',
      'ajv hono @hono/node-server openapi-fetch picocolors temporal-polyfill node:*',
    ],
  }),
  conform: room(
    ['conformance/conform.'],
    ['contract quoting kit run doctor catalogue report certificate', 'picocolors node:*'],
  ),
};

/**
 * What a test, or a helper for tests, may import in addition to its room. The separation of mock and suite applies to
 * them too.
 */
export const forTests: Readonly<Record<string, readonly string[]>> = {
  src: words('contract client MOCK fixtures witness mutations mutants variants cli'),
  conformance: words('contract kit models factories checks run doctor report merge conform testing'),
};

export const TEST_TOOLS = words(
  'vitest fast-check supertest @apidevtools/swagger-parser temporal-polyfill ajv ajv-formats yaml happy-dom marked node:*',
);

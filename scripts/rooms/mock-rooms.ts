import type { Room } from './room.ts';

const API = [
  'domain',
  'pdf',
  'world',
  'http',
  'identity',
  'access',
  'operations',
  'content',
  'webhooks',
  'faults',
  'coverage',
  'journal',
  'app',
];
/** Rooms of the mock. */
export const MOCK = [...API, 'filling', 'admin', 'state', 'door'];

/** The rooms of the mock, from the innermost to its doors. */
export const mockRooms: readonly Room[] = [
  // Values in, values out: no clock, no randomness, no IO, hence nothing of Node.
  { name: 'domain', holds: ['src/mock/domain/'], knows: ['contract'], uses: ['temporal-polyfill'] },
  // Paragraphs in, the bytes of a document out.
  { name: 'pdf', holds: ['src/mock/pdf/'], knows: [], uses: [] },
  {
    name: 'world',
    holds: ['src/mock/world/'],
    knows: ['contract', 'domain'],
    uses: ['@noble/hashes', 'sorted-btree', 'temporal-polyfill', 'node:crypto'],
  },
  // Everything that a world holds as plain values, and how it is read back.
  {
    name: 'content',
    holds: ['src/mock/content/'],
    knows: ['contract', 'domain', 'world'],
    uses: ['temporal-polyfill'],
  },
  // Knows requests, answers and the contract, and no operation.
  {
    name: 'http',
    holds: ['src/mock/http/'],
    knows: ['contract', 'domain', 'world'],
    uses: ['#required', 'ajv', 'ajv-formats', 'temporal-polyfill', 'node:crypto'],
  },
  // Who a request comes from and whom it acts for.
  { name: 'identity', holds: ['src/mock/identity/'], knows: ['contract', 'world', 'http'], uses: [] },
  {
    name: 'access',
    holds: ['src/mock/access/'],
    knows: ['contract', 'domain', 'world', 'http', 'identity'],
    uses: ['temporal-polyfill'],
  },
  {
    name: 'operations',
    holds: ['src/mock/operations/'],
    knows: ['contract', 'domain', 'pdf', 'world', 'http', 'identity', 'access'],
    uses: ['temporal-polyfill'],
  },
  // What goes wrong on request.
  { name: 'faults', holds: ['src/mock/faults/'], knows: ['contract', 'domain', 'world', 'http'], uses: [] },
  // What a consumer met of the contract, from exchanges of whatever source.
  { name: 'coverage', holds: ['src/coverage/'], knows: ['contract', 'answers', 'domain'], uses: [] },
  // What was asked of a world and what came of it.
  {
    name: 'journal',
    holds: ['src/mock/journal/'],
    knows: ['contract', 'domain', 'world', 'http', 'faults', 'coverage'],
    uses: ['temporal-polyfill'],
  },
  // The only room that calls out.
  {
    name: 'webhooks',
    holds: ['src/mock/webhooks/'],
    knows: ['contract', 'domain', 'world'],
    uses: ['standardwebhooks', 'temporal-polyfill', 'node:*'],
  },
  // A document in, a document out.
  { name: 'filling', holds: ['src/mock/filled-contract.ts'], knows: ['domain'], uses: [] },
  { name: 'app', holds: ['src/mock/'], knows: ['contract', ...API], uses: ['temporal-polyfill'] },
  {
    name: 'admin',
    holds: ['src/mock/admin/'],
    knows: ['contract', 'answers', ...API, 'filling', 'situations'],
    uses: ['hono', 'ajv', 'yaml', 'temporal-polyfill'],
  },
  // Worlds on the disk.
  {
    name: 'state',
    holds: ['src/mock/state/'],
    knows: ['contract', 'domain', 'world', 'content', 'app'],
    uses: ['temporal-polyfill', 'node:buffer', 'node:crypto', 'node:fs', 'node:os', 'node:path', 'node:zlib'],
  },
  {
    name: 'door',
    holds: [
      'src/mock/mock.ts',
      'src/mock/contract-file.ts',
      'src/mock/published-contract.ts',
      'src/mock/published-contract.page.ts',
      'src/mock/server.ts',
      'src/mock/request-listener.ts',
      'src/mock/web-listener.ts',
      'src/mock/wire.ts',
      'src/mock/upload-folder.ts',
      'src/mock/post-over-sockets.ts',
    ],
    knows: ['contract', 'domain', 'world', 'http', 'webhooks', 'app', 'admin'],
    uses: [
      '#required',
      '@hono/node-server',
      'yaml',
      'node:http',
      'node:https',
      'node:stream',
      'node:crypto',
      'node:fs',
      'node:os',
      'node:path',
    ],
  },
];

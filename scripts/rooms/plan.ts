import type { Room } from './room.ts';
import { suiteRooms } from './suite-rooms.ts';

const API = [
  'domain',
  'pdf',
  'world',
  'http',
  'identity',
  'access',
  'operations',
  'webhooks',
  'faults',
  'journal',
  'app',
];
/** Rooms of the mock. */
export const MOCK = [...API, 'admin', 'state', 'door'];

/**
 * Who may know whom. Two readers of one contract never meet: nothing in `conformance` knows anything in `src`,
 * and only the command and the scripts know both. Whatever is not listed here fails.
 */
export const rooms: readonly Room[] = [
  { name: 'contract', holds: ['openapi/generated/'], knows: [], uses: [] },
  // What users import: runs in a browser too, hence nothing of Node.
  { name: 'client', holds: ['src/client/'], knows: ['contract'], uses: ['openapi-fetch'] },

  // Values in, values out: no clock, no randomness, no IO, hence nothing of Node.
  { name: 'domain', holds: ['src/mock/domain/'], knows: ['contract'], uses: ['temporal-polyfill'] },
  // Paragraphs in, the bytes of a document out.
  { name: 'pdf', holds: ['src/mock/pdf/'], knows: [], uses: [] },
  {
    name: 'world',
    holds: ['src/mock/world/'],
    knows: ['contract', 'domain'],
    uses: ['sorted-btree', 'temporal-polyfill', 'node:crypto'],
  },
  // Knows requests, answers and the contract, and no operation.
  {
    name: 'http',
    holds: ['src/mock/http/'],
    knows: ['contract', 'domain', 'world'],
    uses: ['ajv', 'ajv-formats', 'temporal-polyfill', 'node:crypto', 'node:module'],
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
    uses: ['temporal-polyfill', 'node:util'],
  },
  // What goes wrong because somebody asked for it.
  { name: 'faults', holds: ['src/mock/faults/'], knows: ['contract', 'domain', 'world', 'http'], uses: [] },
  // What was asked of a world and what came of it.
  {
    name: 'journal',
    holds: ['src/mock/journal/'],
    knows: ['contract', 'domain', 'world', 'http', 'faults'],
    uses: ['temporal-polyfill'],
  },
  // The only room that calls out.
  {
    name: 'webhooks',
    holds: ['src/mock/webhooks/'],
    knows: ['contract', 'world'],
    uses: ['temporal-polyfill', 'node:*'],
  },
  { name: 'app', holds: ['src/mock/'], knows: ['contract', ...API], uses: ['temporal-polyfill'] },
  {
    name: 'admin',
    holds: ['src/mock/admin/'],
    knows: ['contract', ...API],
    uses: ['hono', 'ajv', 'yaml', 'temporal-polyfill', 'node:crypto'],
  },
  // Worlds on the disk.
  {
    name: 'state',
    holds: ['src/mock/state/'],
    knows: ['contract', 'domain', 'world', 'app'],
    uses: ['temporal-polyfill', 'node:crypto', 'node:fs', 'node:os', 'node:path'],
  },
  {
    name: 'door',
    holds: [
      'src/mock/mock.ts',
      'src/mock/contract-file.ts',
      'src/mock/server.ts',
      'src/mock/request-listener.ts',
      'src/mock/web-listener.ts',
      'src/mock/wire.ts',
      'src/mock/upload-folder.ts',
    ],
    knows: ['contract', 'world', 'http', 'app', 'admin'],
    uses: [
      '@hono/node-server',
      'yaml',
      'node:http',
      'node:stream',
      'node:crypto',
      'node:fs',
      'node:os',
      'node:path',
    ],
  },

  {
    name: 'fixtures',
    holds: ['src/fixtures/'],
    knows: ['contract', 'domain', 'pdf', 'world'],
    uses: ['@faker-js/faker', 'temporal-polyfill', 'node:zlib'],
  },
  // One call of every operation, made of what a world holds.
  {
    name: 'examples',
    holds: ['src/examples/'],
    knows: ['contract', 'client', 'domain', 'world', 'http', 'operations'],
    uses: ['temporal-polyfill'],
  },
  {
    name: 'witness',
    holds: ['src/witness/'],
    knows: ['contract', 'client', ...MOCK, 'fixtures'],
    uses: ['temporal-polyfill'],
  },
  // Ways to change the tables that the mock is made of; a permitted variation is written in the same way as a fault.
  {
    name: 'mutations',
    holds: [
      'src/saboteurs/mutation.ts',
      'src/saboteurs/verbs.ts',
      'src/saboteurs/resource.ts',
      'src/saboteurs/seen-collection.ts',
      'src/saboteurs/input.ts',
      'src/saboteurs/times.ts',
      'src/saboteurs/beside-cancel.ts',
      'src/saboteurs/personal-activities/adapter.ts',
      'src/saboteurs/activity-attachments/amend.ts',
      'src/saboteurs/request-comments/amend.ts',
      'src/saboteurs/transportation/amend.ts',
      'src/saboteurs/personal-visits/adapter.ts',
      'src/saboteurs/photos/adapter.ts',
    ],
    knows: ['contract', ...MOCK],
    uses: [],
  },
  {
    name: 'saboteurs',
    holds: ['src/saboteurs/'],
    knows: ['contract', ...MOCK, 'mutations', 'witness'],
    uses: ['temporal-polyfill'],
  },
  {
    name: 'variants',
    holds: ['src/variants/'],
    knows: ['contract', ...MOCK, 'mutations', 'witness'],
    uses: ['temporal-polyfill'],
  },

  ...suiteRooms,

  {
    name: 'cli',
    holds: ['src/cli/'],
    knows: [
      'contract',
      ...MOCK,
      'fixtures',
      'examples',
      'kit',
      'run',
      'catalogue',
      'report',
      'merge',
      'replay',
      'certificate',
      'doctor',
      'conform',
    ],
    uses: ['commander', 'picocolors', 'yaml', 'temporal-polyfill', 'node:*'],
  },
];

/** Knows everybody and is known by nobody. */
export const SCRIPTS = 'scripts/';

import { MOCK, mockRooms } from './mock-rooms.ts';
import type { Room } from './room.ts';

/**
 * Who may know whom. Two readers of one contract never meet: nothing in `conformance` knows anything in `src`,
 * and only the command and the scripts know both. Whatever is not listed here fails.
 */
export const rooms: readonly Room[] = [
  { name: 'contract', holds: ['openapi/generated/'], knows: [], uses: [] },
  // What users import: runs in a browser too, hence nothing of Node.
  { name: 'client', holds: ['src/client/'], knows: ['contract'], uses: ['openapi-fetch'] },

  ...mockRooms,
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

  // Everything of the suite that runs within a check; judges the target by the contract alone.
  {
    name: 'kit',
    holds: ['conformance/kit/'],
    knows: ['contract'],
    uses: ['ajv', 'ajv-formats', 'fast-check', 'supertest', 'temporal-polyfill', 'node:*'],
  },
  // Small ideas of the stateful things, pure.
  {
    name: 'models',
    holds: ['conformance/models/'],
    knows: ['contract', 'kit'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  {
    name: 'factories',
    holds: ['conformance/factories/', 'conformance/calls/'],
    knows: ['contract', 'kit'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  // What several checks of a section ask of the answers.
  {
    name: 'assertions',
    holds: ['conformance/assertions/'],
    knows: ['contract', 'kit', 'models', 'factories'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  // Random steps of a model and the target side by side.
  {
    name: 'moves',
    holds: ['conformance/moves/'],
    knows: ['contract', 'kit', 'models', 'factories', 'assertions'],
    uses: ['fast-check', 'temporal-polyfill'],
  },
  {
    name: 'checks',
    holds: ['conformance/checks/'],
    knows: ['contract', 'kit', 'models', 'factories', 'assertions', 'moves'],
    uses: ['fast-check', 'temporal-polyfill', 'node:crypto'],
  },
  // What happens in a run, what is told of it, and the whole of both.
  {
    name: 'run',
    holds: ['conformance/run/'],
    knows: ['contract', 'kit'],
    uses: ['ajv', 'yaml', 'picocolors', 'node:*'],
  },
  // What is there to try, without trying it.
  {
    name: 'catalogue',
    holds: ['conformance/catalogue/'],
    knows: ['contract', 'kit', 'run'],
    uses: ['node:*'],
  },
  // A violation as the requests that show it, to be read and to be sent again.
  {
    name: 'story',
    holds: ['conformance/story/'],
    knows: ['contract', 'kit'],
    uses: [],
  },
  // Whether a configuration fits its target, before anything is judged by it.
  {
    name: 'doctor',
    holds: ['conformance/doctor/'],
    knows: ['contract', 'kit', 'run'],
    uses: ['picocolors', 'temporal-polyfill', 'yaml', 'node:*'],
  },
  {
    name: 'report',
    holds: ['conformance/report/'],
    knows: ['contract', 'kit', 'run', 'catalogue', 'story'],
    uses: ['ajv', 'picocolors', 'node:*'],
  },
  // Sends the requests of a story again.
  {
    name: 'replay',
    holds: ['conformance/replay/'],
    knows: ['contract', 'kit', 'run', 'story', 'report'],
    uses: ['node:*'],
  },
  // Makes one report of several.
  {
    name: 'merge',
    holds: ['conformance/merge/'],
    knows: ['contract', 'kit', 'run', 'report', 'catalogue'],
    uses: ['picocolors', 'node:*'],
  },
  // What a run proved, and whether it still holds.
  {
    name: 'certificate',
    holds: ['conformance/certificate/'],
    knows: ['contract', 'kit', 'run', 'catalogue', 'report'],
    uses: ['ajv', 'node:*'],
  },
  {
    name: 'conform',
    holds: ['conformance/conform.'],
    knows: ['contract', 'kit', 'run', 'doctor', 'catalogue', 'report', 'certificate'],
    uses: ['picocolors', 'node:*'],
  },

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
  {
    name: 'testing',
    holds: ['conformance/testing/'],
    knows: ['contract', 'kit', 'run', 'conform'],
    uses: ['fast-check', 'node:*'],
  },
];

/** Knows everybody and is known by nobody. */
export const SCRIPTS = 'scripts/';

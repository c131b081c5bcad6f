import { consumerRooms } from './consumer-rooms.ts';
import { MOCK, mockRooms } from './mock-rooms.ts';
import type { Room } from './room.ts';
import { suiteRooms } from './suite-plan.ts';

/**
 * Who may know whom. Two readers of one contract never meet: nothing in `conformance` knows anything in `src`,
 * and only the command and the scripts know both. Whatever is not listed here fails.
 */
export const rooms: readonly Room[] = [
  { name: 'contract', holds: ['openapi/generated/'], knows: [], uses: [] },
  // What the control plane answers: the mock gives it, the console and the functions in code read it.
  { name: 'answers', holds: ['src/answers/'], knows: [], uses: [] },
  // What users import: runs in a browser too, hence nothing of Node.
  { name: 'client', holds: ['src/client/'], knows: ['contract'], uses: ['openapi-fetch'] },

  ...mockRooms,
  // The page of the control plane. It runs in a browser and knows the mock by its routes alone.
  { name: 'console', holds: ['src/console/'], knows: ['answers'], uses: ['preact'] },
  {
    name: 'fixtures',
    holds: ['src/fixtures/'],
    knows: ['contract', 'domain', 'pdf', 'world', 'situations'],
    uses: ['@faker-js/faker', 'temporal-polyfill'],
  },
  // What situations are called, say, take and give; how they come about, fixtures know.
  { name: 'situations', holds: ['src/fixtures/situations/facts.ts'], knows: [], uses: [] },
  // The mock with its scenarios, behind whichever door.
  {
    name: 'assembly',
    holds: ['src/assembly/'],
    knows: ['contract', ...MOCK, 'fixtures', 'examples'],
    uses: ['#required', 'ajv', 'temporal-polyfill', 'node:fs', 'node:util', 'node:zlib'],
  },
  // What users import.
  {
    name: 'entries',
    holds: ['src/entries/'],
    knows: ['contract', 'answers', 'client', ...MOCK, 'situations', 'fixtures', 'assembly'],
    uses: ['ajv', 'temporal-polyfill', 'msw', '@playwright/test'],
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
      'src/mutants/mutation.ts',
      'src/mutants/verbs.ts',
      'src/mutants/resource.ts',
      'src/mutants/seen-collection.ts',
      'src/mutants/input.ts',
      'src/mutants/times.ts',
      'src/mutants/after-cancel.ts',
      'src/mutants/personal-activities/adapter.ts',
      'src/mutants/activity-attachments/amend.ts',
      'src/mutants/request-comments/amend.ts',
      'src/mutants/transportation/amend.ts',
      'src/mutants/personal-visits/adapter.ts',
      'src/mutants/photos/adapter.ts',
    ],
    knows: ['contract', ...MOCK],
    uses: [],
  },
  {
    name: 'mutants',
    holds: ['src/mutants/'],
    knows: ['contract', ...MOCK, 'mutations'],
    uses: ['temporal-polyfill'],
  },
  {
    name: 'variants',
    holds: ['src/variants/'],
    knows: ['contract', ...MOCK, 'mutations', 'witness'],
    uses: ['temporal-polyfill', 'yaml'],
  },

  ...suiteRooms,

  ...consumerRooms(MOCK),
  {
    name: 'cli',
    holds: ['src/cli/'],
    knows: [
      'contract',
      'answers',
      'consumers',
      'certify',
      'proxy',
      'record',
      'mcp',
      ...MOCK,
      'fixtures',
      'examples',
      'assembly',
      'quoting',
      'kit',
      'run',
      'catalogue',
      'report',
      'merge',
      'replay',
      'diff',
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

/** Imports from every room and is imported by none. */
export const SCRIPTS = 'scripts/';

import { MOCK } from './mock-rooms.ts';

/**
 * A test, or a helper for tests, may know its own house besides what its room knows, and the tools of testing.
 * The wall between mock and suite stands for them too.
 */
export const houses: readonly { readonly of: string; readonly knows: readonly string[] }[] = [
  {
    of: 'src/',
    knows: ['contract', 'client', ...MOCK, 'fixtures', 'witness', 'mutations', 'mutants', 'variants', 'cli'],
  },
  {
    of: 'conformance/',
    knows: [
      'contract',
      'kit',
      'models',
      'factories',
      'checks',
      'run',
      'doctor',
      'report',
      'merge',
      'conform',
      'testing',
    ],
  },
];

export const TEST_TOOLS = [
  'vitest',
  'fast-check',
  'supertest',
  '@apidevtools/swagger-parser',
  'temporal-polyfill',
  'ajv',
  'ajv-formats',
  'yaml',
  'happy-dom',
  'marked',
  'node:*',
];

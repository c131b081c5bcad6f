import { defineConfig } from 'vitest/config';

/** Where CI wants the summary of the unit tests. */
const results = process.env['CES_UNIT_RESULTS'];

export default defineConfig({
  test: {
    include: ['{src,conformance,scripts,openapi}/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 30_000,
    reporters: results === undefined ? ['default'] : ['default', ['json', { outputFile: results }]],
  },
});

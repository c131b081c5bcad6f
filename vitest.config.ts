import { defineConfig } from 'vitest/config';

/** Where CI wants the summary of the unit tests. */
const results = process.env['CES_UNIT_RESULTS'];

/** Tests that load check files as a run does: a file declares its checks once, so each needs modules of its own. */
const RUNS = [
  'conformance/conform.test.ts',
  'conformance/catalogue/listing.test.ts',
  'conformance/run/check-files.test.ts',
  'src/cli/init-and-doctor.test.ts',
  'scripts/messages/messages.test.ts',
  'scripts/upgrade/upgrade.test.ts',
];

/** What users import, as its sources. */
const alias = {
  'community-engagement-contract/mock': new URL('src/entries/mock.ts', import.meta.url).pathname,
  'community-engagement-contract/client': new URL('src/client/client.ts', import.meta.url).pathname,
};

export default defineConfig({
  resolve: { alias },
  test: {
    pool: 'threads',
    // The default leaves one core out, which is half of the machine where there are two.
    maxWorkers: '100%',
    // A module of the CommonJS kind is imported as Node imports it.
    deps: { interopDefault: false },
    server: { deps: { external: [/\.cjs$/] } },
    testTimeout: 30_000,
    reporters: results === undefined ? ['default'] : ['default', ['json', { outputFile: results }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{src,conformance,scripts,openapi}/**/*.test.ts'],
          exclude: RUNS,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'runs', include: RUNS, isolate: true } },
    ],
  },
});

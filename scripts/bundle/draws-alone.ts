import type { Plugin } from 'esbuild';

/**
 * Fixtures only draw: from numbers, lists and odds. Taken in whole, the makers of names and streets would come along.
 * The same seed draws the same by both.
 */
export const drawsAlone: Plugin = {
  name: 'draws-alone',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^@faker-js\/faker\/locale\/base$/ }, () => ({ path: 'base', namespace: 'draws' }));
    onLoad({ filter: /.*/, namespace: 'draws' }, () => ({
      contents: `import { SimpleFaker } from '@faker-js/faker';\nexport const faker = new SimpleFaker();`,
      resolveDir: import.meta.dirname,
    }));
  },
};

import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * Loads ajv at its first use: that takes a tenth of a start, and many first requests carry nothing to
 * validate.
 */
export const ajvLibrary = () => ({
  // Both packages are CommonJS; their exports are what their types declare.
  ...(load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')),
  addFormats: (load('ajv-formats') as typeof import('ajv-formats')).default,
});

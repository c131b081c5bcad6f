import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Loads ajv when it is first needed: it is a tenth of a start, and many first requests carry nothing to judge. */
export const ajvLibrary = () => ({
  // Both packages are CommonJS; what they give is what their types say.
  ...(load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')),
  addFormats: (load('ajv-formats') as typeof import('ajv-formats')).default,
});

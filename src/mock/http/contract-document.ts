import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * The bundled contract as a JSON document. It is large and no start needs it, so it is read at the first
 * look-up. `#contract` in package.json is its path, for the sources and for the build.
 */
export const contractDocument = (): Readonly<Record<string, unknown>> =>
  load('#contract') as Readonly<Record<string, unknown>>;

import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/**
 * The bundled contract as a JSON document. It is large and no start needs it, so it is read when something is first
 * looked up in it. package.json says where it lies, for sources and for what is built of them alike.
 */
export const contractDocument = (): Readonly<Record<string, unknown>> =>
  load('#contract') as Readonly<Record<string, unknown>>;

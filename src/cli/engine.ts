import { createRequire } from 'node:module';
import { UsageError } from './usage-error.ts';

/** The packages that drive the suite. The mock does not need them, so only users of the suite install them. */
export const ENGINE = { 'fast-check': '^4.10.2', supertest: '^7.3.2' } as const;

const { resolve } = createRequire(import.meta.url);

const isThere = (name: string): boolean => {
  try {
    return resolve(name) !== '';
  } catch {
    return false;
  }
};

/** Throws UsageError with the line that installs the suite's engine, where it is not there. */
export const askForEngine = (has: (name: string) => boolean = isThere): void => {
  if (Object.keys(ENGINE).every(has)) return;
  const wanted = Object.entries(ENGINE).map(([name, range]) => `'${name}@${range}'`);
  throw new UsageError(
    `some packages are missing that only the conformance suite needs. Install them next to this package: npm i -D ${wanted.join(' ')}`,
  );
};

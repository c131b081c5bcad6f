import { lockOf } from './lock.ts';
import type { Results } from './results.ts';

/** results.json, as report/results-schema.ts describes it. */
export const resultsJson = (results: Results): string => `${JSON.stringify(results, null, 2)}\n`;

/** choices.lock.json. */
export const lockJson = (results: Results): string => `${JSON.stringify(lockOf(results), null, 2)}\n`;

import { jsonText } from '../quoting/json.ts';
import { lockOf } from './lock.ts';
import type { Results } from './results.ts';

/** results.json, as report/results-schema.ts describes it. */
export const resultsJson = (results: Results): string => `${jsonText(results, 2)}\n`;

/** choices.lock.json. */
export const lockJson = (results: Results): string => `${jsonText(lockOf(results), 2)}\n`;

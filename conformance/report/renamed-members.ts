import { isObject, items } from '../kit/json.ts';
import type { JsonObject } from '../kit/json.ts';

/** Members of a finding as reports of 1.19 and before called them. */
const RENAMED: Readonly<Record<string, string>> = {
  misfit: 'schemaMismatch',
  foreign: 'otherClauses',
  unserved: 'wrongStatus',
  mistaken: 'brokenPremises',
  unshown: 'neverShown',
};

/** The results of an earlier version with the names that findings have now. Anything else is returned as it is. */
export function withPresentNames(results: unknown): unknown {
  if (!isObject(results) || !Array.isArray(results['checks'])) return results;
  return { ...results, checks: items(results['checks']).map(renamedCheck) };
}

const renamedCheck = (check: unknown): unknown =>
  isObject(check) && isObject(check['finding'])
    ? { ...check, finding: renamedFinding(check['finding']) }
    : check;

const renamedFinding = (finding: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(finding).map(([name, value]) => [RENAMED[name] ?? name, value]));

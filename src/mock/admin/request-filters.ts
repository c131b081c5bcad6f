import { LONGEST_GLOB } from '../domain/glob.ts';
import { nameHint } from '../domain/nearest-name.ts';
import { shownValue } from '../domain/shown-value.ts';
import type { Invalid, Refusal } from '../http/problem.ts';
import type { Selection } from '../journal/selection.ts';
import { refusedInput } from './json-input.ts';

/** Which requests of a journal are asked for. */
export interface Filters extends Selection {
  /** Only requests with a higher number. */
  readonly since: number;
  /** The maximal number of requests; the latest are kept. */
  readonly limit: number;
}

const USUAL_LIMIT = 100;
const FILTERS = ['operation', 'status', 'acting', 'method', 'path', 'since', 'limit'] as const;
export type FilterName = (typeof FILTERS)[number];
const KNOWN: readonly string[] = [...FILTERS, 'world', 'tenant'];

const fault = (name: string, value: string): Omit<Invalid, 'code' | 'message'> => ({
  ...{ location: 'query', pointer: `/${name}`, found: shownValue(value) },
});

const glob = [
  new RegExp(`^.{0,${LONGEST_GLOB}}$`, 's'),
  `must be a glob of at most ${LONGEST_GLOB} characters`,
] as const;

const FORMS: Readonly<Record<string, readonly [RegExp, string]>> = {
  operation: glob,
  path: glob,
  status: [/^[1-5](\d\d|xx)$/i, 'must be a status such as 404, or a class such as 4xx'],
  since: [/^\d{1,9}$/, 'must be the number of a request'],
  limit: [/^[1-9]\d{0,4}$/, 'must be a whole number from 1 to 99999'],
};

/** The filters of a journal, from a query; a refusal where it holds anything else. */
export const readFilters = (query: Readonly<Record<string, string>>): Filters | Refusal => {
  const faults = Object.entries(query).flatMap(([name, value]) => {
    if (!KNOWN.includes(name)) {
      const { found: _, ...place } = fault(name, value);
      return [{ ...place, code: 'unknown', message: 'is not a filter', hint: nameHint(name, KNOWN) }];
    }
    const [form, message] = FORMS[name] ?? [];
    return form && message !== undefined && !form.test(value)
      ? [{ ...fault(name, value), code: 'pattern', message }]
      : [];
  });
  if (faults.length > 0) return refusedInput(`The journal can be filtered by ${FILTERS.join(', ')}.`, faults);
  const { since = '0', limit = String(USUAL_LIMIT), world: _, tenant: __, ...selection } = query;
  return { ...selection, since: Number(since), limit: Number(limit) };
};

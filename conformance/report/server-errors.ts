import type { Exchange } from '../kit/record.ts';
import { many } from '../kit/words.ts';
import type { CheckResult } from './results.ts';

/** A server error that no failed check stands for: an example, and the checks that met it. */
export interface ServerError {
  readonly exchange: Exchange;
  readonly checks: readonly string[];
}

/** The server errors of a run by operation or lever and status; those that the most checks met come first. */
export function serverErrorsOf(checks: readonly CheckResult[]): readonly ServerError[] {
  const found = new Map<string, { readonly exchange: Exchange; readonly checks: string[] }>();
  for (const { id, serverErrors = [] } of checks)
    for (const exchange of serverErrors) {
      const key = `${exchange.operationId ?? exchange.path} ${exchange.status}`;
      const known = found.get(key) ?? { exchange, checks: [] };
      if (!known.checks.includes(id)) known.checks.push(id);
      found.set(key, known);
    }
  return [...found.values()].sort((one, other) => other.checks.length - one.checks.length);
}

/** Ids of checks that a line names. */
const NAMED = 3;

/** One line: what was asked, what came back, and who met it. */
export function serverErrorText({ exchange, checks }: ServerError): string {
  const { method, path, status } = exchange;
  const left = checks.length - NAMED;
  const named = checks.slice(0, NAMED).join(', ');
  return `${status} to ${method} ${path} (${many(checks.length, 'check')}: ${named}${left > 0 ? ` and ${left} more` : ''})`;
}

/** What a reader has to know of them. */
export const SERVER_ERRORS_SAY =
  'The API does not specify the answers to these requests, so they are not violations; but a server error is a bug all the same.';

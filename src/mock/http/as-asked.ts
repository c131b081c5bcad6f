import { refuse, type ProblemName, type Refusal } from './problem.ts';
import type { Route } from './routes.ts';

/** The problem that the mock uses for a status. */
const USUAL: Readonly<Record<number, ProblemName>> = {
  400: 'invalid-input',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-media-type',
};

const HEADERS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'WWW-Authenticate': 'Bearer' },
  429: { 'Retry-After': '1' },
  503: { 'Retry-After': '1' },
};

/** The refusal that a preference or a fault asks for. `by` names the cause, as `Prefer: code=503`. */
export const asAsked = (status: number, by: string): Refusal => {
  const headers = HEADERS[status];
  return refuse(
    USUAL[status] ?? 'as-asked',
    {
      promised: `Simulated ${status}. The operation did not run.`,
      found: `${by}.`,
      next: 'leave out the preference or remove the fault rule, to run the operation.',
    },
    { status, ...(headers && { headers }) },
  );
};

/** Whether the contract states a status for an operation, as such or by its class (`4XX`). */
export const isNamed = ({ answers }: Route, status: number): boolean =>
  String(status) in answers || `${Math.floor(status / 100)}XX` in answers;

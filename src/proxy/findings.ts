import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Finding, Observation } from '../../conformance/kit/record.ts';
import type { Kept } from './kept.ts';

/** What one exchange breaks: a fault of the request is the client's, a fault of the response the target's. */
export interface Fault {
  readonly side: 'request' | 'response';
  /** The rule of the proxy that found it; part of the id in reports. */
  readonly rule: string;
  readonly clauses: readonly ClauseId[];
  readonly finding: Omit<Finding, 'exchanges'>;
  /** What led to it; the last one shows it. */
  readonly exchanges: readonly Kept[];
}

/** What the proxy concludes from one exchange. */
export interface Judged {
  readonly operationId?: OperationId;
  /** The rules by which request or response were judged. */
  readonly rules: readonly Pick<Fault, 'side' | 'rule'>[];
  readonly faults: readonly Fault[];
  readonly observations: readonly Observation[];
  /** Why the response was not judged. */
  readonly unjudged?: string;
}

import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { Finding, Observation } from '../../conformance/kit/record.ts';
import type { Kept } from './kept.ts';

/** A fault of an exchange: of the client in the request, or of the target in the response. */
export interface Fault {
  readonly side: 'request' | 'response';
  /** The rule that found it; part of the id in reports. */
  readonly rule: string;
  readonly clauses: readonly ClauseId[];
  readonly finding: Omit<Finding, 'exchanges'>;
  /** The exchanges that led to it; the last one shows it. */
  readonly exchanges: readonly Kept[];
}

/** The result of judging one exchange. */
export interface Judged {
  readonly operationId?: OperationId;
  /** The rules that request or response were checked against. */
  readonly rules: readonly Pick<Fault, 'side' | 'rule'>[];
  readonly faults: readonly Fault[];
  readonly observations: readonly Observation[];
  /** Why the response was not judged. */
  readonly unjudged?: string;
}

import type { CheckRecord, Finding } from '../kit/record.ts';
import { isServerError } from '../kit/server-errors.ts';

/** The operation with the server error. */
const failedOperation = ({ exchanges }: Pick<Finding, 'exchanges'>): string | undefined => {
  const last = exchanges.at(-1);
  return last && isServerError(last) ? last.operationId : undefined;
};

/**
 * The checks that report otherwise unreported server errors: for each operation the first check whose precondition met
 * one. If a failure already shows a server error of the operation, none is needed.
 */
export function unreported(records: readonly CheckRecord[]): readonly CheckRecord[] {
  const reported = new Set(records.flatMap(({ finding }) => (finding && failedOperation(finding)) ?? []));
  return records.filter(({ failedPrecondition }) => {
    const operation = failedPrecondition && failedOperation(failedPrecondition);
    if (operation === undefined || reported.has(operation)) return false;
    reported.add(operation);
    return true;
  });
}

/** The record of a check with a failed precondition, as a failure of the needed operation. */
export function asFailure({ failedPrecondition: finding, ...record }: CheckRecord): CheckRecord {
  if (!finding) return record;
  const { reason: _said, serverErrors: _judged, ...rest } = record;
  return { ...rest, verdict: 'fail', finding };
}

/** The record as it is reported. */
export const withoutPrecondition = ({ failedPrecondition: _kept, ...record }: CheckRecord): CheckRecord =>
  record;

import type { CheckRecord, Finding } from '../kit/record.ts';
import { isServerError } from '../kit/server-errors.ts';

/** The operation that answered with a server error. */
const failedOperation = ({ exchanges }: Pick<Finding, 'exchanges'>): string | undefined => {
  const last = exchanges.at(-1);
  return last && isServerError(last) ? last.operationId : undefined;
};

/**
 * The checks that show server errors which no check reports: of each operation the first one whose precondition met one.
 * An operation that a failure shows with a server error is reported already.
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

/** The record of a check whose precondition failed, as a failure of the operation that was needed. */
export function asFailure({ failedPrecondition: finding, ...record }: CheckRecord): CheckRecord {
  if (!finding) return record;
  const { reason: _said, serverErrors: _judged, ...rest } = record;
  return { ...rest, verdict: 'fail', finding };
}

/** The record as it is reported. */
export const withoutPrecondition = ({ failedPrecondition: _kept, ...record }: CheckRecord): CheckRecord =>
  record;

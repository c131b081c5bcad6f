import type { CheckRecord } from '../kit/record.ts';
import type { PlacedCheck } from './check-files.ts';

/** An error of the suite or of the connection to the target, not a violation by the target. */
export interface Fault {
  readonly where: string;
  readonly message: string;
}

/** Called with the number of checks, and with each check that ends. */
export interface Listener {
  begin?(checks: number): void;
  check?(record: CheckRecord): void;
}

/** Collects the records of the checks. */
export interface Collector {
  take(check: PlacedCheck, record: CheckRecord): void;
  /** Replaces the record of a check that was tried again. */
  replace(check: PlacedCheck, record: CheckRecord): void;
  /** The records in the order of the files, not in the order in which the checks ended. */
  records(): readonly CheckRecord[];
}

export function createCollector(checks: readonly PlacedCheck[], listener: Listener): Collector {
  const taken = new Map<string, CheckRecord>();
  listener.begin?.(checks.length);
  return {
    take({ spec }, record) {
      taken.set(spec.id, record);
      listener.check?.(record);
    },
    replace: ({ spec }, record) => void taken.set(spec.id, record),
    records: () => checks.flatMap(({ spec }) => taken.get(spec.id) ?? []),
  };
}

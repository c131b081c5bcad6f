import type { CheckRecord } from '../kit/record.ts';
import { remembered } from '../kit/remembered.ts';
import type { PlacedCheck } from './check-files.ts';

/** An error of the suite or of the connection to the target; it is no violation by the target. */
export interface Fault {
  readonly where: string;
  readonly message: string;
}

/**
 * Called with the number of checks, with each check that ends, and with each file whose checks have all
 * ended.
 */
export interface Listener {
  begin?(checks: number): void;
  check?(record: CheckRecord): void;
  file?(name: string, records: readonly CheckRecord[], milliseconds: number): void;
}

/** Collects the records of the checks. */
export interface Collector {
  take(check: PlacedCheck, record: CheckRecord): void;
  /** The records in the order of the files, not in the order in which the checks ended. */
  records(): readonly CheckRecord[];
}

export function createCollector(checks: readonly PlacedCheck[], listener: Listener): Collector {
  const taken = new Map<string, CheckRecord>();
  const files = new Map<string, PlacedCheck[]>();
  for (const one of checks) remembered(files, one.file, () => []).push(one);
  const left = new Map([...files].map(([file, own]) => [file, own.length]));
  const recordsOf = (some: readonly PlacedCheck[]): CheckRecord[] =>
    some.flatMap(({ spec }) => taken.get(spec.id) ?? []);
  listener.begin?.(checks.length);
  return {
    take({ spec, file }, record) {
      taken.set(spec.id, record);
      listener.check?.(record);
      const still = (left.get(file) ?? 0) - 1;
      left.set(file, still);
      if (still > 0) return;
      const ended = recordsOf(files.get(file) ?? []);
      listener.file?.(
        file,
        ended,
        ended.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      );
    },
    records: () => recordsOf(checks),
  };
}

import type { CheckRecord } from '../kit/record.ts';
import type { PlacedCheck } from './check-files.ts';

/** Something that went wrong in the suite or on the way to the target, not in the target's promises. */
export interface Fault {
  readonly where: string;
  readonly message: string;
}

/** Hears how many checks there are, of checks as they end, and of check files when all of theirs have. */
export interface Listener {
  begin?(checks: number): void;
  check?(record: CheckRecord): void;
  file?(name: string, records: readonly CheckRecord[], milliseconds: number): void;
}

/** Takes the records as they come. */
export interface Collector {
  take(check: PlacedCheck, record: CheckRecord): void;
  /** In the order of the files, whichever ended first. */
  records(): readonly CheckRecord[];
}

export function createCollector(checks: readonly PlacedCheck[], listener: Listener): Collector {
  const taken = new Map<string, CheckRecord>();
  const recordsOf = (some: readonly PlacedCheck[]): CheckRecord[] =>
    some.flatMap(({ spec }) => taken.get(spec.id) ?? []);
  listener.begin?.(checks.length);
  return {
    take({ spec, file }, record) {
      taken.set(spec.id, record);
      listener.check?.(record);
      const own = checks.filter((one) => one.file === file);
      const ended = recordsOf(own);
      if (ended.length < own.length) return;
      listener.file?.(
        file,
        ended,
        ended.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      );
    },
    records: () => recordsOf(checks),
  };
}

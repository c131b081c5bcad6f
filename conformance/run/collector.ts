import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { CheckRecord } from '../kit/record.ts';

/** Something that went wrong in the suite or on the way to the target, not in the target's promises. */
export interface Fault {
  readonly where: string;
  readonly message: string;
}

/** Hears of checks as they end, and of check files when all of theirs have. */
export interface Listener {
  check?(record: CheckRecord): void;
  file?(name: string, records: readonly CheckRecord[], milliseconds: number): void;
}

export interface Collector extends Reporter {
  readonly records: readonly CheckRecord[];
  readonly faults: readonly Fault[];
}

/** Takes the records off the engine's tasks. A test that left none is the suite's own error, never a silent pass. */
export function createCollector(listener: Listener): Collector {
  const records: CheckRecord[] = [];
  const faults: Fault[] = [];
  return {
    records,
    faults,
    onTestCaseResult(test) {
      const record = recordOf(test);
      if (!record) return;
      records.push(record);
      listener.check?.(record);
    },
    onTestModuleEnd(module) {
      listener.file?.(sectionOf(module), recordsOf(module), module.diagnostic().duration);
    },
    onTestRunEnd(modules, unhandled) {
      for (const module of modules) {
        faults.push(...module.errors().map(({ message }) => ({ where: module.relativeModuleId, message })));
      }
      faults.push(...unhandled.map(({ message }) => ({ where: 'engine', message })));
    },
  };
}

const recordsOf = (module: TestModule): CheckRecord[] =>
  [...module.children.allTests()].flatMap((test) => recordOf(test) ?? []);

function recordOf(test: TestCase): CheckRecord | undefined {
  const left = test.meta().ces;
  if (left) return left;
  const { state, errors } = test.result();
  if (state === 'skipped' || state === 'pending') return undefined;
  return {
    id: test.name,
    says: test.name,
    clauses: [],
    profile: 'core',
    negative: false,
    verdict: 'error',
    reason: errors?.[0]?.message ?? 'the check ended without a record',
    observations: [],
    notes: [],
    tiers: [],
    requests: 0,
    milliseconds: test.diagnostic()?.duration ?? 0,
    violations: [],
  };
}

const sectionOf = (module: TestModule): string =>
  module.relativeModuleId.replace(/^checks\//, '').replace(/\.check\.[jt]s$/, '');

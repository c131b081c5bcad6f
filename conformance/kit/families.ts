import { perRun } from './per-run.ts';
import type { RunSpec } from './run.ts';

interface Families {
  /**
   * Whether checks must use the families of the configuration because new people cannot act on the target. Then checks
   * see each other's records. Undefined until a check has found out.
   */
  areShared?: boolean;
}

/** What a run knows about the families for its requests. */
export const familiesOf: (run: RunSpec) => Families = perRun(() => ({}));

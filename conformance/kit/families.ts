import { perRun } from './per-run.ts';
import type { RunSpec } from './run.ts';

interface Families {
  /**
   * Whether checks have to use the families of the configuration, since new people do not act on the target: then what
   * one check makes for a resident, another one sees. Undefined until a check has found out.
   */
  areShared?: boolean;
}

/** What a run knows of the families for which requests are made. */
export const familiesOf: (run: RunSpec) => Families = perRun(() => ({}));

import type { Environment } from './expand.ts';

/**
 * The options of one run, from the command line or from a script. Texts are as typed; conform() validates
 * them.
 */
export interface ConformOptions {
  readonly url?: string;
  /** Path of the configuration; default ces.config.yaml in cwd, if it exists. */
  readonly config?: string;
  /** Comma-separated list of core, flat, planned; default core,flat. */
  readonly profile?: string;
  /** Report folder; default conformance-report. */
  readonly out?: string;
  readonly seed?: string | number;
  /** Runs of each property; default 5. */
  readonly runs?: string | number;
  /** Time for the whole run, for example 30s or 2m; after it no check begins. */
  readonly budget?: string;
  /** Number of checks that run in parallel; default 8. */
  readonly concurrency?: string | number;
  /** Glob over check ids. */
  readonly only?: string;
  /** i/n: run only part i of n parts of the checks. */
  readonly shard?: string;
  /**
   * Comma-separated list of console, json, junit, html, markdown, quiet: what goes to stdout. Files are
   * always written.
   */
  readonly reporters?: string;
  readonly certify?: boolean;
  /** Path of the waiver file; default ces.waivers.yaml in cwd, if it exists. */
  readonly waivers?: string;
  readonly quiet?: boolean;
  readonly env: Environment;
  readonly cwd: string;
  readonly stdout?: Output;
  readonly stderr?: Output;
  /** The folder that contains checks/ with the check files; default the suite itself. */
  readonly root?: string;
  readonly now?: () => number;
}

/** A stream that reports are written to. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

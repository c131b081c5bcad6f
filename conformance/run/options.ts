import type { Environment } from './expand.ts';

/** What the command line (or a script) asks of one run. Texts are taken as typed; conform() judges them. */
export interface ConformOptions {
  readonly url?: string;
  /** Path of the configuration; default ces.config.yaml in cwd, where there is one. */
  readonly config?: string;
  /** Comma list of core, flat, planned; default core,flat. */
  readonly profile?: string;
  /** Report folder; default conformance-report. */
  readonly out?: string;
  readonly seed?: string | number;
  /** Runs of each property; default 5. */
  readonly runs?: string | number;
  /** Time for the whole run, such as 30s or 2m; no check begins when it is used up. */
  readonly budget?: string;
  /** Checks that run at a time; default 8. */
  readonly concurrency?: string | number;
  /** Glob over check ids. */
  readonly only?: string;
  /** i/n: the part of the checks that is tried here. */
  readonly shard?: string;
  /** Comma list of console, json, junit, html, markdown, quiet: what goes to stdout. Files are always written. */
  readonly reporters?: string;
  readonly certify?: boolean;
  /** Path of the waiver file; default ces.waivers.yaml in cwd, where there is one. */
  readonly waivers?: string;
  readonly quiet?: boolean;
  readonly env: Environment;
  readonly cwd: string;
  readonly stdout?: Output;
  readonly stderr?: Output;
  /** Folder whose checks/ holds the check files; default the suite itself. */
  readonly root?: string;
  readonly now?: () => number;
}

/** A stream that reports are written to. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** One judge of the sources. `run` gives what it found, empty where all is well. */
export interface Step {
  readonly name: string;
  run(): Promise<string>;
  /** Why there is nothing to judge by here; undefined where there is. */
  skips?(): Promise<string | undefined>;
}

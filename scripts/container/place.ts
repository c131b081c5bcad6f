/** Where the image was made and its mock is run, by a builder or by a shell. */
export interface Place {
  /** How it was made, for people. */
  readonly by: string;
  /** Starts the mock; each start finds what the last one left in the volume. */
  start(port: number, adminToken: string): Promise<Run>;
  /** Removes what was made. */
  clear(): Promise<void>;
}

export interface Run {
  /** The exit code of the health check. */
  health(): Promise<number>;
  /** The user it runs as. */
  user(): Promise<string>;
  /** SIGTERM; the exit code. */
  stop(): Promise<number>;
}

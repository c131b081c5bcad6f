/** Where faults come to light that nobody caught: of the process, or of what stands in for it in a test. */
interface Faults {
  on(event: 'uncaughtException', hear: (error: unknown, origin: string) => void): unknown;
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * The mock outlives faults of its own: whoever else works with it loses nothing by them. Each is told. For the command
 * alone: a process that only uses the mock decides for itself what ends it.
 */
export const outliveFaults = (tell: (line: string) => void, faults: Faults = process): void => {
  // A promise that nobody waited for ends up here as well.
  faults.on('uncaughtException', (error, origin) =>
    tell(`ces mock: a fault that nothing caught (${origin}); the mock goes on. ${wordsOf(error)}`),
  );
};

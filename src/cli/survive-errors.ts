/** Emits errors that nothing caught: the process, or a stand-in in a test. */
interface ErrorSource {
  on(event: 'uncaughtException', hear: (error: unknown, origin: string) => void): unknown;
}

const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * The mock continues after an internal error, so other users lose nothing; each error is reported. Only the command
 * uses this: a process that embeds the mock decides itself when to end.
 */
export const surviveErrors = (report: (line: string) => void, source: ErrorSource = process): void => {
  // The rejection of a promise without a handler arrives here too.
  source.on('uncaughtException', (error, origin) =>
    report(`ces mock: an unexpected error (${origin}); the mock keeps running. ${wordsOf(error)}`),
  );
};

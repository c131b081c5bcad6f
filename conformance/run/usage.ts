/**
 * A mistake of the user (a flag, the configuration, the waiver file): exit code 2, and the message says what
 * to do.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

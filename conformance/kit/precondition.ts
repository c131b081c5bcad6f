import { Unproven, Violation } from './errors.ts';

interface Judged {
  /** Whether the interface leaves open what the target does here. A server error then breaks no promise either. */
  readonly isOpen?: boolean;
}

/**
 * Data that a check needs before it can try its own sentence. If the target fails here, other checks report it,
 * and this one is unproven. Where the target answers a server error and no check reports that, the run does
 * (`run/failed-preconditions.ts`).
 */
export async function precondition<T>(
  what: string,
  make: () => T | Promise<T>,
  { isOpen = false }: Judged = {},
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const { promised, found } = error.finding;
    const reason = `needs ${what} first: promised ${promised}, found ${found}`;
    throw new Unproven(reason, isOpen ? {} : { cause: error });
  }
}

import { Unproven, Violation } from './errors.ts';

/**
 * Data that a check needs before it can try its own sentence. If the target fails here, other checks report it,
 * and this one is unproven.
 */
export async function precondition<T>(what: string, make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const { promised, found } = error.finding;
    throw new Unproven(`needs ${what} first: promised ${promised}, found ${found}`, { cause: error });
  }
}

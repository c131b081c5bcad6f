import { Unproven, Violation } from './errors.ts';

/**
 * Data that a check needs before it can try its own sentence. Where the target fails at making it, that is for the
 * checks of the making to judge: this one proves nothing.
 */
export async function precondition<T>(what: string, make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    const { promised, found } = error.finding;
    throw new Unproven(`could not make ${what}: promised ${promised}, found ${found}`, { cause: error });
  }
}

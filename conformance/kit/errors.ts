import type { Finding } from './record.ts';

/** The target broke a promise. The finding has everything that a reader needs to act on it. */
export class Violation extends Error {
  override readonly name = 'Violation';
  readonly finding: Finding;

  constructor(finding: Omit<Finding, 'exchanges'> & Partial<Pick<Finding, 'exchanges'>>) {
    super(`promised: ${finding.promised}; found: ${finding.found}`);
    this.finding = { ...finding, exchanges: finding.exchanges ?? [] };
  }
}

/** The target does not have what the check needs, so nothing is proved or broken. */
export class Unproven extends Error {
  override readonly name = 'Unproven';
}

/** The result of `make`, or undefined if this target cannot provide it. */
export async function unlessUnproven<T>(make: () => Promise<T>): Promise<T | undefined> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Unproven) return undefined;
    throw error;
  }
}

/** The target does not offer the part of the interface that the check is about. */
export class NotApplicable extends Error {
  override readonly name = 'NotApplicable';
}

/** The target stopped answering, so nothing more can be judged. */
export class TargetLost extends Error {
  override readonly name = 'TargetLost';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

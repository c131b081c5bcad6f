import type { Finding } from './record.ts';

/** The target broke a promise. Everything a stranger needs to act on it stands in the finding. */
export class Violation extends Error {
  override readonly name = 'Violation';
  readonly finding: Finding;

  constructor(finding: Omit<Finding, 'exchanges'> & Partial<Pick<Finding, 'exchanges'>>) {
    super(`promised: ${finding.promised}; found: ${finding.found}`);
    this.finding = { ...finding, exchanges: finding.exchanges ?? [] };
  }
}

/** What the check needs is not to be had on this target: neither proved nor broken. */
export class Unproven extends Error {
  override readonly name = 'Unproven';
}

/** What is made, or nothing where it is not to be had on this target. */
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

/** The target stopped answering. No promise can be judged any more. */
export class TargetLost extends Error {
  override readonly name = 'TargetLost';
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

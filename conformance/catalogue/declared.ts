import type { CheckSpec } from '../kit/check.ts';
import { loadChecks } from '../run/check-files.ts';
import { ownRoot } from '../run/engine.ts';

/** Every check of a suite as it is declared, sorted by id. Nothing is sent to a target. */
export async function loadDeclared(root: string = ownRoot): Promise<readonly CheckSpec[]> {
  const { checks } = await loadChecks(root);
  return checks.map(({ spec }) => spec).sort((left, right) => left.id.localeCompare(right.id));
}

import { operations } from '../../openapi/generated/contract.ts';
import { isOperation } from './about.ts';
import { bodyMembersOf } from './body.ts';
import type { Answer } from './call.ts';
import { emptyObjectsIn } from './listed.ts';
import { perRun } from './per-run.ts';
import type { Observation } from './record.ts';
import type { RunSpec } from './run.ts';

/** Answers may show these as a client sent them. */
const SENT = new Set(
  Object.keys(operations)
    .filter(isOperation)
    .flatMap((id) => Object.keys(bodyMembersOf(id))),
);

const metIn = perRun(() => new Set<string>());

/**
 * Records the reading of `unset-members` that any answer shows by an empty object for a person or thing, where null or
 * an absent member would mean that there is none. Each member of an operation is recorded once in a run.
 */
export function emptyIn(
  run: RunSpec,
  { operationId: operation, status, json }: Pick<Answer, 'operationId' | 'status' | 'json'>,
): readonly Observation[] {
  const met = metIn(run);
  const fresh = emptyObjectsIn(operation, status, json).filter(
    (name) => !SENT.has(name) && !met.has(`${operation} ${name}`),
  );
  for (const name of fresh) met.add(`${operation} ${name}`);
  return fresh.map((name) => ({ choice: 'unset-members', operation, reading: `other: ${name} is {}` }));
}

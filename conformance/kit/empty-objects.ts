import { operations } from '../../openapi/generated/contract.ts';
import { isOperation } from './about.ts';
import { bodyMembersOf } from './body.ts';
import type { Answer } from './call.ts';
import { emptyObjectsIn } from './listed.ts';
import { perRun } from './per-run.ts';
import type { Observation } from './record.ts';
import type { RunSpec } from './run.ts';

/** What clients send may be as they sent it. */
const SENT = new Set(
  Object.keys(operations)
    .filter(isOperation)
    .flatMap((id) => Object.keys(bodyMembersOf(id))),
);

const metIn = perRun(() => new Set<string>());

/**
 * What an answer shows of the choice `unset-members`, whichever check asked for it: an object that names someone or
 * something and has no member, where null or no member would say that there is none. Each operation shows a member once in a
 * run.
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

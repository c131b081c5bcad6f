import { operations } from '../../openapi/generated/contract.ts';
import { isOperation } from './about.ts';
import { bodyMembersOf } from './body.ts';
import type { Answer } from './call.ts';
import { unsetIn } from './listed.ts';
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

/** Other choices ask whether these are shown. */
const ASKED_APART =
  /^(participants\..*|\.nextCursor|data\.(actingUserRegistrationStatus|crew|statusHistory))$/;

/**
 * Records the reading of `unset-members` that any answer shows: an empty object for a person or thing, where null or an
 * absent member would mean that there is none, or a member that is left out. Each operation records each once in a run.
 */
export function unsetShown(
  run: RunSpec,
  { operationId: operation, status, json }: Pick<Answer, 'operationId' | 'status' | 'json'>,
): readonly Observation[] {
  if (status >= 300) return [];
  const met = metIn(run);
  const { empty, absent } = unsetIn(operation, status, json);
  const named = [...empty].filter((name) => !SENT.has(name)).map((name) => `other: ${name} is {}`);
  const isLeftOut = [...absent].some((name) => !ASKED_APART.test(name));
  const fresh = [...named, ...(isLeftOut ? ['absent'] : [])].filter((one) => !met.has(`${operation} ${one}`));
  for (const one of fresh) met.add(`${operation} ${one}`);
  return fresh.map((reading) => ({ choice: 'unset-members', operation, reading }));
}

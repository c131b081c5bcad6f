import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { attributed } from '../kit/attribute.ts';
import type { Answer } from '../kit/call.ts';
import { field } from '../kit/json.ts';
import { mustEcho } from '../kit/must.ts';

/** The clause of each member that has its own clause. */
export type ClauseOf = Readonly<Record<string, ClauseId>>;

/**
 * The answer must show every member that was sent. A member that is missing breaks its own clause, or else
 * the usual one.
 */
export function mustEchoBy(
  answer: Answer,
  found: unknown,
  sent: object,
  usual: ClauseId,
  clauseOf: ClauseOf = {},
): void {
  const all: readonly (readonly [string, unknown])[] = Object.entries(sent);
  const rest = all.filter(([member]) => clauseOf[member] === undefined);
  attributed([usual], () => mustEcho(answer, found, Object.fromEntries(rest)));
  for (const [member, value] of all) {
    const clause = clauseOf[member];
    const shown = found === undefined ? undefined : { [member]: field(found, member) };
    if (clause !== undefined) attributed([clause], () => mustEcho(answer, shown, { [member]: value }));
  }
}

import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { check, type CheckSpec } from '../kit/check.ts';
import type { Tools } from '../kit/tools.ts';
import type { Roles } from './description.ts';
import type { Resource } from './resource.ts';

/** What holds for every resource of a kind: a sentence and a function. */
export interface Law extends Pick<CheckSpec, 'needs'> {
  /** Its name within the section, or the name made from what the section calls a change. */
  readonly name: string | ((change: string) => string);
  readonly says: (words: Words) => string;
  /** What the check cites. Where the resource names nothing for the first of them, the law says nothing of it. */
  readonly cites: (roles: Roles) => readonly (ClauseId | undefined)[];
  /** Whether it sends what the contract refuses. */
  readonly negative?: (roles: Roles) => boolean;
  readonly run: <Values extends object>(t: Tools, one: Resource<Values>) => Promise<void>;
}

/** How sentences speak of a resource. */
export interface Words {
  readonly thing: string;
  readonly things: string;
  readonly change: string;
  /** Whether an operation reads one; else its list alone shows it. */
  readonly isRead: boolean;
}

/** Declares the laws that hold for a resource, as checks of its section. */
export function laws<Values extends object>(
  one: Resource<Values>,
  ...families: readonly (readonly Law[])[]
): void {
  const { section, clauses, change, operations, ...words } = one.about;
  const isRead = operations.read !== undefined;
  for (const { name, says, cites, negative, run, ...rest } of families.flat()) {
    const [first, ...others] = cites(clauses);
    if (first === undefined) continue;
    check({
      id: `${section}.${typeof name === 'string' ? name : name(change)}`,
      says: says({ ...words, change, isRead }),
      clauses: [first, ...others.filter((id) => id !== undefined)],
      ...(negative?.(clauses) && { negative: true }),
      ...rest,
      run: (t) => run(t, one),
    });
  }
}

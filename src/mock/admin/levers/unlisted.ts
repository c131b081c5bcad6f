import { refuse, type Refusal } from '../../http/problem.ts';
import type { Collection, Stored } from '../../world/collection.ts';

/** The refusal of a lever that names unknown ids; undefined if all are known. */
export const unlisted = <T extends Stored>(
  member: string,
  ids: readonly string[],
  collection: Pick<Collection<T>, 'find'>,
): Refusal | undefined => {
  const strangers = ids.filter((id) => !collection.find(id));
  if (strangers.length === 0) return undefined;
  return refuse('not-found', {
    promised: `${member} must only hold ids of the tenant.`,
    found: `${strangers.join(', ')}, which do not exist.`,
    next: 'use an id from an answer of the same tenant.',
  });
};

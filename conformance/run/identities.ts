import type { Permissions } from '../kit/permissions.ts';
import type { Identity, IdentityKind } from '../kit/run.ts';

/** A person in a configuration. A list of permissions names those that the person has. */
export type WrittenIdentity = Omit<Identity, 'kind' | 'permissions'> & {
  readonly permissions?: Permissions | readonly string[];
};

export type WrittenIdentities = Readonly<Partial<Record<IdentityKind, readonly WrittenIdentity[]>>>;

/** The people of a configuration, in the order of these kinds. */
export const identitiesIn = (
  written: WrittenIdentities | undefined,
  kinds: readonly IdentityKind[],
): readonly Identity[] =>
  kinds.flatMap((kind) => (written?.[kind] ?? []).map((one) => identityOf(kind, one)));

function identityOf(kind: IdentityKind, { permissions, ...one }: WrittenIdentity): Identity {
  return { kind, ...one, ...(permissions && { permissions: statedBy(permissions) }) };
}

const isList = (permissions: Permissions | readonly string[]): permissions is readonly string[] =>
  Array.isArray(permissions);

/** A list says nothing about permissions that it does not name. */
const statedBy = (permissions: Permissions | readonly string[]): Permissions =>
  isList(permissions) ? Object.fromEntries(permissions.map((name) => [name, true])) : permissions;

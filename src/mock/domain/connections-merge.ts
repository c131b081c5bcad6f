import type { Whole } from './exact-integer.ts';
import type { PersonStatus } from './lifecycle.ts';

/** The records that an email is compared with. */
interface Matchable {
  readonly email: string | null;
  readonly status: PersonStatus;
}

/** The optional members of a connection that a create body can carry. Resources, Connection. */
interface OptionalMembers {
  readonly phoneNumber: Whole | null;
  readonly relationship: string | null;
  readonly groups: readonly string[];
  readonly disableNotifications: boolean;
  readonly disableSMS: boolean;
  readonly disableInvites: boolean;
  readonly additionalInfo: string | null;
}

/** The members of a stored connection that a merge can change. */
export interface Mergeable extends Matchable, OptionalMembers {
  readonly firstName: string;
  readonly lastName: string;
  readonly residentIds: readonly string[];
  readonly facilityIds: readonly string[];
  readonly externalId: string | null;
  readonly pccId: Whole | null;
}

/** The required members of a create body. */
type Always = Pick<Mergeable, 'firstName' | 'lastName' | 'residentIds' | 'facilityIds'>;

/** A create body, with its arrays as ids; what was left out is absent. Endpoints, Connections. */
export type SentConnection = Always & Partial<Omit<Mergeable, keyof Always | 'status'>>;

/** The readings that the interface leaves open around the match of an email. */
export interface MatchChoices {
  readonly emailCase: 'folded' | 'exact';
  readonly deleted: 'new-record' | 'revived';
}

/** The readings that the interface leaves open around the extent of a merge. */
export interface MergeChoices {
  readonly facilities: 'union' | 'replaced' | 'kept';
  readonly omitted: 'kept' | 'cleared';
}

const cleared: OptionalMembers = {
  phoneNumber: null,
  relationship: null,
  groups: [],
  disableNotifications: false,
  disableSMS: false,
  disableInvites: false,
  additionalInfo: null,
};

/**
 * The connection into which a create with this email is merged: the first that matches, living ones before deleted
 * ones; undefined makes a new one. No email matches nothing. Endpoints, Connections.
 */
export function connectionToMerge<C extends Matchable>(
  connections: readonly C[],
  email: string | null | undefined,
  choices: MatchChoices,
): C | undefined {
  if (email === undefined || email === null) return undefined;
  const key = (text: string) => (choices.emailCase === 'folded' ? text.toLowerCase() : text);
  const matches = connections.filter(
    (connection) => connection.email !== null && key(connection.email) === key(email),
  );
  // CON-301
  const living = matches.find((connection) => connection.status !== 'deleted');
  return living ?? (choices.deleted === 'revived' ? matches[0] : undefined);
}

/**
 * The stored connection with a create body merged into it: the residents of both, the former ones first; sent
 * members in place of stored ones; facilities and omitted members by the readings. externalId and pccId stay when
 * left out under each reading, since no update takes them away. A deleted connection becomes active; any other keeps
 * its status. Endpoints, Connections.
 */
export function mergeConnection<C extends Mergeable>(
  stored: C,
  sent: SentConnection,
  choices: MergeChoices,
): C {
  const { residentIds, facilityIds, ...members } = sent;
  return {
    ...stored,
    ...(choices.omitted === 'cleared' ? cleared : {}),
    // CON-25
    ...members,
    // CON-24
    residentIds: union(stored.residentIds, residentIds),
    facilityIds: mergedFacilities(stored.facilityIds, facilityIds, choices.facilities),
    status: stored.status === 'deleted' ? 'active' : stored.status,
  };
}

function mergedFacilities(
  stored: readonly string[],
  sent: readonly string[],
  reading: MergeChoices['facilities'],
): readonly string[] {
  switch (reading) {
    case 'union':
      return union(stored, sent);
    case 'replaced':
      return union(sent, []);
    case 'kept':
      return stored;
  }
}

function union(one: readonly string[], other: readonly string[]): readonly string[] {
  return [...new Set([...one, ...other])];
}

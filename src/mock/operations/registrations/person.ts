import type { ReadingOf } from '../../../../openapi/generated/choices.ts';
import { shownValue } from '../../domain/shown-value.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { ConnectionRecord, ResidentRecord, UserType } from '../../world/records.ts';
import { folded } from '../../world/secondary-keys.ts';
import type { World } from '../../world/world.ts';

type Person = Pick<ResidentRecord | ConnectionRecord, 'id' | 'status'>;

/** Which identifiers name a connection, for a mark or for a registration; a registration never takes its own id. */
export type ConnectionNaming = ReadingOf<'connection-mark-id'> | ReadingOf<'connection-registration-id'>;

export const connectionNaming = (world: World): ConnectionNaming =>
  world.choose('connection-registration-id', {
    'external-id': 'external-id',
    'user-id': 'user-id',
    neither: 'neither',
  } as const);

/** The connections that an identifier names, in the order in which they were made. */
const allNamed = (
  userId: string,
  naming: ConnectionNaming,
  { store: { connections } }: World,
): readonly ConnectionRecord[] => {
  if (naming === 'user-id') return connections.where('userId', userId);
  const own = connections.find(userId);
  const isOwn = own !== undefined && (naming === 'connection-id' || naming === 'either');
  const external =
    naming === 'external-id' || naming === 'either'
      ? connections
          .where('externalId', folded(userId))
          .filter(({ id, externalId }) => externalId === userId && !(isOwn && id === userId))
      : [];
  return isOwn
    ? [...external, own].sort((a, b) => connections.positionOf(a) - connections.positionOf(b))
    : external;
};

/** The connection that an identifier names. */
export const connectionNamed = (
  userId: string,
  naming: ConnectionNaming,
  world: World,
): ConnectionRecord | undefined => {
  const named = allNamed(userId, naming, world);
  // An externalId need not be unique: a living connection wins over a deleted one.
  return named.find(({ status }) => status !== 'deleted') ?? named[0];
};

const promised: Readonly<Record<UserType, string>> = {
  resident: 'userId must be the id of a resident of this tenant.',
  connection: 'userId must be an identifier that registers a connection of this tenant.',
};

const next: Readonly<Record<UserType, string>> = {
  resident: 'use an id from the list of residents, or send userType connection.',
  connection:
    'use the externalId of the connection; which identifier works is an open question (connection-registration-id).',
};

/**
 * The person that a userId names (the interface: Registrations), or the refusal of an unknown person (REG-12).
 */
export const personNamed = (
  userId: string,
  userType: UserType,
  naming: ConnectionNaming,
  world: World,
): Person | Refusal => {
  const person =
    userType === 'resident' ? world.store.residents.find(userId) : connectionNamed(userId, naming, world);
  if (person) return person;
  return refuse(
    'not-found',
    {
      promised: promised[userType],
      found: `no ${userType} ${shownValue(userId)} in tenant ${world.tenant}.`,
      next: next[userType],
    },
    {
      validation: [
        { location: 'body', pointer: '/userId', code: 'unknown', message: `is not the id of a ${userType}` },
      ],
    },
  );
};

import { shownValue } from '../../domain/shown-value.ts';
import { refuse, type Refusal } from '../../http/problem.ts';
import type { UserType } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { refusedForDeleted } from '../for-the-deleted.ts';
import { connectionNamed, type ConnectionNaming } from '../registrations/person.ts';

/** Which ids of a connection a mark accepts. */
export const markNaming = (world: World): ConnectionNaming =>
  world.choose('connection-mark-id', {
    'connection-id': 'connection-id',
    'external-id': 'external-id',
    either: 'either',
    neither: 'neither',
  } as const);

/**
 * The own id of the person that a mark names (the interface: Attendance), or the refusal of an unknown person
 * (ATT-26).
 */
export const personMarked = (
  userId: string,
  userType: UserType,
  naming: ConnectionNaming,
  world: World,
): string | Refusal => {
  const person =
    userType === 'resident' ? world.store.residents.find(userId) : connectionNamed(userId, naming, world);
  if (person) return refusedForDeleted(person, `a ${userType}`, 'markAttendance', world) ?? person.id;
  return refuse(
    'not-found',
    {
      promised: `userId must be the id of a ${userType} of this tenant.`,
      found: `no ${userType} ${shownValue(userId)} in tenant ${world.tenant}.`,
      next:
        userType === 'resident'
          ? 'use an id from the list of residents, or send userType connection.'
          : 'use an id from the list of connections; which identifier works is an open question (connection-mark-id).',
    },
    {
      validation: [
        { location: 'body', pointer: '/userId', code: 'unknown', message: `is not the id of a ${userType}` },
      ],
    },
  );
};

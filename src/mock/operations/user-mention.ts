import type { UserType } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** The members of its person that a registration or an attendance record shows. Resources. */
export const userMention = (personId: string, userType: UserType, { store }: World) => {
  const resident = userType === 'resident' ? store.residents.find(personId) : undefined;
  const connection = userType === 'connection' ? store.connections.find(personId) : undefined;
  const person = resident ?? connection;
  return {
    userName: person ? `${person.firstName} ${person.lastName}` : null,
    relationship: connection?.relationship ?? null,
  };
};

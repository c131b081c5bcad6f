import type { UserType } from '../world/records.ts';
import type { World } from '../world/world.ts';

/** What registrations and attendance show of the person whom they are about. Resources. */
export const userMention = (personId: string, userType: UserType, { store }: World) => {
  const resident = userType === 'resident' ? store.residents.find(personId) : undefined;
  const connection = userType === 'connection' ? store.connections.find(personId) : undefined;
  const person = resident ?? connection;
  return {
    userName: person ? `${person.firstName} ${person.lastName}` : null,
    relationship: connection?.relationship ?? null,
  };
};

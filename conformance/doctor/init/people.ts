import type { Identity } from '../../kit/run.ts';
import type { Asker, Question } from '../ask.ts';
import { facilitiesOf } from '../people.ts';
import { items } from '../../kit/json.ts';
import { idsIn, listed, recordIn } from '../answer-summary.ts';

/** The number of people of each kind that is enough for every check. */
const ENOUGH = 2;
/** The number of people that are tried before the search ends without a result. */
const TRIES = 4;

/** Finds people who act by their own ids; the target has to show that it takes an id by naming its own facility alone. */
export async function peopleOf(
  facilityId: string,
  as: string,
  asker: Asker,
): Promise<{ readonly residents: readonly Identity[]; readonly connections: readonly Identity[] }> {
  const home = residentsOf(facilityId, as);
  await asker.ask([home]);
  const residents: Identity[] = [];
  const connections: Identity[] = [];
  for (const id of (idsIn(asker.answer(home)) ?? []).slice(0, TRIES)) {
    if (residents.length >= ENOUGH) break;
    if (!(await actsFor(id, facilityId, asker))) continue;
    residents.push({ kind: 'resident', actingId: id, id, facilityId });
    connections.push(...(await familyOf(id, facilityId, as, asker)).slice(0, ENOUGH - connections.length));
  }
  return { residents, connections };
}

export const residentsOf = (facilityId: string, as: string): Question => ({
  operationId: 'listResidents',
  as,
  path: { facilityId },
  query: { status: 'active', pageSize: 10 },
});

async function actsFor(id: string, facilityId: string, asker: Asker): Promise<boolean> {
  await asker.ask([facilitiesOf(id)]);
  const own = idsIn(asker.answer(facilitiesOf(id)));
  return own?.length === 1 && own[0] === facilityId;
}

async function familyOf(
  residentId: string,
  facilityId: string,
  as: string,
  asker: Asker,
): Promise<readonly Identity[]> {
  const question: Question = { operationId: 'listResidentConnections', as, path: { residentId } };
  await asker.ask([question]);
  const family: Identity[] = [];
  for (const { id, residents } of (listed(asker.answer(question)) ?? []).slice(0, TRIES)) {
    if (typeof id !== 'string' || !(await actsFor(id, facilityId, asker))) continue;
    const linkedTo = Array.isArray(residents) ? residents.flatMap(idOfLink) : [residentId];
    family.push({ kind: 'connection', actingId: id, id, facilityId, linkedTo });
  }
  return family;
}

/** The person with the id of the record, where the acting id is that of one, and a connection with its residents. */
export async function withRecord(person: Identity, as: string, asker: Asker): Promise<Identity> {
  const { kind, actingId, id } = person;
  if (id !== undefined || (kind !== 'resident' && kind !== 'connection')) return person;
  const question: Question =
    kind === 'resident'
      ? { operationId: 'getResident', as, path: { residentId: actingId } }
      : { operationId: 'getConnection', as, path: { connectionId: actingId } };
  await asker.ask([question]);
  const record = recordIn(asker.answer(question));
  if (record?.['id'] !== actingId) return person;
  const links = items(record['residents']).flatMap(idOfLink);
  return { id: actingId, ...(kind === 'connection' && links.length > 0 && { linkedTo: links }), ...person };
}

const idOfLink = (link: unknown): readonly string[] => {
  if (typeof link === 'string') return [link];
  const id: unknown = typeof link === 'object' && link !== null && 'id' in link ? link.id : undefined;
  return typeof id === 'string' ? [id] : [];
};

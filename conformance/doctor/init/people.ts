import type { Identity } from '../../kit/run.ts';
import type { Asker, Question } from '../ask.ts';
import { facilitiesOf } from '../people.ts';
import { field, isText, items } from '../../kit/json.ts';
import type { JsonObject } from '../../kit/json.ts';
import { idsIn, listed, recordIn } from '../answer-summary.ts';
import { idNamed, nameOf, namedIn, participantsOf } from './names.ts';
import type { Named } from './names.ts';

/** The number of people of each kind that is enough for every check. */
const ENOUGH = 2;
/** Connections of one resident; a check of announcements needs so many. */
const FAMILY = 3;
/** The number of people that are tried before the search ends without a result. */
const TRIES = 4;

/** Whom a community shows: people who act, and everyone in the threads of its residents. */
export interface FoundPeople {
  readonly residents: readonly Identity[];
  readonly connections: readonly Identity[];
  readonly threads: readonly Named[];
}

/**
 * Finds people who act by the ids of their records, or by those that threads show for their names; the target has to show
 * that it takes an id by naming no facility but their own.
 */
export async function peopleOf(
  facilityId: string,
  given: readonly Identity[],
  as: string,
  asker: Asker,
): Promise<FoundPeople> {
  const home = residentsOf(facilityId, as);
  await asker.ask([home]);
  const residents: Identity[] = [];
  const connections: Identity[] = [];
  const threads: Named[] = [];
  const others = (idsIn(asker.answer(home)) ?? []).filter((id) => !given.some((one) => one.id === id));
  const tried = [...given, ...others.slice(0, TRIES).map((id) => ({ actingId: id, id }))];
  for (const { actingId, id } of tried) {
    if (residents.length >= Math.max(ENOUGH, given.length)) break;
    if (id === undefined || !(await actsIn([facilityId], actingId, asker))) continue;
    residents.push({ kind: 'resident', actingId, id, facilityId });
    const own = await participantsOf(actingId, asker);
    threads.push(...own);
    connections.push(...(await familyOf(id, facilityId, own, as, asker)));
  }
  return { residents, connections, threads };
}

export const residentsOf = (facilityId: string, as: string): Question => ({
  operationId: 'listResidents',
  as,
  path: { facilityId },
  query: { status: 'active', pageSize: 10 },
});

/** Whether the target lists nothing but facilities of their own for an acting id. */
async function actsIn(facilities: readonly string[], actingId: string, asker: Asker): Promise<boolean> {
  await asker.ask([facilitiesOf(actingId)]);
  const own = idsIn(asker.answer(facilitiesOf(actingId))) ?? [];
  return own.length > 0 && own.every((id) => facilities.includes(id));
}

async function familyOf(
  residentId: string,
  facilityId: string,
  threads: readonly Named[],
  as: string,
  asker: Asker,
): Promise<readonly Identity[]> {
  const question: Question = { operationId: 'listResidentConnections', as, path: { residentId } };
  await asker.ask([question]);
  const records = listed(asker.answer(question)) ?? [];
  const names = records.flatMap(namedIn);
  const family: Identity[] = [];
  for (const record of records.slice(0, TRIES)) {
    const { id } = record;
    if (family.length >= FAMILY) break;
    if (typeof id !== 'string') continue;
    const name = names.find((one) => one.id === id)?.name;
    const account = idNamed(name, names) === id ? idNamed(name, threads) : undefined;
    for (const actingId of new Set([id, account ?? id])) {
      if (!(await actsIn(homesOf(record, facilityId), actingId, asker))) continue;
      const linkedTo = Array.isArray(record['residents']) ? linksOf(record) : [residentId];
      family.push({ kind: 'connection', actingId, id, facilityId, linkedTo });
      break;
    }
  }
  return family;
}

/** The facilities that the record of a connection names. */
const homesOf = ({ facilities }: JsonObject, facilityId: string): readonly string[] => [
  facilityId,
  ...items(facilities).flatMap(idOfLink),
];

/** The person with the id of the record, where the acting id or its name is that of one, and a connection with its residents. */
export async function withRecord(person: Identity, as: string, asker: Asker): Promise<Identity> {
  const { kind, actingId, id } = person;
  if (id !== undefined || (kind !== 'resident' && kind !== 'connection')) return person;
  const question: Question =
    kind === 'resident'
      ? { operationId: 'getResident', as, path: { residentId: actingId } }
      : { operationId: 'getConnection', as, path: { connectionId: actingId } };
  await asker.ask([question]);
  const own = recordIn(asker.answer(question));
  const record =
    own?.['id'] === actingId || kind === 'resident' ? own : await connectionNamed(person, as, asker);
  const recordId = record?.['id'];
  if (!record || !isText(recordId) || (kind === 'resident' && recordId !== actingId)) return person;
  const links = linksOf(record);
  return {
    id: recordId,
    ...(kind === 'connection' && links.length > 0 && { linkedTo: links }),
    ...person,
  };
}

/** The record of the connection with the name that threads show for an acting id. */
async function connectionNamed(
  { actingId, facilityId }: Identity,
  as: string,
  asker: Asker,
): Promise<JsonObject | undefined> {
  const name = nameOf(actingId, await participantsOf(actingId, asker));
  if (name === undefined) return undefined;
  const question: Question = {
    operationId: 'listConnections',
    as,
    ...(facilityId !== undefined && { query: { facilityId } }),
  };
  await asker.ask([question]);
  const records = listed(asker.answer(question)) ?? [];
  const id = idNamed(name, records.flatMap(namedIn));
  return records.find((one) => id !== undefined && field(one, 'id') === id);
}

const linksOf = (record: JsonObject): readonly string[] => items(record['residents']).flatMap(idOfLink);

const idOfLink = (link: unknown): readonly string[] => {
  const id = typeof link === 'string' ? link : field(link, 'id');
  return typeof id === 'string' ? [id] : [];
};

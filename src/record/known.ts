import { dateOf, instantOf, isDate, isDateTime } from '../mock/domain/calendar-day.ts';
import { field, isText, items, type JsonObject } from '../../conformance/kit/json.ts';
import type { Read } from './part.ts';
import { isoText } from './shape.ts';

/** A record before it has the members of its collection. */
export type Draft = readonly [collection: string, record: JsonObject & { readonly id: string }];

/** Facts from earlier answers that are needed to read later ones. */
export interface Known {
  /** The time of the target, as the store writes instants. */
  readonly now: string;
  /** The zone of each facility. */
  readonly zones: Map<string, string>;
  /** The id of each facility by its name. */
  readonly facilityNames: Map<string, string>;
  /** The facility of each resident. */
  readonly homes: Map<string, string>;
  readonly connections: Set<string>;
  /** The id of each identity of the run by its acting id, under which some servers show people. */
  readonly persons: ReadonlyMap<string, string>;
  /** The enterprise system actors, who are not staff. */
  readonly actors: ReadonlySet<string>;
  /** Facilities whose zone no answer and no configuration has named yet. */
  readonly zoneless: Set<string>;
  /** The first day of each series. */
  readonly series: Map<string, { readonly zone: string; readonly first: string }>;
  /** The id of the kept file of a link or a download; null without one. */
  file(key: unknown, name: string, type: string): string | null;
}

/** Converts one item of an answer into records. */
export type Convert = (item: JsonObject, read: Read, known: Known) => readonly Draft[];

/** The id of a value: itself, or its member. */
export const idIn = (value: unknown): string => {
  const id = typeof value === 'object' ? field(value, 'id') : value;
  return typeof id === 'number' ? String(id) : isText(id) ? id : '';
};

/** The same for a person, whose acting id becomes the own id. */
export const personIn = (value: unknown, { persons }: Known): string => {
  const id = idIn(value);
  return persons.get(id) ?? id;
};

export const idsIn = (list: unknown): readonly string[] =>
  items(list)
    .map(idIn)
    .filter((id) => id !== '');

/** The ids of facilities, which answers show by id, by name or as objects. */
export const facilityIdsIn = (list: unknown, { zones, facilityNames }: Known): readonly string[] =>
  idsIn(list).map((id) => (zones.has(id) ? id : (facilityNames.get(id) ?? id)));

export const textIn = (item: unknown, path: string): string | null => {
  const value = field(item, path);
  return isText(value) ? value : null;
};

/** The day of a date or date-time in a zone. */
export const dayIn = (value: unknown, zone: string): string | null =>
  isText(value) && (isDate(value) || isDateTime(value)) ? dateOf(value, zone).toString() : null;

const DAY = 86_400_000;

/** The same for a member that means a day without a time, which some servers write as midnight in UTC. */
export const plainDayIn = (value: unknown, zone: string): string | null => {
  const at = isText(value) && isDateTime(value) ? instantOf(value, zone).epochMilliseconds : Number.NaN;
  return at % DAY === 0 ? isoText(at).slice(0, 10) : dayIn(value, zone);
};

/** An instant, in any notation. */
export const momentKey = (value: unknown): string => {
  const at = isText(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? String(value) : isoText(at);
};

/** The instant of a date or date-time in a zone; a plain date gets the given time of day. */
export const instantIn = (value: unknown, zone: string, time: unknown = null): string | null => {
  if (!isText(value) || (!isDate(value) && !isDateTime(value))) return null;
  const isTimed = isDate(value) && isText(time) && isDateTime(`${value}T${time}`);
  return isoText(instantOf(isTimed ? `${value}T${time}` : value, zone).epochMilliseconds);
};

export const zoneOf = (facilityId: string, { zones }: Known): string => zones.get(facilityId) ?? 'UTC';

/** The zone of the community in which a resident lives. */
export const zoneOfResident = (residentId: string, known: Known): string =>
  zoneOf(known.homes.get(residentId) ?? '', known);

/** A person whose name an answer shows, but whom no list shows. The default type is staff. */
export const personDraft = (
  id: string,
  shown: JsonObject,
  facilityId: string | undefined,
  { homes, connections, actors }: Known,
): readonly Draft[] => {
  if (id === '' || homes.has(id) || connections.has(id) || actors.has(id)) return [];
  const { fullName, firstName, lastName, type, status } = shown;
  const [first = '', ...rest] = isText(fullName) ? fullName.split(' ') : [];
  const named = isText(fullName) ? { firstName: first, lastName: rest.join(' ') } : { firstName, lastName };
  if (type === 'resident') return [['residents', { id, ...named, status, facilityId: '' }]];
  if (type === 'connection' || type === 'family') return [['connections', { id, ...named, status }]];
  const facilityIds = facilityId === undefined || facilityId === '' ? [] : [facilityId];
  return [['staff', { id, ...named, facilityIds, isExact: !isText(fullName) }]];
};

/** An attachment in an answer, with the id of its file. */
export const attachmentIn = (value: unknown, key: unknown, known: Known) => {
  const [id, name, type] = [idIn(value), textIn(value, 'name') ?? 'file', textIn(value, 'type')];
  return {
    ...{ id, name, type, size: field(value, 'size'), publicToFamily: field(value, 'publicToFamily') },
    fileId: known.file(key, name, type ?? 'application/octet-stream'),
  };
};

/** The key of the kept bytes of a download. */
export const fileKey = (operationId: string, path: Readonly<Record<string, string>>): string =>
  [operationId, ...Object.values(path)].join('/');

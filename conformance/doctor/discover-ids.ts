import { operations, type OperationId } from '../../openapi/generated/contract.ts';
import { document as contract } from '../../openapi/generated/document.ts';
import { createClient } from '../kit/client.ts';
import { isObject, items } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { objectAt } from '../kit/walk.ts';
import { createAsker, type Asker, type Question } from './ask.ts';
import type { Planned } from './finding.ts';
import { everybody, facilitiesOf } from './people.ts';
import { reach } from './reach.ts';

/** Ids by the names of the path parameters that take them: those of a record, and of the records above it. */
export type Ids = Readonly<Record<string, string>>;

export interface DiscoveredIds {
  readonly families: readonly Ids[];
  /** Dates for the windows of lists, by the clock of the target. */
  readonly window: { readonly startDate: string; readonly endDate: string };
  readonly requests: number;
}

const MOST_REQUESTS = 150;
/** How many records of a kind are asked for what lies below them, until one has something. */
const TRIES = 3;
const DAY = 86_400_000;

const facts = Object.values(operations);
type Fact = (typeof facts)[number];
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: string;
}
const parametersOf = ({ parameters }: Fact): readonly Parameter[] => parameters;

/** The ids in the path of an operation, without the tenant. */
export const idNames = (fact: Fact): readonly string[] =>
  parametersOf(fact).flatMap((one) => (one.in === 'path' && one.name !== 'tenant' ? [one.name] : []));

/** The name that the id of an item has in a path, by the list that it stands in: `/residents` and `/residents/{residentId}`. */
const nameBelow = new Map(
  facts.flatMap(({ path }) =>
    [...path.matchAll(/\/([a-z-]+)\/\{(\w+)\}/g)].map(([, list = '', name = '']) => [list, name] as const),
  ),
);

const lists = facts
  .filter(({ method, envelope }) => method === 'get' && (envelope === 'list' || envelope === 'page'))
  .map((fact) => ({ fact, item: nameBelow.get(fact.path.split('/').at(-1) ?? '') }));

/** A family with every id that an operation needs; the ids of one family belong together. */
export const familyFor = (fact: Fact, families: readonly Ids[]): Ids | undefined => {
  const names = idNames(fact);
  return families.find((family) => names.every((name) => Object.hasOwn(family, name)));
};

/** The value of a query parameter; undefined where it is no part of a window. */
const windowValue = (parameter: Parameter, window: DiscoveredIds['window']): string | undefined => {
  const { name, schema } = parameter;
  if (name !== 'startDate' && name !== 'endDate') return undefined;
  const isPlainDate = objectAt(contract, schema)['format'] === 'date';
  return isPlainDate ? window[name].slice(0, 10) : window[name];
};

export const requiredQuery = (fact: Fact, window: DiscoveredIds['window']): Ids =>
  Object.fromEntries(
    parametersOf(fact).flatMap((one) => {
      const value = one.in === 'query' && one.required ? windowValue(one, window) : undefined;
      return value === undefined ? [] : [[one.name, value]];
    }),
  );

const idIn = (answer: { readonly status: number; readonly json: unknown } | undefined, name: string) => {
  if (!answer || !isSuccess(answer) || !isObject(answer.json)) return undefined;
  const [first] = items(answer.json['data']).filter(isObject);
  const id = first?.[name] ?? first?.['id'];
  return typeof id === 'string' && id !== '' ? id : undefined;
};

/** The ids that the configuration names. */
const configured = (run: Planned): readonly Ids[] => {
  const { facilities, fixtures } = run;
  const pool = (name: string, ids: readonly string[] = []): readonly Ids[] =>
    ids.map((id) => ({ [name]: id }));
  return [
    ...facilities.map(({ id }) => ({ facilityId: id })),
    ...everybody(run).flatMap(({ kind, id, facilityId }): Ids[] => {
      if (id === undefined || (kind !== 'resident' && kind !== 'connection')) return [];
      return [{ [`${kind}Id`]: id, userId: id, ...(facilityId !== undefined && { facilityId }) }];
    }),
    ...pool('residentId', fixtures.assessedResidents),
    ...pool('albumId', fixtures.albums),
    ...pool('announcementId', fixtures.announcements),
    ...pool('activityId', fixtures.activitiesWithAttachments),
  ];
};

/** A way to ask lists, and who asks. */
interface Reading {
  readonly asker: Asker;
  /** The identity that sees most; then a resident, to whom threads and requests of residents are shown. */
  readonly acting: readonly string[];
  readonly window: DiscoveredIds['window'];
  readonly served: (id: OperationId) => boolean;
}

/** The id of the first item of a list, as the first of those who are shown one. */
const firstOf = async (
  { fact, item }: { readonly fact: Fact; readonly item: string },
  path: Ids,
  { asker, acting, window }: Reading,
): Promise<string | undefined> => {
  for (const as of acting) {
    const question: Question = { operationId: fact.id, as, path, query: requiredQuery(fact, window) };
    await asker.ask([question]);
    const id = idIn(asker.answer(question), item);
    if (id !== undefined) return id;
  }
  return undefined;
};

/** Reads every list that the known ids lead to, and takes the first id of each, until nothing new comes. */
const readOn = async (known: Ids[], reading: Reading): Promise<void> => {
  const done = new Set<OperationId>();
  for (let before = -1; before !== known.length;) {
    before = known.length;
    for (const { fact, item } of lists) {
      if (item === undefined || done.has(fact.id) || !reading.served(fact.id)) continue;
      const names = idNames(fact);
      const above = known.filter((family) => names.every((name) => Object.hasOwn(family, name)));
      for (const family of above.slice(0, TRIES)) {
        const path = Object.fromEntries(names.map((name) => [name, family[name] ?? '']));
        const id = await firstOf({ fact, item }, path, reading);
        if (id === undefined) continue;
        known.push({ ...path, [item]: id });
        done.add(fact.id);
        break;
      }
    }
  }
};

/**
 * Ids of what exists on a target: those of the configuration, and what its lists show. It only reads. Throws Unreachable or
 * TargetLost where the target does not answer.
 */
export async function discoverIds(
  run: Planned,
  served: (id: OperationId) => boolean,
): Promise<DiscoveredIds> {
  await reach(run);
  const client = createClient(run, 'contract');
  const asker = createAsker(client, MOST_REQUESTS);
  const people = everybody(run);
  const widest = people.find(({ kind }) => kind === 'systemActor') ?? people[0];
  const resident = people.find(({ kind }) => kind === 'resident');
  const acting = [...new Set([widest, resident].flatMap((one) => one?.actingId ?? []))];
  // Its answer tells the time of the target.
  await asker.ask([facilitiesOf(widest?.actingId ?? '')]);
  const at = (days: number): string =>
    `${new Date(client.now() + days * DAY).toISOString().slice(0, 10)}T00:00:00Z`;
  const window = { startDate: at(-10), endDate: at(30) };
  const known = [...configured(run)];
  await readOn(known, { asker, acting, window, served });
  return { families: known, window, requests: asker.requests() + 1 };
}

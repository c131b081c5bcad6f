import { createHash } from 'node:crypto';
import { operations, type OperationId } from '../../../openapi/generated/contract.ts';
import { memberOrigins } from '../../../openapi/generated/member-origins.ts';
import { field, isObject, type JsonObject } from '../../../conformance/kit/json.ts';
import type { RunSpec } from '../../../conformance/kit/run.ts';
import { isDateTime } from '../../mock/domain/calendar-day.ts';
import type { Read } from '../part.ts';
import { createReader, type Reader } from '../reader.ts';

/** A read whose answers differ: what only one of the servers shows. */
export interface Difference {
  readonly question: string;
  readonly origin: readonly string[];
  readonly copy: readonly string[];
}

/** The members that the interface states; a server may show additional ones. */
const STATED = new Set(
  Object.values(memberOrigins)
    .flatMap((members) => Object.keys(members))
    .flatMap((path) => path.split('.')),
);

export interface ProofOptions {
  /** The id in the copy of an id of the origin; absent: the same. */
  readonly mapped?: (id: string) => string;
  /** The part of an item to compare; absent: all of it. */
  readonly show?: (item: JsonObject) => unknown;
  /** The acting ids that the origin shows for people, and the own ids that the mock shows. */
  readonly persons?: ReadonlyMap<string, string>;
  /** The recorded server: the bytes at its links are compared, too. */
  readonly origin?: RunSpec;
  /** How to compare members that the mock writes in another form. */
  readonly forms?: Readonly<Record<string, (text: string) => unknown>>;
}

/** A value reduced to what the interface promises: no links, no order, instants as instants. */
const plain = (value: unknown, forms: ProofOptions['forms'] = {}): unknown => {
  if (Array.isArray(value))
    return value
      .map((one) => plain(one, forms))
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name, one]) => STATED.has(name) && !/url$/i.test(name) && one !== null && one !== '')
        // A record that was never changed may show when it was made, or nothing.
        .filter(([name, one]) => !/^(modified|updated)$/.test(name) || plain(one) !== plain(value['created']))
        .map(
          ([name, one]) =>
            [name, typeof one === 'string' ? (forms[name]?.(one) ?? plain(one)) : plain(one, forms)] as const,
        )
        .toSorted(([one], [other]) => one.localeCompare(other)),
    );
  return typeof value === 'string' && value.length > 10 && isDateTime(value) ? Date.parse(value) : value;
};

/** The links in a value by their place; an item of a list is named by its id. */
const linksIn = (value: unknown, place = ''): readonly (readonly [place: string, link: string])[] => {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, at) => {
      const id = field(one, 'id');
      return linksIn(one, `${place}/${typeof id === 'string' ? id : at}`);
    });
  if (isObject(value))
    return Object.entries(value).flatMap(([name, one]) => linksIn(one, `${place}/${name}`));
  return typeof value === 'string' && /url$/i.test(place) ? [[place, value]] : [];
};

const shownFile = async (reader: Reader, link: string | undefined): Promise<string> => {
  const file = link === undefined ? undefined : await reader.linked(link);
  return file ? `${file.type} ${createHash('sha256').update(file.bytes).digest('hex')}` : 'no file';
};

const isOperation = (name: string): name is OperationId => Object.hasOwn(operations, name);

/** Repeats the reads of a recording at another server, and compares the records of each list. */
export const proof = async (
  reads: readonly Read[],
  copy: RunSpec,
  {
    mapped = (id) => id,
    show = (item) => item,
    persons = new Map(),
    origin: recorded,
    forms,
  }: ProofOptions = {},
): Promise<{
  readonly compared: number;
  readonly files: number;
  readonly differences: readonly Difference[];
}> => {
  const lists = new Map<string, { readonly read: Read; readonly items: JsonObject[] }>();
  for (const read of reads.filter(({ status }) => status === 200)) {
    const { cursor: _, ...query } = read.query;
    const key = JSON.stringify([read.operationId, read.as, read.path, query]);
    const known = lists.get(key) ?? { read: { ...read, query }, items: [] };
    known.items.push(...read.items);
    lists.set(key, known);
  }
  const reader = createReader(copy);
  const source = recorded && createReader(recorded);
  const files = new Set<string>();
  const differences: Difference[] = [];
  const acting = new Map(copy.identities.map(({ actingId, id }) => [id ?? actingId, actingId]));
  for (const [question, { read, items }] of lists) {
    const { operationId } = read;
    if (!isOperation(operationId)) continue;
    const found: JsonObject[] = [];
    const path = Object.fromEntries(Object.entries(read.path).map(([name, id]) => [name, mapped(id)]));
    const query = Object.fromEntries(
      Object.entries(read.query).map(([name, one]) => [
        name,
        name === 'facilityId' ? mapped(String(one)) : one,
      ]),
    );
    const as = mapped(read.as);
    let status = 200;
    for (let next: typeof read.query | undefined = query; next;) {
      const page = await reader.page({ operationId, as: acting.get(as) ?? as, path, query: next });
      found.push(...page.items);
      status = page.status;
      next = page.next;
    }
    const links = new Map(linksIn(found));
    for (const [place, link] of source ? linksIn(items) : []) {
      if (!source || files.has(link)) continue;
      files.add(link);
      const [ours, theirs] = [await shownFile(source, link), await shownFile(reader, links.get(place))];
      if (ours !== theirs)
        differences.push({ question: `${question} ${place}`, origin: [ours], copy: [theirs] });
    }
    // The mock shows people by their own ids, also if a server shows acting ids.
    const named = (_: string, value: unknown): unknown =>
      typeof value === 'string' ? (persons.get(value) ?? value) : value;
    const texts = (all: readonly JsonObject[]) =>
      all.map((one) => JSON.stringify(plain(show(one), forms), named)).sort();
    const [ours, theirs] = [texts(items), texts(found)];
    const without = (all: readonly string[], others: readonly string[]) => {
      const left = [...others];
      return all.filter((one) => {
        const at = left.indexOf(one);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
    };
    const [origin, copied] = [without(ours, theirs), without(theirs, ours)];
    if (status !== 200) differences.push({ question, origin: [`200`], copy: [String(status)] });
    else if (origin.length + copied.length > 0) differences.push({ question, origin, copy: copied });
  }
  return { compared: lists.size, files: files.size, differences };
};

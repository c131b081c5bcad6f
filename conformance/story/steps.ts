import { operations } from '../../openapi/generated/contract.ts';
import type { Exchange } from '../kit/record.ts';
import { shownWord } from '../quoting/shell.ts';
import { leaves } from './leaves.ts';
import { recordedOf } from './recorded.ts';
import type { Recorded } from './recorded.ts';

/** A value of an answer that a later request uses. */
export interface Carried {
  /** `RESIDENT_ID`, as a shell variable. */
  readonly name: string;
  /** Its path in the answer: `data.id`. */
  readonly path: string;
  /** Its value in the recorded story. */
  readonly value: string;
}

export interface Step {
  readonly exchange: Exchange;
  readonly request: Recorded;
  /** The values of its answer that later steps use. */
  readonly gives: readonly Carried[];
  /** The values of earlier answers that it uses. */
  readonly takes: readonly Carried[];
}

interface Known extends Carried {
  readonly from: number;
}

/** Members whose values later requests may use. */
const carries = /(?:^|[a-z])(?:id|ids|guid|cursor)$/i;
/** A shorter value counts as an id only in places where only ids can be. */
const shortest = 6;

/**
 * A story with the values that its steps pass on: an answer shows a value first, and a later request sends it. A value
 * that a request sent before any answer showed it comes from the configuration, and stays.
 */
export function stepsOf(exchanges: readonly Exchange[]): readonly Step[] {
  const requests = exchanges.map(recordedOf);
  const known = new Map<string, Known>();
  const used = new Map<Known, Set<number>>();
  const names = new Map<string, number>();
  exchanges.forEach((exchange, at) => {
    const request = requests[at];
    if (!request) return;
    for (const one of known.values()) {
      if (sends(request, one.value)) used.set(one, (used.get(one) ?? new Set()).add(at));
    }
    for (const { path, value } of leaves(exchange.responseBody)) {
      if (!isCarried(path, value) || known.has(value)) continue;
      if (requests.slice(0, at + 1).some((earlier) => sends(earlier, value))) continue;
      known.set(value, { name: nameOf(exchange, path), path, value, from: at });
    }
  });
  const carried = new Map(
    [...used.keys()]
      .sort((left, right) => left.from - right.from)
      .map((one): [Known, Carried] => {
        const count = (names.get(one.name) ?? 0) + 1;
        names.set(one.name, count);
        const { path, value } = one;
        return [one, { name: count === 1 ? one.name : `${one.name}_${count}`, path, value }];
      }),
  );
  return exchanges.flatMap((exchange, at) => {
    const request = requests[at];
    if (!request) return [];
    const of = (holds: (one: Known) => boolean): Carried[] =>
      [...carried].flatMap(([one, shown]) => (holds(one) ? [shown] : []));
    return [
      {
        exchange,
        request,
        gives: of(({ from }) => from === at),
        takes: of((one) => used.get(one)?.has(at) ?? false),
      },
    ];
  });
}

function isCarried(path: string, value: string): boolean {
  const member = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  return carries.test(member) && value !== '' && value !== 'null';
}

/** Does the request contain the value as a whole word? */
function sends({ path, headers, body, fields }: Recorded, value: string): boolean {
  if (inPath(shownWord(path), value) || headers.some(([, sent]) => shownWord(sent) === value)) return true;
  if (value.length < shortest) return false;
  const word = wordOf(value);
  return [path, body ?? [], ...fields.map(([, sent]) => sent)].some((sent) => word.test(shownWord(sent)));
}

/** Finds a value in a text, not as part of a longer word; in an address it may be percent-encoded. */
export const wordOf = (value: string, flags = ''): RegExp =>
  new RegExp(
    `(?<![\\w-])(?:${[...new Set([value, encodeURIComponent(value)])].map(escaped).join('|')})(?![\\w-])`,
    flags,
  );

const inPath = (path: string, value: string): boolean =>
  (path.split('?')[0] ?? '').split('/').includes(encodeURIComponent(value));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Variables of the shell or of the script. */
const taken = /^(?:E?UID|PPID|CES_.*)$/;

/** `data.id` of POST …/check-ins is CHECK_IN_ID; `data.facilityId` is FACILITY_ID. */
function nameOf({ operationId, path }: Exchange, where: string): string {
  const member = where.split('.').findLast((part) => !/^\d+$/.test(part)) ?? 'id';
  const above =
    where
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-2) ?? 'data';
  const owner = above === 'data' ? resourceOf(operationId, path) : above;
  const name = member === 'id' ? `${owner}-id` : member;
  const variable = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .replace(/^(?=\d)/, '_')
    .toUpperCase();
  return taken.test(variable) ? `ITS_${variable}` : variable;
}

const templates: ReadonlyMap<string, string> = new Map(
  Object.values(operations).map(({ id, path }) => [id, path]),
);

function resourceOf(operationId: string | undefined, path: string): string {
  const template = templates.get(operationId ?? '') ?? path.split('?')[0] ?? '';
  const last = template.split('/').findLast((part) => part !== '' && !part.startsWith('{')) ?? 'record';
  return last.endsWith('ies') ? `${last.slice(0, -3)}y` : last.replace(/s$/, '');
}

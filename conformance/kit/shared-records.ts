import { field, isObject, items } from './json.ts';
import type { LooseInput } from './call.ts';
import { isSuccess } from './match.ts';

/**
 * Who wrote to which records, and who read them: a check that reads what another one writes to meanwhile can see a change
 * that the target did not make by itself. Records go by their ids, and a list by the ids in its path and by who
 * reads it.
 */
export interface SharedRecords {
  called(check: string, call: Call): void;
  /** A lever was pulled: it wrote to all that it names, and to what it made. */
  pulled(check: string, input: object, ids: object): void;
  /** Whether the check read a record, or a list of a record, that another check of the run wrote to. */
  areReadBy(check: string): boolean;
}

interface Call {
  readonly method: string;
  readonly input: Pick<LooseInput, 'path' | 'body' | 'form' | 'as'>;
  readonly status: number;
  readonly json: unknown;
}

export function createSharedRecords(): SharedRecords {
  const writers = new Map<string, Set<string>>();
  const readers = new Map<string, Set<string>>();
  const note = (table: Map<string, Set<string>>, key: string, value: string): void => {
    const known = table.get(key);
    if (known) known.add(value);
    else table.set(key, new Set([value]));
  };
  const wrote = (check: string, ids: readonly string[]): void => {
    for (const id of ids) note(writers, id, check);
  };
  return {
    called(check, { method, input, status, json }) {
      const inPath = Object.values(input.path ?? {});
      const actingId = typeof input.as === 'string' ? input.as : input.as?.actingId;
      if (method !== 'get')
        wrote(check, [...inPath, ...textsIn(input.body), ...textsIn(input.form), ...idsIn(json)]);
      else if (isSuccess({ status }))
        for (const id of [...inPath, ...textOf(actingId), ...idsIn(json)]) note(readers, check, id);
    },
    pulled: (check, input, ids) => wrote(check, [...textsIn(input), ...textsIn(ids)]),
    areReadBy: (check) =>
      [...(readers.get(check) ?? [])].some((id) => [...(writers.get(id) ?? [])].some((one) => one !== check)),
  };
}

/** The ids of the record, or of the items of the list, that an answer shows. */
const idsIn = (json: unknown): readonly string[] => {
  const data = field(json, 'data') ?? json;
  return (isObject(data) ? [data] : items(data)).flatMap((one) => textOf(field(one, 'id')));
};

/** The texts among the members of a body, ids among them. */
const textsIn = (body: unknown): readonly string[] =>
  isObject(body)
    ? Object.values(body).flatMap((value) => (Array.isArray(value) ? value.flatMap(textOf) : textOf(value)))
    : [];

const textOf = (value: unknown): readonly string[] =>
  typeof value === 'string' && value !== '' ? [value] : [];

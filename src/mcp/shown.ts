import { field, isObject, items, type JsonObject } from '../../conformance/kit/json.ts';
import { pageOf, ToolRefusal, wordOf } from './tool.ts';

export const membersOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** The path of an operation with its parameters, below the tenant. */
export const pathFilled = (template: string, named: unknown): string =>
  template.replace(/^\/api\/v1\/\{tenant\}/, '').replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = field(named, name);
    if (value === undefined)
      throw new ToolRefusal(`path needs ${name}, found nothing. Its template is ${template}.`);
    return encodeURIComponent(wordOf(value));
  });

/** A query with its question mark; empty if there is none. */
export const queryOf = (query: unknown): string => {
  const pairs = Object.entries(typeof query === 'object' && query !== null ? query : {});
  return pairs.length === 0
    ? ''
    : `?${new URLSearchParams(Object.fromEntries(pairs.map(([name, value]) => [name, wordOf(value)]))).toString()}`;
};

/** The body of an answer; a list has as many items as fit. */
export const bodyShown = (body: unknown, after: unknown): object => {
  const list = field(body, 'data');
  if (!Array.isArray(list)) return { body };
  const around = { ...membersOf(body), data: [] };
  const { data, ...rest } = pageOf(list as readonly unknown[], (one) => field(one, 'id'), after, around);
  return { body: { ...around, data }, ...(rest.more > 0 && rest) };
};

/** The changes in a world, record by record. */
export const changesIn = (diff: unknown): readonly { readonly id: string }[] =>
  Object.entries(membersOf(field(diff, 'tenants'))).flatMap(([tenant, changed]) =>
    Object.entries(membersOf(field(changed, 'collections'))).flatMap(([collection, kinds]) =>
      Object.entries(membersOf(kinds)).flatMap(([how, records]) =>
        items(records).map((record) => ({
          ...{ id: `${collection}/${wordOf(field(record, 'id'))}`, tenant, how },
          ...(how === 'changed' ? { members: field(record, 'members') } : { record }),
        })),
      ),
    ),
  );

/** What the journal says about a refused request. */
export const refusal = (entry: unknown): unknown =>
  field(entry, 'refused') ?? 'This request was not refused by a rule of the mock.';

const SHOWN = ['n', 'at', 'method', 'path', 'operation', 'status'];

/** A request of the journal in a line. */
export const shortEntry = (entry: unknown): unknown => ({
  ...Object.fromEntries(SHOWN.map((name) => [name, field(entry, name)])),
  acting: field(field(entry, 'acting'), 'id'),
});

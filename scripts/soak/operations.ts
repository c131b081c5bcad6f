import { operations as contract, type OperationId } from '../../openapi/generated/contract.ts';

/** What the contract says of one operation, as far as a caller needs it. */
export interface Operation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly envelope: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: string;
  }[];
  readonly body?: { readonly contentType: string; readonly schema: string };
}

export const operations: readonly Operation[] = Object.values(contract);

const PARAMETER = /\/\{(\w+)\}$/;

/** Names of the parameters in a path, outermost first, without the tenant. */
export const pathNames = ({ path }: Pick<Operation, 'path'>): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => (name === 'tenant' ? [] : [name]));

const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** What the ids of a collection are called in paths, by the collection's own segment: `residents` -> `residentId`. */
const nameByCollection: ReadonlyMap<string, string> = new Map(
  operations.flatMap(({ path }) =>
    [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(([, segment = '', name = '']) => [segment, name] as const),
  ),
);

/** What the ids of the items are called that an operation lists or makes; undefined where paths never name them. */
export const itemName = ({ path }: Operation): string | undefined => nameByCollection.get(lastSegment(path));

/** The operation that deletes what this one creates; undefined if there is none. */
export const removalOf = ({ method, path }: Operation): Operation | undefined => {
  if (method !== 'post') return undefined;
  const ending = new RegExp(`/${lastSegment(path)}(/\\{\\w+\\})?$`);
  return operations.find(
    (one) =>
      one.method === 'delete' && (one.path === path || (ending.test(one.path) && PARAMETER.test(one.path))),
  );
};

import { itemsOf, membersOf, textOf } from './json.ts';

/** What a reader fills in for a path or a query. */
interface Field {
  readonly name: string;
  readonly where: 'path' | 'query';
  readonly isRequired: boolean;
  readonly example: string;
}

/** An operation as a reader can try it. */
export interface TriedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly section: string;
  readonly summary: string;
  readonly isPlanned: boolean;
  readonly fields: readonly Field[];
  /** How its body is sent; absent: it takes none. */
  readonly body?: { readonly kind: 'json' | 'form'; readonly example: unknown };
}

const METHODS = ['get', 'post', 'put', 'delete'];

const FORM = 'multipart/form-data';

/** What a schema requires, to be filled in. */
const templateOf = (schema: unknown): unknown => {
  const { required, properties } = membersOf(schema);
  const blank = (name: string): unknown => {
    const type = membersOf(membersOf(properties)[name])['type'];
    return type === 'array'
      ? []
      : type === 'number' || type === 'integer'
        ? 0
        : type === 'boolean'
          ? false
          : '';
  };
  return Object.fromEntries(itemsOf(required).map((name) => [textOf(name), blank(textOf(name))]));
};

const bodyOf = (operation: Readonly<Record<string, unknown>>): TriedOperation['body'] => {
  const content = membersOf(membersOf(operation['requestBody'])['content']);
  const [type] = ['application/json', FORM].filter((one) => one in content);
  if (type === undefined) return undefined;
  const { examples, schema } = membersOf(content[type]);
  const [first] = Object.values(membersOf(examples));
  const example = first === undefined ? templateOf(schema) : membersOf(first)['value'];
  return { kind: type === FORM ? 'form' : 'json', example };
};

const fieldsOf = (operation: Readonly<Record<string, unknown>>): readonly Field[] =>
  itemsOf(operation['parameters'])
    .map(membersOf)
    .flatMap(({ name, in: where, required, example }) =>
      where === 'path' || where === 'query'
        ? [{ name: textOf(name), where, isRequired: required === true, example: textOf(example) }]
        : [],
    );

/** Every operation of an OpenAPI document whose parameters stand in the operations themselves. */
export const triedOperations = (document: unknown): readonly TriedOperation[] =>
  Object.entries(membersOf(membersOf(document)['paths'])).flatMap(([path, item]) =>
    Object.entries(membersOf(item)).flatMap(([method, value]) => {
      if (!METHODS.includes(method)) return [];
      const operation = membersOf(value);
      const body = bodyOf(operation);
      return [
        {
          id: textOf(operation['operationId']),
          method: method.toUpperCase(),
          path,
          section: textOf(itemsOf(operation['tags'])[0]),
          summary: textOf(operation['summary']),
          isPlanned: operation['x-part'] === 'planned',
          fields: fieldsOf(operation),
          ...(body && { body }),
        },
      ];
    }),
  );

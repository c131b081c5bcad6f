import { isRecord, type Members } from './domain/json-object.ts';

/** A call of one operation, as far as a contract shows it. */
export interface FilledCall {
  /** The acting user; left out, it is the one of the filling. */
  readonly as?: string;
  /** Parameters of the path and of the query. */
  readonly at?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly fields?: Readonly<Record<string, string>>;
  readonly file?: { readonly name: string };
}

/** What fills the contract for one tenant. */
export interface Filling {
  readonly tenant: string;
  readonly actingId: string | undefined;
  /** By operation id. */
  readonly calls: Readonly<Partial<Record<string, FilledCall>>>;
}

const membersOf = (value: unknown): Members => (isRecord(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const mapped = (value: unknown, change: (member: Members, name: string) => unknown): Members =>
  Object.fromEntries(
    Object.entries(membersOf(value)).map(([name, one]) => [name, change(membersOf(one), name)]),
  );

/** An object, or what its `$ref` points at. */
export const resolved = (document: Members, value: Members): Members => {
  const ref = textOf(value['$ref']);
  if (!ref.startsWith('#/')) return value;
  const names = ref.slice(2).split('/');
  const found = names.reduce<unknown>(
    (at, name) => membersOf(at)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  return membersOf(found);
};

/** Changes every operation of a document; what its path says of parameters is said by each operation. */
export const withOperations = (
  document: Members,
  change: (operation: Members, path: string, method: string) => Members | undefined,
): Members => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(membersOf(document['paths'])).flatMap(([path, item]) => {
      const { parameters: shared, ...methods } = membersOf(item);
      const operations = Object.entries(methods).flatMap(([method, one]) => {
        const own = membersOf(one);
        const parameters = [...listOf(shared), ...listOf(own['parameters'])].map((parameter) =>
          resolved(document, membersOf(parameter)),
        );
        const changed = change({ ...own, ...(parameters.length > 0 && { parameters }) }, path, method);
        return changed === undefined ? [] : [[method, changed] as const];
      });
      return operations.length === 0 ? [] : [[path, Object.fromEntries(operations)]];
    }),
  ),
});

const JSON_BODY = 'application/json';
const FORM = 'multipart/form-data';

const sentAs = ({ body, fields, file }: FilledCall): Readonly<Record<string, unknown>> => ({
  ...(body !== undefined && { [JSON_BODY]: body }),
  ...((fields ?? file) && { [FORM]: { ...fields, ...(file && { file: file.name }) } }),
});

/**
 * The contract with examples that work for one tenant: its slug, who acts, ids that exist, dates and bodies. A parameter
 * that a call must have and that its own example lacks takes the value that another operation has for it.
 */
export const filledContract = (document: Members, { tenant, actingId, calls }: Filling): Members => {
  const elsewhere: Readonly<Record<string, string>> = Object.fromEntries(
    Object.values(calls).flatMap((call) => Object.entries(call?.at ?? {})),
  );
  return withOperations(document, (operation) => {
    const call = calls[textOf(operation['operationId'])] ?? {};
    const values: Readonly<Record<string, string | undefined>> = {
      tenant,
      'X-Acting-User-Tenant': tenant,
      'X-Acting-User-Id': call.as ?? actingId,
      ...call.at,
    };
    const parameters = listOf(operation['parameters']).map((one) => {
      const parameter = membersOf(one);
      const name = textOf(parameter['name']);
      const example = values[name] ?? (parameter['required'] === true ? elsewhere[name] : undefined);
      return example === undefined ? parameter : { ...parameter, example };
    });
    const examples = sentAs(call);
    const request = operation['requestBody'];
    const body =
      isRecord(request) && Object.keys(examples).length > 0 ? resolved(document, request) : undefined;
    return {
      ...operation,
      ...(parameters.length > 0 && { parameters }),
      ...(body && {
        requestBody: {
          ...body,
          content: mapped(body['content'], (media, type) =>
            examples[type] === undefined ? media : { ...media, example: examples[type] },
          ),
        },
      }),
    };
  });
};

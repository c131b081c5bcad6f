import { asList, asObject, asText, asTexts, resolve, type JsonObject } from './json.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

export interface OperationFacts {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly operation: JsonObject;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    /** Pointer of its schema in the bundled document. */
    readonly schema: string;
  }[];
  readonly statuses: readonly string[];
  readonly body: BodyFacts | undefined;
  /** Per stated status: content type and pointer of the schema, where it has a body. */
  readonly answers: Readonly<Record<string, { readonly contentType?: string; readonly schema?: string }>>;
}

interface BodyFacts {
  readonly required: boolean;
  readonly contentType: string;
  readonly schema: string;
  /** Pointer of the schema of the form that is taken as well as JSON. */
  readonly form?: string;
}

const FORM = 'multipart/form-data';

const escape = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Follows a reference and says where it ends: the value and its pointer. */
const locate = (
  document: JsonObject,
  value: unknown,
  pointer: string,
): { readonly at: string; readonly value: JsonObject } => {
  const ref = asObject(value)['$ref'];
  return typeof ref === 'string'
    ? { at: ref, value: resolve(document, value) }
    : { at: pointer, value: asObject(value) };
};

const contentOf = (
  body: JsonObject,
  pointer: string,
): { readonly contentType: string; readonly schema: string } | undefined => {
  const contentType = Object.keys(asObject(body['content']))[0];
  return contentType === undefined
    ? undefined
    : { contentType, schema: `${pointer}/content/${escape(contentType)}/schema` };
};

const bodyOf = (document: JsonObject, operation: JsonObject, pointer: string): OperationFacts['body'] => {
  if (operation['requestBody'] === undefined) return undefined;
  const { at, value } = locate(document, operation['requestBody'], `${pointer}/requestBody`);
  const content = contentOf(value, at);
  if (!content) return undefined;
  const alsoForm = content.contentType !== FORM && asObject(value['content'])[FORM] !== undefined;
  return {
    required: value['required'] === true,
    ...content,
    ...(alsoForm && { form: `${at}/content/${escape(FORM)}/schema` }),
  };
};

const answersOf = (document: JsonObject, operation: JsonObject, pointer: string): OperationFacts['answers'] =>
  Object.fromEntries(
    Object.entries(asObject(operation['responses'])).map(([status, response]) => {
      const { at, value } = locate(document, response, `${pointer}/responses/${status}`);
      return [status, contentOf(value, at) ?? {}];
    }),
  );

/** Every operation of the document's paths (webhooks are not operations), in the document's order. */
export const operationsOf = (document: JsonObject): readonly OperationFacts[] =>
  Object.entries(asObject(document['paths'])).flatMap(([path, item]) => {
    const pathItem = resolve(document, item);
    return METHODS.flatMap((method) => {
      if (pathItem[method] === undefined) return [];
      const operation = asObject(pathItem[method]);
      const pointer = `#/paths/${escape(path)}`;
      const own = `${pointer}/${method}`;
      const listed = [
        ...asList(pathItem['parameters']).map((entry, at) =>
          locate(document, entry, `${pointer}/parameters/${at}`),
        ),
        ...asList(operation['parameters']).map((entry, at) =>
          locate(document, entry, `${own}/parameters/${at}`),
        ),
      ];
      const parameters = listed.map(({ at, value }) => ({
        name: asText(value['name']),
        in: asText(value['in']),
        required: value['required'] === true,
        schema: `${at}/schema`,
      }));
      return [
        {
          id: asText(operation['operationId']),
          method,
          path,
          operation,
          parameters,
          statuses: Object.keys(asObject(operation['responses'])),
          body: bodyOf(document, operation, own),
          answers: answersOf(document, operation, own),
        },
      ];
    });
  });

export const clauseRoles = (operation: JsonObject): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(asObject(operation['x-clauses'])).map(([role, ids]) => [role, asTexts(ids)]),
  );

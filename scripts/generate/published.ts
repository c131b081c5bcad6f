import { asList, asObject, asText, isObject, resolve, type Json, type JsonObject } from './json.ts';
import { namedBody, namedComponents } from './named-schemas.ts';

const REFUSAL = 'Refusal';

/** The body of a refusal, for clients that want to read one. The suite judges no refusal by it. */
const refusal: JsonObject = {
  description:
    'What a refusal says. Its shape is left open; these members are those of the mock, and none of them is promised.',
  type: 'object',
  'x-open': 'error-body',
  properties: {
    type: { description: 'Which kind of refusal it is.' },
    title: { description: 'The same in a few words.' },
    status: { description: 'The status of the answer.' },
    detail: { description: 'What was promised, what was found, what to do next.' },
  },
  additionalProperties: true,
};

const refusalMedia: JsonObject = { schema: { $ref: `#/components/schemas/${REFUSAL}` } };

/** The interface shows no body of a refusal: a problem document is that of the mock, and any other JSON will do. */
const refusalContent: JsonObject = {
  'application/problem+json': refusalMedia,
  'application/json': refusalMedia,
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Changes every value of an object. */
const mapped = (value: unknown, change: (member: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(asObject(value)).map(([name, member]) => [name, change(member, name)]));

type Names = ReturnType<typeof namedComponents>;

const FORM = 'multipart/form-data';

/**
 * Where a body is JSON or a form with files, one schema tells both: openapi-generator makes no model of a schema that
 * stands in forms alone, and uses it all the same.
 */
const content = (value: unknown, schemas: Names, name: string): JsonObject =>
  mapped(value, (media) => {
    const { schema } = asObject(asObject(value)[FORM] ?? media);
    return isObject(schema) ? { ...asObject(media), schema: namedBody(schemas, schema, name) } : media;
  });

/** A body or an answer with named schemas; a reference to one stays what it is. */
const holder = (value: Json, schemas: Names, name: string): JsonObject => {
  const one = asObject(value);
  return one['content'] === undefined ? one : { ...one, content: content(one['content'], schemas, name) };
};

const readable = (status: string, answer: JsonObject): JsonObject =>
  status.startsWith('4') && answer['$ref'] === undefined && answer['content'] === undefined
    ? { ...answer, content: refusalContent }
    : answer;

const METHODS: readonly string[] = ['get', 'put', 'post', 'delete', 'patch'];

const operation = (value: Json, schemas: Names): Json => {
  const one = asObject(value);
  const name = capital(typeof one['operationId'] === 'string' ? one['operationId'] : '');
  return {
    ...one,
    ...(one['requestBody'] !== undefined && {
      requestBody: holder(one['requestBody'], schemas, `${name}Body`),
    }),
    responses: mapped(one['responses'], (answer, status) =>
      readable(status, holder(answer, schemas, `${name}Answer`)),
    ),
  };
};

const item = (value: Json, schemas: Names): Json =>
  mapped(value, (member, method) => (METHODS.includes(method) ? operation(member, schemas) : member));

/** The request of an event. Its key is a security scheme, because generators expect keys there. */
const withKey = (document: JsonObject, event: Json, schemes: Record<string, JsonObject>): Json =>
  mapped(event, (member) => {
    const { parameters, ...rest } = asObject(member);
    const keys = asList(parameters).map((one) => {
      const name = asText(asObject(one)['$ref']).split('/').at(-1) ?? '';
      const { name: header = '', description = '' } = resolve(document, one);
      schemes[name] = { type: 'apiKey', in: 'header', name: header, description };
      return { [name]: [] };
    });
    return { ...rest, security: keys };
  });

/** Of a query parameter with a smallest sensible value, that value; the mock and the suite go by the open choices. */
const parameter = (value: Json): Json => {
  const one = asObject(value);
  const { minimum } = asObject(one['x-range']);
  return minimum === undefined ? value : { ...one, schema: { ...asObject(one['schema']), minimum } };
};

const isList = (schema: Json): boolean => asObject(schema)['type'] === 'array';

/**
 * Where a value is a text or a list, the description alone says so: openapi-generator writes Java for it that does not
 * compile.
 */
const withoutMixedLists = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withoutMixedLists);
  if (!isObject(value)) return value;
  const { anyOf, ...rest } = mapped(value, withoutMixedLists);
  return anyOf === undefined || asList(anyOf).some(isList) ? rest : { ...rest, anyOf };
};

/** Bytes in the words of OpenAPI 3.0, which many tools know better than those of 3.1. */
const withBinary = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withBinary);
  if (!isObject(value)) return value;
  const out = mapped(value, withBinary);
  return typeof value['contentMediaType'] === 'string' ? { ...out, format: 'binary' } : out;
};

/**
 * The contract as other people's tools take it best: it says the same as the hand-written document, by which the mock
 * and the suite go, with a name for every schema of a body, a loose body for every refusal, and words for bytes that
 * older tools know.
 */
export const publishedContract = (document: JsonObject): JsonObject => {
  const { webhooks, ...rest } = document;
  const components = asObject(document['components']);
  // The key of events is a security scheme.
  const { webhookKey: _key, ...parameters } = asObject(components['parameters']);
  const schemas = namedComponents(components['schemas']);
  const paths = mapped(document['paths'], (one) => item(one, schemas));
  const securitySchemes: Record<string, JsonObject> = Object.fromEntries(
    Object.entries(asObject(components['securitySchemes'])).map(([name, one]) => [name, asObject(one)]),
  );
  const events = mapped(webhooks, (one) => item(withKey(document, one, securitySchemes), schemas));
  const requestBodies = mapped(components['requestBodies'], (one, name) => holder(one, schemas, name));
  const responses = mapped(components['responses'], (one, name) =>
    readable(name === 'Refused' ? '4XX' : name, holder(one, schemas, name)),
  );
  schemas[REFUSAL] = refusal;
  return asObject(
    withBinary({
      ...rest,
      paths,
      // openapi-generator makes clients of `webhooks` that do not compile; the name before OpenAPI 3.1 it lets be.
      'x-webhooks': events,
      components: {
        ...components,
        securitySchemes,
        parameters: mapped(parameters, parameter),
        requestBodies,
        responses,
        schemas: withoutMixedLists(schemas),
      },
    }),
  );
};

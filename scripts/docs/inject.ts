import type { EventType, OperationId } from '../../openapi/generated/contract.ts';
import { asList, asObject, asText, asTexts, resolve, type JsonObject } from '../generate/json.ts';
import { curlOf } from './curl.ts';
import type { ExampleCall } from '../../src/examples/example.ts';
import { fidelityOf, fidelityWords, type Evidence } from './fidelity.ts';
import type { Exchange, Shown } from './exchanges.ts';
import { eventProse, operationProse } from './prose.ts';

type Values = Readonly<Record<string, string>>;

const mapped = (
  value: unknown,
  change: (member: JsonObject, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(asObject(value)).map(([name, member]) => [name, change(asObject(member), name)]),
  );

/** Lists of a world are long; an example shows how they begin. */
const MOST_ITEMS = 3;

/** An answer as it is shown, and how much of it. */
export const shortened = (body: unknown): { readonly value: unknown; readonly summary?: string } => {
  const { data } = asObject(body);
  if (!Array.isArray(data) || data.length <= MOST_ITEMS) return { value: body };
  return {
    value: { ...asObject(body), data: data.slice(0, MOST_ITEMS) },
    summary: `the first ${MOST_ITEMS} of ${data.length}`,
  };
};

const withValue =
  (values: Values) =>
  (parameter: JsonObject): unknown => {
    const value = values[asText(parameter['name'])];
    return value === undefined ? parameter : { ...parameter, example: value };
  };

const sentBody = ({ body, fields, file }: ExampleCall): unknown =>
  body ?? (file ? { ...fields, file: file.name } : undefined);

/** The same request or answer with an example in each of its media types. */
const withContent = (holder: JsonObject, example: unknown): unknown => {
  if (example === undefined || holder['content'] === undefined) return holder;
  const { value, summary } = shortened(example);
  return {
    ...holder,
    content: mapped(holder['content'], (media) => ({
      ...media,
      examples: { demo: { value, ...(summary && { summary }) } },
    })),
  };
};

/** `shared` are the parameters of the path, which move into the operation: each shows the values of its own call. */
const inOperation = (
  document: JsonObject,
  operation: JsonObject,
  shared: unknown,
  exchange: Exchange,
  evidence: Evidence,
): unknown => {
  const id = asText(operation['operationId']) as OperationId;
  const { call, headers, body } = exchange;
  const values = { ...headers, ...call.at };
  const parameters = [...asList(shared), ...asList(operation['parameters'])];
  return {
    ...operation,
    description: `${asText(operation['description'])}\n\n${operationProse(id, fidelityWords(fidelityOf(id, evidence)))}`,
    parameters: parameters.map((one) => withValue(values)(resolve(document, one))),
    ...(operation['requestBody'] !== undefined && {
      requestBody: withContent(resolve(document, operation['requestBody']), sentBody(call)),
    }),
    responses: mapped(operation['responses'], (response, status) =>
      status.startsWith('2') ? withContent(resolve(document, response), body) : response,
    ),
    'x-codeSamples': [{ lang: 'curl', source: curlOf(exchange) }],
  };
};

const inEvent = (document: JsonObject, operation: JsonObject, type: EventType, event: unknown): unknown => ({
  ...operation,
  description: `${asText(operation['description'])}\n\n${eventProse(type, asTexts(operation['x-choices']))}`,
  requestBody: withContent(resolve(document, operation['requestBody']), event),
});

/**
 * The contract as readers see it: with the calls of a demo world as examples, and with what stands in x- data
 * as text. Throws where an operation or an event has nothing to show.
 */
export const injectExamples = (
  document: JsonObject,
  { exchanges, events }: Pick<Shown, 'exchanges' | 'events'>,
  evidence: Evidence,
): JsonObject => {
  const shown: Readonly<Record<string, Exchange | undefined>> = exchanges;
  const sent: Readonly<Record<string, unknown>> = events;
  const need = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`the documentation has no example of ${name}`);
    return value;
  };
  const paths = mapped(document['paths'], ({ parameters, ...item }) =>
    mapped(item, (operation) => {
      const id = asText(operation['operationId']);
      return inOperation(document, operation, parameters, need(shown[id], id), evidence);
    }),
  );
  const webhooks = mapped(document['webhooks'], (item, type) =>
    mapped(item, (operation) => inEvent(document, operation, type as EventType, need(sent[type], type))),
  );
  return { ...document, paths, webhooks } as JsonObject;
};

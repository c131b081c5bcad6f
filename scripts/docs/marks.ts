import { asObject, asText, type JsonObject } from '../generate/json.ts';

const marked = (operation: JsonObject): JsonObject => ({
  ...operation,
  description: `[Try it](#try/${asText(operation['operationId'])})\n\n${asText(operation['description'])}`,
  ...(operation['x-part'] === 'planned' && {
    'x-badges': [{ name: 'planned', position: 'before' }],
  }),
});

/** Every operation with a way to try it, and with a mark where it is planned only. */
export const markOperations = (document: JsonObject): JsonObject => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(asObject(document['paths'])).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(asObject(item)).map(([method, operation]) => [method, marked(asObject(operation))]),
      ),
    ]),
  ),
});

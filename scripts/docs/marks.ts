import type { OperationId } from '../../openapi/generated/contract.ts';
import { asObject, asText, type JsonObject } from '../generate/json.ts';
import { fidelityOf, fidelityWords, type Evidence } from './fidelity.ts';

const marked = (operation: JsonObject, evidence: Evidence): JsonObject => {
  const id = asText(operation['operationId']);
  const held = fidelityWords(fidelityOf(id as OperationId, evidence));
  return {
    ...operation,
    description: `[Try it](#try/${id}) · *${held}*\n\n${asText(operation['description'])}`,
    ...(operation['x-part'] === 'planned' && {
      'x-badges': [{ name: 'planned', position: 'before' }],
    }),
  };
};

/** Every operation with a way to try it, with how far it is held, and with a mark where it is planned only. */
export const markOperations = (document: JsonObject, evidence: Evidence): JsonObject => ({
  ...document,
  paths: Object.fromEntries(
    Object.entries(asObject(document['paths'])).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(asObject(item)).map(([method, operation]) => [
          method,
          marked(asObject(operation), evidence),
        ]),
      ),
    ]),
  ),
});

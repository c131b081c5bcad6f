import { adminDocument } from '../../src/mock/admin/document.ts';
import { asList, asObject, asText, resolve, type JsonObject } from '../generate/json.ts';

const CONTROL = 'control-plane';
const LEVERS = 'levers';

/** How the two chapters begin in the side bar. */
export const controlTags: readonly JsonObject[] = [
  {
    name: CONTROL,
    description:
      'What testers ask of the mock itself, and no promise of any service. It answers this machine only, or callers with ' +
      'the admin token; pages of other origins may not call it.',
  },
  {
    name: LEVERS,
    description:
      'What staff do outside the API, one route for each: `openapi/levers.yaml` is the vocabulary. A server under ' +
      'test may offer the same; the conformance suite pulls them where its configuration names an address.',
  },
];

const described = (document: JsonObject, value: unknown): JsonObject => {
  const operation = asObject(value);
  const isLever = asText(operation['operationId']).startsWith('lever-');
  const id = asText(operation['operationId']);
  return {
    ...operation,
    tags: [isLever ? LEVERS : CONTROL],
    description: `${asText(operation['description'])}\n\n[Try it](#try/${id})`.trim(),
    parameters: asList(operation['parameters']).map((one) => resolve(document, one)),
    responses: Object.fromEntries(
      Object.entries(asObject(operation['responses'])).map(([status, one]) => [
        status,
        resolve(document, one),
      ]),
    ),
    // No token of the service, and no acting user.
    security: [],
  };
};

/** The routes of the control plane and its levers, as paths that stand next to those of the contract. */
export const controlPaths = (): JsonObject => {
  const document = asObject(JSON.parse(JSON.stringify(adminDocument(''))));
  return Object.fromEntries(
    Object.entries(asObject(document['paths'])).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(asObject(item)).map(([method, operation]) => [method, described(document, operation)]),
      ),
    ]),
  );
};

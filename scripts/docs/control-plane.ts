import { adminDocument } from '../../src/mock/admin/document.ts';
import { asList, asObject, asText, resolve, type JsonObject } from '../generate/json.ts';
import { sectionTitle } from './section-title.ts';

const CONTROL = 'control-plane';
const LEVERS = 'levers';
const SITUATIONS = 'situations';

/** How the three chapters begin in the side bar. */
export const controlTags: readonly JsonObject[] = [
  {
    name: CONTROL,
    'x-displayName': sectionTitle(CONTROL),
    description:
      'Routes of the mock itself, for tests: worlds, the clock, faults, the request journal. No service has to offer them. ' +
      'They answer this machine only, or callers with the admin token; pages of other origins may not call them.',
  },
  {
    name: LEVERS,
    'x-displayName': sectionTitle(LEVERS),
    description:
      'Staff actions that the API does not offer, such as approving a request: one route for each. A server under test ' +
      'may offer the same routes; the conformance suite calls them if its configuration names their address.',
  },
  {
    name: SITUATIONS,
    'x-displayName': sectionTitle(SITUATIONS),
    description:
      'Small states that are hard to come by, such as a full activity with a waitlist. Each is made of new records, by calls ' +
      'of the API and staff actions, with their events; the answer has the ids.',
  },
];

const described = (document: JsonObject, value: unknown): JsonObject => {
  const operation = asObject(value);
  const id = asText(operation['operationId']);
  const tag = id.startsWith('lever-') ? LEVERS : id.startsWith('situation-') ? SITUATIONS : CONTROL;
  return {
    ...operation,
    tags: [tag],
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

/** The routes of the control plane, its levers and its situations, as paths that stand next to those of the contract. */
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

import { isObject } from '../../kit/json.ts';
import { schemaValidator } from '../../kit/schema.ts';
import { shownCall, type Call } from '../call.ts';
import { broken, kept, notApplicable, unproven, type EvaluatedDuty, type Judgement } from '../duty.ts';
import { isUntyped, unmetCondition } from './conditions.ts';
import { unlisted } from './members.ts';
import {
  operationOf,
  queryOf,
  sectionsWhere,
  sentBody,
  type ClientStory,
  type OperationFacts,
} from './story.ts';

/** The values that a text in a query may mean. */
const readings = (text: string): readonly unknown[] => [
  text,
  ...(/^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : []),
  ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
];

const queryFault = (call: Call, { parameters }: OperationFacts): string | undefined => {
  const query = queryOf(call);
  for (const { name, required, schema } of parameters.filter((one) => one.in === 'query')) {
    const text = query.get(name);
    if (text === null || text === '') {
      if (required) return `lacks the parameter ${name}`;
      continue;
    }
    const problems = readings(text).map((value) => schemaValidator.problems(schema, value));
    if (problems.every((one) => one.length > 0))
      return `sends ${name}=${text}: ${problems[0]?.[0]?.says ?? ''}`;
  }
  return undefined;
};

/** Null means no value, like an absent member, so it is a fault only in a required member. */
const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === null ? [] : [[name, withoutNulls(one)]])),
  );
};

const isForm = ({ headers }: Call): boolean =>
  headers['content-type']?.startsWith('multipart/form-data') === true;

const bodyFault = (call: Call, { id, body }: OperationFacts): string | undefined => {
  if (!body) return undefined;
  if (call.body === '') return body.required ? 'sends no body' : undefined;
  // A raw body instead of a form is recognized by its content type.
  if (body.contentType.startsWith('multipart') !== isForm(call))
    return isForm(call)
      ? undefined
      : `sends ${call.headers['content-type'] ?? 'no content type'} in place of a form`;
  const value = sentBody(call);
  if (value === undefined) return 'sends a body that is no JSON';
  const problem = schemaValidator
    .problems(body.schema, call.fields ? value : withoutNulls(value))
    .find((one) => !isUntyped(id, one));
  return problem === undefined
    ? unmetCondition(id, value)
    : `sends a body that does not fit: ${problem.says}`;
};

const takesInput = ({ parameters, body }: OperationFacts): boolean =>
  body !== undefined || parameters.some((one) => one.in === 'query');

/** Optional values that were not sent need no check. */
const hasInput = (call: Call): boolean => {
  const operation = operationOf(call);
  return (
    operation !== undefined &&
    takesInput(operation) &&
    (call.search !== '' || call.body !== '' || inputFault(call) !== undefined)
  );
};

const inputFault = (call: Call): string | undefined => {
  const operation = operationOf(call);
  return operation && (queryFault(call, operation) ?? bodyFault(call, operation));
};

const firstWith = (
  calls: readonly Call[],
  faultOf: (call: Call) => string | undefined,
  nothing: string,
): Judgement => {
  if (calls.length === 0) return unproven(nothing);
  for (const call of calls) {
    const fault = faultOf(call);
    if (fault !== undefined) return broken(`${call.method} ${call.path} ${fault}`, shownCall(call));
  }
  return kept();
};

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** The interface says that there are more routes below these, but does not show them. */
const UNSHOWN = /\/(newsletters|announcements|messages|personal-activities)(\/|$)/;

const methodsOf = (path: string): readonly string[] =>
  METHODS.filter((method) => operationOf({ method, path }) !== undefined);

/** If the interface shows a path, it shows all its methods. */
const isShown = ({ path }: Call): boolean => !UNSHOWN.test(path) || methodsOf(path).length > 0;

const unknownRoute = (call: Call): string | undefined => {
  if (operationOf(call)) return undefined;
  const methods = methodsOf(call.path);
  return `is no route of the interface${methods.length > 0 ? `; the path accepts ${methods.join(', ')}` : ''}`;
};

const knownRoutes = ({ calls }: ClientStory): Judgement =>
  firstWith(calls.filter(isShown), unknownRoute, 'no request came');

const LISTS = ['list', 'page'];

const isList = (call: Call): boolean => LISTS.includes(operationOf(call)?.envelope ?? '');

const RETIRED = ['page', 'before', 'offset'];

const retired = ({ calls }: ClientStory): Judgement =>
  firstWith(
    calls.filter(isList),
    (call) => {
      const name = RETIRED.find((one) => queryOf(call).has(one));
      return name === undefined
        ? undefined
        : `sends ${name}, where lists are paged by pageSize and cursor alone since v1.9`;
    },
    'no list was read',
  );

const planned = ({ calls, planned: isServed }: ClientStory): Judgement =>
  isServed
    ? notApplicable('the planned part is served (--planned)')
    : firstWith(
        calls,
        (call) =>
          operationOf(call)?.part === 'planned' ? 'is a planned route, which is not available' : undefined,
        'no request came',
      );

const isClosed = ({ access }: OperationFacts): boolean =>
  access.includes('systemActorOnly') || access.includes('residentOrConnection');

const identity = ({ calls, identities }: ClientStory): Judgement => {
  const kindOf = (id: string | undefined): string | undefined =>
    Object.entries(identities).find(([, one]) => one === id)?.[0];
  const ruled = calls.filter((call) => {
    const operation = operationOf(call);
    return operation && isClosed(operation);
  });
  return firstWith(
    ruled,
    (call) => {
      const kind = kindOf(call.headers['x-acting-user-id']);
      const access = operationOf(call)?.access ?? [];
      if (kind === undefined) return undefined;
      if (access.includes('systemActorOnly') && kind !== 'systemActor')
        return `acts as ${kind}, where only an enterprise system actor may`;
      if (access.includes('residentOrConnection') && (kind === 'staff' || kind === 'systemActor'))
        return `acts as ${kind}, where only residents and connections may`;
      return undefined;
    },
    'no route was called that is closed to some identities',
  );
};

const MOST_FILES = 5;
const MOST_BYTES = 10 * 1024 * 1024;
const TAKES_FILES = ['createTransportationRequestComment', 'createWorkRequest', 'createWorkRequestComment'];

const files = ({ calls }: ClientStory): Judgement =>
  firstWith(
    calls.filter((call) => TAKES_FILES.includes(operationOf(call)?.id ?? '') && call.files?.length),
    ({ files: sent = [] }) => {
      if (sent.length > MOST_FILES) return `sends ${sent.length} files, where ${MOST_FILES} are the most`;
      const large = sent.find(({ bytes }) => bytes > MOST_BYTES);
      return large && `sends a file of ${large.bytes} bytes, where 10 MB are the most`;
    },
    'no files were sent with a comment or a work request',
  );

/** Duties that a single request can break. */
export const inputDuties: readonly EvaluatedDuty<ClientStory>[] = [
  {
    id: 'client.known-routes',
    says: 'The client must call only routes of the interface.',
    ...{ kind: 'firm', line: 216 },
    next: 'Compare the method and the path with the tables of the interface.',
    evaluate: knownRoutes,
  },
  {
    id: 'client.input',
    says: 'Parameters and bodies must follow the tables: required ones are sent, with the right type and a value of the set.',
    ...{ kind: 'firm', line: 216 },
    next: 'Send what the table of the endpoint requires; types of openapi-typescript find this at build time.',
    sections: sectionsWhere(takesInput),
    evaluate: ({ calls }) =>
      firstWith(calls.filter(hasInput), inputFault, 'no parameter and no body was sent'),
  },
  {
    id: 'client.retired-parameters',
    says: 'The client must not send page, before or offset to a list.',
    ...{ kind: 'firm', line: 505 },
    sections: sectionsWhere(({ envelope }) => LISTS.includes(envelope)),
    next: 'Page only with pageSize and cursor.',
    evaluate: retired,
  },
  {
    id: 'client.planned-routes',
    says: 'The client must not call planned routes where they are not served.',
    ...{ kind: 'firm', line: 506 },
    next: 'Leave planned routes out until they are available, or certify with --planned.',
    evaluate: planned,
  },
  {
    id: 'client.identity',
    says: 'The client must not call a route as a kind of user that the route refuses.',
    ...{ kind: 'firm', line: 427 },
    sections: sectionsWhere(isClosed),
    next: 'Act as a kind of user that the route accepts.',
    evaluate: identity,
  },
  {
    id: 'client.files',
    says: 'The client must send at most 5 files of 10 MB each with a comment or a work request.',
    ...{ kind: 'firm', line: 495 },
    sections: sectionsWhere(({ id }) => TAKES_FILES.includes(id)),
    next: 'Check the number and the size of the files before you send them.',
    evaluate: files,
  },
  {
    id: 'client.unlisted-input',
    says: 'What happens to unlisted parameters and members is left open.',
    ...{ kind: 'open', line: 216 },
    next: 'Leave unlisted ones out: a service may refuse them.',
    evaluate: unlisted,
  },
];

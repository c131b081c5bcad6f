import { levers } from '../../openapi/generated/levers.ts';
import { operations } from '../../openapi/generated/contract.ts';
import { envelopeProblem, type Envelope } from '../../conformance/kit/envelope.ts';
import { cut, isObject, parseJson } from '../../conformance/kit/json.ts';
import { problemsText, schemaValidator } from '../../conformance/kit/schema.ts';
import type { Answer } from './answers.ts';
import type { Outcome } from './connection.ts';
import type { Fault } from './finding.ts';
import type { Parcel } from './parcel.ts';

interface Stated {
  readonly contentType?: string;
  readonly schema?: string;
}

interface Known {
  readonly id: string;
  readonly method: string;
  readonly envelope: Envelope;
  readonly pattern: RegExp;
  /** Parameters in the path: of two operations that fit, the one with fewer is meant. */
  readonly open: number;
  readonly answers: Readonly<Record<string, Stated>>;
}

const known: readonly Known[] = Object.values(operations)
  .map(({ id, method, path, envelope, answers }) => ({
    id,
    method: method.toUpperCase(),
    envelope,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]*')}$`),
    open: path.split('{').length,
    answers,
  }))
  .sort((a, b) => a.open - b.open);

const pathOf = (target: string): string => {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  try {
    return new URL(`http://x${path}`).pathname;
  } catch {
    return path;
  }
};

const fault = (kind: Fault['kind'], says: string): Fault => ({ kind, says });

const shown = ({ status, headers, body }: Answer): string =>
  `${status} ${headers['content-type'] ?? 'without a type'}: ${cut(body.toString('latin1'), 300)}`;

/** An error has the form of RFC 9457, from the service, from the control plane and from Node itself. */
export const errorFault = (answer: Answer, isHead = false): Fault | undefined => {
  const { status, headers, body } = answer;
  if (status >= 500) return fault('5xx', shown(answer));
  if (isHead) return undefined;
  const problem = parseJson(body.toString());
  const fits =
    headers['content-type'] === 'application/problem+json' &&
    isObject(problem) &&
    problem['status'] === status &&
    ['type', 'title', 'detail'].every((name) => typeof problem[name] === 'string');
  return fits ? undefined : fault('no-problem', shown(answer));
};

const operationFault = (operation: Known, answer: Answer): Fault | undefined => {
  const { id, envelope, answers } = operation;
  const { status, headers, body } = answer;
  const stated = answers[String(status)] ?? (status < 300 ? answers['2XX'] : undefined);
  if (!stated) return fault('off-contract', `${id} does not state ${shown(answer)}`);
  const text = body.toString();
  const json = parseJson(text);
  const wrong = envelopeProblem(envelope, { json, text, bytes: body });
  // A file may have no bytes.
  if (wrong !== undefined && envelope !== 'binary') return fault('off-contract', `${id} ${status}: ${wrong}`);
  const { contentType = '', schema } = stated;
  if (schema === undefined || contentType !== 'application/json') return undefined;
  if (!(headers['content-type'] ?? '').startsWith(contentType))
    return fault('off-contract', `${id}: ${shown(answer)}`);
  const problems = schemaValidator.problems(schema, json);
  return problems.length === 0
    ? undefined
    : fault('off-contract', `${id} ${status}: ${problemsText(problems)}`);
};

const returned: Readonly<Record<string, { readonly returns: readonly string[] }>> = levers;

const controlFault = (path: string, answer: Answer): Fault | undefined => {
  if (answer.status !== 200) return fault('off-contract', `${path}: ${shown(answer)}`);
  const lever = /^\/__admin\/levers\/([^/]+)$/.exec(path)?.[1];
  if (lever === undefined) return undefined;
  const json = parseJson(answer.body.toString());
  const { returns = [] } = returned[lever] ?? {};
  return isObject(json) && returns.every((name) => name in json)
    ? undefined
    : fault('off-contract', `the lever ${lever} returns ${returns.join(', ')}: ${shown(answer)}`);
};

/** Pages, files and their like: known by where they lie. */
const PAGES = ['/docs', '/docs/', '/openapi.json', '/openapi.yaml', '/workflows.arazzo.yaml'];

const successFault = ({ method, target }: Parcel, answer: Answer): Fault | undefined => {
  const path = pathOf(target);
  if (method === 'OPTIONS' && answer.status === 204) return undefined;
  if (method === 'HEAD') return undefined;
  if (path === '/' && answer.status === 302) return undefined;
  if (answer.status === 200 && (PAGES.includes(path) || path.startsWith('/__files/'))) return undefined;
  if (path === '/__admin' || path.startsWith('/__admin/')) return controlFault(path, answer);
  const operation = known.find((one) => one.method === method && one.pattern.test(path));
  return operation
    ? operationFault(operation, answer)
    : fault('off-contract', `${method} ${cut(path, 100)} is no operation: ${shown(answer)}`);
};

/** What is wrong with what became of a request; nothing where all is well. */
export const outcomeFault = (parcel: Parcel, outcome: Outcome): Fault | undefined => {
  if (outcome.kind === 'silent') return fault('silent', 'no answer came');
  if (outcome.kind === 'closed')
    return fault(
      'closed',
      outcome.kept ? 'the answer before promised to keep the connection' : 'closed without an answer',
    );
  const { answer } = outcome;
  if (answer.status >= 400) return errorFault(answer, parcel.method === 'HEAD');
  return successFault(parcel, answer);
};

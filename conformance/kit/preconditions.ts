import { clauses } from '../../openapi/generated/clauses.ts';
import type { Aspect, ClauseId } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LooseInput } from './call.ts';
import { field } from './json.ts';
import type { Exchange } from './record.ts';

/** The parts of the contract that tell which clauses judge the answer of an operation. */
interface Facts {
  readonly method: string;
  readonly path: string;
  readonly clauses: Readonly<Partial<Record<string, readonly ClauseId[]>>>;
}

const factsOf = (id: OperationId): Facts => operations[id];

const answerClausesOf = (id: OperationId): readonly ClauseId[] =>
  (factsOf(id).clauses['answer'] ?? []).filter((clause) => clauses[clause].determinacy === 'firm');

const clausesAbout = (id: OperationId, aspect: Aspect): readonly ClauseId[] =>
  Object.values(factsOf(id).clauses)
    .flatMap((some = []) => some)
    .filter((clause) => clauses[clause].about.aspect.includes(aspect));

/** The clauses that say with which status, or to whom, an operation answers a valid request. */
export const statusClausesOf = (id: OperationId): readonly ClauseId[] => {
  const naming = answerClausesOf(id).filter((clause) => clauses[clause].about.status.length > 0);
  return [...new Set([...naming, ...clausesAbout(id, 'status')])];
};

/**
 * The clauses that say which record an operation reads: those about that aspect, or, where it has none, those that say
 * what it answers.
 */
export function recordClausesOf(id: OperationId): readonly ClauseId[] {
  const about = clausesAbout(id, 'record');
  return about.length > 0
    ? about
    : answerClausesOf(id).filter((clause) => clauses[clause].about.aspect.includes('shape'));
}

/** The last parameter of a path that ends with one. */
const LAST_PARAMETER = /\{(\w+)\}$/;

const mistaken = new WeakSet<Exchange>();

/** Notes an exchange that answered another record than the one asked for. */
export const noteMistaken = (exchange: Exchange): void => void mistaken.add(exchange);

export const isMistaken = (exchange: Exchange): boolean => mistaken.has(exchange);

/** Whether a read or a change of one record answered a record with another id. */
export function answersAnother(
  id: OperationId,
  { path = {}, route, method }: LooseInput,
  json: unknown,
): boolean {
  const facts = factsOf(id);
  const [, name = ''] = LAST_PARAMETER.exec(facts.path) ?? [];
  const asked = path[name];
  const record = field(json, 'data') ?? json;
  const shown = [field(record, 'id'), field(record, name)].filter((one) => typeof one === 'string');
  return (
    ['get', 'put', 'patch'].includes(facts.method) &&
    route === undefined &&
    method === undefined &&
    asked !== undefined &&
    shown.length > 0 &&
    !shown.includes(asked)
  );
}

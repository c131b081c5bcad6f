import { clauses } from '../../openapi/generated/clauses.ts';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { clausesAbout, isAbout, isOperation, membersOfClause, OF_LISTS } from './about.ts';
import type { LooseInput } from './call.ts';
import { echoClausesBroken } from './echoes.ts';
import { filterClausesBroken, filtersOf } from './filters.ts';
import { field } from './json.ts';
import { isSuccess } from './match.ts';
import type { Exchange, Finding } from './record.ts';

/** The parts of the contract that tell which clauses judge the answer of an operation. */
interface Facts {
  readonly method: string;
  readonly path: string;
  readonly clauses: Readonly<Partial<Record<string, readonly ClauseId[]>>>;
}

const factsOf = (id: OperationId): Facts => operations[id];

const answerClausesOf = (id: OperationId): readonly ClauseId[] =>
  (factsOf(id).clauses['answer'] ?? []).filter((clause) => clauses[clause].determinacy === 'firm');

/** The clauses that say with which status, or to whom, an operation answers a valid request. */
export const statusClausesOf = (id: OperationId): readonly ClauseId[] => {
  const naming = answerClausesOf(id).filter((clause) => clauses[clause].about.status.length > 0);
  return [...new Set([...naming, ...clausesAbout(id, 'status')])];
};

/** The clauses that say in which envelope an operation answers. */
export const envelopeClausesOf = (id: OperationId): readonly ClauseId[] => clausesAbout(id, 'envelope');

/** The clauses that say that an operation takes a parameter of the query, or one of its values, for those that were sent. */
export const acceptanceClausesOf = (id: OperationId, sent: readonly string[]): readonly ClauseId[] =>
  clausesAbout(id, 'acceptance').filter((clause) =>
    clauses[clause].about.member.some((member) => sent.includes(member.split('.')[0] ?? '')),
  );

/** The clauses that say which items a list holds. */
export const listClausesOf = (id: OperationId): readonly ClauseId[] => clausesAbout(id, ...OF_LISTS);

/**
 * The clauses that say which record an operation reads: those about that aspect, or, where it has none, those that say
 * what it answers.
 */
function recordClausesOf(id: OperationId): readonly ClauseId[] {
  const about = clausesAbout(id, 'record');
  return about.length > 0 ? about : answerClausesOf(id).filter((clause) => isAbout(clause, 'shape'));
}

/** The last parameter of a path that ends with one. */
const LAST_PARAMETER = /\{(\w+)\}$/;

/** What an assertion that fails later needs to know of an exchange and no report shows. */
interface Asked {
  readonly operation: OperationId;
  readonly input: LooseInput;
  readonly json: unknown;
}

const asked = new WeakMap<Exchange, Asked>();

/** Keeps what was asked and answered. Nothing is looked at before an assertion fails. */
export const noteExchange = (
  exchange: Exchange,
  operation: OperationId,
  input: LooseInput,
  json: unknown,
): void => void asked.set(exchange, { operation, input, json });

/**
 * The clauses that these answers break at first sight, for every check that relies on them: one shows another record than
 * the one asked for, is a list that holds what the request excludes, or does not show what was sent.
 */
export const brokenIn = (exchanges: readonly Exchange[]): readonly ClauseId[] => [
  ...new Set([...new Set(exchanges)].flatMap(brokenBy)),
];

function brokenBy(exchange: Exchange): readonly ClauseId[] {
  const noted = asked.get(exchange);
  if (!noted || !isSuccess(exchange)) return [];
  const { operation, input, json } = noted;
  if (input.route !== undefined || input.method !== undefined) return [];
  return [
    ...(answersAnother(operation, input, json) ? recordClausesOf(operation) : []),
    ...filterClausesBroken(operation, input, json),
    ...echoClausesBroken(operation, input, json),
  ];
}

/** The parameters of the query that were sent. A body has too many members for one of them to be the reason of a refusal. */
export const sentIn = (exchange: Exchange): readonly string[] =>
  Object.entries(asked.get(exchange)?.input.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);

/**
 * The clauses that say to whom records are shown that a list lacks, or whose read is refused: those of the reader, where
 * all were made by another user; else those that say what comes of making them.
 */
export function hiddenFromReader(
  finding: Pick<Finding, 'kind' | 'items' | 'exchanges'>,
  makerOf: (id: string) => Exchange | undefined,
): readonly ClauseId[] {
  const last = finding.exchanges.at(-1);
  if (!last?.operationId || !isOperation(last.operationId)) return [];
  const { operationId, as } = last;
  const { section } = operations[operationId];
  const makers = hiddenIn(finding, last).flatMap((id) => {
    const { operationId: made = '', as: maker } = makerOf(id) ?? {};
    return isOperation(made) && operations[made].section === section ? [{ made, maker }] : [];
  });
  if (makers.length === 0) return [];
  return makers.every(({ maker }) => maker !== as)
    ? clausesAbout(operationId, 'access')
    : makers.flatMap(({ made }) => clausesAbout(made, 'membership', 'effect'));
}

/** The clauses about what comes of making a record, where a request to make one was answered with a former one. */
export const answeredFormer = (
  exchanges: readonly Exchange[],
  makerOf: (id: string) => Exchange | undefined,
): readonly ClauseId[] =>
  [...new Set(exchanges)].flatMap((exchange) => {
    const { operation, json } = asked.get(exchange) ?? {};
    const id = field(json, 'data.id') ?? field(json, 'id');
    const maker = typeof id === 'string' ? makerOf(id) : undefined;
    const isFormer = maker !== undefined && maker !== exchange && maker.operationId === exchange.operationId;
    return operation && exchange.method === 'POST' && isSuccess(exchange) && isFormer
      ? clausesAbout(operation, 'membership', 'effect')
      : [];
  });

/** The ids of the records that are not shown: items of a list, or those in the path of a refused request. */
function hiddenIn(
  { kind, items = [] }: Pick<Finding, 'kind' | 'items'>,
  { path, status }: Exchange,
): readonly string[] {
  if (kind === 'missing-item') return items;
  const isRefused = kind === 'wrong-status' && [403, 404].includes(status);
  return isRefused ? (path.split('?')[0] ?? '').split('/') : [];
}

/** Whether a read or a change of one record answered a record with another id. */
function answersAnother(id: OperationId, { path = {} }: LooseInput, json: unknown): boolean {
  const facts = factsOf(id);
  const [, name = ''] = LAST_PARAMETER.exec(facts.path) ?? [];
  const wanted = path[name];
  const record = field(json, 'data') ?? json;
  const shown = [field(record, 'id'), field(record, name)].filter((one) => typeof one === 'string');
  return (
    ['get', 'put', 'patch'].includes(facts.method) &&
    wanted !== undefined &&
    shown.length > 0 &&
    !shown.includes(wanted)
  );
}

/**
 * The check is about a member by which the answer is judged on the way as well: the id of the record, what the list is
 * narrowed by, or a member that has to be taken where the premise is about all members alike. Where it is wrong, the check
 * needs no other one for that.
 */
export function isItsOwnPremise(
  { members = [], exchanges }: Pick<Finding, 'members' | 'exchanges'>,
  attributed: readonly ClauseId[],
  broken: readonly ClauseId[],
): boolean {
  const operation = exchanges.at(-1)?.operationId ?? '';
  const deciding = ['id', ...(isOperation(operation) ? Object.values(filtersOf(operation)) : [])];
  const isOfAll = broken.every((clause) => membersOfClause(clause).length === 0);
  return members.some(({ path }) =>
    attributed.some(
      (clause) =>
        membersOfClause(clause).includes(path) &&
        (deciding.includes(path) || (isOfAll && isAbout(clause, 'acceptance'))),
    ),
  );
}

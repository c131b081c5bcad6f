import { clauses } from '../../openapi/generated/clauses.ts';
import type { Aspect, ClauseId } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import type { LooseInput } from './call.ts';
import { echoClausesBroken } from './echoes.ts';
import { filterClausesBroken } from './filters.ts';
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

/** The clauses that say in which envelope an operation answers. */
export const envelopeClausesOf = (id: OperationId): readonly ClauseId[] => clausesAbout(id, 'envelope');

/** The clauses that say that an operation takes a parameter of the query, or one of its values, for those that were sent. */
export const acceptanceClausesOf = (id: OperationId, sent: readonly string[]): readonly ClauseId[] =>
  clausesAbout(id, 'acceptance').filter((clause) =>
    clauses[clause].about.member.some((member) => sent.includes(member.split('.')[0] ?? '')),
  );

/** The clauses that say which items a list holds. */
export const listClausesOf = (id: OperationId): readonly ClauseId[] =>
  (['membership', 'filter', 'window', 'access'] as const).flatMap((aspect) => clausesAbout(id, aspect));

/**
 * The clauses that say which record an operation reads: those about that aspect, or, where it has none, those that say
 * what it answers.
 */
function recordClausesOf(id: OperationId): readonly ClauseId[] {
  const about = clausesAbout(id, 'record');
  return about.length > 0
    ? about
    : answerClausesOf(id).filter((clause) => clauses[clause].about.aspect.includes('shape'));
}

/** The last parameter of a path that ends with one. */
const LAST_PARAMETER = /\{(\w+)\}$/;

/** What later judgements need to know of an exchange and no report shows. */
interface Noted {
  /** Clauses that the answer breaks for everybody who relies on it, whatever the check is about. */
  readonly broken: readonly ClauseId[];
  /** Parameters of the query that were sent. A body has too many members for one of them to be the reason of a refusal. */
  readonly sent: readonly string[];
}

const noted = new WeakMap<Exchange, Noted>();

/**
 * Notes what was sent, and what the answer breaks at first sight: it shows another record than the one asked for, it is a
 * list that holds what the request excludes, or it does not show what was sent.
 */
export function noteExchange(exchange: Exchange, id: OperationId, input: LooseInput, json: unknown): void {
  const { query = {}, route, method, status } = { ...input, status: exchange.status };
  const sent = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
  const isPlain = route === undefined && method === undefined && status >= 200 && status < 300;
  const broken = isPlain
    ? [
        ...(answersAnother(id, input, json) ? recordClausesOf(id) : []),
        ...filterClausesBroken(id, input, json),
        ...echoClausesBroken(id, input, json),
      ]
    : [];
  noted.set(exchange, { broken, sent });
}

/** The clauses that these answers break for everybody who relies on them. */
export const brokenIn = (exchanges: readonly Exchange[]): readonly ClauseId[] => [
  ...new Set(exchanges.flatMap((exchange) => noted.get(exchange)?.broken ?? [])),
];

export const sentIn = (exchange: Exchange): readonly string[] => noted.get(exchange)?.sent ?? [];

/** Whether a read or a change of one record answered a record with another id. */
function answersAnother(id: OperationId, { path = {} }: LooseInput, json: unknown): boolean {
  const facts = factsOf(id);
  const [, name = ''] = LAST_PARAMETER.exec(facts.path) ?? [];
  const asked = path[name];
  const record = field(json, 'data') ?? json;
  const shown = [field(record, 'id'), field(record, name)].filter((one) => typeof one === 'string');
  return (
    ['get', 'put', 'patch'].includes(facts.method) &&
    asked !== undefined &&
    shown.length > 0 &&
    !shown.includes(asked)
  );
}

import { clauses } from '../../openapi/generated/clauses.ts';
import { operations } from '../../openapi/generated/contract.ts';
import { isAbout } from '../kit/about.ts';
import { isObject, parseJson } from '../kit/json.ts';
import { membersOf } from '../kit/fault.ts';
import { isSuccess } from '../kit/match.ts';
import type { Exchange, Finding } from '../kit/record.ts';
import type { Cause } from './cause-kinds.ts';

/**
 * The cause of a finding, from its data alone: what the failed assertion looked at, and the last exchange. Two findings
 * of one defect have the same cause, whichever checks met it.
 */
export function causeOf(finding: Finding): Cause {
  const last = finding.exchanges.at(-1);
  const operation = last?.operationId;
  return { ...(operation !== undefined && { operation }), ...defectIn(finding, last) };
}

function defectIn(finding: Finding, last: Exchange | undefined): Omit<Cause, 'operation'> {
  const { aspect, schemaMismatch, absent, neverShown = [], brokenPremises } = finding;
  const differing = membersOf(finding);
  const envelope = envelopeOf(last);
  const status = String(last?.status ?? 'no answer');
  if (last !== undefined && last.status >= 500) return { kind: 'server-error', about: [status] };
  if (aspect === 'trace') return { kind: 'trace-left', about: [] };
  if (last !== undefined && aspect === 'refusal' && isSuccess(last)) return { kind: 'accepted', about: [] };
  if (aspect === 'status' || aspect === 'refusal' || (last !== undefined && last.status >= 400))
    return { kind: 'status', about: [status] };
  if (isAboutEvents(finding)) return { kind: 'event', about: [] };
  if (aspect === 'record' || brokenPremises?.some((id) => isAbout(id, 'record')) === true)
    return { kind: 'other-record', about: [] };
  if (schemaMismatch !== undefined && absent === undefined)
    return { kind: 'unfit-member', about: schemaMismatch };
  if (last !== undefined && isEmptyList(last, envelope)) return { kind: 'empty-list', about: [] };
  if (absent !== undefined) return { kind: 'missing-member', about: [absent] };
  if (aspect === 'envelope') return { kind: 'envelope', about: [] };
  const missing = membersOf({ members: neverShown.map((path) => ({ path })) });
  if (differing.length > 0 && differing.every((name) => missing.includes(name)))
    return { kind: 'missing-member', about: differing };
  if (differing.length > 0) return { kind: 'wrong-value', about: differing };
  if (envelope === 'list' || envelope === 'page') return { kind: 'wrong-list', about: [] };
  return { kind: 'wrong-answer', about: [] };
}

const facts = new Map<string, { readonly envelope: string }>(Object.entries(operations));
const sections = new Map<string, string>(Object.values(clauses).map(({ id, section }) => [id, section]));

const envelopeOf = (last: Exchange | undefined): string | undefined =>
  facts.get(last?.operationId ?? '')?.envelope;

const isAboutEvents = ({ clauses: broken = [] }: Finding): boolean =>
  broken.length > 0 && broken.every((id) => sections.get(id) === 'events');

/** A list without items whose envelope is there: what is wrong with the envelope is another defect. */
function isEmptyList({ responseBody }: Exchange, envelope: string | undefined): boolean {
  if (envelope !== 'list' && envelope !== 'page') return false;
  const body = parseJson(responseBody);
  if (!isObject(body)) return false;
  const { data, hasMore } = body;
  return Array.isArray(data) && data.length === 0 && (envelope === 'list' || typeof hasMore === 'boolean');
}

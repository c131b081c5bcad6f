import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { bodyMembersOf } from './body.ts';
import type { Answer, LooseInput } from './call.ts';
import { field, isObject, parseJson } from './json.ts';
import { perRun } from './per-run.ts';
import type { Observation } from './record.ts';
import type { RunSpec } from './run.ts';

/** Members for the place and kind of a fault; their words can also be names of members. */
const KINDS = ['location', 'in', 'code', 'type'];

/** Every text in a value, at any depth. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => (KINDS.includes(name) ? [] : textsIn(one)));
};

/** The type of a problem document; undefined for a body of another kind. */
export const problemTypeOf = ({ headers, json }: Pick<Answer, 'headers' | 'json'>): string | undefined => {
  const type = field(json, 'type');
  const isProblem = headers['content-type']?.startsWith('application/problem+json') === true;
  return isProblem && typeof type === 'string' ? type : undefined;
};

/** The parameters of all operations, because some operations read more than their own. */
const PARAMETERS = Object.values(operations).flatMap(({ parameters }) => parameters.map(({ name }) => name));

/** The first step of a path such as /residents/0 or about.likes. */
const firstIn = (text: string): string => text.split(/[/.[\]]/).find((step) => step !== '') ?? '';

/** Whether a body names a member of the operation or of the request, alone or first in a path. */
function namesMember({ operationId, json }: Answer, { query, body, form }: LooseInput): boolean {
  const known = [bodyMembersOf(operationId), query, body, form].flatMap((one) =>
    isObject(one) ? Object.keys(one) : [],
  );
  const members = new Set([...PARAMETERS, ...known, 'files'].map((name) => name.toLowerCase()));
  return textsIn(json).some((text) => members.has(firstIn(text).toLowerCase()));
}

/** A missing or unreadable body has no member that a refusal could name. */
function hasMembers(id: OperationId, { body, raw, form, file, files }: LooseInput): boolean {
  if (raw !== undefined) return isObject(parseJson(raw));
  return !('body' in operations[id]) || [body, form, file, files].some((one) => one !== undefined);
}

/** Statuses of refusals because of the input. */
const OF_INPUT: readonly number[] = [400, 413, 415, 422];

/** The problems of one type and status in a run. */
interface Met {
  readonly naming: Set<OperationId>;
  readonly nameless: Set<OperationId>;
}

const metIn = perRun(() => new Map<string, Met>());

/**
 * Records the reading of `error-body` that a refusal of input shows, in any check: a problem names members, or it names
 * none although problems of its type do elsewhere. Each operation records either once in a run.
 */
export function namesIn(run: RunSpec, answer: Answer, input: LooseInput): readonly Observation[] {
  const { status, operationId: operation } = answer;
  const type = problemTypeOf(answer);
  if (!OF_INPUT.includes(status) || type === undefined || type === 'about:blank') return [];
  if (!hasMembers(operation, input)) return [];
  const all = metIn(run);
  const key = `${status} ${type}`;
  const met = all.get(key) ?? { naming: new Set(), nameless: new Set() };
  all.set(key, met);
  const isNaming = namesMember(answer, input);
  const own = isNaming ? met.naming : met.nameless;
  if (own.has(operation)) return [];
  const isFirst = met.naming.size === 0;
  own.add(operation);
  if (!isNaming) return isFirst ? [] : [nameless(operation)];
  // Earlier problems without names are recorded when the first one with names appears.
  const former = isFirst ? [...met.nameless].map(nameless) : [];
  return [{ choice: 'error-body', operation, reading: 'problem' }, ...former];
}

const nameless = (operation: OperationId): Observation => ({
  choice: 'error-body',
  operation,
  reading: 'other: a problem that names no member, of a type that elsewhere does',
});

import { operations } from '../../openapi/generated/contract.ts';
import type { OperationId } from '../../openapi/generated/contract.ts';
import { isAbout, isOperation } from './about.ts';
import { blankMembersOf } from './fault.ts';
import { field, isObject } from './json.ts';
import { DENIALS } from './match.ts';
import { perRun } from './per-run.ts';
import type { CheckRecord, Finding } from './record.ts';
import { remembered } from './remembered.ts';
import type { RunSpec } from './run.ts';
import { isBlank } from './same.ts';

/** For each operation, the paths of the members that its answers in this run showed with a value, at whatever depth. */
const shownIn = perRun(() => new Map<string, Set<string>>());

/** Notes the members with a value in a successful answer. */
export function noteShown(run: RunSpec, operationId: OperationId, json: unknown): void {
  const shown = remembered(shownIn(run), operationId, () => new Set<string>());
  const data = field(json, 'data') ?? json;
  note(data, '', shown);
  if (isObject(data) && isList(operationId))
    for (const records of Object.values(data)) if (Array.isArray(records)) note(records, '', shown);
}

/** The records of a list may be in a member of `data`, as the attendance of an activity is. */
const isList = (id: OperationId): boolean =>
  operations[id].method === 'get' && !operations[id].path.endsWith('}');

function note(value: unknown, path: string, shown: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) note(item, path, shown);
  if (!isObject(value)) return;
  for (const [name, one] of Object.entries(value)) {
    const member = path === '' ? name : `${path}.${name}`;
    if (!shown.has(member) && !isBlank(one)) shown.add(member);
    note(one, member, shown);
  }
}

/**
 * Completes a finding at the end of a run by what the other answers show. A refusal says whether the operation took other
 * requests. A member that a check missed was shown by the operation at all, or not: where a check of
 * presence missed a member that other answers show, the value was not kept: the finding is left to the check of that
 * value, as a schema mismatch. Any other check that missed members which no answer about such a record shows leaves them
 * to the check of their presence, unless its own clause says that they are shown.
 */
export function withPresence(run: RunSpec, record: CheckRecord): CheckRecord {
  const { finding } = record;
  if (!finding || record.verdict !== 'fail') return record;
  const operation = finding.exchanges.at(-1)?.operationId ?? '';
  const { absent } = finding;
  const answered = shownIn(run).get(operation);
  if (isRefusal(finding) && answered) return { ...record, finding: { ...finding, takesOthers: true } };
  if (absent) {
    return answered?.has(absent)
      ? { ...record, finding: { ...finding, schemaMismatch: absent.split('.') } }
      : record;
  }
  const neverShown = isAboutPresence(finding) ? [] : blankMembersOf(finding);
  const shown = [...shownIn(run)].filter(([id]) => id === operation || isReadAfter(id, operation));
  return neverShown.length > 0 && !shown.some(([, members]) => neverShown.some((path) => members.has(path)))
    ? { ...record, finding: { ...finding, neverShown } }
    : record;
}

/** A request was refused that had to be taken, and not for who asks or for what its path names. */
const isRefusal = ({ kind, exchanges }: Finding): boolean => {
  const { status = 0 } = exchanges.at(-1) ?? {};
  return kind === 'wrong-status' && status >= 400 && status < 500 && !DENIALS.includes(status);
};

/** The segments of paths that an id follows: `residents` in `/residents/{residentId}/avatar`. */
const collections = new Set(
  Object.values(operations).flatMap(({ path }) =>
    [...path.matchAll(/([\w-]+)\/\{/g)].map(([, name]) => name),
  ),
);

/** The innermost collection in the path of an operation. */
const collectionOf = (path: string): string | undefined =>
  path.split('/').findLast((segment) => collections.has(segment));

/** Whether an operation reads one record of the kind that another one writes: what it shows has a value. */
function isReadAfter(read: string, write: string): boolean {
  if (!isOperation(read) || !isOperation(write)) return false;
  const [one, other] = [operations[read], operations[write]];
  return (
    one.method === 'get' &&
    one.path.endsWith('}') &&
    other.method !== 'get' &&
    one.section === other.section &&
    collectionOf(one.path) === collectionOf(other.path)
  );
}

const isAboutPresence = ({ clauses: broken = [] }: Finding): boolean =>
  broken.some((id) => isAbout(id, 'presence'));

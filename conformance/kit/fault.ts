import { show } from './json.ts';
import { isBlank } from './same.ts';

/** How an answer, or a delivery, breaks a requirement. */
export type FindingKind =
  | 'wrong-status'
  | 'server-error'
  | 'wrong-envelope'
  | 'wrong-type'
  | 'missing-member'
  | 'wrong-value'
  | 'missing-item'
  | 'extra-item'
  | 'wrong-count'
  | 'wrong-order'
  | 'left-a-trace'
  | 'missing-event'
  | 'extra-event'
  | 'wrong-event'
  | 'broken-duty';

/** A wrong member. */
export interface MemberFault {
  /** Its dotted path in the record: `capacity.residents.max`; positions in lists and the envelope are left out. */
  readonly path: string;
  /** Null, absent or empty where a value is required. */
  readonly blank?: true;
  /** Its value and the required one, if they are texts, numbers or booleans. */
  readonly found?: string;
  readonly expected?: string;
}

/** The result of an assertion. The text for people is made from it; no code reads the text. */
export interface Fault {
  readonly kind: FindingKind;
  readonly found: string;
  readonly members?: readonly MemberFault[];
  /** The ids of the items of a list that are missing or too many. */
  readonly items?: readonly string[];
}

/** The path of a member without positions in lists and without the envelope. */
export const memberPath = (path: string): string =>
  path
    .split('.')
    .filter((part, at) => !/^\d+$/.test(part) && !(at === 0 && part === 'data'))
    .join('.');

/** Longer values appear only in the text of the finding. */
const LONGEST = 240;

const plainText = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= LONGEST
    ? String(value)
    : undefined;

/** A member with a wrong value, or without one. */
export function memberFault(path: string, value: unknown, required?: unknown): MemberFault {
  const [found, expected] = [plainText(value), plainText(required)];
  return {
    path: memberPath(path),
    ...(isBlank(value) && (required === undefined || !isBlank(required)) && { blank: true as const }),
    ...(found !== undefined && { found }),
    ...(expected !== undefined && { expected }),
  };
}

/** A member has a wrong value, or none. */
export const shows = (path: string, value: unknown, found = `${path} is ${show(value)}`): Fault => ({
  kind: isBlank(value) ? 'missing-member' : 'wrong-value',
  found,
  members: [memberFault(path, value)],
});

/** Something other than a member is wrong: a header, the bytes of a file, a set of values. */
export const differs = (found: string): Fault => ({ kind: 'wrong-value', found });

const ofList =
  (kind: FindingKind) =>
  (found: string, member?: string, list: unknown = found): Fault => ({
    kind,
    found,
    ...(member !== undefined && {
      members: [{ path: memberPath(member), ...(isBlank(list) && { blank: true as const }) }],
    }),
  });

/**
 * A required item is missing in a list. `member` is its name if a record holds it, and `list` its value, null if
 * absent.
 */
export const lacks = ofList('missing-item');

/**
 * A list has an item that must not be there. `member` names the list if a record holds it, or the wrong member of the
 * item.
 */
export const holdsExtra = ofList('extra-item');

/** A list has the wrong items: one is missing, or one too many. */
export const holdsOthers = (
  listed: readonly unknown[],
  required: readonly unknown[],
  found: string,
  member?: string,
): Fault => {
  const missing = required.filter((one) => !listed.includes(one));
  const others = missing.length > 0 ? missing : listed.filter((one) => !required.includes(one));
  const fault = (missing.length > 0 ? lacks : holdsExtra)(found, member);
  return member === undefined ? { ...fault, items: others.map(String) } : fault;
};

/** The wrong number of items. */
export const counts = ofList('wrong-count');

/** An item occurs less or more often than required. */
export const listedTimes = (times: number, wanted: number, found: string, member?: string): Fault =>
  (times < wanted ? lacks : holdsExtra)(found, member, times === 0 ? null : found);

/** Items are in the wrong order. */
export const outOfOrder = (found: string): Fault => ({ kind: 'wrong-order', found });

/** Something changed that must not change. */
export const changed = (found: string): Fault => ({ kind: 'left-a-trace', found });

/** A member has a value of the wrong type, or none. */
export const wrongType = (path: string, value: unknown, found?: string): Fault => {
  const fault = shows(path, value, found);
  return fault.kind === 'wrong-value' ? { ...fault, kind: 'wrong-type' } : fault;
};

/** A body or a file has the wrong format. */
export const wrongFormat = (found: string): Fault => ({ kind: 'wrong-type', found });

/** The envelope is wrong: the resource is wrapped or bare, or a body is there that must not be. */
export const wrongEnvelope = (found: string): Fault => ({ kind: 'wrong-envelope', found });

/** The members that a finding names, each by the outermost part of its path. */
export const membersOf = ({ members = [] }: Pick<Fault, 'members'>): readonly string[] => [
  ...new Set(members.map(({ path }) => path.split('.')[0] ?? '').filter((name) => name !== '')),
];

/** Every member on the path to those that a finding names, the outermost first. */
export const membersOnTheWay = ({ members = [] }: Pick<Fault, 'members'>): readonly string[] => [
  ...new Set(members.flatMap(({ path }) => path.split('.')).filter((name) => name !== '')),
];

/** The paths of the members without a value, if the finding is only about these. */
export const blankMembersOf = ({ members = [] }: Pick<Fault, 'members'>): readonly string[] =>
  members.every(({ blank }) => blank) ? [...new Set(members.map(({ path }) => path))] : [];

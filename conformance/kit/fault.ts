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

/** A member that is not as required. */
export interface MemberFault {
  /** Its dotted path in the record: `capacity.residents.max`; positions in lists and the envelope are left out. */
  readonly path: string;
  /** Null, absent or empty where a value is required. */
  readonly blank?: true;
  /** The value that it has, and the required one, where they are texts, numbers or booleans. */
  readonly found?: string;
  readonly expected?: string;
}

/** What an assertion found. The text is made from it for people; nothing reads the text. */
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

/** Longer values are for the text of the finding alone. */
const LONGEST = 240;

const plainText = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= LONGEST
    ? String(value)
    : undefined;

/** A member with another value than the required one, or with none. */
export function memberFault(path: string, value: unknown, required?: unknown): MemberFault {
  const [found, expected] = [plainText(value), plainText(required)];
  return {
    path: memberPath(path),
    ...(isBlank(value) && (required === undefined || !isBlank(required)) && { blank: true as const }),
    ...(found !== undefined && { found }),
    ...(expected !== undefined && { expected }),
  };
}

/** A member shows another value than the required one, or none. */
export const shows = (path: string, value: unknown, found = `${path} is ${show(value)}`): Fault => ({
  kind: isBlank(value) ? 'missing-member' : 'wrong-value',
  found,
  members: [memberFault(path, value)],
});

/** Something else than a member is not as required: a header, the bytes of a file, a set of values. */
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
 * An item that must be listed is not; `member` names the list where a record holds it, and `list` is what it shows, with
 * null for nothing.
 */
export const lacks = ofList('missing-item');

/** An item is listed that must not be; `member` names the list where a record holds it, or what is wrong with the item. */
export const holdsExtra = ofList('extra-item');

/** Other items are listed than the required ones: one is missing, or else there is one too many. */
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

/** Another number of items than required. */
export const counts = ofList('wrong-count');

/** An item is listed less or more often than required. */
export const listedTimes = (times: number, wanted: number, found: string, member?: string): Fault =>
  (times < wanted ? lacks : holdsExtra)(found, member, times === 0 ? null : found);

/** Items stand in another order than required. */
export const outOfOrder = (found: string): Fault => ({ kind: 'wrong-order', found });

/** Something changed that had to stay as it was. */
export const changed = (found: string): Fault => ({ kind: 'left-a-trace', found });

/** A member has a value of another type than the required one, or none. */
export const wrongType = (path: string, value: unknown, found?: string): Fault => {
  const fault = shows(path, value, found);
  return fault.kind === 'wrong-value' ? { ...fault, kind: 'wrong-type' } : fault;
};

/** A body, or a file, has another format than the required one. */
export const wrongFormat = (found: string): Fault => ({ kind: 'wrong-type', found });

/** What surrounds the resource is not as required: it is wrapped or bare, or there is a body where none belongs. */
export const wrongEnvelope = (found: string): Fault => ({ kind: 'wrong-envelope', found });

/** The members that a finding names, each by the outermost part of its path. */
export const membersOf = ({ members = [] }: Pick<Fault, 'members'>): readonly string[] => [
  ...new Set(members.map(({ path }) => path.split('.')[0] ?? '').filter((name) => name !== '')),
];

/** Every member on the way to those that a finding names, the outermost first. */
export const membersOnTheWay = ({ members = [] }: Pick<Fault, 'members'>): readonly string[] => [
  ...new Set(members.flatMap(({ path }) => path.split('.')).filter((name) => name !== '')),
];

/** The paths of the members without a value, where a finding is about nothing else. */
export const blankMembersOf = ({ members = [] }: Pick<Fault, 'members'>): readonly string[] =>
  members.every(({ blank }) => blank) ? [...new Set(members.map(({ path }) => path))] : [];

import { clauses, type Clause, type ClauseId } from '../../openapi/generated/clauses.ts';
import { operations as contract, type OperationId } from '../../openapi/generated/contract.ts';
import type { AnyReply } from '../mock/http/reply.ts';
import { membersIn } from './input.ts';
import { afterwards } from './mutation.ts';
import type { Mutant } from './mutant.ts';

interface Resource {
  /** A word before the member in their ids, where several resources of the section have members of the same names. */
  readonly part?: string;
  /** The resource, as a word of their sentences. */
  readonly resource: string;
  readonly breaks: readonly ClauseId[];
  /** The operations that show the resource, under `data`, as the items of a list there, or bare. */
  readonly operations: readonly OperationId[];
  /** The member of `data` that holds the list, where `data` is no list itself. */
  readonly under?: string;
}

/**
 * One mutant for each member of a resource: it leaves the member out wherever the resource is shown.
 * `members` are dotted paths with spaces between them, in one text or in several; `*` stands for every element of a
 * list, and `creator.id,name` is short for `creator.id creator.name`.
 */
export const leavingOut = (
  section: string,
  { part, resource, breaks, operations, under = '' }: Resource,
  ...members: readonly string[]
): readonly Mutant[] =>
  pathsIn(members.join(' ')).map((member) => ({
    id: `${section}.${part === undefined ? '' : `${part}-`}leaves-out-${kebab(member)}`,
    description: `The member ${member} of ${resource} is shown nowhere.`,
    breaks: [...breaks, ...presenceClausesOf(operations, member).filter((one) => !breaks.includes(one))],
    tables: afterwards(operations, withoutMember(member.split('.'), under)),
  }));

/** ACT-30 says when its member is not shown. What a member holds is left out with it, and what is described as objects with ids shows each id. */
const isOfPresence = ({ id, about }: Clause, member: string): boolean => {
  const path = member.replaceAll('*.', '');
  const isWithIds = path.endsWith('.id') && about.member.includes(path.slice(0, -'.id'.length));
  return (
    id !== 'ACT-30' &&
    about.member.some((one) => one === path || one.startsWith(`${path}.`)) &&
    (about.aspect.includes('presence') || (isWithIds && about.aspect.includes('shape')))
  );
};

/** The clauses of these operations that say of this member, or of what it holds, that it is shown. */
const presenceClausesOf = (operations: readonly OperationId[], member: string): readonly ClauseId[] =>
  operations
    .flatMap((id) => Object.values<readonly ClauseId[]>(contract[id].clauses).flat())
    .filter((id, at, all) => all.indexOf(id) === at && isOfPresence(clauses[id], member));

const pathsIn = (text: string): readonly string[] =>
  text.split(' ').flatMap((path) => {
    const [, parent = '', names = ''] = /^(.*\.)?([^.]+)$/.exec(path) ?? [];
    return names.split(',').map((name) => parent + name);
  });

const withoutMember =
  (path: readonly string[], under: string) =>
  (reply: AnyReply): AnyReply => {
    const body = membersIn(reply.body);
    const isUnder = under in membersIn(body['data']);
    const list = isUnder ? [under, '*', ...path] : Array.isArray(body['data']) ? ['*', ...path] : path;
    return { ...reply, body: dropped(reply.body, 'data' in body ? ['data', ...list] : path) };
  };

/** The value without what stands at the path. */
const dropped = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(value)) return name === '*' ? value.map((one: unknown) => dropped(one, rest)) : value;
  const members = membersIn(value);
  if (!(name in members)) return value;
  return Object.fromEntries(
    Object.entries(members).flatMap(([key, one]) =>
      key !== name ? [[key, one]] : rest.length === 0 ? [] : [[key, dropped(one, rest)]],
    ),
  );
};

const kebab = (member: string): string =>
  member.replace(/\.\*?\.?/g, '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

import { isExactInteger, type Whole } from '../domain/exact-integer.ts';
import type { OperationId } from '../../../openapi/generated/contract.ts';
import { refuse, type Refusal } from '../http/problem.ts';
import type { World } from '../world/world.ts';

/** What can happen to a sent member that the body schema does not list. */
type Fate = 'ignored' | 'taken' | 'refused';

/** The readings of a choice about such members, each under its own name. */
export const fates: { readonly [F in Fate]: F } = { ignored: 'ignored', taken: 'taken', refused: 'refused' };

/** Converts a sent value to one type; undefined if that is impossible. */
type ReadMember<T> = (value: unknown, coerce: boolean) => T | undefined;

export const readText: ReadMember<string> = (value, coerce) => {
  if (typeof value === 'string') return value;
  return coerce && (typeof value === 'number' || typeof value === 'boolean') ? String(value) : undefined;
};

export const readNumber: ReadMember<Whole> = (value, coerce) => {
  if (isExactInteger(value)) return value;
  const read = coerce && typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
};

/** One of a closed set of texts. */
export const readOneOf =
  <T extends string>(values: readonly T[]): ReadMember<T> =>
  (value) =>
    values.find((one) => one === value);

/**
 * The value of such a member, from the raw body; undefined if it was not sent or has no effect. Refuses with 400 if the
 * reading says so, or if the value cannot be converted.
 */
export const openMember = <T extends string | Whole>(
  sent: Readonly<Record<string, unknown>>,
  name: string,
  read: ReadMember<T>,
  fate: Fate,
  operation: OperationId,
  world: World,
): T | undefined | Refusal => {
  if (fate === 'ignored' || !Object.hasOwn(sent, name)) return undefined;
  if (fate === 'refused') return refuseMember(name, 'unknown', 'is not accepted here', 'leave it out.');
  const coerce = world.choose('wrong-types', { refused: false, coerced: true }, operation);
  return (
    read(sent[name], coerce) ??
    refuseMember(
      name,
      'type',
      'does not have the type or the value that the resource states',
      'correct it or leave it out.',
    )
  );
};

const refuseMember = (name: string, code: string, message: string, next: string): Refusal =>
  refuse(
    'invalid-input',
    { promised: 'The body may only have members of this operation.', found: `${name} ${message}.`, next },
    { validation: [{ location: 'body', pointer: `/${name}`, code, message }] },
  );

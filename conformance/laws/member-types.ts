import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Answer } from '../kit/call.ts';
import { check, type CheckSpec } from '../kit/check.ts';
import { readDateTime } from '../kit/date-time.ts';
import { field, isObject, show, type JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { wrongType } from '../kit/fault.ts';
import { mustHold } from '../kit/must.ts';
import { listOf, objects } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';

/** A resource as one answer shows it. */
export interface Shown {
  readonly answer: Answer;
  readonly resource: JsonObject;
}

/** The resource of an answer about one resource; empty if the answer has none. */
export const inData = (answer: Answer): readonly Shown[] => {
  const resource = isSuccess(answer) ? field(answer.json, 'data') : undefined;
  return isObject(resource) ? [{ answer, resource }] : [];
};

/** The items of a list that may have the given id. An item whose id is not a string counts too. */
export const inList = (answer: Answer, id: string): readonly Shown[] =>
  isSuccess(answer)
    ? listOf(answer).flatMap((resource) =>
        typeof resource['id'] !== 'string' || resource['id'] === id ? [{ answer, resource }] : [],
      )
    : [];

/** The objects in an array member of the resources, each as a resource of its own. */
export const inMember = (shown: readonly Shown[], member: string): readonly Shown[] =>
  shown.flatMap(({ answer, resource }) =>
    objects(resource, member).map((one) => ({ answer, resource: one })),
  );

/** Every resource must have an id that is a string; `what` names the resources in the message, `member` the id. */
export function mustHaveIds(shown: readonly Shown[], what?: string, member = 'id'): void {
  for (const { answer, resource } of shown) {
    const id = resource[member];
    const promised = what === undefined ? 'an id, a string' : `${what} with an id, a string`;
    mustHold(answer, promised, typeof id === 'string' && id !== '', wrongType(member, id, show(resource)));
  }
}

/** The type of a member, in words and as a test. */
export interface MemberType {
  readonly says: string;
  readonly holds: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const anObject: MemberType = { says: 'an object', holds: isObject };
export const listOfObjects: MemberType = {
  says: 'an array of objects',
  holds: (value) => Array.isArray(value) && value.every(isObject),
};
export const aText: MemberType = { says: 'a string', holds: isText };
export const aNumber: MemberType = { says: 'a number', holds: (value) => typeof value === 'number' };
export const aBoolean: MemberType = { says: 'a boolean', holds: (value) => typeof value === 'boolean' };
export const texts: MemberType = {
  says: 'an array of strings',
  holds: (value) => Array.isArray(value) && value.every(isText),
};
export const aDateTime: MemberType = {
  says: 'an ISO 8601 date-time',
  holds: (value) => isText(value) && readDateTime(value) !== undefined,
};
export const aDate: MemberType = {
  says: 'a date',
  holds: (value) =>
    isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && readDateTime(`${value}T00:00:00Z`) !== undefined,
};
/** An e-mail address. An empty text is allowed and means that there is none. */
export const anEmail: MemberType = {
  says: 'an e-mail address',
  holds: (value) => isText(value) && (value === '' || /^[^\s@]+@[^\s@]+$/.test(value)),
};
/** A URL, absolute or relative. An empty text is allowed. */
export const aUrl: MemberType = {
  says: 'a URL',
  holds: (value) =>
    isText(value) &&
    (value === '' || (!/[\s<>"{}|\\^`]/.test(value) && URL.canParse(value, 'http://base.invalid'))),
};
export const oneOf = (...values: readonly string[]): MemberType => ({
  says: `one of ${values.join(', ')}`,
  holds: (value) => isText(value) && values.includes(value),
});

/** In every answer, each member that is set must have the type. Members are named by dotted paths. */
export function mustBeOfType(shown: readonly Shown[], members: readonly string[], type: MemberType): void {
  for (const { answer, resource } of shown)
    for (const member of members) {
      const value = field(resource, member);
      mustHold(
        answer,
        `${member} is ${type.says} where it is set (${answer.operationId})`,
        value === undefined || value === null || type.holds(value),
        wrongType(member, value),
      );
    }
}

/** One check: its sentence, its clause, and the members of each type as dotted paths, separated by spaces. */
export type TypeRow = readonly [
  says: string,
  clause: ClauseId,
  ...types: readonly (readonly [type: MemberType, members: string])[],
];

/**
 * Declares one check for each row, named within the section: in every sample, each member that is set must
 * have its type.
 */
export function memberTypes(
  section: string,
  samples: (t: Tools) => Promise<readonly Shown[]>,
  rows: Readonly<Record<string, TypeRow>>,
  more: Pick<CheckSpec, 'profile' | 'needs'> = {},
): void {
  for (const [name, [says, clause, ...types]] of Object.entries(rows))
    check({
      ...{ id: `${section}.${name}`, says, clauses: [clause], ...more },
      async run(t) {
        const shown = await samples(t);
        for (const [type, members] of types) mustBeOfType(shown, members.split(' '), type);
      },
    });
}

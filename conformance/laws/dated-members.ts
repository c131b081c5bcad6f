import fc from 'fast-check';
import type { ClauseId } from '../../openapi/generated/clauses.ts';
import { clockOf } from '../factories/homes.ts';
import type { Answer } from '../kit/call.ts';
import { check } from '../kit/check.ts';
import { field, isObject, type JsonObject } from '../kit/json.ts';
import { isSuccess } from '../kit/match.ts';
import { wrongType } from '../kit/fault.ts';
import { mustHold } from '../kit/must.ts';
import { listOf } from '../kit/read.ts';
import type { Tools } from '../kit/tools.ts';
import type { MemberType, Shown } from './member-types.ts';

/** Two times of day (HH:mm), the second later than the first. */
export const someHours: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(fc.integer({ min: 0, max: 1438 }), fc.integer({ min: 1, max: 1439 }))
  .map(([begin, length]) => [clockOf(begin), clockOf(Math.min(begin + length, 1439))]);

/** A time of day (HH:mm). An empty text is allowed and means that there is none. */
export const aTimeOfDay: MemberType = {
  says: 'a time of day, HH:mm',
  holds: (value) => typeof value === 'string' && /^(([01]\d|2[0-3]):[0-5]\d)?$/.test(value),
};
export const anInteger: MemberType = { says: 'an integer', holds: Number.isInteger };
export const anObject: MemberType = { says: 'an object', holds: isObject };

/** Declares the check that every resource has an id. An id must be set, while other members may be absent. */
export function hasId(
  id: string,
  says: string,
  clause: ClauseId,
  samples: (t: Tools) => Promise<readonly Shown[]>,
): void {
  check({
    ...{ id, says, clauses: [clause] },
    async run(t) {
      for (const { answer, resource } of await samples(t)) {
        const found = resource['id'];
        const isId = typeof found === 'string' && found !== '';
        mustHold(answer, 'an id, a string', isId, wrongType('id', found));
      }
    },
  });
}

/** The resources of a successful answer: the one under `data`, or each item of a list. */
export function shownIn(answer: Answer): readonly Shown[] {
  const data = isSuccess(answer) ? field(answer.json, 'data') : undefined;
  if (Array.isArray(data)) return listOf(answer).map((resource) => ({ answer, resource }));
  return isObject(data) ? [{ answer, resource: data }] : [];
}

/** A body without some of its members. */
export const without = <Body extends object>(
  body: Body,
  ...names: readonly (keyof Body & string)[]
): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.some((one) => one === name)));

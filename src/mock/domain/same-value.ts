import { isRecord } from './json-object.ts';

/** Whether two JSON values are equal, with members in any order; undefined is a value. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => isSameValue(item, other[at]));
  if (!isRecord(one) || !isRecord(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameValue(one[name], other[name]))
  );
};

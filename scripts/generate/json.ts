/** JSON as read from a file, before anything is known about it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

export const asList = (value: unknown): readonly Json[] => (isList(value) ? value : []);

export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

export const asTexts = (value: unknown): readonly string[] =>
  asList(value).filter((item): item is string => typeof item === 'string');

/** What stands at a local reference (`#/a/b`), which may be a reference itself. */
export const valueAt = (document: JsonObject, ref: string): Json | undefined =>
  ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((at, part) => asObject(at)[part], document);

/** The value behind a local reference (`#/a/b`), or the value itself. */
export const resolve = (document: JsonObject, value: unknown): JsonObject => {
  const object = asObject(value);
  const ref = object['$ref'];
  return typeof ref === 'string' ? resolve(document, valueAt(document, ref)) : object;
};

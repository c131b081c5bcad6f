import { isObject } from './json.ts';
import type { JsonObject } from './json.ts';

/** The object at a pointer such as `#/components/schemas/Resident`, references on the way and at the end followed. */
export function objectAt(document: JsonObject, pointer: string): JsonObject {
  const found = pointer
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, part) => {
      const value = resolved(document, at);
      return Array.isArray(value) ? value[Number(part)] : isObject(value) ? value[part] : undefined;
    }, document);
  const value = resolved(document, found);
  if (!isObject(value)) throw new Error(`the contract has no object at ${pointer}`);
  return value;
}

/** The value itself, or what its `$ref` names. */
export function resolved(document: JsonObject, value: unknown): unknown {
  return isObject(value) && typeof value['$ref'] === 'string' ? objectAt(document, value['$ref']) : value;
}

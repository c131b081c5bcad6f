import type { ErrorObject } from 'ajv';
import { isMap, isScalar } from 'yaml';
import type { Document, LineCounter } from 'yaml';
import { show } from '../kit/json.ts';
import { nearest } from './nearest.ts';

type Path = readonly string[];

/** Finds the line of a value in a YAML text, or of one key of a map. */
export type Locate = (path: Path, key?: string) => number;

/** Lines of keys and values in a parsed document, counted from 1. */
export function locator(document: Document, lines: LineCounter): Locate {
  const lineAt = (range: readonly number[] | null | undefined): number => lines.linePos(range?.[0] ?? 0).line;
  return (path, key) => {
    const node: unknown = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isMap(node)) {
      const named = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      return lineAt(named && isScalar(named.key) ? named.key.range : node.range);
    }
    return lineAt(
      typeof node === 'object' && node !== null && 'range' in node ? asRange(node.range) : undefined,
    );
  };
}

const asRange = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) ? value.filter((part) => typeof part === 'number') : undefined;

/** Turns one schema error into a message for the author of the file: `line: sentence`. */
export function problemOf(error: ErrorObject, locate: Locate): string {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params['additionalProperty']);
    return `${locate(path, key)}: ${unknownKey(key, path, keysOf(error.parentSchema?.['properties']))}`;
  }
  const subject = path.join('.') || 'the configuration';
  return `${locate(path)}: ${subject} ${wanted(error)}; found ${show(error.data, 80)}.`;
}

/** The message about an unknown key, with the known name that is nearest to it. */
export function unknownKey(key: string, path: Path, known: readonly string[]): string {
  const [close] = nearest(key, known);
  const place = path.length === 0 ? '' : ` in ${path.join('.')}`;
  return `unknown key '${key}'${place}. ${close ? `Did you mean '${close}'?` : `Known here: ${known.join(', ')}.`}`;
}

function wanted(error: ErrorObject): string {
  if (error.keyword === 'enum') return `must be one of ${JSON.stringify(error.params['allowedValues'])}`;
  if (error.keyword === 'pattern') return `must match ${String(error.params['pattern'])}`;
  return error.message ?? 'is not as expected';
}

const keysOf = (properties: unknown): string[] =>
  typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];

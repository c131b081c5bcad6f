import { parseExact, TooLargeNumber } from '../domain/exact-integer.ts';
import { shownValue } from '../domain/shown-value.ts';
import type { Refusal } from './problem.ts';
import { malformedJson } from './unreadable.ts';

/** The deepest nesting that a body may have. Bodies of the interface have only a few levels. */
export const MAX_JSON_DEPTH = 64;

const [QUOTE, BACKSLASH] = [34, 92];
const OPENING = [91, 123];
const CLOSING = [93, 125];

/** The index of the quote that ends the string at `begin`, or the length of the JSON without one. */
const endOfText = (json: string, begin: number): number => {
  for (let end = json.indexOf('"', begin + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
};

/** Whether the JSON has more than `than` of these characters. */
const hasMore = (than: number, json: string, characters: readonly string[]): boolean => {
  let left = than;
  for (const one of characters)
    for (let at = json.indexOf(one); at >= 0; at = json.indexOf(one, at + 1)) if (left-- === 0) return true;
  return false;
};

/**
 * Whether a JSON text nests deeper than `levels`. It is checked before parsing: readers of the value may
 * recurse.
 */
export const isDeeperThan = (levels: number, json: string): boolean => {
  // The depth is at most the number of opening brackets, and most bodies have few.
  if (!hasMore(levels, json, ['[', '{'])) return false;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (OPENING.includes(code)) depth += 1;
    else if (CLOSING.includes(code)) depth -= 1;
    if (depth > levels) return true;
  }
  return false;
};

// A byte order mark at the beginning is skipped.
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of bytes; undefined where they are not UTF-8. */
export const textOf = (bytes: Uint8Array): string | undefined => {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
};

/** The value of a JSON text, or the refusal of bytes that are no JSON. */
export const jsonValue = (bytes: Uint8Array): { readonly value: unknown } | Refusal => {
  const text = textOf(bytes);
  if (text === undefined) return malformedJson('bytes that are not UTF-8');
  if (isDeeperThan(MAX_JSON_DEPTH, text))
    return malformedJson(`objects and lists nested deeper than ${MAX_JSON_DEPTH} levels`);
  try {
    return { value: parseExact(text) };
  } catch (error) {
    if (error instanceof TooLargeNumber)
      return malformedJson(
        `the number ${shownValue(error.message)}, which is larger than any that this server holds`,
      );
    return malformedJson(error instanceof Error ? error.message : 'something else');
  }
};

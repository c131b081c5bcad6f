/** JSON with unknown content. Read members with `field`, or with the readers of read.ts, which also judge. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The deepest nesting that is read; answers of the interface have only a few levels. */
export const DEEPEST = 64;

/**
 * The value of a JSON text; undefined if it is not JSON, or too deep for recursive readers. JSON itself has no
 * undefined.
 */
export function parseJson(text: string): unknown {
  // Many bodies are empty, and an error is slow to make.
  if (text === '' || isDeeperThan(DEEPEST, text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Whether a JSON text nests objects and lists deeper than `levels`. */
export function isDeeperThan(levels: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') at = endOfString(text, at);
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > levels) return true;
  }
  return false;
}

/** The place of the quote that ends the string at `begin`, or the end of the text. */
function endOfString(text: string, begin: number): number {
  for (let end = text.indexOf('"', begin + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === '\\') escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

/** Whether a value is a string that is not empty. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The items of a JSON array; empty for other values. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The member at a dotted path such as `data.about.likes.0`; undefined if it does not exist. */
export function field(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at[Number(name)];
    return isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }, value);
}

/** A value for a sentence: JSON, cut if it is long. */
export function show(value: unknown, limit = 240): string {
  if (value === undefined) return 'nothing';
  return cut(JSON.stringify(value), limit);
}

export function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit)}… (${text.length} characters)`;
}

/** Whether `cut` shortened the text. */
export const isCut = (text: string): boolean => /… \(\d+ characters\)$/.test(text);

/** JSON of which nothing is known yet. Read members with `field`, or with the readers of read.ts, which judge. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value that a text spells, or undefined where it is no JSON (JSON itself has no undefined). */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The items of a JSON array; none where the value is something else. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The member at a dotted path such as `data.about.likes.0`; undefined where the path leads nowhere. */
export function field(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at[Number(name)];
    return isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  }, value);
}

/** A value as it stands in a sentence: JSON, cut off where it grows long. */
export function show(value: unknown, limit = 240): string {
  if (value === undefined) return 'nothing';
  return cut(JSON.stringify(value), limit);
}

export function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit)}… (${text.length} characters)`;
}

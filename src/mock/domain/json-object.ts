/** The members of a JSON object by name. */
export type Members = Readonly<Record<string, unknown>>;

/** Is it a JSON object: neither null nor a list? */
export const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

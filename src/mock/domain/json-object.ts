/** The members of a JSON object by name. */
export type Members = Readonly<Record<string, unknown>>;

/** Is it a JSON object, not null or a list? */
export const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

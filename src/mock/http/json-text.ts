/** Texts of values that were declared to stay as they are. */
const texts = new WeakMap<object, string>();

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
};

/**
 * Declares that a JSON value never changes, so that it becomes text only once however often it is sent. It is
 * frozen through and through: who wants to send something else makes a copy, and the copy is written anew.
 */
export const lasting = <T extends object>(value: T): T => {
  freeze(value);
  texts.set(value, JSON.stringify(value));
  return value;
};

/** Undefined where JSON has no word for the value. */
const textOf = (value: unknown): string | undefined =>
  (typeof value === 'object' && value !== null ? texts.get(value) : undefined) ?? JSON.stringify(value);

const listText = (items: readonly unknown[]): string =>
  `[${items.map((item) => textOf(item) ?? 'null').join(',')}]`;

/** The text of an answer's body, as JSON.stringify would give it; lasting values in its envelope bring their own. */
export const jsonText = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('data' in body)) return textOf(body) ?? 'null';
  const members: string[] = [];
  for (const [name, value] of Object.entries(body)) {
    const text = Array.isArray(value) ? listText(value) : textOf(value);
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(',')}}`;
};

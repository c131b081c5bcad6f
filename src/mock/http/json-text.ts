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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const keptText = (value: unknown): string | undefined => (isObject(value) ? texts.get(value) : undefined);

/** Undefined where JSON has no word for the value. */
const textOf = (value: unknown): string | undefined => keptText(value) ?? JSON.stringify(value);

/** Lists of lasting values as they were sent last, by their first item: who asks again mostly finds what there was. */
const lists = new WeakMap<object, { readonly items: readonly unknown[]; readonly text: string }>();

const listText = (items: readonly unknown[]): string => {
  const [first] = items;
  const known = isObject(first) ? lists.get(first) : undefined;
  if (known?.items.length === items.length && known.items.every((item, at) => item === items[at]))
    return known.text;
  const text = `[${items.map((item) => textOf(item) ?? 'null').join(',')}]`;
  if (isObject(first) && items.every((item) => keptText(item) !== undefined))
    lists.set(first, { items: [...items], text });
  return text;
};

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

/** Texts of values that were declared to stay as they are. */
const texts = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const freeze = (value: object): void => {
  for (const member of Object.values(value)) if (isObject(member)) freeze(member);
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

const keptText = (value: unknown): string | undefined => (isObject(value) ? texts.get(value) : undefined);

/** Undefined where JSON has no word for the value. */
const textOf = (value: unknown): string | undefined => keptText(value) ?? JSON.stringify(value);

/** A list as text, and where all its items are lasting, what was last sent around it. */
interface ListText {
  readonly items: readonly unknown[];
  readonly text: string;
  /** `bytes` is there from the second time on: many lists are sent only once. */
  sent?: { readonly before: string; readonly after: string; readonly bytes?: Uint8Array };
}

/** Lists of lasting values as they were sent last, by their first item: who asks again mostly finds what there was. */
const lists = new WeakMap<object, ListText>();

const listOf = (items: readonly unknown[]): ListText => {
  const [first] = items;
  const known = isObject(first) ? lists.get(first) : undefined;
  if (known?.items.length === items.length && known.items.every((item, at) => item === items[at]))
    return known;
  const list = { items: [...items], text: `[${items.map((item) => textOf(item) ?? 'null').join(',')}]` };
  if (isObject(first) && items.every((item) => keptText(item) !== undefined)) lists.set(first, list);
  return list;
};

const utf8 = new TextEncoder();

/** A list in its envelope. Turning it into bytes costs more than all the rest of a list, so those are kept. */
const enveloped = (before: string, list: ListText, after: string): string | Uint8Array => {
  const { sent } = list;
  const isAgain = sent?.before === before && sent.after === after;
  if (isAgain && sent.bytes) return sent.bytes;
  const text = `${before}${list.text}${after}`;
  list.sent = isAgain ? { before, after, bytes: utf8.encode(text) } : { before, after };
  return list.sent.bytes ?? text;
};

/**
 * The body of an answer as JSON.stringify would write it, as text or as bytes of UTF-8; lasting values in its envelope
 * bring their own text.
 */
export const jsonBody = (body: unknown): string | Uint8Array => {
  if (typeof body !== 'object' || body === null || !('data' in body)) return textOf(body) ?? 'null';
  let text = '{';
  let before: string | undefined;
  let list: ListText | undefined;
  for (const [name, value] of Object.entries(body)) {
    const isList = name === 'data' && Array.isArray(value);
    const written = isList ? '' : Array.isArray(value) ? listOf(value).text : textOf(value);
    if (written === undefined) continue;
    text += `${text === '{' ? '' : ','}${JSON.stringify(name)}:${written}`;
    if (!isList) continue;
    list = listOf(value);
    before = text;
    text = '';
  }
  text += '}';
  return list && before !== undefined ? enveloped(before, list, text) : text;
};

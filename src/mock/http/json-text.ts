import { withDigits } from '../domain/exact-integer.ts';
import { joined, octetsOf } from './octets.ts';

/**
 * The JSON of a value that never changes: its text and, once it is needed, whether the text is pure ASCII, and its
 * bytes with a comma before.
 */
interface Lasting {
  readonly text: string;
  isAscii?: boolean;
  inList?: Uint8Array;
}

const kept = new WeakMap<object, Lasting>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const freeze = (value: object): void => {
  for (const member of Object.values(value)) if (isObject(member)) freeze(member);
  Object.freeze(value);
};

/**
 * Declares that a JSON value never changes, so that it is serialized only once. The value is frozen deeply; a
 * changed copy is a new value and is serialized as usual.
 */
export const lasting = <T extends object>(value: T): T => {
  freeze(value);
  kept.set(value, { text: textWith(value) ?? 'null' });
  return value;
};

const lastingOf = (value: unknown): Lasting | undefined => (isObject(value) ? kept.get(value) : undefined);

/** As JSON.stringify, with all digits of whole numbers. What JSON cannot express is undefined, as there. */
const textWith = (value: unknown): string | undefined => {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : withDigits(text);
};

/** The JSON of a value; undefined where JSON cannot express it. */
const textOf = (value: unknown): string | undefined => lastingOf(value)?.text ?? textWith(value);

const listText = (items: readonly unknown[]): string =>
  `[${items.map((item) => textOf(item) ?? 'null').join(',')}]`;

/** A long list of lasting values in its envelope, as it was last sent; its bytes where they were made. */
interface SentList {
  readonly items: readonly unknown[];
  readonly before: string;
  readonly after: string;
  readonly bytes: Uint8Array | undefined;
}

/** Long lists as they were last sent, by their first item: a repeated request mostly gets the same list. */
const sent = new WeakMap<object, SentList>();

/** From this number of characters on a list is long. */
const LONG = 4096;

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((item, at) => item === others[at]);

const ASCII = /^[\0-\x7f]*$/;

const isAscii = (value: Lasting): boolean => (value.isAscii ??= ASCII.test(value.text));

const bytesOfList = (before: string, values: readonly Lasting[], after: string): Uint8Array => {
  const pieces = values.map((value) => (value.inList ??= octetsOf(`,${value.text}`)));
  const [head] = pieces;
  if (head) pieces[0] = head.subarray(1);
  return joined([octetsOf(`${before}[`), ...pieces, octetsOf(`]${after}`)]);
};

/**
 * A long list of lasting values in its envelope, as bytes: to encode the whole text for every answer costs more than
 * everything else. Undefined where the text does as well: the list is short, an item may change, or it is ASCII and not
 * the list that was last sent. Bytes that are sent once make a large world collect its garbage again and again.
 */
const longList = (before: string, items: readonly unknown[], after: string): Uint8Array | undefined => {
  const [first] = items;
  if (!isObject(first)) return undefined;
  const last = sent.get(first);
  const isSame = last?.before === before && last.after === after && areSame(last.items, items);
  if (isSame && last.bytes) return last.bytes;
  const values: Lasting[] = [];
  let length = 0;
  for (const item of items) {
    const value = lastingOf(item);
    if (!value) return undefined;
    values.push(value);
    length += value.text.length;
  }
  if (length < LONG) return undefined;
  const bytes = isSame || !values.every(isAscii) ? bytesOfList(before, values, after) : undefined;
  sent.set(first, { items: [...items], before, after, bytes });
  return bytes;
};

/** Members of an object as JSON, each after a comma; with `isFirst` the first one has none. */
const membersText = (members: readonly (readonly [string, unknown])[], isFirst: boolean): string => {
  let text = '';
  for (const [name, value] of members) {
    const written = Array.isArray(value) ? listText(value) : textOf(value);
    if (written === undefined) continue;
    text += `${isFirst && text === '' ? '' : ','}${JSON.stringify(name)}:${written}`;
  }
  return text;
};

/**
 * The body of an answer as JSON.stringify would write it, as text or as UTF-8 bytes. Lasting values in its
 * envelope are not serialized again.
 */
export const jsonBody = (body: unknown): string | Uint8Array => {
  if (!isObject(body) || !('data' in body)) return textOf(body) ?? 'null';
  const members = Object.entries(body);
  const { data } = body;
  if (!Array.isArray(data)) return `{${membersText(members, true)}}`;
  const at = members.findIndex(([name]) => name === 'data');
  const head = membersText(members.slice(0, at), true);
  const before = `{${head}${head === '' ? '' : ','}"data":`;
  const after = `${membersText(members.slice(at + 1), false)}}`;
  return longList(before, data, after) ?? `${before}${listText(data)}${after}`;
};

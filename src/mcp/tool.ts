import type { Session } from './session.ts';

/** The input of a tool, as JSON that fits its schema. */
export type Input = Readonly<Record<string, unknown>>;

/** One tool: what agents read of it, and what it does. */
export interface Tool {
  readonly name: string;
  /** What it gives, in one or two sentences. */
  readonly description: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  /** It changes nothing. */
  readonly isRead?: true;
  /** What it answers: a text, or a value that is shown as JSON. */
  readonly run: (input: Input, session: Session) => unknown;
}

/** A request that cannot be carried out, in words for the agent: what was expected, what was found, what to do. */
export class ToolRefusal extends Error {}

/** A text or a number of an input as text. */
export const wordOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number'
      ? String(value)
      : JSON.stringify(value ?? null);

/** The most bytes of an answer. */
const MOST = 8000;

/** Bytes for what stands around the items of a page. */
const AROUND = 500;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The part of a list that an answer shows. */
interface Page<T> {
  readonly data: readonly (T | { readonly id: unknown; readonly leftOut: string })[];
  /** How many come after it. */
  readonly more: number;
  /** Where to go on. */
  readonly after?: unknown;
}

/**
 * As many items as fit into an answer, and where to go on: the id or number of the last one. `facts` is what else the answer
 * holds. An item that fits into no answer is left out, and said to be.
 */
export const pageOf = <T>(
  items: readonly T[],
  idOf: (item: T | undefined) => unknown,
  after: unknown,
  facts: unknown = '',
): Page<T> => {
  const from = after === undefined ? 0 : items.findIndex((item) => wordOf(idOf(item)) === wordOf(after)) + 1;
  if (after !== undefined && from === 0)
    throw new ToolRefusal(
      `after takes the id of an item of this list, found ${wordOf(after)}. Leave it out to begin.`,
    );
  const room = MOST - AROUND - bytesOf(facts);
  const rest = items.slice(from);
  const data: Page<T>['data'][number][] = [];
  let size = 0;
  for (const item of rest) {
    const bytes = bytesOf(item);
    const isLong = bytes > room;
    size += isLong ? 100 : bytes + 1;
    if (data.length > 0 && size > room) break;
    data.push(isLong ? { id: idOf(item), leftOut: `${bytes} bytes, more than an answer has` } : item);
  }
  const more = rest.length - data.length;
  return { data, more, ...(more > 0 && { after: idOf(rest[data.length - 1]) }) };
};

/** A value without those of these members that an answer has no room for; `leftOut` names them. */
export const fitted = (value: object, members: readonly string[]): object => {
  const left = members.reduce<readonly string[]>((gone, name) => {
    const isFit = bytesOf(without(value, gone)) <= MOST - AROUND;
    return isFit || !(name in value) ? gone : [...gone, name];
  }, []);
  return left.length === 0 ? value : { ...without(value, left), leftOut: left };
};

const without = (value: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

const CUT = `\n… cut after ${MOST} bytes; ask for less.`;

/** An answer as a text that is never too long. */
export const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= MOST) return text;
  // A character may be cut in two.
  return `${bytes.toString('utf8', 0, MOST - CUT.length - 10).replace(/\uFFFD+$/, '')}${CUT}`;
};

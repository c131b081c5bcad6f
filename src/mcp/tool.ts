import type { Session } from './session.ts';

/** The input of a tool, as JSON that fits its schema. */
export type Input = Readonly<Record<string, unknown>>;

/** One tool: its description for agents, and what it does. */
export interface Tool {
  readonly name: string;
  /** What it returns, in one or two sentences. */
  readonly description: string;
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  /** It changes nothing. */
  readonly isRead?: true;
  /** Its answer: a text, or a value that is shown as JSON. */
  readonly run: (input: Input, session: Session) => unknown;
}

/** A refused request, with a message for the agent: what was expected, what was found, what to do. */
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

/** Bytes for the text around the items of a page. */
const AROUND = 500;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The part of a list that an answer shows. */
interface Page<T> {
  readonly data: readonly (T | { readonly id: unknown; readonly leftOut: string })[];
  /** How many come after it. */
  readonly more: number;
  /** Where to continue. */
  readonly after?: unknown;
}

/**
 * As many items as fit into an answer, and where to continue: the id or number of the last one. `facts` is the rest of
 * the answer. An item that is too large for any answer is left out, which the answer says.
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

/** Removes some of these members if the answer is too long; `leftOut` names the removed ones. */
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

/** An answer as a text, cut if it is too long. */
export const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= MOST) return text;
  // The cut may have split a character.
  return `${bytes.toString('utf8', 0, MOST - CUT.length - 10).replace(/\uFFFD+$/, '')}${CUT}`;
};

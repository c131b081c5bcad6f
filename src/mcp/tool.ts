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

/** The most characters of an answer. */
export const MOST = 8000;

/** As many items as fit into an answer, and where to go on: the id or number of the last one. */
export const pageOf = <T>(
  items: readonly T[],
  idOf: (item: T | undefined) => unknown,
  after: unknown,
): { readonly data: readonly T[]; readonly more: number; readonly after?: unknown } => {
  const from = after === undefined ? 0 : items.findIndex((item) => wordOf(idOf(item)) === wordOf(after)) + 1;
  if (after !== undefined && from === 0)
    throw new ToolRefusal(
      `after takes the id of an item of this list, found ${wordOf(after)}. Leave it out to begin.`,
    );
  const data: T[] = [];
  let size = 0;
  for (const item of items.slice(from)) {
    size += JSON.stringify(item).length;
    if (data.length > 0 && size > MOST - 500) break;
    data.push(item);
  }
  const more = items.length - from - data.length;
  return { data, more, ...(more > 0 && { after: idOf(data.at(-1)) }) };
};

/** An answer as a text that is never too long. */
export const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length <= MOST
    ? text
    : `${text.slice(0, MOST)}\n… cut after ${MOST} of ${text.length} characters; ask for less.`;
};

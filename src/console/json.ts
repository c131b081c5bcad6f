import { wordsOf } from './words.tsx';

export type Members = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of an object; of anything else none. */
export const membersOf = (value: unknown): Members => (isRecord(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list;
};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((one) => typeof one === 'string');

/** Those of the texts that are there, as one text. */
export const joined = (texts: readonly (string | false | null | undefined)[], between = ' · '): string =>
  texts.filter(Boolean).join(between);

const MOST_SHOWN = 120;

/** A value in a line, as a cell of a table has it: members as words, and nothing as a dash. */
export const inLine = (value: unknown): string => {
  const parts = isRecord(value)
    ? Object.entries(value).map(([name, one]) => `${wordsOf(name)} ${inLine(one)}`)
    : Array.isArray(value ?? [])
      ? listOf(value).map(inLine)
      : [typeof value === 'string' ? value : JSON.stringify(value)];
  const text = parts.join(', ').replaceAll('.000Z', 'Z') || '–';
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
};

/** A value as JSON over several lines. */
export const inLines = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** The JSON in a text; undefined if it is not JSON. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

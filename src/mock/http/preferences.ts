import type { Asked } from './asked.ts';

/** What a request asks of the mock itself (RFC 7240). */
export interface Preferences {
  /** The status of the answer. */
  readonly code?: number;
  /** The delay of the answer, in milliseconds. */
  readonly delay?: number;
  /** Whether the answer names the rules behind it. */
  readonly explain: boolean;
  /** Why preferences are not applied, one sentence each. */
  readonly notes: readonly string[];
}

/** The longest delay of an answer, in milliseconds. */
export const LONGEST_DELAY = 60_000;

const QUERY_PREFERENCE = /^__(code|delay|explain)$/;
/** The parts of a list, between commas. A comma in quotes belongs to a value. */
const PARTS = /(?:[^,"]|"(?:[^"\\]|\\.)*")+/g;
const PART = /^\s*([\w!#$%&'*+.^`|~-]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*)))?\s*(?:;.*)?$/;

type Asking = readonly [name: string, value: string];

const inHeader = (header: string): readonly (Asking | string)[] =>
  (header.match(PARTS) ?? []).map((part) => {
    const [, name, quoted, bare] = PART.exec(part) ?? [];
    return name === undefined ? part.trim() : [name.toLowerCase(), quoted ?? bare ?? ''];
  });

const inQuery = (search: string): readonly Asking[] =>
  [...new URLSearchParams(search)]
    .filter(([name]) => /^__\w*[^_]$/.test(name))
    .map(([name, value]) => [name.slice(2), value]);

const wholeNumber = (value: string): number | undefined =>
  /^\d{1,6}$/.test(value) ? Number(value) : undefined;

/** Reads one preference. A text as the result says why it is not applied. */
const read = ([name, value]: Asking): Partial<Preferences> | string => {
  const number = wholeNumber(value);
  if (name === 'code')
    return number !== undefined && number >= 200 && number <= 599
      ? { code: number }
      : `code takes a status from 200 to 599, found ${value || 'nothing'}`;
  if (name === 'delay')
    return number !== undefined && number <= LONGEST_DELAY
      ? { delay: number }
      : `delay takes milliseconds from 0 to ${LONGEST_DELAY}, found ${value || 'nothing'}`;
  if (name === 'explain')
    return ['', 'true', 'false'].includes(value)
      ? { explain: value !== 'false' }
      : `explain takes no value, found ${value}`;
  return `${name} is no preference here; there are code, delay and explain`;
};

/**
 * The preferences of a request; undefined where it has none. The header Prefer wins over the same
 * preference in the query.
 */
export const preferencesOf = (request: Asked, search: string): Preferences | undefined => {
  const header = request.headers.get('prefer');
  const hasQueryPreferences = search !== '' && search.includes('__');
  if (header === null && !hasQueryPreferences) return undefined;
  const asked = [
    ...(header === null ? [] : inHeader(header)),
    ...(hasQueryPreferences ? inQuery(search) : []),
  ];
  if (asked.length === 0) return undefined;
  const notes: string[] = [];
  let taken: Partial<Preferences> = {};
  for (const one of asked) {
    const outcome = typeof one === 'string' ? `${one} cannot be read` : read(one);
    if (typeof outcome === 'string') notes.push(outcome);
    // Of a repeated preference the first counts.
    else taken = { ...outcome, ...taken };
  }
  return { explain: false, ...taken, notes };
};

/** A query without its preferences (`__code`), which are not for the operation. */
export const withoutQueryPreferences = (
  query: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !QUERY_PREFERENCE.test(name)));

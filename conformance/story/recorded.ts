import type { Exchange } from '../kit/record.ts';
import { shellWords, shownWord, textWord } from '../quoting/shell.ts';
import type { Part, Word } from '../quoting/shell.ts';

/** A file part of a recorded form; its bytes are not kept. */
export interface RecordedFile {
  readonly part: string;
  readonly name: string;
  readonly type: string;
}

/** A request from a recorded exchange. Its words have variables for the token and headers of the configuration. */
export interface Recorded {
  readonly method: string;
  /** Scheme, host and any prefix before the path of the API. */
  readonly base: string;
  readonly path: Word;
  readonly headers: readonly (readonly [name: string, value: Word])[];
  readonly body?: Word;
  readonly fields: readonly (readonly [name: string, value: Word])[];
  readonly files: readonly RecordedFile[];
}

/** Parses a request from the curl line of its exchange. */
export function recordedOf({ method, path, curl }: Exchange): Recorded {
  const words = shellWords(curl);
  const after = (...flags: readonly string[]): Word[] =>
    words.filter((_, at) => flags.includes(shownWord(words[at - 1] ?? [])));
  const url = words.find((word) => /^https?:\/\//.test(shownWord(word))) ?? [];
  const shown = shownWord(url);
  const base = shown.endsWith(path) ? shown.slice(0, shown.length - path.length) : '';
  const [body] = after('--data-raw');
  const forms = after('-F', '--form-string').map(split('='));
  return {
    method: method.toUpperCase(),
    base,
    path: base === '' ? textWord(path) : behind(url, base.length),
    headers: after('-H').map(split(': ')),
    ...(body !== undefined && { body }),
    fields: forms.filter(([, value]) => !fileForm.test(shownWord(value))),
    files: forms.flatMap(([part, value]) => {
      const [, name, type] = fileForm.exec(shownWord(value)) ?? [];
      return name === undefined || type === undefined ? [] : [{ part, name, type }];
    }),
  };
}

const fileForm = /^@(.*);type=([^;]*)$/s;

/** Splits a word at the first occurrence of a text; the part before it is text. */
const split =
  (between: string) =>
  (word: Word): readonly [string, Word] => {
    const shown = shownWord(word);
    const at = shown.indexOf(between);
    return at < 0 ? [shown, []] : [shown.slice(0, at), behind(word, at + between.length)];
  };

/** The rest of a word after some shown characters. A variable is never cut. */
function behind(word: Word, count: number): Word {
  const [first, ...rest] = word;
  if (!first || count <= 0) return word;
  const { length } = shownWord([first]);
  if (length <= count) return behind(rest, count - length);
  const left: Part = 'text' in first ? { text: first.text.slice(count) } : first;
  return [left, ...rest];
}

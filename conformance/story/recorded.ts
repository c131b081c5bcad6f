import type { Exchange } from '../kit/record.ts';
import { shellWords } from './shell.ts';

/** A file part of a recorded form; its bytes are not kept. */
export interface RecordedFile {
  readonly part: string;
  readonly name: string;
  readonly type: string;
}

/** A request as its exchange recorded it. The token stands as $CES_TOKEN. */
export interface Recorded {
  readonly method: string;
  /** Scheme, host and whatever stands before the path of the API. */
  readonly base: string;
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly RecordedFile[];
}

/** Reads a request back from the curl line of its exchange, which holds all of it. */
export function recordedOf({ method, path, curl }: Exchange): Recorded {
  const words = shellWords(curl);
  const url = words.find((word) => /^https?:\/\//.test(word)) ?? path;
  const after = (flag: string): string[] =>
    words.flatMap((word, at) => (words[at - 1] === flag ? [word] : []));
  const forms = after('-F').map(pair('='));
  const [body] = after('--data-raw');
  return {
    method: method.toUpperCase(),
    base: url.endsWith(path) ? url.slice(0, url.length - path.length) : '',
    path,
    headers: after('-H').map(pair(': ')),
    ...(body !== undefined && { body }),
    fields: forms.filter(([, value]) => !isFile(value)),
    files: forms
      .filter(([, value]) => isFile(value))
      .map(([part, value]) => {
        const [, name = 'file', type = 'application/octet-stream'] = fileForm.exec(value) ?? [];
        return { part, name, type };
      }),
  };
}

const fileForm = /^@(.*);type=([^;]*)$/s;
const isFile = (value: string): boolean => fileForm.test(value);

const pair =
  (between: string) =>
  (text: string): readonly [string, string] => {
    const at = text.indexOf(between);
    return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + between.length)];
  };

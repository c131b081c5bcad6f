import { textOf } from './json-value.ts';

/** The head of a part: its name and, for a file, the name and the media type of the file. */
export interface PartHead {
  readonly name: string;
  readonly file?: { readonly name: string; readonly type: string };
}

/** Undoes the escapes of names in forms: quotes and line ends. */
const unescaped = (text: string): string =>
  text.replaceAll('\\"', '"').replaceAll('%22', '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n');

/** A parameter. A quoted value ends at the quote before the end of the line or before another parameter. */
const PARAMETER = /;\s*([\w!#$%&'+.^`|~-]+\*?)\s*=\s*(?:"(.*?)"(?=\s*(?:$|;\s*[\w-]+\*?\s*=))|([^\s;"]*))/gsy;

type Parameters = ReadonlyMap<string, string>;

const parametersOf = (field: string): Parameters => {
  const begin = field.indexOf(';');
  const rest = begin < 0 ? '' : field.slice(begin);
  const found = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of rest.matchAll(PARAMETER))
    found.set(name.toLowerCase(), quoted === undefined ? plain : unescaped(quoted));
  return found;
};

/** A name in the encoding of RFC 5987, decoded; undefined where it is not in that encoding. */
const extended = (text: string | undefined): string | undefined => {
  const encoded = /^utf-8'[^']*'(.*)$/is.exec(text ?? '')?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

/** A media type in lower-case ASCII, as a `File` has it; empty for any other text. */
const typeOf = (sent: string): string => (/^[\x20-\x7e]*$/.test(sent) ? sent.toLowerCase() : '');

const fieldsOf = (head: string): ReadonlyMap<string, string> =>
  new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
      }),
  );

/** Reads the head of a form part. A text as the result says what is wrong with it. */
export const readPartHead = (bytes: Uint8Array): PartHead | string => {
  const head = textOf(bytes);
  if (head === undefined) return 'a part whose head is not UTF-8';
  const fields = fieldsOf(head);
  const said = fields.get('content-disposition') ?? '';
  if (said.split(';')[0]?.trim().toLowerCase() !== 'form-data')
    return 'a part that is not Content-Disposition: form-data';
  const parameters = parametersOf(said);
  const name = parameters.get('name');
  if (name === undefined) return 'a part without a name';
  const fileName = extended(parameters.get('filename*')) ?? parameters.get('filename');
  const contentType = fields.get('content-type') ?? 'text/plain';
  const type = typeOf(contentType.split(';')[0]?.trim() ?? '');
  if (fileName !== undefined) return { name, file: { name: fileName, type } };
  const charset = parametersOf(contentType).get('charset') ?? 'utf-8';
  return /^utf-?8$/i.test(charset) ? { name } : `a text in ${charset}, not in UTF-8`;
};

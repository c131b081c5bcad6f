import { otherCharset, parametersOf } from './field-parameters.ts';
import { textOf } from './json-value.ts';

/** The head of a part: its name and, for a file, the name and the media type of the file. */
export interface PartHead {
  readonly name: string;
  readonly file?: { readonly name: string; readonly type: string };
}

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
  const charset = otherCharset(contentType);
  return charset === undefined ? { name } : `a text in ${charset}, not in UTF-8`;
};

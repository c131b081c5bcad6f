/** One part of a form; `name` of a file is undefined where the part is a text. */
export interface Part {
  readonly part: string;
  readonly name: string | undefined;
  readonly type: string;
  /** A view of the body, not a copy: it keeps the whole body alive as long as it is kept. */
  readonly bytes: Uint8Array;
}

const CRLF = '\r\n';

/** The text between the parts, out of the Content-Type of a form; undefined where it names none. */
export const boundaryOf = (contentType: string): string | undefined => {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s"]+))/i.exec(contentType) ?? [];
  return quoted ?? plain;
};

/** Names as forms write them: what would end the quotes or the line is escaped. */
const unescaped = (text: string): string =>
  text.replaceAll('\\"', '"').replaceAll('%22', '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n');

const quoted = (parameter: string, disposition: string): string | undefined => {
  const found = new RegExp(`;\\s*${parameter}=(?:"((?:\\\\"|[^"])*)"|([^;\\s"]+))`, 'i').exec(disposition);
  const text = found?.[1] ?? found?.[2];
  return text === undefined ? undefined : unescaped(text);
};

/** The name of a file in the form that is for other letters than ASCII. */
const extended = (disposition: string): string | undefined => {
  const encoded = /;\s*filename\*=utf-8''([^;\s]*)/i.exec(disposition)?.[1];
  try {
    return encoded === undefined ? undefined : decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
};

const fieldsOf = (head: string): ReadonlyMap<string, string> =>
  new Map(
    head.split(CRLF).map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );

/** A media type is ASCII in small letters, as a File would have it; anything else is none. */
const typeOf = (sent: string): string => (/^[\x20-\x7e]*$/.test(sent) ? sent.toLowerCase() : '');

const partOf = (head: string, body: Buffer): Part | undefined => {
  const fields = fieldsOf(head);
  const disposition = fields.get('content-disposition') ?? '';
  const part = quoted('name', disposition);
  if (!/^form-data\b/i.test(disposition) || part === undefined) return undefined;
  const isBase64 = fields.get('content-transfer-encoding')?.toLowerCase() === 'base64';
  return {
    part,
    name: extended(disposition) ?? quoted('filename', disposition),
    type: typeOf(fields.get('content-type') ?? 'text/plain'),
    bytes: isBase64 ? Buffer.from(body.toString('latin1'), 'base64') : body,
  };
};

/**
 * The parts of a multipart/form-data body in their order (RFC 7578), without copying them; undefined where the body
 * is none.
 */
export const partsOf = (body: Buffer, boundary: string): readonly Part[] | undefined => {
  const delimiter = Buffer.from(`${CRLF}--${boundary}`);
  const opening = delimiter.subarray(CRLF.length);
  const parts: Part[] = [];
  // The first delimiter has no line before it, unless there is a preamble.
  const isAtOnce = body.subarray(0, opening.length).equals(opening);
  const found = isAtOnce ? -CRLF.length : body.indexOf(delimiter);
  if (!isAtOnce && found < 0) return undefined;
  for (let at = found + delimiter.length; ;) {
    if (body.toString('latin1', at, at + 2) === '--') return parts;
    const line = body.indexOf(CRLF, at);
    const head = body.indexOf(CRLF + CRLF, line);
    if (line < 0 || head < 0 || body.toString('latin1', at, line).trim() !== '') return undefined;
    const from = head + 2 * CRLF.length;
    // The line end that closes the head may be the one that opens the next delimiter: an empty part.
    const end = body.indexOf(delimiter, from - CRLF.length);
    if (end < 0) return undefined;
    const bytes = body.subarray(from, Math.max(from, end));
    const part = partOf(body.toString('utf8', line + CRLF.length, head), bytes);
    if (!part) return undefined;
    parts.push(part);
    at = end + delimiter.length;
  }
};

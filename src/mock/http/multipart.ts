import { Busboy } from '@fastify/busboy';
import type { Form } from './body.ts';

type NamedFile = Form['files'][number];

/** Why a body gave no form. */
export type NoForm = 'malformed' | 'too-large';

/** Names as forms write them: what would end the quotes or the line is escaped. */
const unescaped = (text: string): string =>
  text.replaceAll('%22', '"').replaceAll(/%0D/gi, '\r').replaceAll(/%0A/gi, '\n');

/** A media type is ASCII in small letters, as a File would have it; anything else is none. */
const typeOf = (sent: string): string => (/^[\x20-\x7e]*$/.test(sent) ? sent.toLowerCase() : '');

const parserFor = (contentType: string): InstanceType<typeof Busboy> | undefined => {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      // Names that clients chose are data: nothing is cut off them, and nobody makes a path of them.
      preservePath: true,
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
      limits: { fieldSize: Infinity },
    });
  } catch {
    return undefined;
  }
};

/**
 * Reads a multipart/form-data body as it comes, so that its bytes are there once and not twice. No more than `limit`
 * bytes are taken, and what is left of the body is the caller's to hear out.
 */
export const readMultipart = async (
  body: ReadableStreamDefaultReader<Uint8Array> | undefined,
  contentType: string,
  limit: number,
): Promise<Form | NoForm> => {
  const parser = parserFor(contentType);
  if (!parser) return 'malformed';
  const fields: Record<string, string> = {};
  const files: (() => NamedFile)[] = [];
  const ended = new Promise<boolean>((done) => {
    parser.once('finish', () => done(true));
    parser.on('error', () => done(false));
  });
  parser.on('field', (name, value) => (fields[unescaped(name)] = value));
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', () => undefined);
    files.push(() => ({
      part: unescaped(name),
      name: unescaped(fileName),
      type: typeOf(type),
      bytes: Buffer.concat(chunks.splice(0)),
    }));
  });
  for (let length = 0; body;) {
    const part = await body.read().catch(() => undefined);
    if (!part) return 'malformed';
    if (part.value === undefined) break;
    length += part.value.byteLength;
    if (length > limit) return 'too-large';
    parser.write(part.value);
  }
  parser.end();
  return (await ended) ? { fields, files: files.map((file) => file()) } : 'malformed';
};

/** A header field as it is written. */
export type Field = readonly [name: string, value: string];

/** One request just before it becomes bytes. */
export interface Parcel {
  readonly method: string;
  /** As written in the request line. */
  readonly target: string;
  readonly headers: readonly Field[];
  readonly body?: Buffer;
  /** In chunks of these sizes in rotation; absent: with a length. */
  readonly chunks?: readonly number[];
  /** Where the bytes are cut, so that they arrive in several writes. */
  readonly cuts?: readonly number[];
}

/** A request line and header fields are bytes; what does not fit in one is written as UTF-8. */
const wireBytes = (text: string): Buffer =>
  /^[\0-\xff]*$/.test(text) ? Buffer.from(text, 'latin1') : Buffer.from(text, 'utf8');

const chunked = (body: Buffer, sizes: readonly number[]): Buffer => {
  const parts: Buffer[] = [];
  for (let at = 0, turn = 0; at < body.length; turn += 1) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
    const part = body.subarray(at, at + size);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
    at += size;
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
};

const framing = ({ body, chunks, method }: Parcel): readonly Field[] => {
  if (chunks) return [['Transfer-Encoding', 'chunked']];
  if (body) return [['Content-Length', String(body.length)]];
  return ['POST', 'PUT'].includes(method) ? [['Content-Length', '0']] : [];
};

/** The bytes of a request, in one piece. */
export const bytesOf = (parcel: Parcel): Buffer => {
  const { method, target, headers, body, chunks } = parcel;
  const fields = [...headers, ...framing(parcel)].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.concat(
    [`${method} ${target} HTTP/1.1\r\n`, ...fields, '\r\n'].map((line) => wireBytes(line)),
  );
  if (chunks) return Buffer.concat([head, chunked(body ?? Buffer.alloc(0), chunks)]);
  return body ? Buffer.concat([head, body]) : head;
};

/** The same bytes in the pieces in which they are written. */
export const piecesOf = (parcel: Parcel): readonly Buffer[] => {
  const bytes = bytesOf(parcel);
  const marks = (parcel.cuts ?? []).filter((cut) => cut > 0 && cut < bytes.length).sort((a, b) => a - b);
  return [...marks, bytes.length].map((end, at) => bytes.subarray(marks[at - 1] ?? 0, end));
};

/** One answer as it came over a connection. */
export interface Answer {
  readonly status: number;
  /** Names in lower case; several fields of one name joined by commas. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

const headOf = (text: string): Head => {
  const [line = '', ...fields] = text.split('\r\n');
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const field of fields) {
    const colon = field.indexOf(':');
    const name = field.slice(0, colon).toLowerCase();
    const value = field.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name] ?? ''}, ${value}` : value;
  }
  return { status: Number(line.slice(9, 12)), headers };
};

type Body = { readonly body: Buffer; readonly end: number } | 'more' | 'until-close';

const chunkedBody = (bytes: Buffer, start: number): Body => {
  const parts: Buffer[] = [];
  for (let at = start; ;) {
    const line = bytes.indexOf(LINE_END, at);
    if (line < 0) return 'more';
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16);
    const from = line + LINE_END.length;
    const next = from + size + LINE_END.length;
    if (next > bytes.length) return 'more';
    if (size === 0) return { body: Buffer.concat(parts), end: next };
    parts.push(bytes.subarray(from, from + size));
    at = next;
  }
};

const bodyAt = (bytes: Buffer, start: number, { status, headers }: Head, isHead: boolean): Body => {
  if (isHead || status < 200 || status === 204 || status === 304)
    return { body: Buffer.alloc(0), end: start };
  if (headers['transfer-encoding']?.includes('chunked')) return chunkedBody(bytes, start);
  if (headers['content-length'] === undefined) return 'until-close';
  const end = start + Number(headers['content-length']);
  return end > bytes.length ? 'more' : { body: bytes.subarray(start, end), end };
};

/** Cuts what comes over one connection into answers. */
interface Reader {
  /** Takes bytes and gives the answers that are whole now; interim ones (1xx) are left out. */
  take(bytes: Buffer): readonly Answer[];
  /** What is there when the other side closes: an answer that lasts until then. */
  end(): readonly Answer[];
  /** Bytes that belong to no whole answer. */
  left(): Buffer;
}

/** `isHead` says whether the request of the next answer was a HEAD, whose answer has no body. */
export const createReader = (isHead: () => boolean): Reader => {
  let held: Buffer = Buffer.alloc(0);

  const next = (closed: boolean): Answer | undefined => {
    const end = held.indexOf(HEAD_END);
    if (end < 0) return undefined;
    const head = headOf(held.toString('latin1', 0, end));
    const start = end + HEAD_END.length;
    const found = bodyAt(held, start, head, isHead());
    if (found === 'more' || (found === 'until-close' && !closed)) return undefined;
    const { body, end: after } =
      found === 'until-close' ? { body: held.subarray(start), end: held.length } : found;
    held = held.subarray(after);
    return { ...head, body };
  };

  const all = (closed: boolean): readonly Answer[] => {
    const answers: Answer[] = [];
    for (let one = next(closed); one; one = next(closed)) if (one.status >= 200) answers.push(one);
    return answers;
  };

  return {
    take: (bytes) => {
      held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
      return all(false);
    },
    end: () => all(true),
    left: () => held,
  };
};

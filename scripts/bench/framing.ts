/** What the load generator needs to know of one answer. */
export interface Answer {
  readonly status: number;
  /** Bytes of the body as they came, chunk marks included where it was chunked. */
  readonly bodyBytes: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

interface Head {
  readonly status: number;
  /** Body bytes to come; 'chunked' if only the last chunk shows the end. */
  readonly length: number | 'chunked';
}

const WITHOUT_BODY = [204, 304];

const readHead = (text: string): Head => {
  const status = Number(text.slice(9, 12));
  if (WITHOUT_BODY.includes(status)) return { status, length: 0 };
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
  if (length !== undefined) return { status, length: Number(length) };
  return { status, length: /\r\ntransfer-encoding: *chunked/i.test(text) ? 'chunked' : 0 };
};

/**
 * Cuts the bytes of one keep-alive connection into answers. One request is under way at a time, so what comes
 * after an answer is the next answer. JSON never ends in a bare `0` line, which is what ends a chunked body.
 */
export const createFraming = (): ((bytes: Buffer) => Answer | undefined) => {
  let pending: Buffer | undefined;
  let head: Head | undefined;
  let got = 0;
  let tail: Buffer = Buffer.alloc(0);

  const isWhole = ({ length }: Head): boolean =>
    length === 'chunked' ? tail.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : got >= length;

  return (bytes) => {
    let body = bytes;
    if (head === undefined) {
      const start = pending === undefined ? bytes : Buffer.concat([pending, bytes]);
      const end = start.indexOf(HEAD_END);
      if (end < 0) {
        pending = start;
        return undefined;
      }
      head = readHead(start.toString('latin1', 0, end));
      body = start.subarray(end + HEAD_END.length);
      pending = undefined;
    }
    got += body.length;
    if (head.length === 'chunked') tail = Buffer.concat([tail, body]).subarray(-LAST_CHUNK.length);
    if (!isWhole(head)) return undefined;
    const answer = { status: head.status, bodyBytes: got };
    head = undefined;
    got = 0;
    tail = Buffer.alloc(0);
    return answer;
  };
};

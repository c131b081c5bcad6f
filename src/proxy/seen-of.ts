import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { parseJson } from '../../conformance/kit/json.ts';
import { keptBody } from '../certify/record.ts';
import type { Passed } from './forward.ts';
import { MOST_JUDGED, type Seen } from './seen.ts';

const unpackers: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliDecompressSync(bytes, { maxOutputLength: MOST_JUDGED }),
  deflate: (bytes) => inflateSync(bytes, { maxOutputLength: MOST_JUDGED }),
  gzip: (bytes) => gunzipSync(bytes, { maxOutputLength: MOST_JUDGED }),
};

/** The decompressed body; undefined if that fails, or if the result is too large. */
const unpacked = (bytes: Buffer | undefined, coding: string | undefined): Buffer | undefined => {
  if (bytes === undefined || coding === undefined || coding === 'identity' || bytes.length === 0)
    return bytes;
  try {
    return unpackers[coding]?.(bytes);
  } catch {
    return undefined;
  }
};

const textsOf = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as const],
    ),
  );

/** The raw path and query of a request target, which may not be a URL. */
export const addressOf = (target: string): { readonly path: string; readonly search: string } => {
  const at = target.indexOf('?');
  return at < 0 ? { path: target, search: '' } : { path: target.slice(0, at), search: target.slice(at) };
};

/** An exchange in the form in which it is judged; undefined if the target gave no answer. */
export const seenOf = async (passed: Passed, n: number): Promise<Seen | undefined> => {
  const { incoming, answer, sent, at, ended, isAborted } = passed;
  if (!answer) return undefined;
  const { path, search } = addressOf(incoming.url ?? '/');
  const coding = answer.headers['content-encoding'];
  const bytes = unpacked(answer.bytes, typeof coding === 'string' ? coding : undefined);
  const text = bytes?.toString('utf8') ?? '';
  return {
    ...{ n, at, ended, path, search, status: answer.status },
    method: incoming.method ?? 'GET',
    headers: textsOf(incoming.headers),
    ...(await keptBody(new Uint8Array(sent ?? []).buffer, incoming.headers['content-type'] ?? null)),
    ...{ answer: text, json: parseJson(text) },
    answerHeaders: textsOf(answer.headers),
    isRequestCut: sent === undefined,
    ...(bytes && { bytes }),
    ...(isAborted && { isAborted }),
  };
};

import { readMultipart } from './multipart.ts';
import { refuse, isRefusal, type Refusal } from './problem.ts';
import type { RouteBody } from './routes.ts';

export interface Upload {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A multipart form: texts by name, and files in order with the name of their part. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly (Upload & { readonly part: string })[];
}

export type RawBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly form: Form };

export const MAX_JSON_BYTES = 1024 * 1024;
export const MAX_FORM_BYTES = 64 * 1024 * 1024;

const tooLarge = (limit: number, found: string): Refusal =>
  refuse('too-large', {
    promised: `This server takes up to ${limit} bytes here.`,
    found,
    next: 'send less at once.',
  });

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Takes in what is still being sent, within bounds: whoever is cut off in the middle never reads the refusal. */
const heardOut = async (reader: Reader | undefined, refusal: Refusal): Promise<Refusal> => {
  for (let left = MAX_FORM_BYTES; reader && left > 0;) {
    const part = await reader.read().catch(() => undefined);
    if (part?.value === undefined) break;
    left -= part.value.byteLength;
  }
  return refusal;
};

const declaredBytes = ({ headers }: Request): number => {
  const declared = Number(headers.get('content-length') ?? '0');
  return Number.isSafeInteger(declared) && declared > 0 ? declared : 0;
};

const mediaTypeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const readForm = async (request: Request): Promise<RawBody | Refusal> => {
  const reader: Reader | undefined = request.body?.getReader();
  const declared = declaredBytes(request);
  if (declared > MAX_FORM_BYTES) return heardOut(reader, tooLarge(MAX_FORM_BYTES, `${declared} bytes.`));
  const form = await readMultipart(reader, request.headers.get('content-type') ?? '', MAX_FORM_BYTES);
  if (form === 'too-large') return heardOut(reader, tooLarge(MAX_FORM_BYTES, 'more than that.'));
  if (form !== 'malformed') return { kind: 'form', form };
  return refuse('malformed-body', {
    promised: 'The body is multipart/form-data.',
    found: 'a body that cannot be read as one.',
    next: 'let your HTTP client build the form, boundary included.',
  });
};

const readJson = async (request: Request): Promise<RawBody | Refusal> => {
  const declared = declaredBytes(request);
  if (declared > MAX_JSON_BYTES)
    return heardOut(request.body?.getReader(), tooLarge(MAX_JSON_BYTES, `${declared} bytes.`));
  const text = await request.text().catch(() => undefined);
  if (text === undefined || text === '') return { kind: 'none' };
  if (text.length > MAX_JSON_BYTES) return tooLarge(MAX_JSON_BYTES, `${text.length} characters.`);
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch (error) {
    return refuse('malformed-body', {
      promised: 'The body is JSON.',
      found: error instanceof Error ? `${error.message}.` : 'something else.',
      next: 'send one JSON object in UTF-8.',
    });
  }
};

const wrongType = (promised: string, found: string): Refusal =>
  refuse('unsupported-media-type', {
    promised: `The body of this operation is ${promised}.`,
    found: found === '' ? 'no Content-Type.' : `Content-Type ${found}.`,
    next: `send it as ${promised}.`,
  });

const FORM = 'multipart/form-data';

/** Reads the body in a form that the operation takes: the type of its body, and a form where it takes that too. */
export const readBody = async (
  request: Request,
  { contentType, form }: Pick<RouteBody, 'contentType' | 'form'>,
): Promise<RawBody | Refusal> => {
  const sent = mediaTypeOf(request);
  if (sent === FORM && (contentType === FORM || form !== undefined)) return readForm(request);
  if (contentType === FORM) return request.body === null ? { kind: 'none' } : wrongType(contentType, sent);
  const isJson = sent === 'application/json' || sent.endsWith('+json');
  if (isJson) return readJson(request);
  if (sent !== '') return wrongType(contentType, sent);
  const body = await readJson(request);
  return isRefusal(body) || body.kind === 'none' ? body : wrongType(contentType, sent);
};

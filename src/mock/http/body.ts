import { refuse, isRefusal, type Refusal } from './problem.ts';

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

/** Takes in what is still being sent, within bounds: whoever is cut off in the middle never reads the refusal. */
const heardOut = async (request: Request, refusal: Refusal): Promise<Refusal> => {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader();
  for (let left = MAX_FORM_BYTES; reader && left > 0;) {
    const part = await reader.read().catch(() => undefined);
    if (part?.value === undefined) break;
    left -= part.value.byteLength;
  }
  return refusal;
};

const mediaTypeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

const readForm = async (request: Request): Promise<RawBody | Refusal> => {
  const declared = Number(request.headers.get('content-length') ?? '0');
  if (declared > MAX_FORM_BYTES) return heardOut(request, tooLarge(MAX_FORM_BYTES, `${declared} bytes.`));
  const data = await request.formData().catch(() => undefined);
  if (!data)
    return refuse('malformed-body', {
      promised: 'The body is multipart/form-data.',
      found: 'a body that cannot be read as one.',
      next: 'let your HTTP client build the form, boundary included.',
    });
  const fields: Record<string, string> = {};
  const files: (Upload & { readonly part: string })[] = [];
  for (const [part, value] of data.entries()) {
    if (typeof value === 'string') fields[part] = value;
    else
      files.push({
        part,
        name: value.name,
        type: value.type,
        bytes: new Uint8Array(await value.arrayBuffer()),
      });
  }
  const total = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  return total > MAX_FORM_BYTES
    ? tooLarge(MAX_FORM_BYTES, `${total} bytes.`)
    : { kind: 'form', form: { fields, files } };
};

const readJson = async (request: Request): Promise<RawBody | Refusal> => {
  const declared = Number(request.headers.get('content-length') ?? '0');
  if (declared > MAX_JSON_BYTES) return heardOut(request, tooLarge(MAX_JSON_BYTES, `${declared} bytes.`));
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

/** Reads the body in the one form that the operation takes; a body that nobody asked for is not read. */
export const readBody = async (
  request: Request,
  contentType: string | undefined,
): Promise<RawBody | Refusal> => {
  if (contentType === undefined) return { kind: 'none' };
  const sent = mediaTypeOf(request);
  if (contentType === 'multipart/form-data') {
    if (sent === 'multipart/form-data') return readForm(request);
    return request.body === null ? { kind: 'none' } : wrongType(contentType, sent);
  }
  const isJson = sent === 'application/json' || sent.endsWith('+json');
  if (isJson) return readJson(request);
  if (sent !== '') return wrongType(contentType, sent);
  const body = await readJson(request);
  return isRefusal(body) || body.kind === 'none' ? body : wrongType(contentType, sent);
};

import type { ReadingOf } from '../../../openapi/generated/readings.ts';
import type { Asked } from './asked.ts';
import { createByteBuffer } from './byte-buffer.ts';
import { otherCharset } from './field-parameters.ts';
import type { Form, FormReader } from './form.ts';
import { declaredBytes, takeIn } from './intake.ts';
import { jsonValue } from './json-value.ts';
import { readMultipart } from './multipart.ts';
import { isRefusal, type Refusal } from './problem.ts';
import type { RouteBody } from './routes.ts';
import { brokenOff, tooLarge, unsupported } from './unreadable.ts';

export type RawBody =
  | { readonly kind: 'none' }
  /** The parsed value, and the size of its text in bytes. */
  | { readonly kind: 'json'; readonly value: unknown; readonly bytes: number }
  | { readonly kind: 'form'; readonly form: Form };

const MAX_JSON_BYTES = 1024 * 1024;
export const MAX_FORM_BYTES = 64 * 1024 * 1024;

const NO_BODY: RawBody = { kind: 'none' };

/**
 * Reads a body of a declared length within the limit, without counting: a server passes on no more than that.
 */
const readKnown = async (request: Asked, limit: number): Promise<Uint8Array | Refusal> => {
  const buffer = await request.arrayBuffer().catch(() => undefined);
  if (buffer === undefined) return brokenOff;
  if (buffer.byteLength > limit) return tooLarge(limit);
  return buffer instanceof ArrayBuffer ? new Uint8Array(buffer) : buffer;
};

const readCounted = async (request: Asked, limit: number): Promise<Uint8Array | Refusal> => {
  const declared = declaredBytes(request);
  const buffer = createByteBuffer();
  const cut = await takeIn(request, limit, (part) => {
    buffer.add(part);
    return true;
  });
  if (cut === undefined) return buffer.whole();
  if (cut === 'broken') return brokenOff;
  return tooLarge(limit, declared > limit ? `${declared} bytes.` : undefined);
};

const readBytes = (request: Asked, limit: number): Promise<Uint8Array | Refusal> => {
  const declared = declaredBytes(request);
  return declared > 0 && declared <= limit ? readKnown(request, limit) : readCounted(request, limit);
};

const mediaTypeOf = (request: Asked): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** The refusal of a body that is declared in another charset than UTF-8; undefined for any other body. */
const inOtherCharset = ({ headers }: Asked): Refusal | undefined => {
  const charset = otherCharset(headers.get('content-type') ?? '');
  return charset === undefined ? undefined : unsupported('in UTF-8', `charset ${charset}.`);
};

/** The refusal of a body that is compressed; undefined for any other body. */
const compressed = ({ headers }: Asked): Refusal | undefined => {
  const coding = headers.get('content-encoding');
  return coding && coding !== 'identity'
    ? unsupported('not compressed', `Content-Encoding ${coding}.`)
    : undefined;
};

/**
 * Reads a JSON body in UTF-8 of at most `limit` bytes. The declared media type does not matter, and with `isAny` neither do
 * the charset and the coding.
 */
export const readJson = async (
  request: Asked,
  limit = MAX_JSON_BYTES,
  isAny = false,
): Promise<RawBody | Refusal> => {
  const bytes = await readBytes(request, limit);
  if (isRefusal(bytes)) return bytes;
  if (bytes.byteLength === 0) return NO_BODY;
  const json = (isAny ? undefined : (compressed(request) ?? inOtherCharset(request))) ?? jsonValue(bytes);
  return isRefusal(json) ? json : { kind: 'json', value: json.value, bytes: bytes.byteLength };
};

const wrongType = (promised: string, found: string): Refusal =>
  unsupported(promised, found === '' ? 'no Content-Type.' : `Content-Type ${found}.`);

/** Refuses a body of a type that the operation does not take. A body without bytes counts as no body. */
const readOther = async (request: Asked, promised: string, found: string): Promise<RawBody | Refusal> => {
  const cut = await takeIn(request, 0, () => false);
  if (cut === undefined) return NO_BODY;
  return cut === 'broken' ? brokenOff : wrongType(promised, found);
};

const FORM = 'multipart/form-data';

const readWholeForm = async (request: Asked, readForm: FormReader): Promise<RawBody | Refusal> => {
  const limits = { bytes: MAX_FORM_BYTES, texts: MAX_JSON_BYTES };
  const read = compressed(request) ?? (await readForm(request, limits));
  if (read === undefined) return NO_BODY;
  return isRefusal(read) ? read : { kind: 'form', form: read };
};

/** How a body of the media type `sent` is read; undefined for a type that the operation does not take. */
const kindOf = (sent: string, { contentType, form }: BodyTypes): 'form' | 'json' | undefined => {
  if (sent === FORM && (contentType === FORM || form !== undefined)) return 'form';
  return contentType !== FORM && (sent === 'application/json' || sent.endsWith('+json')) ? 'json' : undefined;
};

const asBadRequest = (raw: RawBody | Refusal): RawBody | Refusal =>
  isRefusal(raw) && raw.problem === 'unsupported-media-type' ? { ...raw, status: 400 } : raw;

type BodyTypes = Pick<RouteBody, 'contentType' | 'form'>;

/**
 * Reads the body of a request by its media type: as JSON or as a form, where the operation takes that type. What another
 * type or a compressed body gets is an open choice (CNV-60), which only such a body asks for.
 */
export const readBody = async (
  request: Asked,
  types: BodyTypes,
  readForm: FormReader = readMultipart,
  choose: () => ReadingOf<'unreadable-body'> = () => 'by-kind',
): Promise<RawBody | Refusal> => {
  const sent = mediaTypeOf(request);
  const kind = kindOf(sent, types);
  const other = compressed(request) ?? (kind === 'json' ? inOtherCharset(request) : undefined);
  const others = kind === undefined || other ? choose() : 'by-kind';
  const isAny = others === 'type-ignored';
  const read = (): Promise<RawBody | Refusal> => {
    if (kind === 'form') return readWholeForm(request, readForm);
    if (kind === 'json' || (isAny && types.contentType !== FORM))
      return readJson(request, MAX_JSON_BYTES, isAny);
    return readOther(request, types.contentType, sent);
  };
  const raw = await read();
  return others === 'by-kind' ? raw : asBadRequest(raw);
};

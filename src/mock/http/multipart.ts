import type { Form, FormReader } from './form.ts';
import { takeIn } from './intake.ts';
import { textOf } from './json-value.ts';
import { indexIn, joined, lettersOf, octetsOf } from './octets.ts';
import { readPartHead, type PartHead } from './part-head.ts';
import { createByteBuffer, type ByteBuffer } from './byte-buffer.ts';
import type { Refusal } from './problem.ts';
import { brokenOff, malformedForm, tooLarge } from './unreadable.ts';

/** The largest number of parts. Forms of the interface have up to a dozen. */
const MAX_PARTS = 1000;
const MAX_HEAD_BYTES = 16 * 1024;

const LINE_END = octetsOf('\r\n');
const HEAD_END = octetsOf('\r\n\r\n');

/**
 * The place of the parser: before the first part, after a delimiter, in a head, at the line end after it, in
 * a body, at the end.
 */
type Place = 'preamble' | 'delimiter' | 'head' | 'blank' | 'body' | 'end';

interface Part {
  readonly head: PartHead;
  readonly bytes: ByteBuffer;
}

interface Parser {
  /** Parses more bytes; false after a fault, since no more are needed. */
  take(bytes: Uint8Array): boolean;
  end(): Form | Refusal;
}

/** The boundary that a Content-Type names. */
const boundaryOf = (contentType: string): string | undefined => {
  const [, quoted, plain] = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType) ?? [];
  return quoted ?? plain;
};

const formOf = (parts: readonly Part[], maxText: number): Form | Refusal => {
  const fields = new Map<string, string>();
  const files: Form['files'][number][] = [];
  let texts = 0;
  for (const { head, bytes } of parts) {
    const { name, file } = head;
    texts += file ? 0 : bytes.length;
    if (texts > maxText) return tooLarge(maxText, 'more than that in text parts.');
    const whole = bytes.whole();
    const text = file ? '' : textOf(whole);
    if (text === undefined) return malformedForm(`a text named ${name} that is not UTF-8`);
    if (file) files.push({ part: name, ...file, bytes: whole });
    else fields.set(name, text);
  }
  return { fields: Object.fromEntries(fields), files };
};

/**
 * Parses a form part by part, from pieces of any size. It is synchronous, so an error in it belongs to the request that
 * caused it.
 */
const createParser = (boundary: string, maxText: number): Parser => {
  const delimiter = octetsOf(`\r\n--${boundary}`);
  const parts: Part[] = [];
  let fault: string | undefined;
  let place: Place = 'preamble';
  // The first delimiter may be at the very beginning, without a line end before it.
  let held = LINE_END;

  const wrong = (found: string): boolean => {
    fault = found;
    return false;
  };

  /** Reads up to the next delimiter. Bytes that may be the beginning of a delimiter are held back. */
  const toDelimiter = (buffer: ByteBuffer | undefined): boolean => {
    const at = indexIn(held, delimiter);
    const end = at < 0 ? Math.max(0, held.byteLength - delimiter.byteLength + 1) : at;
    buffer?.add(held.subarray(0, end));
    held = held.subarray(at < 0 ? end : at + delimiter.byteLength);
    if (at >= 0) place = 'delimiter';
    return at >= 0;
  };

  /**
   * After a delimiter comes the end of the form or a line end. The line end stays, since the head may be
   * empty.
   */
  const pastDelimiter = (): boolean => {
    if (held.byteLength < 2) return false;
    if (lettersOf(held, 0, 2) === '--') {
      place = 'end';
      return false;
    }
    const line = indexIn(held, LINE_END);
    const padding = lettersOf(held, 0, line < 0 ? held.byteLength : line);
    if (!/^[ \t]*\r?$/.test(padding) || padding.length > 100)
      return wrong('a line that begins as the boundary');
    if (line < 0) return false;
    held = held.subarray(line);
    place = 'head';
    return true;
  };

  const pastHead = (): boolean => {
    const end = indexIn(held, HEAD_END);
    if ((end < 0 ? held.byteLength : end) > MAX_HEAD_BYTES) return wrong('a part with an endless head');
    if (end < 0) return false;
    const head = readPartHead(held.subarray(LINE_END.byteLength, end));
    if (typeof head === 'string') return wrong(head);
    if (parts.length === MAX_PARTS) return wrong(`more than ${MAX_PARTS} parts`);
    parts.push({ head, bytes: createByteBuffer() });
    held = held.subarray(end + LINE_END.byteLength);
    place = 'blank';
    return true;
  };

  /**
   * The line end after a head is before the body or, where there is no body, the beginning of the delimiter.
   */
  const pastBlank = (): boolean => {
    const begin = held.subarray(0, delimiter.byteLength);
    if (held.byteLength < delimiter.byteLength && indexIn(delimiter, begin) === 0) return false;
    if (indexIn(begin, delimiter) !== 0) held = held.subarray(LINE_END.byteLength);
    place = 'body';
    return true;
  };

  const steps: Readonly<Record<Place, () => boolean>> = {
    preamble: () => toDelimiter(undefined),
    delimiter: pastDelimiter,
    head: pastHead,
    blank: pastBlank,
    body: () => toDelimiter(parts.at(-1)?.bytes),
    end: () => false,
  };

  return {
    take: (bytes) => {
      if (place === 'end') return true;
      held = joined([held, bytes]);
      for (let isFurther = true; isFurther;) isFurther = steps[place]();
      return fault === undefined;
    },
    end: () => {
      if (fault !== undefined) return malformedForm(fault);
      return place === 'end' ? formOf(parts, maxText) : malformedForm('a form without an end');
    },
  };
};

/** Reads a multipart/form-data body as its bytes arrive. */
export const readMultipart: FormReader = async (request, { bytes, texts }) => {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  const parser = boundary === undefined ? undefined : createParser(boundary, texts);
  let length = 0;
  const cut = await takeIn(request, bytes, (part) => {
    length += part.byteLength;
    return parser?.take(part) ?? false;
  });
  if (cut !== undefined) return cut === 'broken' ? brokenOff : tooLarge(bytes);
  if (length === 0) return undefined;
  return parser?.end() ?? malformedForm('a Content-Type without a boundary');
};

import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { LineFault } from '../content/format.ts';

/**
 * A line begins with its checksum and its number: `["9ae0daaf",3,{…}]`. The checksum covers all bytes between it and the
 * closing bracket, and continues that of the header, so that a line of another world does not fit.
 */
const BLANK = '00000000';
const SUM_AT = '["'.length;
const SUM_END = SUM_AT + BLANK.length;
const NUMBER_AT = SUM_END + '",'.length;
const [NEWLINE, BRACKET] = [0x0a, 0x5d];

const hexOf = (sum: number): string => sum.toString(16).padStart(BLANK.length, '0');

const sumOf = (bytes: Buffer, from: number, to: number, base: number): number =>
  crc32(bytes.subarray(from + NUMBER_AT, to - 1), base);

/** A line without its checksum. `value` is JSON. */
export const blankLine = (number: number, value: string): string => `["${BLANK}",${number},${value}]\n`;

/** Writes the checksums into blank lines. Gives that of the last one. */
export const sealLines = (lines: Buffer, base: number): number => {
  let sum = base;
  for (let from = 0, to = lines.indexOf(NEWLINE); to !== -1; to = lines.indexOf(NEWLINE, from)) {
    sum = sumOf(lines, from, to, base);
    lines.write(hexOf(sum), from + SUM_AT, 'latin1');
    from = to + 1;
  }
  return sum;
};

/** A whole line. `base` is the checksum of the header; 0 for the header itself. */
export const sealedLine = (
  number: number,
  value: string,
  base: number,
): { readonly bytes: Buffer; readonly sum: number } => {
  const bytes = Buffer.from(blankLine(number, value));
  return { bytes, sum: sealLines(bytes, base) };
};

interface Unsealed {
  readonly number: number;
  readonly value: string;
  /** As the line has it. */
  readonly sum: number;
  /** Whether the checksum matches. */
  readonly isIntact: boolean;
}

/** The bytes of a line as text. Throws LineFault where they are no UTF-8. */
export const textOf = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw new LineFault('no UTF-8');
  return bytes.toString('utf8');
};

/** The most characters in front of a value. */
const MOST_HEAD = NUMBER_AT + 16;
const HEAD = /^\["([0-9a-f]{8})",(\d{1,15}),/;

/** Where the value of a line begins; undefined where the line is not in the form of a sealed one. */
const valueAt = (bytes: Buffer): number | undefined => {
  const [head] = HEAD.exec(bytes.toString('latin1', 0, MOST_HEAD)) ?? [];
  return head !== undefined && bytes.at(-1) === BRACKET ? head.length : undefined;
};

/** `bytes` is without the line end. Throws LineFault where the line is not in the form of a sealed one. */
export const unseal = (bytes: Buffer, base: number): Unsealed => {
  const from = valueAt(bytes);
  if (from === undefined) throw new LineFault('no line with a checksum');
  const sum = bytes.toString('latin1', SUM_AT, SUM_END);
  // What was written as text is text, so only changed lines need a second look.
  const isIntact = hexOf(sumOf(bytes, 0, bytes.length, base)) === sum;
  return {
    number: Number(bytes.toString('latin1', NUMBER_AT, from - 1)),
    value: isIntact ? bytes.toString('utf8', from, bytes.length - 1) : textOf(bytes.subarray(from, -1)),
    sum: Number.parseInt(sum, 16),
    isIntact,
  };
};

/** Whether bytes can be the beginning of an unfinished sealed line. */
export const isBeginningOfSealed = (bytes: Buffer): boolean =>
  !bytes.some((byte) => byte < 0x20) &&
  /^(?:\[(?:"(?:[0-9a-f]{0,8}|[0-9a-f]{8}"(?:,(?:\d{1,15}(?:,.*)?)?)?))?)?$/.test(
    bytes.toString('latin1', 0, MOST_HEAD),
  );

import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { LineFault } from '../content/format.ts';

/**
 * A line with its checksum and its number in front of the value: `["9ae0daaf",3,{…}]`. The checksum covers all bytes
 * between it and the closing bracket, and continues that of the header, so that a line of another world does not fit.
 */
interface Sealed {
  readonly line: string;
  readonly sum: number;
}

const hexOf = (sum: number): string => sum.toString(16).padStart(8, '0');

/** `value` is JSON. `base` is the checksum of the header; 0 for the header itself. */
export const seal = (number: number, value: string, base: number): Sealed => {
  const text = `${number},${value}`;
  const sum = crc32(text, base);
  return { line: `["${hexOf(sum)}",${text}]`, sum };
};

interface Unsealed {
  readonly number: number;
  readonly value: string;
  readonly sum: number;
  /** Whether the checksum matches. */
  readonly isIntact: boolean;
}

const HEAD = /^\["([0-9a-f]{8})",(\d{1,15}),/;
const CHECKED_FROM = '["00000000",'.length;
const MOST_HEAD = CHECKED_FROM + 16;

/** The bytes of a line as text. Throws LineFault where they are no UTF-8. */
export const textOf = (bytes: Buffer): string => {
  if (!isUtf8(bytes)) throw new LineFault('no UTF-8');
  return bytes.toString('utf8');
};

/** Throws LineFault where the line is not in the form of a sealed one. */
export const unseal = (bytes: Buffer, base: number): Unsealed => {
  const [head, sum, number] = HEAD.exec(bytes.toString('latin1', 0, MOST_HEAD)) ?? [];
  if (head === undefined || bytes.at(-1) !== 0x5d) throw new LineFault('no line with a checksum');
  const found = crc32(bytes.subarray(CHECKED_FROM, -1), base);
  return {
    number: Number(number),
    value: textOf(bytes.subarray(head.length, -1)),
    sum: found,
    isIntact: hexOf(found) === sum,
  };
};

/** Whether bytes can be the beginning of a sealed line whose end was never written. */
export const isBeginningOfSealed = (bytes: Buffer): boolean =>
  !bytes.some((byte) => byte < 0x20) &&
  /^(?:\[(?:"(?:[0-9a-f]{0,8}|[0-9a-f]{8}"(?:,(?:\d{1,15}(?:,.*)?)?)?))?)?$/.test(
    bytes.toString('latin1', 0, MOST_HEAD),
  );

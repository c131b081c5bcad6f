import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { FilePart } from './wire.ts';

/** A small PNG, so many points wide and high, in colours that no other picture has. */
export function randomPicture(side: number): FilePart {
  const { start, end } = pictureOf(side);
  return { name: 'colours.png', type: 'image/png', bytes: Buffer.concat([start, end]) };
}

/** Such a picture as its bytes up to the last chunk, before which others may stand, and that chunk. */
export function pictureOf(side: number): { readonly start: Buffer; readonly end: Buffer } {
  const rows = Array.from({ length: side }, () => Buffer.concat([NO_FILTER, randomBytes(side * 3)]));
  const start = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', headerOf(side)),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
  ]);
  return { start, end: chunk('IEND', Buffer.alloc(0)) };
}

const NO_FILTER = Buffer.alloc(1);

/** Eight bits for each of red, green and blue, not interlaced. */
function headerOf(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return header;
}

/** One chunk of a PNG, with its sum. */
export function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(checksumOf(body));
  return Buffer.concat([length, body, sum]);
}

/** CRC-32, as PNG asks for it. Node's own came with a later release than the oldest one supported. */
function checksumOf(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

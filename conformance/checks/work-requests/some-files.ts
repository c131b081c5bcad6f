import { randomBytes } from 'node:crypto';
import type { Tools } from '../../kit/tools.ts';
import type { FilePart } from '../../kit/wire.ts';

/** Files of several kinds, no two of the same bytes; among them what a careless reader of forms would cut. */
export function someFiles(t: Tools, count: number): readonly FilePart[] {
  const kinds: readonly (readonly [string, string, Buffer])[] = [
    ['leak.txt', 'text/plain', Buffer.from(`${t.fresh.text('Drips')}\r\n--\r\n\r\nfrom: above\n`)],
    [
      'photo.png',
      'image/png',
      Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), randomBytes(3_000)]),
    ],
    ['plan.pdf', 'application/pdf', Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(1_000)])],
    ['a longer name.txt', 'text/plain', Buffer.from(t.fresh.text('é à ü'))],
    ['sound.bin', 'application/octet-stream', randomBytes(70_000)],
    ['extra.txt', 'text/plain', Buffer.from(t.fresh.text('One more'))],
  ];
  return kinds.slice(0, count).map(([name, type, bytes]) => ({ name, type, bytes }));
}

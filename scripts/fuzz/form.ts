import type { Draw } from '../soak/draw.ts';
import type { Hostile } from './hostile.ts';

/** One part of a multipart body: its header lines as they are written, and its bytes. */
export interface Part {
  readonly lines: readonly string[];
  readonly bytes: Buffer;
}

export const BOUNDARY = '----fuzz7f3a';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export const field = (name: string, value: string): Part => ({
  lines: [`Content-Disposition: form-data; name="${name}"`],
  bytes: Buffer.from(value),
});

export const file = (
  name: string,
  bytes: Buffer,
  more: Partial<Record<'type' | 'fileName', string>> = {},
): Part => ({
  lines: [
    `Content-Disposition: form-data; name="${name}"; filename="${more.fileName ?? 'picture.png'}"`,
    `Content-Type: ${more.type ?? 'image/png'}`,
  ],
  bytes,
});

export const formBytes = (parts: readonly Part[], boundary = BOUNDARY): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ lines, bytes }) => [
      Buffer.from(`--${boundary}\r\n${lines.map((line) => `${line}\r\n`).join('')}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);

/** Parts that no form should have. */
const ODD_LINES: readonly (readonly string[])[] = [
  [],
  ['Content-Disposition: form-data'],
  ['Content-Disposition: form-data; name='],
  ['Content-Disposition: form-data; name=""'],
  ['Content-Disposition: form-data; filename="x.png"'],
  ['Content-Disposition: attachment; name="z"'],
  ['Content-Disposition: attachment; name="file"; filename="x"'],
  ['Content-Disposition: form-data; name="__proto__"'],
  ['Content-Disposition: form-data; name="constructor"; filename="__proto__"'],
  ['Content-Disposition: form-data; name="file"; filename=""'],
  ['Content-Disposition: form-data; name="file"; filename="../../../tmp/x"'],
  ['Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'%ff%00'],
  ['Content-Disposition: form-data; name="file"; filename="\u0000"'],
  ['Content-Disposition: form-data; name="file'],
  ['Content-Disposition: ;;;'],
  ['content-disposition:form-data;name=file;filename=a'],
  ['Content-Disposition: form-data; name="a"', 'Content-Disposition: form-data; name="b"'],
  ['Content-Disposition: form-data; name="file"; filename="x"', 'Content-Type: multipart/mixed; boundary=x'],
  ['Content-Disposition: form-data; name="file"; filename="x"', 'Content-Type: \u0001\u00ff'],
  ['Content-Disposition: form-data; name="file"; filename="x"', 'Content-Transfer-Encoding: base64'],
  ['Content-Disposition: form-data; name="text"', 'Content-Type: text/plain; charset=utf-16'],
  ['Content-Disposition: form-data; name="text"', 'Content-Type: text/plain; charset=nonsense'],
  ['Content-Type: text/plain'],
  ['no header line at all'],
  [`X-Long: ${'x'.repeat(20_000)}`, 'Content-Disposition: form-data; name="a"'],
  [...Array.from({ length: 3_000 }, (_, at) => `X-${at}: 1`), 'Content-Disposition: form-data; name="a"'],
];

const PART_SIZES = [0, 1, 10, 1_000, 16_384, 70_000, 200_000];

const oddPart = (draw: Draw, hostile: Hostile): Part =>
  draw.chance(0.7)
    ? { lines: draw.one(ODD_LINES) ?? [], bytes: Buffer.alloc(draw.one(PART_SIZES) ?? 0, 'z') }
    : draw.chance(0.5)
      ? field(draw.chance(0.5) ? hostile.name(draw) : 'text', hostile.text(draw))
      : file('file', Buffer.from(hostile.text(draw)), { type: hostile.text(draw).slice(0, 100) });

type FormSpoiler = (parts: readonly Part[], draw: Draw, hostile: Hostile) => readonly Part[];

const at = (parts: readonly Part[], draw: Draw): number => draw.int(0, Math.max(0, parts.length - 1));

/** Ways to make the parts of a form wrong. */
const PART_SPOILERS: readonly FormSpoiler[] = [
  (parts, draw, hostile) => parts.toSpliced(draw.int(0, parts.length), 0, oddPart(draw, hostile)),
  (parts, draw, hostile) => [...parts, oddPart(draw, hostile)],
  (parts, draw) => parts.toSpliced(at(parts, draw), 1),
  (parts, draw) => parts.flatMap((part, here, all) => (here === at(all, draw) ? [part, part] : [part])),
  (parts, draw) => [...parts, ...Array.from({ length: draw.int(2, 1_200) }, () => field('a', ''))],
  (parts) => parts.map((part) => ({ ...part, lines: part.lines.slice(1) })),
  () => [],
];

export const spoiledParts: FormSpoiler = (parts, draw, hostile) =>
  (draw.one(PART_SPOILERS) ?? PART_SPOILERS[0] ?? (() => parts))(parts, draw, hostile);

/** Ways to make the bytes of a form wrong: cut off, another boundary, rubbish around it. */
export const spoiledFormBytes = (bytes: Buffer, draw: Draw): Buffer => {
  switch (draw.int(0, 5)) {
    case 0:
      return bytes.subarray(0, draw.int(0, bytes.length));
    case 1:
      return Buffer.from(bytes.toString('latin1').replaceAll(BOUNDARY, 'another'), 'latin1');
    case 2:
      return Buffer.concat([Buffer.alloc(draw.int(1, 80_000), 'preamble '), bytes]);
    case 3:
      return Buffer.concat([bytes, Buffer.alloc(draw.int(1, 80_000), 'epilogue ')]);
    case 4:
      return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
    default:
      return Buffer.alloc(draw.int(0, 100_000), 'no form ');
  }
};

/** What a form may be declared as, wrongly. */
export const ODD_FORM_TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=another',
  `multipart/form-data; boundary="${BOUNDARY}`,
  `multipart/form-data; boundary=${'b'.repeat(5_000)}`,
  `multipart/mixed; boundary=${BOUNDARY}`,
  `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
  `multipart/form-data; charset=utf-16; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary=a; boundary=${BOUNDARY}`,
  'application/x-www-form-urlencoded',
];

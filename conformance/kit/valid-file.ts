import { randomBytes } from 'node:crypto';
import { chunk, pictureOf } from './random-picture.ts';
import type { FilePart } from './wire.ts';

/**
 * Files that any server takes which takes files of their kind: each is valid from its first byte to its last, no two
 * have the same bytes, and name and type say what they are. Of files that are judged the interface states number and
 * size alone, so kinds that a server may well refuse are only observed.
 */
type FileKind = 'jpeg' | 'pdf' | 'png';

/** A valid file; with `size` padded to exactly so many bytes, from 2,000 on. */
export function validFile(kind: FileKind, size?: number): FilePart {
  const { name, type, build, least } = KINDS[kind];
  const padding = size === undefined ? 20 : size - least();
  return { name, type, bytes: build(padding) };
}

/** So many valid files, of each kind in turn, each with a name of its own. */
export const validFiles = (count: number): readonly FilePart[] =>
  Array.from({ length: count }, (_, at) => {
    const file = validFile(ORDER[at % ORDER.length] ?? 'png');
    return at < ORDER.length ? file : { ...file, name: `${at} ${file.name}` };
  });

const ORDER: readonly FileKind[] = ['jpeg', 'png', 'pdf'];

interface Kind {
  readonly name: string;
  readonly type: string;
  /** The file with so many bytes that say nothing, at least 20. */
  readonly build: (padding: number) => Buffer;
  /** How many bytes it has in addition to these. */
  readonly least: () => number;
}

/** One grey point; each table has a single code, and the data is one bit for the colour and one for the end. */
const JPEG_START = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const JPEG_END = Buffer.from(
  `ffdb004300${'01'.repeat(64)}ffc0000b080001000101011100${['00', '10']
    .map((table) => `ffc40014${table}01${'00'.repeat(16)}`)
    .join('')}ffda0008010100003f003fffd9`,
  'hex',
);

/** Comments, of which each holds less than 65,534 bytes. */
function jpegComments(padding: number): Buffer[] {
  const comments: Buffer[] = [];
  for (let left = padding; left > 0;) {
    const rest = left - 65_000;
    const whole = rest >= 4 ? 65_000 : rest > 0 ? 60_000 : left;
    const head = Buffer.from('fffe0000', 'hex');
    head.writeUInt16BE(whole - 2, 2);
    comments.push(head, randomBytes(whole - 4));
    left -= whole;
  }
  return comments;
}

const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 72 72] >>',
];

/** One empty page. The padding is a comment before the first object, so places have ten digits throughout. */
function pdf(padding: number): Buffer {
  const head = `%PDF-1.4\n%${randomBytes(Math.ceil(padding / 2))
    .toString('hex')
    .slice(0, padding)}\n`;
  let body = head;
  const places = OBJECTS.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const rows = ['0000000000 65535 f ', ...places.map((place) => `${tenDigits(place)} 00000 n `)];
  const trailer = `trailer\n<< /Size ${rows.length} /Root 1 0 R >>\nstartxref\n${tenDigits(body.length)}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${rows.length}\n${rows.join('\n')}\n${trailer}`, 'latin1');
}

const tenDigits = (place: number): string => String(place).padStart(10, '0');

const SIDE = 9;

/** A picture of 9 by 9 points, compressed to a length that varies; what fills it up is a chunk that no reader knows. */
const png = (padding: number): Buffer => {
  const picture = pictureOf(SIDE);
  const filling = padding + PNG_ROOM - picture.start.length - picture.end.length - 12;
  return Buffer.concat([picture.start, chunk('ceSt', randomBytes(filling)), picture.end]);
};

/** More than any such picture takes. */
const PNG_ROOM = 600;

const KINDS: Readonly<Record<FileKind, Kind>> = {
  jpeg: {
    name: 'photo.jpeg',
    type: 'image/jpeg',
    build: (padding) => Buffer.concat([JPEG_START, ...jpegComments(padding), JPEG_END]),
    least: () => JPEG_START.length + JPEG_END.length,
  },
  png: { name: 'colours.png', type: 'image/png', build: png, least: () => PNG_ROOM },
  pdf: { name: 'paper.pdf', type: 'application/pdf', build: pdf, least: () => pdf(0).length },
};

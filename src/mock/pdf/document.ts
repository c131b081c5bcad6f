import { layOut, PAGE, type Paragraph, type PlacedLine } from './layout.ts';
import { literal, unicodeLiteral } from './text.ts';
import { widthOf, type Font } from './widths.ts';
import { wrapped } from './wrap.ts';

const fonts: Readonly<Record<Font, { readonly key: string; readonly name: string }>> = {
  regular: { key: 'F1', name: 'Helvetica' },
  bold: { key: 'F2', name: 'Helvetica-Bold' },
  italic: { key: 'F3', name: 'Helvetica-Oblique' },
};

const FOOTER = { font: 'regular', size: 9, y: 36 } as const;

const point = (length: number): string => String(Math.round(length * 100) / 100);

/** One string for each line, so that a search in the file finds a whole line. */
const drawn = ({ line, font, size, x, y }: PlacedLine): string => {
  const shown = `BT /${fonts[font].key} ${point(size)} Tf ${point(x)} ${point(y)} Td ${literal(line.codes)} Tj ET`;
  // ActualText: readers copy and search the original text, also where the fonts cannot draw it.
  return line.isExact ? shown : `/Span << /ActualText ${unicodeLiteral(line.text)} >> BDC ${shown} EMC`;
};

const footerOf = (title: string, number: number, count: number): readonly PlacedLine[] => {
  const { font, size, y } = FOOTER;
  const [left] = wrapped(title, font, size, 0.7 * (PAGE.width - 2 * PAGE.margin));
  const [right] = wrapped(`Page ${number} of ${count}`, font, size, PAGE.width);
  if (left === undefined || right === undefined) return [];
  const end = PAGE.width - PAGE.margin;
  return [
    { line: left, font, size, x: PAGE.margin, y },
    { line: right, font, size, x: end - widthOf(right.codes, font, size), y },
  ];
};

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

const bytesOf = (codes: string): Uint8Array => {
  const bytes = new Uint8Array(codes.length);
  for (let at = 0; at < codes.length; at += 1) bytes[at] = codes.charCodeAt(at);
  return bytes;
};

/** Objects, numbered from 1 on, as a file. The first is the catalog, the second says what the file is about. */
const fileOf = (objects: readonly string[]): Uint8Array => {
  // Four bytes above 127 mark the file as binary.
  const parts = ['%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n'];
  let length = parts.join('').length;
  const offsets = objects.map((object, at) => {
    const part = `${at + 1} 0 obj\n${object}\nendobj\n`;
    const offset = length;
    parts.push(part);
    length += part.length;
    return offset;
  });
  const count = objects.length + 1;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  parts.push(
    `xref\n0 ${count}\n0000000000 65535 f \n${table.join('')}`,
    `trailer\n<< /Size ${count} /Root 1 0 R /Info 2 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return bytesOf(parts.join(''));
};

/**
 * Paragraphs as a PDF file of US Letter pages that are numbered and carry `title` below. The text is not compressed and
 * not drawn letter by letter, so a search finds it in the file. Letters that the standard fonts lack are found by their
 * own name, but look like a similar sign.
 */
export const pdfOf = (title: string, paragraphs: readonly Paragraph[]): Uint8Array => {
  const pages = layOut(paragraphs);
  const faces = Object.values(fonts);
  const firstPage = 4 + faces.length;
  const fontKeys = faces.map(({ key }, at) => `/${key} ${4 + at} 0 R`).join(' ');
  return fileOf([
    '<< /Type /Catalog /Pages 3 0 R >>',
    `<< /Title ${unicodeLiteral(title)} >>`,
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ')}] /Count ${pages.length}` +
      ` /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << ${fontKeys} >> >> >>`,
    ...faces.map(
      ({ name }) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((lines, at) => [
      `<< /Type /Page /Parent 3 0 R /Contents ${firstPage + 2 * at + 1} 0 R >>`,
      stream([...lines, ...footerOf(title, at + 1, pages.length)].map(drawn).join('\n')),
    ]),
  ]);
};

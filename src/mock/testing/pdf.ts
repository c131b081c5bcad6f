/** The content of an uncompressed PDF. */
interface ReadPdf {
  /** The source, one character for each byte. */
  readonly source: string;
  /** Bodies of the objects, by number. */
  readonly objects: ReadonlyMap<number, string>;
  /** For each page the lines drawn on it, as WinAnsi codes. */
  readonly pages: readonly (readonly DrawnLine[])[];
}

interface DrawnLine {
  readonly codes: string;
  /** What the line means, where the codes are not it. */
  readonly actual: string | undefined;
  readonly font: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

const fail = (what: string): never => {
  throw new Error(`no PDF: ${what}`);
};

const LINE =
  /(?:\/Span << \/ActualText <feff([0-9a-f]*)> >> BDC )?BT \/(F\d) ([\d.]+) Tf ([\d.]+) ([\d.]+) Td \(((?:\\.|[^\\()])*)\) Tj ET/g;

const textOf = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');

const linesOf = (stream: string): readonly DrawnLine[] => {
  const [, length, content] =
    /^<< \/Length (\d+) >>\nstream\n([\s\S]*)\nendstream$/.exec(stream) ?? fail('a page without a stream');
  if (content?.length !== Number(length)) fail('a stream of another length than it says');
  const lines = [...(content ?? '').matchAll(LINE)].map(([, actual, font = '', size, x, y, codes = '']) => ({
    codes: codes.replace(/\\(.)/g, '$1'),
    actual: actual === undefined ? undefined : textOf(actual),
    font,
    size: Number(size),
    x: Number(x),
    y: Number(y),
  }));
  if (content?.split('\n').length !== lines.length) fail('something else on a page than lines');
  return lines;
};

/** Reads a PDF by its own table. Throws where the table, a length or a page is not as the format asks. */
export const readPdf = (bytes: Uint8Array): ReadPdf => {
  const source = Buffer.from(bytes).toString('latin1');
  if (!source.startsWith('%PDF-1.') || !source.endsWith('%%EOF\n')) fail('the ends of the file');
  const at = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
  const [, count, entries = ''] =
    /^xref\n0 (\d+)\n([\s\S]*?)trailer\n/.exec(source.slice(at)) ?? fail('a table where none stands');
  if (entries.length !== Number(count) * 20) fail('a table of another size than it says');
  const objects = new Map(
    [...entries.matchAll(/(\d{10}) 00000 n \n/g)].map(([, offset], index) => {
      const begin = `${index + 1} 0 obj\n`;
      const object = source.slice(Number(offset));
      if (!object.startsWith(begin)) fail(`the table points past object ${index + 1}`);
      return [index + 1, object.slice(begin.length, object.indexOf('\nendobj\n'))];
    }),
  );
  const body = (number: string | undefined): string =>
    objects.get(Number(number)) ?? fail(`no object ${number ?? ''}`);
  const kids = /\/Kids \[([^\]]*)\] \/Count (\d+)/.exec(body('3')) ?? fail('no pages');
  const numbers = [...(kids[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) => number);
  if (numbers.length !== Number(kids[2])) fail('another number of pages than it says');
  const pages = numbers.map((number) => linesOf(body(/\/Contents (\d+) 0 R/.exec(body(number))?.[1])));
  return { source, objects, pages };
};

/** All that a search through the file reads, line by line. */
export const textsOf = ({ pages }: ReadPdf): readonly string[] =>
  pages.flatMap((lines) => lines.map(({ actual, codes }) => actual ?? codes));

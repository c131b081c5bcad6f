import { inflateSync } from 'node:zlib';

/**
 * The letters that a PDF file draws, without any space between them, as far as they can be read without its fonts: the
 * strings of its streams, unpacked where they are packed by Flate. A file may write its text in ways that this cannot
 * read, so a word that is missing here proves nothing by itself.
 */
export function pdfText(bytes: Buffer): string {
  return readStreams(bytes).contents.filter(isPage).map(drawnIn).join('').replace(/\s+/g, '');
}

/**
 * Whether all that a PDF file draws can be read in this way: nothing is encrypted, packed otherwise or a picture, and
 * no font counts its letters in a way of its own.
 */
export function isReadThroughout(bytes: Buffer): boolean {
  const { contents, isWhole } = readStreams(bytes);
  const everything = [bytes.toString('latin1'), ...contents];
  return isWhole && !everything.some((content) => OTHERWISE.test(content));
}

/**
 * Whether a PDF file shows nothing but text that can be read in this way: it draws no line, which may be the outline of a
 * letter, and brings no font of its own, which may number its letters as it likes.
 */
export function isPlain(bytes: Buffer): boolean {
  const { contents } = readStreams(bytes);
  const everything = [bytes.toString('latin1'), ...contents];
  return (
    isReadThroughout(bytes) &&
    !everything.some((content) => /\/FontFile\d?\b/.test(content)) &&
    !contents.some((content) => PAINTS.test(content.replace(STRING, '')))
  );
}

/** Operators that fill or stroke a path, or draw another object. */
const PAINTS = /(?:^|\s)(?:[fbB]\*?|[FSs]|sh|Do)(?:\s|$)/;

const OTHERWISE =
  /\/Encrypt\b|\/Identity-[HV]\b|\/Type0\b|\/Type3\b|\/Differences\b|\/Subtype\s*\/Image\b|\bBI\s+\//;

/** Text is drawn between BT and ET; other streams may hold titles and bookmarks, which are not on the page. */
const isPage = (content: string): boolean => /\bBT\b[\s\S]*\bET\b/.test(content);

const STREAM = /stream\r?\n/g;

function readStreams(bytes: Buffer): { readonly contents: readonly string[]; readonly isWhole: boolean } {
  let isWhole = true;
  const file = bytes.toString('latin1');
  const streams: string[] = [];
  for (const { index, 0: opening } of file.matchAll(STREAM)) {
    if (file.slice(index - 3, index) === 'end') continue;
    const from = index + opening.length;
    const until = file.indexOf('endstream', from);
    const dictionary = file.slice(Math.max(file.lastIndexOf(' obj', index), 0), index);
    const content = unpacked(bytes.subarray(from, until < 0 ? undefined : until), dictionary);
    if (content === undefined) isWhole = false;
    else streams.push(content);
  }
  return { contents: streams, isWhole };
}

function unpacked(content: Buffer, dictionary: string): string | undefined {
  if (!/\/(FlateDecode|Fl)\b/.test(dictionary))
    return dictionary.includes('/Filter') ? undefined : content.toString('latin1');
  try {
    return inflateSync(content).toString('latin1');
  } catch {
    return undefined;
  }
}

const STRING = /\((?:\\[\s\S]|[^\\()])*\)|<[\dA-Fa-f\s]+>/g;
const NAMED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const drawnIn = (content: string): string =>
  [...content.matchAll(STRING)]
    .map(([one]) => (one.startsWith('(') ? literal(one) : hexadecimal(one)))
    .join('');

const literal = (text: string): string =>
  withoutHighBytes(
    text
      .slice(1, -1)
      .replace(/\\(\r?\n|[0-7]{1,3}|[\s\S])/g, (_, escaped: string) =>
        /^[0-7]/.test(escaped)
          ? String.fromCharCode(parseInt(escaped, 8))
          : /^\r?\n$/.test(escaped)
            ? ''
            : (NAMED[escaped] ?? escaped),
      ),
  );

const hexadecimal = (text: string): string =>
  withoutHighBytes(Buffer.from(text.replace(/[^\dA-Fa-f]/g, ''), 'hex').toString('latin1'));

/** Text in two bytes a letter has a zero before every letter of ours. */
const withoutHighBytes = (text: string): string => text.replaceAll('\0', '');

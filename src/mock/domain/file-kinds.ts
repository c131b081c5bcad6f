interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** How a kind of file is named, how it begins and what it has at its end; bytes as hexadecimal digits. */
interface FileKind {
  readonly name: RegExp;
  readonly type: string;
  readonly starts: string;
  readonly ends: string;
}

const KINDS: readonly FileKind[] = [
  { name: /\.jpe?g$/i, type: 'image/jpeg', starts: 'ffd8ff', ends: 'ffd9' },
  { name: /\.png$/i, type: 'image/png', starts: '89504e470d0a1a0a', ends: '49454e44ae426082' },
  { name: /\.pdf$/i, type: 'application/pdf', starts: '255044462d', ends: '2525454f46' },
];

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether a file is a JPEG, PNG or PDF: name, type, first bytes and last bytes must agree. */
export const isPictureOrPaper = ({ name, type, bytes }: NamedFile): boolean =>
  KINDS.some(
    (kind) =>
      kind.name.test(name) &&
      kind.type === type &&
      hex(bytes.subarray(0, 8)).startsWith(kind.starts) &&
      // A line may follow the last words of a PDF.
      hex(bytes.subarray(-10)).includes(kind.ends),
  );

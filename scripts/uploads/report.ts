import type { Reading } from './mock-child.ts';

/** What one run found; what `--json` prints. */
export interface Outcome {
  readonly comments: number;
  readonly filesEach: number;
  /** In bytes. */
  readonly fileSize: number;
  readonly seed: number;
  readonly seconds: number;
  /** By when it was read, in order. */
  readonly readings: Readonly<Record<string, Reading>>;
  /** The most that the resident memory grew by, in bytes. */
  readonly growth: number;
  /** The most that it may grow by. */
  readonly room: number;
  /** The status by which a file of one byte too many was refused. */
  readonly tooLarge: number;
  /** What was not as it should be; empty where all is well. */
  readonly faults: readonly string[];
}

const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/** The same for people. */
export const report = ({ comments, filesEach, fileSize, seconds, readings, ...found }: Outcome): string => {
  const rows = [
    ['', 'resident memory', 'upload folder', 'files'],
    ...Object.entries(readings).map(([when, { memory, uploadFolder, files }]) => [
      when,
      mebibytes(memory),
      mebibytes(uploadFolder),
      String(files),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ')
      .trimEnd();
  return [
    `${comments} comments with ${filesEach} files of ${fileSize} bytes each, in ${seconds.toFixed(1)} s`,
    '',
    ...rows.map(line),
    '',
    `memory grew by ${mebibytes(found.growth)} at most; ${mebibytes(found.room)} are allowed`,
    `a file of ${fileSize + 1} bytes was answered ${found.tooLarge}`,
    ...(found.faults.length === 0
      ? ['everything came back as it was sent']
      : found.faults.map((one) => `- ${one}`)),
  ].join('\n');
};

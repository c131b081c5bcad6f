/** Rows in columns as wide as their longest cell; the first is set left, the others right. */
export const aligned = (rows: readonly (readonly string[])[], gap = '  '): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const pad = (cell: string, at: number): string =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(pad).join(gap));
};

export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What had to hold and did not; empty where all is well. */
export const faults: string[] = [];

/** Says whether something holds, and notes where it does not. */
export const need = (holds: boolean, says: string): void => {
  if (!holds) faults.push(says);
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${says}`);
};

/** The whole number from 1 on that a flag gives; ends with 2 where it gives another value. */
export const countOf = (flag: string, value: string): number => {
  if (/^[1-9]\d*$/.test(value)) return Number(value);
  console.error(`--${flag} takes a whole number from 1 on, found ${value}.`);
  process.exit(2);
};

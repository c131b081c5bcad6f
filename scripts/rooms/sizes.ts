import type { SourceTree } from './source-tree.ts';

/** A file longer than this is a design that is not finished. */
export const MOST_LINES = 300;

interface Sizes {
  readonly files: number;
  readonly median: number;
  readonly largest: { readonly path: string; readonly lines: number };
  readonly tooLong: readonly { readonly path: string; readonly lines: number }[];
}

/** How long the files that people write are; what is generated may be as long as it likes. */
export const sizesOf = (sources: SourceTree): Sizes => {
  const written = [...sources]
    .filter(([path]) => !path.startsWith('openapi/generated/'))
    .map(([path, { lines }]) => ({ path, lines }))
    .sort((one, other) => one.lines - other.lines);
  return {
    files: written.length,
    median: written[Math.floor(written.length / 2)]?.lines ?? 0,
    largest: written.at(-1) ?? { path: '', lines: 0 },
    tooLong: written.filter(({ lines }) => lines > MOST_LINES),
  };
};

import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { readDeclarations } from './declarations.ts';
import { referencePage } from './page.ts';

/** The largest reference that is shipped, in bytes. */
export const MOST_BYTES = 70_000;

interface Reference {
  readonly markdown: string;
  /** What it does not say, in sentences. */
  readonly gaps: readonly string[];
}

export const referenceText = async (): Promise<Reference> => {
  const { markdown, gaps } = referencePage(await readDeclarations());
  const style = JSON.parse(
    await readFile(new URL('../../.prettierrc.json', import.meta.url), 'utf8'),
  ) as object;
  return { markdown: await format(markdown, { ...style, parser: 'markdown' }), gaps };
};

/** Why this reference cannot be shipped: `written` is the file as it is. */
export const referenceProblems = ({ markdown, gaps }: Reference, written: string): readonly string[] => [
  ...(written === markdown ? [] : ['docs/reference.md is out of date: run `npm run reference`.']),
  ...(Buffer.byteLength(markdown) > MOST_BYTES
    ? [`docs/reference.md has ${Buffer.byteLength(markdown)} bytes; at most ${MOST_BYTES} are shipped.`]
    : []),
  ...gaps,
];

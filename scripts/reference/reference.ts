import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { readDeclarations } from './declarations.ts';
import { referencePage, undocumented } from './page.ts';

/** The largest reference that is shipped, in bytes. */
export const MOST_BYTES = 60_000;

interface Reference {
  readonly markdown: string;
  /** Functions without a docstring. */
  readonly undocumented: readonly string[];
}

export const referenceText = async (): Promise<Reference> => {
  const declarations = await readDeclarations();
  const style = JSON.parse(
    await readFile(new URL('../../.prettierrc.json', import.meta.url), 'utf8'),
  ) as object;
  const markdown = await format(referencePage(declarations), { ...style, parser: 'markdown' });
  return { markdown, undocumented: undocumented(declarations) };
};

/** Why this reference cannot be shipped: `written` is the file as it is. */
export const referenceProblems = (
  { markdown, undocumented: names }: Reference,
  written: string,
): readonly string[] => [
  ...(written === markdown ? [] : ['docs/reference.md is out of date: run `npm run reference`.']),
  ...(Buffer.byteLength(markdown) > MOST_BYTES
    ? [`docs/reference.md has ${Buffer.byteLength(markdown)} bytes; at most ${MOST_BYTES} are shipped.`]
    : []),
  ...names.map((name) => `${name} has no docstring.`),
];

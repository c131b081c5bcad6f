import { readFile } from 'node:fs/promises';
import { format } from 'prettier';
import { readDeclarations } from './declarations.ts';
import { referencePage } from './page.ts';
import { situationsPage } from './situations.ts';

/** The largest page that is shipped, in bytes. */
export const MOST_BYTES = 60_000;

interface ReferencePage {
  /** Its file in docs/. */
  readonly name: string;
  readonly markdown: string;
  /** What it does not say, in sentences. */
  readonly gaps: readonly string[];
}

/** The reference, and the situations in a page of their own. */
export const referencePages = async (): Promise<readonly ReferencePage[]> => {
  const style = JSON.parse(
    await readFile(new URL('../../.prettierrc.json', import.meta.url), 'utf8'),
  ) as object;
  const formatted = (markdown: string): Promise<string> => format(markdown, { ...style, parser: 'markdown' });
  const { markdown, gaps } = referencePage(await readDeclarations());
  return [
    { name: 'reference.md', markdown: await formatted(markdown), gaps },
    { name: 'situations.md', markdown: await formatted(situationsPage()), gaps: [] },
  ];
};

/** Why this page cannot be shipped: `written` is the file as it is. */
export const referenceProblems = (
  { name, markdown, gaps }: ReferencePage,
  written: string,
): readonly string[] => [
  ...(written === markdown ? [] : [`docs/${name} is out of date: run \`npm run reference\`.`]),
  ...(Buffer.byteLength(markdown) > MOST_BYTES
    ? [`docs/${name} has ${Buffer.byteLength(markdown)} bytes; at most ${MOST_BYTES} are shipped.`]
    : []),
  ...gaps,
];

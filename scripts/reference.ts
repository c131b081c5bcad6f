/** `npm run reference`: writes docs/reference.md and docs/situations.md. With --check it only compares. */
import { readFile, writeFile } from 'node:fs/promises';
import { referencePages, referenceProblems } from './reference/reference.ts';

const pages = await referencePages();
const pathOf = (name: string): URL => new URL(`../docs/${name}`, import.meta.url);
if (!process.argv.includes('--check'))
  for (const { name, markdown } of pages) await writeFile(pathOf(name), markdown);
const problems: string[] = [];
for (const page of pages)
  problems.push(...referenceProblems(page, await readFile(pathOf(page.name), 'utf8').catch(() => '')));
const sizes = pages.map(
  ({ name, markdown }) => `docs/${name}: ${Buffer.byteLength(markdown).toLocaleString('en-US')} bytes`,
);
if (problems.length > 0) console.error(problems.join('\n'));
else console.log(sizes.join('\n'));
process.exitCode = problems.length > 0 ? 1 : 0;

/** `npm run reference`: writes docs/reference.md from the declarations. With --check it only compares. */
import { readFile, writeFile } from 'node:fs/promises';
import { referenceProblems, referenceText } from './reference/reference.ts';

const path = new URL('../docs/reference.md', import.meta.url);
const text = await referenceText();
if (!process.argv.includes('--check')) await writeFile(path, text.markdown);
const problems = referenceProblems(text, await readFile(path, 'utf8').catch(() => ''));
if (problems.length > 0) console.error(problems.join('\n'));
else console.log(`docs/reference.md: ${Buffer.byteLength(text.markdown).toLocaleString('en-US')} bytes`);
process.exitCode = problems.length > 0 ? 1 : 0;

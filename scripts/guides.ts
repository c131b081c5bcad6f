/** `npm run guides [-- NAME]`: does what the pages of docs/guides say and compares what they promise. Exit 1 where one errs. */
import { readdir, readFile } from 'node:fs/promises';
import { runGuide } from './guides/run.ts';

const folder = new URL('../docs/guides/', import.meta.url);
const [only = ''] = process.argv.slice(2);

const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && name.startsWith(only)).sort();
const results = await Promise.all(
  names.map(async (name) => {
    const began = performance.now();
    const played = await runGuide(await readFile(new URL(name, folder), 'utf8'));
    return { ...played, name, seconds: (performance.now() - began) / 1_000 };
  }),
);
for (const { name, faults, skipped, seconds } of results) {
  console.log(
    faults.length === 0
      ? `ok ${name} (${seconds.toFixed(1)} s)`
      : `FAILED ${name}\n${faults.join('\n\n').replace(/^/gm, '  ')}`,
  );
  if (skipped > 0)
    console.log(
      `  skipped ${skipped} of its steps: there is no chromium here (CHROMIUM may hold the path of one)`,
    );
}
process.exitCode = results.length === 0 || results.some(({ faults }) => faults.length > 0) ? 1 : 0;

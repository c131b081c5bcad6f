/** `npm run guides [-- NAME]`: does what the pages of docs/guides say and compares what they promise. Exit 1 where one errs. */
import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { Need } from './guides/blocks.ts';
import { needsRegistry, runGuide } from './guides/run.ts';
import { packed } from './package/pack.ts';
import { reachesRegistry } from './package/registry.ts';

const folder = new URL('../docs/guides/', import.meta.url);
const [only = ''] = process.argv.slice(2);

const LACKS: Readonly<Record<Need, string>> = {
  browser: 'there is no chromium here (CHROMIUM may hold the path of one)',
  registry: 'npm does not reach its registry from here',
};

const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && name.startsWith(only)).sort();
const guides = await Promise.all(
  names.map(async (name) => ({ name, markdown: await readFile(new URL(name, folder), 'utf8') })),
);
const installing = guides.some(({ markdown }) => needsRegistry(markdown));
const pack = installing && (await reachesRegistry()) ? await packed() : undefined;

const played = async ({ name, markdown }: (typeof guides)[number]) => {
  const began = performance.now();
  const result = await runGuide(markdown, pack?.tarball);
  return { ...result, name, seconds: (performance.now() - began) / 1_000 };
};

/** How many guides run at the same time: more of them only slow each other down until a browser gives up. */
const AT_ONCE = 4;
const waiting = guides.values();
const results: Awaited<ReturnType<typeof played>>[] = [];
const worker = async (): Promise<void> => {
  for (const guide of waiting) results.push(await played(guide));
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
if (pack) rmSync(pack.folder, { recursive: true, force: true });

const byName = results.toSorted((one, other) => one.name.localeCompare(other.name));
for (const { name, faults, skipped, seconds } of byName) {
  console.log(
    faults.length === 0
      ? `ok ${name} (${seconds.toFixed(1)} s)`
      : `FAILED ${name}\n${faults.join('\n\n').replace(/^/gm, '  ')}`,
  );
  for (const need of new Set(skipped))
    console.log(`  skipped ${skipped.filter((one) => one === need).length} of its steps: ${LACKS[need]}`);
}
process.exitCode = results.length === 0 || results.some(({ faults }) => faults.length > 0) ? 1 : 0;

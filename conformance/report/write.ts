import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../run/usage.ts';
import { reportHtml } from './html.ts';
import { lockJson, resultsJson } from './json.ts';
import { junitXml } from './junit.ts';
import { summaryMarkdown } from './markdown.ts';
import { replayScript } from './replay-script.ts';
import type { Origin } from './replay-script.ts';
import type { Results } from './results.ts';

/** Reports by the name of their reporter. */
export const renderings = {
  json: resultsJson,
  junit: junitXml,
  html: reportHtml,
  markdown: summaryMarkdown,
} as const;

/** What a folder holds; a file of which there is nothing to write is left out. */
const files: Readonly<Record<string, (results: Results, origin: Origin) => string | undefined>> = {
  'results.json': resultsJson,
  'junit.xml': junitXml,
  'report.html': reportHtml,
  'summary.md': summaryMarkdown,
  'choices.lock.json': (results) => (results.subject === undefined ? lockJson(results) : undefined),
  'replay.sh': replayScript,
};

/** Makes the report folder and removes the reports of an earlier run. */
export async function prepareFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    await Promise.all(Object.keys(files).map((name) => rm(join(folder, name), { force: true })));
    return folder;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The report folder ${folder} cannot be written (${why}). Name another with --out.`);
  }
}

export async function writeReports(folder: string, results: Results, origin: Origin = 'run'): Promise<void> {
  await Promise.all(
    Object.entries(files).map(async ([name, render]) => {
      const text = render(results, origin);
      if (text !== undefined) await writeFile(join(folder, name), text);
    }),
  );
}

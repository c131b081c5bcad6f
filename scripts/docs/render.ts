import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '../generate/json.ts';
import { runTool } from '../run-tool.ts';

/** One HTML page with everything in it. Throws with redocly's own words where it fails. */
export const renderPage = async (document: JsonObject): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-docs-'));
  try {
    const [source, page] = [join(folder, 'openapi.json'), join(folder, 'index.html')];
    await writeFile(source, JSON.stringify(document));
    const { code, stdout, stderr } = await runTool('@redocly/cli/bin/cli.js', [
      'build-docs',
      source,
      '--inlineBundle',
      '-o',
      page,
    ]);
    if (code !== 0) throw new Error(`redocly build-docs ended with ${code}:\n${stdout}${stderr}`);
    return await readFile(page, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

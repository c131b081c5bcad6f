import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject } from '../generate/json.ts';
import { inFolder, runTool } from '../harness/run.ts';

/** One HTML page with everything in it. Throws with redocly's own words where it fails. */
export const renderPage = (document: JsonObject): Promise<string> =>
  inFolder('docs', async (folder) => {
    const [source, page] = [join(folder, 'openapi.json'), join(folder, 'index.html')];
    await writeFile(source, JSON.stringify(document));
    const args = ['build-docs', source, '--inlineBundle', '-o', page];
    const { code, stdout, stderr } = await runTool('@redocly/cli/bin/cli.js', args);
    if (code !== 0) throw new Error(`redocly build-docs ended with ${code}:\n${stdout}${stderr}`);
    return readFile(page, 'utf8');
  });

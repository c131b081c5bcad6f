import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inFolder, runTool } from '../harness/run.ts';
import { isObject, type JsonObject } from './json.ts';

/** The contract as one document: every file reference resolved, components named as the root names them. */
export const bundleContract = (root: URL): Promise<JsonObject> =>
  inFolder('bundle', async (folder) => {
    const out = join(folder, 'openapi.json');
    const args = ['bundle', 'openapi/openapi.yaml', '-o', out];
    const { code, stderr } = await runTool('@redocly/cli/bin/cli.js', args, { cwd: fileURLToPath(root) });
    if (code !== 0) throw new Error(`redocly bundle ended with ${code}:\n${stderr}`);
    const document: unknown = JSON.parse(await readFile(out, 'utf8'));
    if (!isObject(document)) throw new Error('the bundled contract is not an object');
    return document;
  });

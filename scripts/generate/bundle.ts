import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isObject, type JsonObject } from './json.ts';

const run = promisify(execFile);

/** The contract as one document: every file reference resolved, components named as the root names them. */
export const bundleContract = async (root: URL): Promise<JsonObject> => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-bundle-'));
  try {
    const out = join(folder, 'openapi.json');
    const redocly = fileURLToPath(new URL('node_modules/@redocly/cli/bin/cli.js', root));
    await run(process.execPath, [redocly, 'bundle', 'openapi/openapi.yaml', '-o', out], {
      cwd: fileURLToPath(root),
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    });
    const document: unknown = JSON.parse(await readFile(out, 'utf8'));
    if (!isObject(document)) throw new Error('the bundled contract is not an object');
    return document;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

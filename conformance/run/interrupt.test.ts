import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test(
  'Ctrl-C ends a hanging run with exit 130 and reports of the finished checks',
  { timeout: 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ces-interrupt-'));
    const config = join(folder, 'config.json');
    const server = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"data":[]}', () => {
        if (request.headers['x-conformance-check'] === 'facilities.hangs') child.kill('SIGINT');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const otherTenant = { tenant: 'hanging', actingId: 'o1' };
    const settings = { url, tenant: 'demo', token: 'tiny-secret', otherTenant };
    await writeFile(config, JSON.stringify({ ...settings, identities: { staff: [{ actingId: 's1' }] } }));

    const script = fileURLToPath(new URL('../testing/tiny-suite/run.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', script, config, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = await once(child, 'close');
    server.closeAllConnections();
    server.close();

    expect(code).toBe(130);
    expect(said).toMatch(/Interrupted after \d+ checks?\./);
    const results: unknown = JSON.parse(await readFile(join(folder, 'results.json'), 'utf8'));
    expect(results).toMatchObject({ interrupted: true, exitCode: 130 });
    await rm(folder, { recursive: true, force: true });
  },
);

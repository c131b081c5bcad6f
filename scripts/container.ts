/**
 * `npm run container`: makes the image of deploy/Containerfile from the package and uses it: health, user, token, and that
 * the next start has what the last one was given before SIGTERM. By docker or podman where one works here, else its steps
 * are run as shell in an empty folder. Exit code 1 where something does not hold.
 */
import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { byBuilder, findBuilder } from './container/builder.ts';
import { stagesOf } from './container/instructions.ts';
import type { Run } from './container/place.ts';
import { byShell } from './container/shell.ts';
import { freePort } from './free-port.ts';
import { packed } from './package/pack.ts';
import { reachesRegistry } from './package/registry.ts';

const TOKEN = 'admin-token-of-a-rehearsal';
const file = fileURLToPath(new URL('../deploy/Containerfile', import.meta.url));
const containerfile = readFileSync(file, 'utf8');

const builder = await findBuilder(stagesOf(containerfile)[0]?.from ?? '');
if (builder === undefined && !(await reachesRegistry())) {
  console.log(
    'skipped: no docker or podman works here, and npm does not reach its registry to install without one',
  );
  process.exit(0);
}

/** Waits until the mock is well. */
const healthy = async (run: Run): Promise<void> => {
  for (let tries = 0; (await run.health()) !== 0; tries += 1) {
    if (tries === 60) throw new Error('the health check does not pass');
    await new Promise((done) => setTimeout(done, 500));
  }
};

const { folder, tarball } = await packed();
const context = join(folder, 'context');
mkdirSync(context);
copyFileSync(tarball, join(context, basename(tarball)));
const began = performance.now();
try {
  const place = await (builder === undefined
    ? byShell(containerfile, context)
    : byBuilder(builder, file, context));
  const built = performance.now();
  try {
    const port = await freePort();
    const admin = (path: string, init: RequestInit = {}): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}/__admin${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${TOKEN}` },
      });
    const first = await place.start(port, TOKEN);
    await healthy(first);
    assert.notEqual(await first.user(), '0', 'the mock runs as root');
    assert.equal(
      (await fetch(`http://127.0.0.1:${port}/__admin/people`)).status,
      401,
      'the control plane is open',
    );
    const made = await admin('/worlds', { method: 'POST', body: JSON.stringify({ name: 'kept' }) });
    assert.equal(made.status, 200, await made.text());
    assert.equal(await first.stop(), 0, 'SIGTERM does not end it well');

    const second = await place.start(port, TOKEN);
    await healthy(second);
    assert.equal((await admin('/health?world=kept')).status, 200, 'the next start lost a world');
    assert.equal(await second.stop(), 0);
    assert.notEqual(await second.health(), 0, 'the health check passes without a mock');
    const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(1);
    console.log(
      `ok: the image by ${place.by} (${seconds(began, built)} s), used, ended and used again (${seconds(built, performance.now())} s)`,
    );
  } finally {
    await place.clear();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

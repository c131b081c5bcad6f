import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';

interface Judge {
  readonly url: string;
  close(): void;
}

const bin = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js');
const contract = fileURLToPath(new URL('../../openapi/generated/openapi.json', import.meta.url));

/** Prism as a proxy that judges every exchange by the bundled contract and changes none; it says so in `sl-violations`. */
export const startPrism = async (upstream: string): Promise<Judge> => {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [bin, 'proxy', contract, upstream, '--host', '127.0.0.1', '--port', String(port)],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    },
  );
  let said = '';
  await new Promise<void>((ready, failed) => {
    const listen = (chunk: Buffer): void => {
      if (said.length < 20_000) said += chunk.toString();
      if (said.includes('Prism is listening')) ready();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => failed(new Error(`Prism ended (${String(code)}): ${said.slice(-600)}`)));
  });
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill('SIGTERM') };
};

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONF = new URL('../../deploy/nginx.conf', import.meta.url);

export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** The configuration of deploy/ with other addresses: its first is that of the balancer, the others those of mocks. */
const configured = (port: number, mocks: readonly number[]): string => {
  let at = 0;
  return readFileSync(CONF, 'utf8')
    .replace('listen 127.0.0.1:4010', `listen 127.0.0.1:${port}`)
    .replace(/server 127\.0\.0\.1:401[123]/g, () => `server 127.0.0.1:${mocks[at++] ?? 0}`);
};

/** nginx with deploy/nginx.conf in a separate folder; resolves when it answers. */
export const startNginx = async (folder: string, port: number, mocks: readonly number[]) => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configured(port, mocks));
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${url}/ping`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (tries > 100 || child.exitCode !== null) throw new Error(`nginx does not answer: ${said}`);
    await new Promise((next) => setTimeout(next, 50));
  }
  return { url, end: () => child.kill('SIGTERM') };
};

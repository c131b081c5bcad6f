import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { asList, asObject, asText } from '../generate/json.ts';

const ces = fileURLToPath(new URL('../../dist/src/cli/ces.js', import.meta.url));
const read = (name: string): string =>
  readFileSync(new URL(`../../examples/ci/${name}`, import.meta.url), 'utf8');

/** The job of the template for GitLab. */
export const gitlabJob = () => asObject(asObject(parse(read('gitlab-ci.yml')))['conformance']);

export const jenkinsfile = read('Jenkinsfile');

/** What each template runs in a shell. */
export const templates: Readonly<Record<string, string>> = {
  'gitlab-ci.yml': asList(gitlabJob()['script']).map(asText).join('\n'),
  Jenkinsfile: (/sh '''\n([^]*?)'''/.exec(jenkinsfile)?.[1] ?? '').replaceAll(/^ +/gm, ''),
};

interface Ran {
  readonly code: number;
  readonly said: string;
  readonly hasJunit: boolean;
}

/**
 * Runs the shell of a template as its server does, for a service whose `npm start` runs `service`. What npm and npx would find
 * is what was built here.
 */
export const runTemplate = async (
  script: string,
  port: number,
  config: string,
  service: string,
): Promise<Ran> => {
  const folder = mkdtempSync(join(tmpdir(), 'ces-template-'));
  const command = (name: string, line: string): void => {
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`);
    chmodSync(join(folder, 'bin', name), 0o755);
  };
  try {
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'ces.config.yaml'), config);
    command('npm', `[ "$1" = ci ] || exec ${service}`);
    command('npx', `shift; exec '${process.execPath}' '${ces}' "$@"`);
    const child = spawn('bash', ['-eo', 'pipefail', '-c', script.replace('timeout 60', 'timeout 20')], {
      cwd: folder,
      detached: true,
      env: {
        PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`,
        ...{ HOME: folder, CES_URL: `http://127.0.0.1:${port}`, CES_TOKEN: 'demo-token', CES_BUDGET: '15s' },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const way of [child.stdout, child.stderr])
      way.on('data', (text: Buffer) => (said += text.toString()));
    const [code] = (await once(child, 'exit')) as [number | null];
    // As these servers do, with everything that the job started.
    try {
      process.kill(-(child.pid ?? 0), 'SIGTERM');
    } catch {
      // Nothing is left.
    }
    return { code: code ?? 1, said, hasJunit: existsSync(join(folder, 'conformance-report/junit.xml')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../free-port.ts';
import { stepsOf, unsaid, type Step } from './blocks.ts';

const ces = fileURLToPath(new URL('../../dist/src/cli/ces.js', import.meta.url));

/** The port that guides speak of. */
const STATED = '4010';
const PATIENCE = 120_000;

const MARK = '== step ';

const waitFor = (port: number): string =>
  `for try in $(seq 200); do curl -s -o /dev/null http://127.0.0.1:${port}/__admin/health && break; sleep 0.05; done`;

/** All steps as one script, so that what one of them sets is there for the next. */
const scriptOf = (steps: readonly Step[], port: number): string =>
  [
    'set -euo pipefail',
    `trap 'for job in $(jobs -p); do kill $job; done' EXIT`,
    ...steps.flatMap((step, index) => {
      if (step.kind === 'file') return [];
      if (step.kind === 'background') return [`${step.text.trimEnd()} > /dev/null &`, waitFor(port)];
      return [`echo '${MARK}${index}'`, step.text, 'echo'];
    }),
  ].join('\n');

const bash = (script: string, cwd: string, env: NodeJS.ProcessEnv) =>
  new Promise<{ readonly output: string; readonly failed: string | undefined }>((done) => {
    execFile('bash', ['-c', script], { cwd, env, timeout: PATIENCE }, (error, stdout, stderr) =>
      done({
        output: stdout,
        failed: error ? `${error.message.split('\n')[0] ?? ''}\n${stderr}` : undefined,
      }),
    );
  });

/** In the place of npx: what `npx ces` starts is the ces that was built here. */
const shimFor = async (folder: string): Promise<string> => {
  const bin = join(folder, '.bin');
  await mkdir(bin);
  await writeFile(join(bin, 'npx'), `#!/bin/sh\nshift\nexec '${process.execPath}' '${ces}' "$@"\n`);
  await chmod(join(bin, 'npx'), 0o755);
  return bin;
};

/** Does what a guide says, in a folder and with a port of its own, and tells what does not hold. */
export const runGuide = async (markdown: string): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'ces-guide-'));
  try {
    const port = await freePort();
    const steps = stepsOf(markdown.replaceAll(STATED, String(port)));
    const bin = await shimFor(folder);
    for (const step of steps) if (step.kind === 'file') await writeFile(join(folder, step.name), step.text);
    const path = [bin, process.env['PATH'] ?? ''].join(delimiter);
    const env = { PATH: path, HOME: folder, TMPDIR: tmpdir(), NO_COLOR: '1' };
    const { output, failed } = await bash(scriptOf(steps, port), folder, env);
    const told = new Map(
      output.split(MARK).map((part) => [Number.parseInt(part, 10), part.slice(part.indexOf('\n') + 1)]),
    );
    const missing = steps.flatMap((step, index) => {
      if (step.kind !== 'run') return [];
      const said = told.get(index) ?? '';
      const line = unsaid(step.says, said);
      return line === undefined
        ? []
        : [`promised: ${line}\nfound: ${said.trim()}\nafter: ${step.text.trim()}`];
    });
    return [...(failed === undefined ? [] : [failed]), ...missing];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { inFolder, run } from '../harness/run.ts';
import { stepsOf, unsaid, type Need, type Step } from './blocks.ts';
import { machineIn } from './machine.ts';

/** The port that guides speak of. */
const STATED = '4010';
const PATIENCE_SECONDS = 480;

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
      // Where the command says itself where its output goes, that comes later and holds.
      if (step.kind === 'background') return [`> /dev/null ${step.text.trimEnd()} &`, waitFor(port)];
      return [`echo '${MARK}${index}'`, step.text, 'echo'];
    }),
  ].join('\n');

const bash = async (script: string, cwd: string, env: NodeJS.ProcessEnv) => {
  const options = { cwd, env, timeout: PATIENCE_SECONDS * 1_000 };
  const { code, stdout, stderr, isKilled } = await run('bash', ['-c', script], options);
  const how = isKilled ? `did not end within ${PATIENCE_SECONDS} s` : `ended with ${code}`;
  return { output: stdout, failed: code === 0 ? undefined : `it ${how}\n${stderr}\n${stdout}` };
};

export interface Played {
  /** What does not hold. */
  readonly faults: readonly string[];
  /** What this machine lacks, once for each step that was left out for it. */
  readonly skipped: readonly Need[];
}

const needsOf = (step: Step): readonly Need[] => (step.kind === 'run' ? step.needs : []);

/** Whether a guide installs the package itself. */
export const needsRegistry = (markdown: string): boolean =>
  stepsOf(markdown).some((step) => needsOf(step).includes('registry'));

/**
 * Runs a guide in its own folder and with its own port, and returns what does not hold. The tarball is for a guide that
 * installs the package; without it those steps are left out.
 */
export const runGuide = (markdown: string, tarball?: string): Promise<Played> =>
  inFolder('guide', async (folder) => {
    const port = await freePort();
    const { env, has } = await machineIn(folder, needsRegistry(markdown) ? tarball : undefined);
    const all = stepsOf(markdown.replaceAll(STATED, String(port)));
    const lacked = (step: Step): readonly Need[] => needsOf(step).filter((need) => !has(need));
    const skipped = all.flatMap((step) => lacked(step).slice(0, 1));
    const steps = all.filter((step) => lacked(step).length === 0);
    for (const step of steps) if (step.kind === 'file') await writeFile(join(folder, step.name), step.text);
    const { output, failed } = await bash(scriptOf(steps, port), folder, env);
    const outputs = new Map(
      output.split(MARK).map((part) => [Number.parseInt(part, 10), part.slice(part.indexOf('\n') + 1)]),
    );
    const missing = steps.flatMap((step, index) => {
      if (step.kind !== 'run') return [];
      const said = outputs.get(index) ?? '';
      const line = unsaid(step.says, said);
      return line === undefined
        ? []
        : [`promised: ${line}\nfound: ${said.trim()}\nafter: ${step.text.trim()}`];
    });
    const faults = [...(failed === undefined ? [] : [failed]), ...missing];
    return { faults, skipped };
  });

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inFolder, root, run } from '../harness/run.ts';
import { readAction, type ShellStep } from './steps.ts';

export interface Ran {
  /** By step, in order, as far as they ran. */
  readonly codes: Readonly<Record<string, number>>;
  /** What all of them printed. */
  readonly output: string;
  readonly summary: string;
  readonly outputs: string;
  /** What the report folder holds, by name. */
  readonly report: Readonly<Record<string, string>>;
}

const textsIn = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const names = await readdir(folder).catch(() => []);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
};

const bash = async ({ script, env }: ShellStep, cwd: string, more: NodeJS.ProcessEnv) => {
  const { code, stdout, stderr } = await run(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
    {
      cwd,
      env: { PATH: process.env['PATH'], HOME: cwd, ...more, ...env },
      timeout: 120_000,
    },
  );
  return { code, text: stdout + stderr };
};

/** Runs the shell steps of the action as a runner does, one after another, in a folder with this configuration. */
export const runAction = (inputs: Readonly<Record<string, string>>, config: string): Promise<Ran> =>
  inFolder('action', async (folder) => {
    const [summary, outputs] = [join(folder, 'summary.md'), join(folder, 'outputs.txt')];
    await writeFile(join(folder, 'ces.config.yaml'), config);
    await writeFile(summary, '');
    await writeFile(outputs, '');
    const { steps } = readAction(await readFile(join(root, 'action.yml'), 'utf8'), inputs, {
      path: root,
      temp: folder,
    });
    const codes: Record<string, number> = {};
    let output = '';
    for (const step of steps) {
      const hasFailed = Object.values(codes).some((code) => code !== 0);
      if (hasFailed && !step.isAlways) continue;
      const { code, text } = await bash(step, folder, {
        GITHUB_ACTIONS: 'true',
        GITHUB_OUTPUT: outputs,
        GITHUB_STEP_SUMMARY: summary,
      });
      codes[step.name] = code;
      output += text;
    }
    return {
      codes,
      output,
      summary: await readFile(summary, 'utf8'),
      outputs: await readFile(outputs, 'utf8'),
      report: await textsIn(join(folder, 'conformance-report')),
    };
  });

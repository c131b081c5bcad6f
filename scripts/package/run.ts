import { spawn } from 'node:child_process';

export interface Outcome {
  readonly code: number;
  /** What it wrote, on both ways out. */
  readonly said: string;
}

// Output in colour would only be in the way here.
const { FORCE_COLOR: _, ...inherited } = process.env;

/** Runs a program in a folder and keeps what it says. */
export const run = (
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> =>
  new Promise((done, failed) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...inherited, NO_COLOR: '1', CI: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const way of [child.stdout, child.stderr])
      way.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('error', failed);
    child.once('close', (code) => done({ code: code ?? 1, said }));
  });

/** The same, where nothing but success will do. */
export const runWell = async (...given: Parameters<typeof run>): Promise<string> => {
  const { code, said } = await run(...given);
  if (code !== 0) throw new Error(`${given[0]} ${given[1].join(' ')} ended with ${code}:\n${said}`);
  return said;
};

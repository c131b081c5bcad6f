import { run as runProgram } from '../harness/run.ts';

export interface Outcome {
  readonly code: number;
  /** What it wrote, on both ways out. */
  readonly said: string;
}

// Output in colour would only be in the way here.
const { FORCE_COLOR: _, ...inherited } = process.env;

/** Runs a program in a folder and keeps what it says. */
export const run = async (
  program: string,
  args: readonly string[],
  cwd: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  const env = { ...inherited, NO_COLOR: '1', CI: '1', ...more };
  const { code, stdout, stderr } = await runProgram(program, args, { cwd, env });
  return { code, said: stdout + stderr };
};

/** The same, but throws without success. */
export const runWell = async (...given: Parameters<typeof run>): Promise<string> => {
  const { code, said } = await run(...given);
  if (code !== 0) throw new Error(`${given[0]} ${given[1].join(' ')} ended with ${code}:\n${said}`);
  return said;
};

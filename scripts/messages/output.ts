import { join } from 'node:path';
import { vi } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';

const isCallback = (value: unknown): value is () => void => typeof value === 'function';

/** Stands for the end of the process. */
class Ended extends Error {}

/** What a command line says and how it ends, with what is of this machine left out. */
export const outputOf = async (typed: string, folder: string): Promise<string> => {
  const says: string[] = [];
  const hear = (text: unknown, ...more: readonly unknown[]): boolean => {
    if (text !== '') says.push(String(text).trimEnd());
    // The writer may wait until everything is written.
    for (const one of more.filter(isCallback)) one();
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(hear);
  vi.spyOn(process.stderr, 'write').mockImplementation(hear);
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const words = typed.split(' ').filter((word) => word !== '');
  const argv = words.map((word) => (word === 'wrong.yaml' || word === 'key' ? join(folder, word) : word));
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'ces', ...argv]);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    process.exitCode = code ?? 0;
    throw new Ended();
  });
  process.exitCode = 0;
  await runProgram().catch((error: unknown) => {
    if (!(error instanceof Ended)) throw error;
  });
  const ended = process.exitCode;
  process.exitCode = 0;
  vi.restoreAllMocks();
  const text = says
    .join('\n')
    .replaceAll(folder, '.')
    .replace(/none of \d+ checks/, 'none of all checks');
  return `$ ces ${typed}\n${text}\nexit ${ended}\n`;
};

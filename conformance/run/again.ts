import { shellArgument } from '../quoting/shell.ts';
import type { ConformOptions } from './options.ts';

/** The command that repeats a run: its flags and its seed. Callers add --only themselves. */
export function againOf(options: ConformOptions, seed: number): string {
  const { url, config, profile, runs, concurrency, budget, waivers, certify } = options;
  const flags = Object.entries({ url, config, profile, seed, runs, concurrency, budget, waivers }).flatMap(
    ([name, value]) => (value === undefined ? [] : [`--${name} ${shellArgument(String(value))}`]),
  );
  return ['ces conform', ...flags, ...(certify ? ['--certify'] : [])].join(' ');
}

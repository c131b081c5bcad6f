import type { ConformOptions } from './options.ts';

/** The command that repeats a run: the flags it was given and the seed it drew; --only is left to whoever shows it. */
export function againOf(options: ConformOptions, seed: number): string {
  const { url, config, profile, runs, concurrency, budget, waivers, certify } = options;
  const flags = Object.entries({ url, config, profile, seed, runs, concurrency, budget, waivers }).flatMap(
    ([name, value]) => (value === undefined ? [] : [`--${name} ${quoted(String(value))}`]),
  );
  return ['ces conform', ...flags, ...(certify ? ['--certify'] : [])].join(' ');
}

const quoted = (word: string): string =>
  /^[\w./:,@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;

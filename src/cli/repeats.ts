import type { Command } from 'commander';
import { UsageError } from './usage-error.ts';

/** Collects the values of a flag that may be repeated. A flag that is read otherwise is given once. */
export const repeatable = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];

/** Makes a command refuse a second use of a flag that is not repeatable: of two values one would be lost. */
export const refuseRepeats = (command: Command): void => {
  for (const option of command.options) {
    if (option.parseArg === repeatable) continue;
    const flag = option.long ?? option.flags;
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven) throw new UsageError(`${flag} is given twice. Give it only once.`);
      isGiven = true;
    });
  }
};

/** A glob without choices in braces, several times where it has some. */
const withoutChoices = (glob: string): readonly string[] => {
  const [, before = '', choices, after = ''] = /^([^{]*)\{([^{}]*)\}(.*)$/s.exec(glob) ?? [];
  return choices === undefined
    ? [glob]
    : choices.split(',').flatMap((choice) => withoutChoices(`${before}${choice}${after}`));
};

/** One glob for what any of these matches; undefined for none. Braces in braces have no meaning in a glob. */
export const anyOf = (globs: readonly string[] = []): string | undefined =>
  globs.length > 1 ? `{${globs.flatMap(withoutChoices).join(',')}}` : globs[0];

import { nearest } from './nearest.ts';
import type { ConformOptions } from './options.ts';
import { words } from './settings.ts';
import { UsageError } from './usage.ts';

/** What stdout shows: the console text, one of the report files, or nothing. */
type Printed = 'console' | 'json' | 'junit' | 'html' | 'markdown' | 'quiet';

const known: readonly Printed[] = ['console', 'json', 'junit', 'html', 'markdown', 'quiet'];

/**
 * The report files are always written. The list only decides what is printed: the console text if the list names it or
 * is empty, else the first entry. Throws UsageError for an unknown name.
 */
export function printed({ reporters = '', quiet = false }: ConformOptions): Printed {
  const named = words(reporters).map((name) => {
    const reporter = known.find((one) => one === name);
    if (reporter) return reporter;
    const [close] = nearest(name, known);
    throw new UsageError(
      `--reporter accepts ${known.join(', ')}; found '${name}'.${close ? ` Did you mean ${close}?` : ''}`,
    );
  });
  if (quiet || named.includes('quiet')) return 'quiet';
  return named.includes('console') ? 'console' : (named[0] ?? 'console');
}

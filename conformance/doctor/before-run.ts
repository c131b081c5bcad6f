import { many } from '../kit/words.ts';
import type { Settings } from '../run/settings.ts';
import { UsageError } from '../run/usage.ts';
import { examine } from './doctor.ts';
import { exitCodeOf, sentenceOf, stopsOf, weakeningsOf } from './print.ts';
import { Unreachable } from './reach.ts';

/** A run that may begin, or why the target cannot be tried. */
interface Fitness {
  readonly settings: Settings;
  readonly silence?: string;
}

/** The first step of a run: raises UsageError for a wrong configuration, and tells what weakens the run. */
export async function fitness(settings: Settings): Promise<Fitness> {
  const { place } = settings;
  try {
    const diagnosis = await examine(settings);
    const says = stopsOf(diagnosis).map((finding) => sentenceOf(finding, place));
    const code = exitCodeOf(diagnosis);
    if (code === 4) return { settings, silence: says.join('\n') };
    if (code === 2)
      throw new UsageError(
        [...says, `No check was run: ${many(says.length, 'thing')} to mend first.`].join('\n'),
      );
    const notes = weakeningsOf(diagnosis).map((finding) => sentenceOf(finding, place));
    return { settings: { ...settings, notes: [...settings.notes, ...notes] } };
  } catch (error) {
    if (error instanceof Unreachable) return { settings, silence: error.message };
    throw error;
  }
}

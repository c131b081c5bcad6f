import { createCancellation } from '../kit/cancellation.ts';
import { Unproven } from '../kit/errors.ts';
import type { RunSpec } from '../kit/run.ts';
import { many } from '../kit/words.ts';
import type { Settings } from '../run/settings.ts';
import { UsageError } from '../run/usage.ts';
import { examine } from './doctor.ts';
import type { Finding } from './finding.ts';
import { exitCodeOf, sentenceOf, stopsOf, weakeningsOf } from './print.ts';
import { Unreachable } from './reach.ts';

/** A run that may begin, or why the target cannot be tried. */
interface Fitness {
  readonly settings: Settings;
  readonly silence?: string;
}

/**
 * The first step of a run: raises UsageError for a wrong configuration, and tells what weakens the run. When `stop`
 * aborts, the run is stopped too, so what was found so far does not matter.
 */
export async function fitness(settings: Settings, stop?: AbortSignal): Promise<Fitness> {
  const { place } = settings;
  try {
    const cancellation = createCancellation(stop);
    const diagnosis = await cancellation.hold(() => examine(settings, false, cancellation));
    const says = stopsOf(diagnosis).map((finding) => sentenceOf(finding, place));
    const code = exitCodeOf(diagnosis);
    if (code === 4) return { settings, silence: says.join('\n') };
    if (code === 2)
      throw new UsageError(
        [...says, `No check was run: fix ${many(says.length, 'problem')} first.`].join('\n'),
      );
    const notes = weakeningsOf(diagnosis).map((finding) => sentenceOf(finding, place));
    const fixtures = withoutWrong(settings.spec.fixtures, diagnosis.findings);
    return {
      settings: { ...settings, spec: { ...settings.spec, fixtures }, notes: [...settings.notes, ...notes] },
    };
  } catch (error) {
    if (error instanceof Unreachable) return { settings, silence: error.message };
    if (error instanceof Unproven && stop?.aborted) return { settings };
    throw error;
  }
}

/** The pools without the ids that do not hold what they must: a check that relied on one would judge falsely. */
function withoutWrong(fixtures: RunSpec['fixtures'], findings: readonly Finding[]): RunSpec['fixtures'] {
  const wrong = new Set(findings.map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(fixtures).map(([name, ids]) => [
      name,
      ids.filter((_, place) => !wrong.has(`fixtures.${name}.${place}`)),
    ]),
  );
}

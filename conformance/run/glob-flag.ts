import { LONGEST_GLOB } from '../kit/glob.ts';
import { UsageError } from './usage.ts';

/** The glob of a flag. Throws UsageError if it is too long. */
export function globFlag(glob: string, flag: string): string {
  if (glob.length <= LONGEST_GLOB) return glob;
  throw new UsageError(
    `${flag} takes a glob of at most ${LONGEST_GLOB} characters; found ${glob.length}. Write it shorter, such as 'residents.*'.`,
  );
}

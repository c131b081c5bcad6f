import type { Withheld } from '../keeper.ts';

/** The reason where the files of a world cannot be read. */
export const broken = (fault: string): Withheld => ({
  found: `a world on the disk that cannot be read. ${fault}.`,
  next: 'mend that line, move the files of the world away, or reset the world by POST /__admin/reset.',
});

/** The reason where the folder of worlds cannot be used. */
export const unusable = (folder: string, fault: string): Withheld => ({
  found: `a folder of worlds, ${folder}, that cannot be used: ${fault}.`,
  next: 'make the folder one that this user may write to.',
});

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

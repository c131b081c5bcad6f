import type { UnavailableWorld } from '../storage.ts';

/** The reason where the files of a world cannot be read. */
export const broken = (fault: string, isDamageAccepted: boolean): UnavailableWorld => ({
  found: `a world on the disk that cannot be read. ${fault}.`,
  next: `${isDamageAccepted ? '' : 'restart the mock with --accept-damage to load what can be read, '}restore its files from a backup, move them away, or reset the world with POST /__admin/reset.`,
});

/** The reason where something else has the name of a file of a world. */
export const wrongFile = (fault: string): UnavailableWorld => ({
  found: `an unknown file in the folder of worlds. ${fault}.`,
  next: 'move it out of the folder.',
});

/** The reason where the folder of worlds cannot be used. */
export const unusable = (folder: string, fault: string): UnavailableWorld => ({
  found: `a folder of worlds, ${folder}, that cannot be used: ${fault}.`,
  next: 'give this user write access to the folder.',
});

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

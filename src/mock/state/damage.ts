import { basename } from 'node:path';
import { LineFault } from '../content/format.ts';
import { WrongKind } from './regular-file.ts';

/** The files of a world are damaged. The message names file and line. */
export class StateFault extends Error {}

/** What is wrong with files. An error that says nothing of files is a fault of this program, and is thrown. */
export const faultOfFiles = (error: unknown): string => {
  const isOfFiles =
    error instanceof StateFault || error instanceof WrongKind || (error instanceof Error && 'code' in error);
  if (isOfFiles) return error.message;
  throw error;
};

/** Called with every damage: throws it, or notes it, so that reading loaded as far as it can be read. */
export type OnDamage = (fault: StateFault) => void;

export const refuseDamage: OnDamage = (fault) => {
  throw fault;
};

export const faultIn = (path: string, line: number, says: string): StateFault =>
  new StateFault(`${basename(path)}, line ${line}: ${says}`);

/** Runs `read` for a line. Throws a LineFault as a StateFault with file and line. */
export const atLine = <T>(path: string, line: number, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw error instanceof LineFault ? faultIn(path, line, error.message) : error;
  }
};

/** Runs `read`. A StateFault becomes a damage. */
export const asDamage = (onDamage: OnDamage, read: () => void): void => {
  try {
    read();
  } catch (error) {
    if (!(error instanceof StateFault)) throw error;
    onDamage(error);
  }
};

/** Runs `read` for a file that may be missing, of another kind or unreadable. Throws such an error as a StateFault. */
export const readable = (read: () => void): void => {
  try {
    read();
  } catch (error) {
    throw error instanceof StateFault ? error : new StateFault(faultOfFiles(error));
  }
};

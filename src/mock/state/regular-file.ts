import { closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { basename } from 'node:path';

/** Something in the folder of worlds is not the regular file or the folder that is expected there. */
export class WrongKind extends Error {}

// Windows has neither flag, and no pipes or sockets among its files.
const flagOf = (name: 'O_NOFOLLOW' | 'O_NONBLOCK'): number => (name in constants ? constants[name] : 0);
/** Never follows a symbolic link, and never waits for the other end of a pipe. */
const CAREFUL = flagOf('O_NOFOLLOW') | flagOf('O_NONBLOCK');

const kindOf = (stat: Stats): string => {
  if (stat.isFile()) return 'a file';
  if (stat.isDirectory()) return 'a folder';
  if (stat.isSymbolicLink()) return 'a symbolic link';
  if (stat.isFIFO()) return 'a named pipe';
  if (stat.isSocket()) return 'a socket';
  return 'a device';
};

/** What is at a path; undefined where nothing is. A symbolic link counts as itself. Throws Node's other errors. */
export const statOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

export const isThere = (path: string): boolean => statOf(path) !== undefined;

const wrongKind = (path: string, stat: Stats, expected: string): WrongKind =>
  new WrongKind(`${basename(path)}: expected ${expected}, found ${kindOf(stat)}`);

/** Throws WrongKind if the path is not a regular file. */
const insistOnFile = (path: string): void => {
  const stat = statOf(path);
  if (stat && !stat.isFile()) throw wrongKind(path, stat, 'a regular file');
};

/** Opens a regular file. Throws WrongKind for anything else, and Node's errors. */
export const openRegular = (path: string, flags: number, mode = 0o600): number => {
  let file: number;
  try {
    file = openSync(path, flags | CAREFUL, mode);
  } catch (error) {
    insistOnFile(path);
    throw error;
  }
  const stat = fstatSync(file);
  if (stat.isFile()) return file;
  closeSync(file);
  throw wrongKind(path, stat, 'a regular file');
};

export const readRegular = (path: string): Buffer => {
  const file = openRegular(path, constants.O_RDONLY);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
};

/** Throws WrongKind if the path is not a folder. */
export const insistOnFolder = (path: string): void => {
  const stat = statOf(path);
  if (stat && !stat.isDirectory()) throw wrongKind(path, stat, 'a folder');
};

/** Makes a folder if there is none. Throws WrongKind for anything else at that path, and Node's errors. */
export const ensureFolder = (path: string): void => {
  insistOnFolder(path);
  mkdirSync(path, { recursive: true, mode: 0o700 });
};

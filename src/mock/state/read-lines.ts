import { basename } from 'node:path';
import { headerIn, LineFault, type Header } from '../content/format.ts';
import { asDamage, atLine, faultIn, readable, StateFault, type OnDamage } from './damage.ts';
import { linesOf, type Line } from './lines.ts';
import type { Paths } from './paths.ts';
import { isThere } from './regular-file.ts';
import { isBeginningOfSealed, textOf, unseal } from './sealed-line.ts';

/** The first lines of a snapshot. */
export interface Head {
  readonly header: Header;
  /** Whether the lines carry checksums. Those of version 1.18 and older do not. */
  readonly isChecked: boolean;
  /** The checksum of the header; 0 without checksums. */
  readonly sum: number;
  /** How many lines of the journal were written for certain. */
  readonly marked: number;
  /** The number of lines that were read. */
  readonly lines: number;
  /** The offset of the next line, in bytes. */
  readonly end: number;
}

const wholeLine = (path: string, line: Line | undefined, number: number): Line => {
  if (line?.isWhole === true) return line;
  throw faultIn(path, number, 'no whole line');
};

const markedIn = (value: string): number => {
  const lines = Number(value);
  if (Number.isSafeInteger(lines) && lines >= 0) return lines;
  throw new LineFault('no number of lines');
};

/** Gives the value of each line; lines that are changed, missing or in another place are a damage. */
const valuesFrom = (path: string, first: number, base: number, onDamage: OnDamage) => {
  let next = first;
  return ({ bytes, number: line }: Line): string => {
    const expected = next;
    next += 1;
    const { number, value, isIntact } = unseal(bytes, base);
    if (!isIntact) onDamage(faultIn(path, line, 'the checksum does not match, so the line was changed'));
    else if (number !== expected) {
      onDamage(faultIn(path, line, `expected line number ${expected}, found ${number}`));
      next = number + 1;
    }
    return value;
  };
};

/** Reads the header of a snapshot. Throws StateFault if it cannot be read, independent of `onDamage`. */
export const readHead = ({ snapshot: path }: Paths, tenant: string, onDamage: OnDamage): Head => {
  const lines = linesOf(path);
  try {
    const next = (number: number): Line => {
      const step = lines.next();
      return wholeLine(path, step.done === true ? undefined : step.value, number);
    };
    const headerAt = ({ number }: Line, value: string): Header =>
      atLine(path, number, () => headerIn(value, tenant));
    const first = next(1);
    const text = first.bytes.toString('utf8');
    if (text.startsWith('{'))
      return { header: headerAt(first, text), isChecked: false, sum: 0, marked: 0, lines: 1, end: first.end };
    const second = next(2);
    const value = atLine(path, 2, () => valuesFrom(path, 2, 0, onDamage)(second));
    const header = headerAt(second, value);
    const { sum } = unseal(second.bytes, 0);
    let marked = 0;
    asDamage(onDamage, () => {
      marked = atLine(path, 1, () => markedIn(valuesFrom(path, 1, sum, onDamage)(first)));
    });
    return { header, isChecked: true, sum, marked, lines: 2, end: second.end };
  } finally {
    lines.return(undefined);
  }
};

/** Calls `take` with each further line of a snapshot. Gives the offset of its end, in bytes. */
export const readRows = (
  { snapshot: path }: Paths,
  { isChecked, lines, sum, end: begin }: Head,
  take: (value: string) => void,
  onDamage: OnDamage,
): number => {
  let end = begin;
  const valueOf = valuesFrom(path, lines + 1, sum, onDamage);
  for (const line of linesOf(path)) {
    if (line.number <= lines) continue;
    end = line.end;
    asDamage(onDamage, () =>
      atLine(path, line.number, () => {
        if (!line.isWhole) throw new LineFault('no end of the line');
        take(isChecked ? valueOf(line) : textOf(line.bytes));
      }),
    );
  }
  return end;
};

/** How far a journal could be read. */
export interface JournalRead {
  readonly lines: number;
  /** The size of the whole lines, in bytes. */
  readonly bytes: number;
  /** The value of the last whole line. */
  readonly last?: string;
  /** The number of a last line that was never finished. */
  readonly unfinished?: number;
}

/** Calls `take` with each line of the journal that follows a snapshot. */
export const readJournal = (
  paths: Paths,
  { header, isChecked, sum, marked }: Head,
  take: (value: string) => void,
  onDamage: OnDamage,
): JournalRead => {
  const path = paths.journal(header.generation);
  let read: JournalRead = { lines: 0, bytes: 0 };
  const valueOf = valuesFrom(path, 1, sum, onDamage);
  const readLine = ({ bytes, number, isWhole, end }: Line, value: () => string): void => {
    if (isWhole) {
      read = { lines: number, bytes: end };
      const last = value();
      take(last);
      read = { ...read, last };
    } else if (!isChecked || isBeginningOfSealed(bytes)) {
      // The process ended while it wrote this line, so no client depends on it.
      read = { ...read, unfinished: number };
    } else throw new LineFault('not a complete line, and not the beginning of one');
  };
  if (!isThere(path)) {
    if (isChecked) onDamage(new StateFault(`${basename(path)}: missing, expected ${marked} lines`));
    return read;
  }
  asDamage(onDamage, () =>
    readable(() => {
      for (const line of linesOf(path))
        asDamage(onDamage, () =>
          atLine(path, line.number, () =>
            readLine(line, () => (isChecked ? valueOf(line) : textOf(line.bytes))),
          ),
        );
    }),
  );
  const { lines, unfinished } = read;
  if (lines + (unfinished === undefined ? 0 : 1) < marked)
    onDamage(faultIn(path, lines + 1, `missing, expected ${marked} lines, found ${lines}`));
  return read;
};

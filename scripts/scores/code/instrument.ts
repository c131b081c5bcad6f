import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** One change of one place in the sources of the mock. */
export interface SourceMutant {
  /** Stays the same while its line does, wherever that line moves in its file. */
  readonly id: string;
  /** By which the instrumented code knows it: another one after each change of the sources. */
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly mutator: string;
  /** The whole line, so that a reader sees what it is about. */
  readonly source: string;
  readonly before: string;
  readonly after: string;
}

export interface Instrumented {
  readonly mutants: readonly SourceMutant[];
  /** The sources with every mutant in them, by file. */
  readonly contents: ReadonlyMap<string, string>;
}

type Logger = ConstructorParameters<typeof Instrumenter>[0];

const ignore = (): void => undefined;
const no = (): boolean => false;

const silent: Logger = {
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore },
};

/** Texts are mostly sentences for readers, and the names of members are held by the types. */
const LEFT_OUT = ['StringLiteral'];

interface Position {
  /** From 0. */
  readonly line: number;
  readonly column: number;
}

const textBetween = (lines: readonly string[], start: Position, end: Position): string => {
  const [first = '', ...others] = lines.slice(start.line, end.line + 1);
  if (others.length === 0) return first.slice(start.column, end.column);
  return [first.slice(start.column), ...others.slice(0, -1), others.at(-1)?.slice(0, end.column)].join('\n');
};

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 10);

/** Counts how often it was asked for the same text before. */
const createOrdinals = (): ((text: string) => number) => {
  const counts = new Map<string, number>();
  return (text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return count;
  };
};

/** All mutants of these files, and the files with the mutants in them; none of them is switched on. */
export const instrument = async (root: string, files: readonly string[]): Promise<Instrumented> => {
  const sources = files.map((name) => ({
    name,
    content: readFileSync(join(root, name), 'utf8'),
    mutate: true,
  }));
  const { mutants, files: instrumented } = await new Instrumenter(silent).instrument(sources, {
    ...{ plugins: null, ignorers: [], excludedMutations: LEFT_OUT },
  });
  const linesOf = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  const ordinalOf = createOrdinals();
  return {
    contents: new Map(instrumented.map(({ name, content }) => [name, content])),
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id: key, fileName: file, mutatorName: mutator, replacement: after, location }) => {
        const lines = linesOf.get(file) ?? [];
        const source = (lines[location.start.line] ?? '').trim();
        const before = textBetween(lines, location.start, location.end);
        const same = [file, source, before, after];
        const id = hashOf([...same, String(ordinalOf(JSON.stringify(same)))]);
        return { id, key, file, line: location.start.line + 1, mutator, source, before, after };
      }),
  };
};

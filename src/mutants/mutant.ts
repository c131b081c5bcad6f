import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Tables } from '../mock/tables.ts';
import type { Mutation } from './mutation.ts';

/** A server with one fault: it breaks the clauses that it names and keeps all the rest. */
export interface Mutant {
  /** `<section>.<name>`; stable for ever. */
  readonly id: string;
  /** What it does, as a sentence. */
  readonly description: string;
  /** The firm clauses that the fault breaks; a check that cites one of them must fail. */
  readonly breaks: Breaks;
  readonly tables: (tables: Tables) => Tables;
}

/** The clauses that a mutant breaks. */
export type Breaks = readonly ClauseId[];

/** A mutant as its section lists it. */
export type MutantRow = readonly [description: string, breaks: Breaks, mutation: Mutation];

/** How a row ends: with a verb and what the verb is given, or with a mutation as it stands. */
interface Ends<Row> {
  readonly by: <A extends readonly unknown[]>(verb: (...args: A) => Mutation, ...args: NoInfer<A>) => Row;
  readonly with: (mutation: Mutation) => Row;
}

const ending = <Row>(rowOf: (mutation: Mutation) => Row): Ends<Row> => ({
  by: (verb, ...args) => rowOf(verb(...args)),
  with: rowOf,
});

/** A row in words: `breaking(clauses).says(what it does).by(verb, …)`. */
export const breaking = (...breaks: Breaks) => ({
  says: (description: string): Ends<MutantRow> => ending((mutation) => [description, breaks, mutation]),
});

/** Rows of one kind: each is given the clauses that it breaks, and what its sentence and its mutation are made of. */
export const rowOf =
  <A extends readonly unknown[]>(make: (...args: A) => readonly [description: string, mutation: Mutation]) =>
  (breaks: Breaks, ...args: A): MutantRow => {
    const [description, mutation] = make(...args);
    return [description, breaks, mutation];
  };

/** The same where the sentence has a gap for words, and all else is for the verb. */
export const worded = <A extends readonly unknown[]>(
  sentenceOf: (words: string) => string,
  verb: (...args: A) => Mutation,
) => rowOf((words: string, ...args: A) => [sentenceOf(words), verb(...args)]);

/** The mutants of a section, by their names within it. */
export const mutantsOf = (section: string, rows: Readonly<Record<string, MutantRow>>): readonly Mutant[] =>
  Object.entries(rows).map(([name, [description, breaks, tables]]) => ({
    id: `${section}.${name}`,
    description,
    breaks,
    tables,
  }));

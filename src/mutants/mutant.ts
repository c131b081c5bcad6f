import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Tables } from '../mock/tables.ts';
import type { Witness } from '../witness/client.ts';
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
  /** An exchange in which the fault shows: its outcome differs from the original server's. */
  readonly witness: Witness;
}

/** The clauses that a mutant breaks. */
export type Breaks = readonly ClauseId[];

/** A mutant as its section lists it. Without a witness of its own, the group's shows it. */
export type MutantRow = readonly [description: string, breaks: Breaks, mutation: Mutation, witness?: Witness];

/** How a row ends: with a verb and what the verb is given, or with a mutation as it stands. */
interface Ends<Row> {
  readonly by: <A extends readonly unknown[]>(verb: (...args: A) => Mutation, ...args: NoInfer<A>) => Row;
  readonly with: (mutation: Mutation) => Row;
}

const ending = <Row>(rowOf: (mutation: Mutation) => Row): Ends<Row> => ({
  by: (verb, ...args) => rowOf(verb(...args)),
  with: rowOf,
});

interface Says extends Ends<MutantRow> {
  /** Where the group's witness does not show it: this one does. */
  readonly seenBy: (witness: Witness) => Ends<MutantRow>;
}

/** A row in words: `breaking(clauses).says(what it does).by(verb, …)`. */
export const breaking = (...breaks: Breaks) => ({
  says: (description: string): Says => ({
    ...ending((mutation) => [description, breaks, mutation]),
    seenBy: (witness) => ending((mutation) => [description, breaks, mutation, witness]),
  }),
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

/** The mutants of one group, by their names within the section. `usual` is the witness in which most of them show. */
export const mutantsOf = (
  section: string,
  usual: Witness,
  rows: Readonly<Record<string, MutantRow>>,
): readonly Mutant[] =>
  Object.entries(rows).map(([name, [description, breaks, tables, witness = usual]]) => ({
    id: `${section}.${name}`,
    description,
    breaks,
    tables,
    witness,
  }));

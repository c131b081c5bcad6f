import type { ClauseId } from '../../openapi/generated/clauses.ts';
import type { Tables } from '../mock/tables.ts';
import type { Witness } from '../witness/client.ts';
import type { Mutation } from './mutation.ts';

/** A server with one fault: it breaks the clauses that it names and keeps all the rest. */
export interface Saboteur {
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

/** The clauses that a saboteur breaks. */
export type Breaks = readonly ClauseId[];

/** A saboteur as its section lists it. Without a witness of its own, the group's shows it. */
export type SaboteurRow = readonly [
  description: string,
  breaks: Breaks,
  mutation: Mutation,
  witness?: Witness | undefined,
];

/** One whose name says all that there is to say. */
type NamedRow = readonly [breaks: Breaks, mutation: Mutation];

/** A row in words: `breaking(clauses).says(what it does).by(verb, what the verb is told)`. */
interface Sentence {
  /** Where the group's witness does not show it: this one does. */
  readonly seenBy: (witness: Witness) => Sentence;
  readonly by: <A extends readonly unknown[]>(
    verb: (...told: A) => Mutation,
    ...told: NoInfer<A>
  ) => SaboteurRow;
  readonly with: (mutation: Mutation) => SaboteurRow;
}

/** The clauses that a row breaks, and in a sentence how. */
export const breaking = (...breaks: Breaks) => ({
  says: (description: string): Sentence => {
    const told = (witness?: Witness): Sentence => ({
      seenBy: told,
      by: (verb, ...words) => [description, breaks, verb(...words), witness],
      with: (mutation) => [description, breaks, mutation, witness],
    });
    return told();
  },
});

/** The name of a row, read as a sentence. */
const sentence = (name: string): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}.`;

/** The saboteurs of one group, by their names within the section. `usual` is the witness in which most of them show. */
export const saboteursOf = (
  section: string,
  usual: Witness,
  rows: Readonly<Record<string, SaboteurRow | NamedRow>>,
): readonly Saboteur[] =>
  Object.entries(rows).map(([name, row]) => {
    const [description, breaks, tables, witness = usual] = row.length === 2 ? [sentence(name), ...row] : row;
    return { id: `${section}.${name}`, description, breaks, tables, witness };
  });

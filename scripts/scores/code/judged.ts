import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { choices } from '../../../openapi/generated/choices.ts';
import { clauses } from '../../../openapi/generated/clauses.ts';
import { isRecord } from '../../../src/mock/domain/json-object.ts';
import type { TriedMutant } from './try-mutant.ts';

/** The judgement of a reader about a survivor. Anything else is a gap. */
const KINDS = ['open', 'out-of-reach', 'equivalent', 'gap'] as const;
type Kind = (typeof KINDS)[number];

/** The judgement of a reader on one survivor. */
export interface Judgement {
  readonly id: string;
  readonly judgement: Kind;
  /** The choice that leaves it open. */
  readonly choice?: string;
  /** The input that no client can send. */
  readonly input?: string;
  /** The clauses that it breaks. */
  readonly breaks?: readonly string[];
  /** One line, for the next reader. */
  readonly why: string;
}

/** What each kind has to name. */
const NAMED: Readonly<Partial<Record<Kind, 'choice' | 'input'>>> = {
  open: 'choice',
  'out-of-reach': 'input',
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What is wrong with an entry of the file; undefined where nothing is. */
const faultOf = (entry: unknown): string | undefined => {
  if (!isRecord(entry) || !isText(entry['id'])) return 'has no id';
  const kind = KINDS.find((one) => one === entry['judgement']);
  if (kind === undefined) return `has no judgement; it is one of ${KINDS.join(', ')}`;
  if (!isText(entry['why'])) return 'has no why';
  const named = NAMED[kind];
  if (named && !isText(entry[named])) return `is ${kind} and has no ${named}`;
  if (kind === 'open' && !Object.hasOwn(choices, String(entry['choice'])))
    return `names the choice ${String(entry['choice'])}, which does not exist`;
  const breaks: unknown = entry['breaks'] ?? [];
  if (!Array.isArray(breaks)) return 'has a breaks that is no list of clauses';
  const unknown = breaks.map(String).find((clause) => !Object.hasOwn(clauses, clause));
  return unknown === undefined ? undefined : `names the clause ${unknown}, which does not exist`;
};

const isJudgement = (entry: unknown): entry is Judgement => faultOf(entry) === undefined;

/** The judgements in a text. Throws where one is not complete. */
export const judgementsIn = (text: string): readonly Judgement[] => {
  const entries: unknown = parse(text) ?? [];
  if (!Array.isArray(entries)) throw new Error('judgements are a list');
  return entries.map((entry: unknown, place) => {
    if (isJudgement(entry)) return entry;
    const name = isRecord(entry) && isText(entry['id']) ? entry['id'] : String(place + 1);
    throw new Error(`judgement ${name} ${faultOf(entry) ?? ''}`);
  });
};

/** The files of the readers. The second one judges some again, without seeing the first judgement. */
const READERS = ['judged.yaml', 'judged-again.yaml'].map((name) => new URL(name, import.meta.url));

export const readJudgements = (): readonly (readonly Judgement[])[] =>
  READERS.map((file) => judgementsIn(readFileSync(file, 'utf8')));

/** What a survivor counts as, and why. `unjudged` counts as a gap. */
export interface Counted {
  readonly as: Kind | 'unjudged';
  readonly why: string;
}

const isShown = ({ lock = [] }: Pick<TriedMutant, 'lock'>, choice: string | undefined): boolean =>
  lock.some((changed) => changed.choice === choice);

/** Readers that disagree count as a gap, and so does an open choice of which the lock shows no difference. */
export const countedAs = (
  survivor: Pick<TriedMutant, 'id' | 'lock'>,
  readers: readonly (readonly Judgement[])[],
): Counted => {
  const [first, ...again] = readers.flatMap((reader) => reader.filter(({ id }) => id === survivor.id));
  if (!first) return { as: 'unjudged', why: '' };
  const other = again.find(({ judgement }) => judgement !== first.judgement);
  if (other)
    return {
      as: 'gap',
      why: `readers disagree: ${first.judgement} (${first.why}), ${other.judgement} (${other.why})`,
    };
  if (first.judgement === 'open' && !isShown(survivor, first.choice))
    return { as: 'gap', why: `the lock shows no difference in ${first.choice ?? ''} (${first.why})` };
  return { as: first.judgement, why: first.why };
};

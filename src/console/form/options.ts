import { ownName } from '../../answers/record-name.ts';
import type { Found } from '../answers.ts';
import { joined, membersOf, textOf, type Members } from '../json.ts';
import { useAsked } from '../use-asked.ts';
import { wordsOf } from '../words.tsx';
import { collectionNamed } from './id-fields.ts';
import type { Field } from './fields.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A record in a list of options: its name, and a detail that separates it from others with that name. */
const titleOf = (record: Members): string => {
  const { kind, status, state, date } = record;
  return joined([ownName(record), wordsOf(textOf(kind)), textOf(status) || textOf(state), textOf(date)]);
};

interface Options {
  readonly options: readonly Option[];
  /** Whether a value can only be one of them. */
  readonly isWhole: boolean;
}

/** What a field is chosen from; undefined where it is typed. */
export const useOptions = ({ kind, name, options }: Field): Options | undefined => {
  const isId = (kind === 'text' || kind === 'lines') && options.length === 0;
  const collection = isId ? collectionNamed(name) : undefined;
  const path = collection && (collection === 'people' ? '/people' : `/records/${collection}`);
  const { value } = useAsked<Found<unknown>>(path, { limit: '1000' });
  if (options.length > 0) {
    const labelFor = kind === 'choice' ? wordsOf : String;
    return { options: options.map((one) => ({ value: one, label: labelFor(one) })), isWhole: true };
  }
  if (collection === undefined) return undefined;
  const records = (value?.data ?? []).map(membersOf);
  return {
    options: records.map((record) => {
      const id = textOf(record['id']);
      return { value: id, label: titleOf(record) || id };
    }),
    isWhole: value === undefined || value.found <= records.length,
  };
};

import type { Found } from '../answers.ts';
import { membersOf, textOf, type Members } from '../json.ts';
import { useAsked } from '../use-asked.ts';
import { collectionNamed } from './id-fields.ts';

/** What a record is called, in a list to choose from. */
const titleOf = (record: Members): string => {
  const { name, firstName, lastName, title, subject, status, state, date } = record;
  const called =
    [name, title, subject].map(textOf).find(Boolean) ?? [firstName, lastName].map(textOf).join(' ').trim();
  return [called, textOf(status) || textOf(state), textOf(date)].filter(Boolean).join(' · ');
};

interface IdListProps {
  readonly id: string;
  /** The name of the field. */
  readonly name: string;
  readonly add: (id: string) => void;
}

/** The records that a field for an id may mean, to choose from; nothing where it is none. */
export const IdList = ({ id, name, add }: IdListProps) => {
  const collection = collectionNamed(name);
  const { value } = useAsked<Found<unknown>>(collection && `/records/${collection}`, { limit: '200' });
  if (!value || value.data.length === 0) return null;
  return (
    <select
      class="pick"
      aria-label={`Choose ${name}`}
      id={`${id}-pick`}
      value=""
      onChange={({ currentTarget }) => {
        if (currentTarget.value !== '') add(currentTarget.value);
        currentTarget.value = '';
      }}
    >
      <option value="">choose from {value.found}…</option>
      {value.data.map(membersOf).map((record) => (
        <option key={textOf(record['id'])} value={textOf(record['id'])}>
          {titleOf(record) || textOf(record['id'])}
        </option>
      ))}
    </select>
  );
};

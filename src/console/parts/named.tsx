import type { Listed } from '../answers.ts';
import { useAsked } from '../use-asked.ts';
import { Link } from './link.tsx';

interface RecordName {
  readonly id: string;
  readonly collection: string;
  readonly name: string;
}

/** What records are called, by id. */
export const useNames = (ids: readonly string[]): ReadonlyMap<string, RecordName> => {
  const wanted = [...new Set(ids)].sort().join(',');
  const { value } = useAsked<Listed<RecordName>>(wanted === '' ? undefined : '/records', { ids: wanted });
  return new Map((value?.data ?? []).map((one) => [one.id, one]));
};

interface NamedProps {
  readonly id: string;
  readonly names: ReadonlyMap<string, RecordName>;
}

/** A record by its name, which leads to it; by its id where it is gone. */
export const Named = ({ id, names }: NamedProps) => {
  const found = names.get(id);
  if (!found) return <code>{id}</code>;
  return (
    <Link to={['records', found.collection]} query={{ q: id }} title={id}>
      {found.name}
    </Link>
  );
};

import type { ComponentChildren } from 'preact';
import { textOf } from '../json.ts';
import { hrefOf } from '../route.ts';
import { Link } from './link.tsx';

interface SearchFormProps {
  readonly label: string;
  /** The place that shows what is found. */
  readonly to: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly placeholder?: string;
  readonly all: string;
  /** Further fields. */
  readonly children?: ComponentChildren;
}

/** A form whose fields become the query of a place; `q` is the text that is searched. */
export const SearchForm = ({ label, to, query, placeholder, all, children }: SearchFormProps) => (
  <form
    class="filters"
    role="search"
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault();
      const given = [...new FormData(event.currentTarget)].map(
        ([name, value]) => [name, textOf(value).trim()] as const,
      );
      location.hash = hrefOf(to, Object.fromEntries(given));
    }}
  >
    {children}
    {placeholder !== undefined && (
      <label>
        {label}
        <input
          key={query['q']}
          name="q"
          defaultValue={query['q'] ?? ''}
          placeholder={placeholder}
          autocomplete="off"
        />
      </label>
    )}
    <button type="submit">Search</button>
    {Object.keys(query).length > 0 && <Link to={to}>{all}</Link>}
  </form>
);

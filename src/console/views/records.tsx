import { useState } from 'preact/hooks';
import type { Found, Listed } from '../answers.ts';
import { inLine, inLines, textOf, type Members } from '../json.ts';
import { Button } from '../parts/button.tsx';
import { Empty, Page, Table } from '../parts/page.tsx';
import { Pick } from '../parts/pick.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { hrefOf } from '../route.ts';
import type { ViewProps } from '../tabs.tsx';
import { useAsked } from '../use-asked.ts';
import { labelOf, wordsOf } from '../words.tsx';
import { Link } from '../parts/link.tsx';

interface Count {
  readonly collection: string;
  readonly count: number;
}

const PAGE = 50;
/** Members that every record has. The table leaves them out, the details show them. */
const QUIET = ['id', 'created', 'modified', 'updated'];
const MOST_COLUMNS = 6;

const columnsOf = (records: readonly Members[]): readonly string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))]
    .filter((name) => !QUIET.includes(name))
    .toSorted((one, other) => Number(one.endsWith('Id')) - Number(other.endsWith('Id')))
    .slice(0, MOST_COLUMNS);

const Records = ({
  collection,
  query,
}: {
  readonly collection: string;
  readonly query: ViewProps['query'];
}) => {
  const { q } = query;
  const offset = /^\d{1,7}$/.test(query['offset'] ?? '') ? Number(query['offset']) : 0;
  const { value, problem } = useAsked<Found<Members>>(`/records/${encodeURIComponent(collection)}`, {
    ...{ q, offset: String(offset), limit: String(PAGE) },
  });
  const columns = columnsOf(value?.data ?? []);
  const [opened, setOpened] = useState<string>();
  const words = wordsOf(collection);
  return (
    <section aria-label={labelOf(collection)}>
      <SearchForm
        label={`Search ${words}`}
        to={['records', collection]}
        query={query}
        placeholder=""
        all={`All ${words}`}
      />
      <ProblemBox problem={problem} />
      {value?.data.length === 0 && (
        <Empty>
          {q === undefined ? `No ${words} yet. ` : `No ${words} match this search. `}
          Create some with the API or with a <Link to={['levers']}>staff action</Link>.
        </Empty>
      )}
      {value && value.data.length > 0 && (
        <>
          <Table
            caption={`${labelOf(collection)}: ${value.found}`}
            heads={['Id', ...columns.map(labelOf)]}
            quiet={false}
          >
            {value.data.map((record) => {
              const id = textOf(record['id']);
              const isOpen = opened === id || (opened === undefined && value.data.length === 1);
              return [
                <tr key={id} class={isOpen ? 'open' : ''}>
                  <td>
                    <Button class="opens" aria-expanded={isOpen} onClick={() => setOpened(isOpen ? '' : id)}>
                      <code>{id}</code>
                    </Button>
                  </td>
                  {columns.map((name) => (
                    <td key={name} class="cell">
                      {inLine(record[name])}
                    </td>
                  ))}
                </tr>,
                isOpen && (
                  <tr key={`${id}-details`}>
                    <td colSpan={columns.length + 1}>
                      <pre tabIndex={0}>{inLines(record)}</pre>
                    </td>
                  </tr>
                ),
              ];
            })}
          </Table>
          <p class="tools">
            {offset > 0 && (
              <Link to={['records', collection]} query={{ q, offset: String(Math.max(0, offset - PAGE)) }}>
                Previous
              </Link>
            )}
            <span>
              {offset + 1} to {offset + value.data.length} of {value.found}
            </span>
            {offset + PAGE < value.found && (
              <Link to={['records', collection]} query={{ q, offset: String(offset + PAGE) }}>
                Next
              </Link>
            )}
          </p>
        </>
      )}
    </section>
  );
};

/** The records of the world as they are kept, by collection. */
export const RecordsView = ({ steps, query }: ViewProps) => {
  const { value, problem } = useAsked<Listed<Count>>('/records');
  const counts = value?.data ?? [];
  const collection = steps[0] ?? counts[0]?.collection;
  return (
    <Page
      title="Records"
      lead="All stored records of this world, including those that the acting user cannot see."
    >
      <ProblemBox problem={problem} />
      {collection !== undefined && (
        <>
          <Pick
            label="Collection"
            options={[...new Set([collection, ...counts.map((one) => one.collection)])].toSorted()}
            nameOf={(name) =>
              `${labelOf(name)} (${counts.find((one) => one.collection === name)?.count ?? 0})`
            }
            value={collection}
            take={(name) => {
              location.hash = hrefOf(['records', name]);
            }}
          />
          <Records key={collection} collection={collection} query={query} />
        </>
      )}
    </Page>
  );
};

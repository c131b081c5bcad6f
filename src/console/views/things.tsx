import type { Found, Listed } from '../answers.ts';
import { inLine, inLines, textOf, type Members } from '../json.ts';
import { Empty, Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { hrefOf } from '../route.ts';
import type { ViewProps } from '../tabs.tsx';
import { useAsked } from '../use-asked.ts';

interface Count {
  readonly collection: string;
  readonly count: number;
}

const PAGE = 50;
/** Members that say little in a table, since each record has them; the details have them all. */
const QUIET = ['id', 'created', 'modified', 'updated'];
const MOST_COLUMNS = 6;

const Counts = ({ counts, now }: { readonly counts: readonly Count[]; readonly now: string | undefined }) => (
  <ul class="plain chips" aria-label="Collections">
    {counts.map(({ collection, count }) => (
      <li key={collection}>
        <a
          class="chip"
          href={hrefOf(['things', collection])}
          aria-current={collection === now ? 'true' : undefined}
        >
          {collection} {count}
        </a>
      </li>
    ))}
  </ul>
);

const columnsOf = (records: readonly Members[]): readonly string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))]
    .filter((name) => !QUIET.includes(name))
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
  return (
    <section aria-label={collection}>
      <form
        class="filters"
        role="search"
        aria-label={collection}
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get('q');
          location.hash = hrefOf(['things', collection], { q: textOf(text) });
        }}
      >
        <label>
          Text in {collection}
          <input key={q} name="q" defaultValue={q ?? ''} autocomplete="off" />
        </label>
        <button type="submit">Find</button>
        {q !== undefined && <a href={hrefOf(['things', collection])}>All {collection}</a>}
      </form>
      {problem && <ProblemBox problem={problem} />}
      {value?.data.length === 0 && (
        <Empty>
          {q === undefined ? 'There are none yet. ' : 'None has this text. '}
          <a href={hrefOf(['levers'])}>Levers</a> make things, and so do requests of the API.
        </Empty>
      )}
      {value && value.data.length > 0 && (
        <>
          <Table caption={`${collection}, ${value.found}`} heads={['Id', ...columns]} quiet={false}>
            {value.data.map((record) => (
              <tr key={textOf(record['id'])}>
                <td>
                  <details open={value.data.length === 1}>
                    <summary>
                      <code>{textOf(record['id'])}</code>
                    </summary>
                    <pre tabIndex={0}>{inLines(record)}</pre>
                  </details>
                </td>
                {columns.map((name) => (
                  <td key={name} class="cell">
                    {inLine(record[name])}
                  </td>
                ))}
              </tr>
            ))}
          </Table>
          <p class="tools">
            {offset > 0 && (
              <a href={hrefOf(['things', collection], { q, offset: String(Math.max(0, offset - PAGE)) })}>
                Earlier
              </a>
            )}
            <span>
              {offset + 1} to {offset + value.data.length} of {value.found}
            </span>
            {offset + PAGE < value.found && (
              <a href={hrefOf(['things', collection], { q, offset: String(offset + PAGE) })}>Later</a>
            )}
          </p>
        </>
      )}
    </section>
  );
};

/** The records of the world as they are kept, by collection. */
export const ThingsView = ({ steps, query }: ViewProps) => {
  const { value, problem } = useAsked<Listed<Count>>('/records');
  const [collection] = steps;
  const counts = value?.data ?? [];
  return (
    <Page
      title="Things"
      lead="Every record of the world as the mock keeps it, visible to the acting user or not."
    >
      {problem && <ProblemBox problem={problem} />}
      <Counts counts={counts} now={collection} />
      {collection === undefined ? (
        <Empty>Take one of the collections.</Empty>
      ) : (
        <Records key={collection} collection={collection} query={query} />
      )}
    </Page>
  );
};

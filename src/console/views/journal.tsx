import { useState } from 'preact/hooks';
import type { Exchange } from '../answers.ts';
import { ask, at } from '../api.ts';
import { Empty, Page, SureButton, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { hrefOf } from '../route.ts';
import { changed, world } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { timeShown } from '../time.ts';
import { useJournal } from '../use-journal.ts';
import { ExchangeBox } from './exchange.tsx';

const FILTERS: readonly (readonly [string, string, string])[] = [
  ['operation', 'Operation', 'create*'],
  ['status', 'Status', '4xx'],
  ['method', 'Method', 'POST'],
  ['acting', 'Acting', 'staff'],
  ['path', 'Path', '*/photos*'],
];

/** What of a status is seen at once. */
const toneOf = (status: number | null): string => {
  if (status === null || status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
};

const Filters = ({ query }: { readonly query: Readonly<Record<string, string>> }) => (
  <form
    class="filters"
    role="search"
    aria-label="Requests"
    onSubmit={(event) => {
      event.preventDefault();
      const given = [...new FormData(event.currentTarget)].map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value.trim() : '',
      ]);
      location.hash = hrefOf(['journal'], Object.fromEntries(given));
    }}
  >
    {FILTERS.map(([name, label, example]) => (
      <label key={name}>
        {label}
        <input
          name={name}
          defaultValue={query[name] ?? ''}
          placeholder={example}
          autocomplete="off"
          size={10}
        />
      </label>
    ))}
    <button type="submit">Filter</button>
    {Object.keys(query).length > 0 && <a href={hrefOf(['journal'])}>All requests</a>}
  </form>
);

/** A path without what all of this world have in common. */
const shortOf = (path: string): string => {
  const common = `/api/v1/${world.get()}/`;
  return path.startsWith(common) ? path.slice(common.length - 1) : path;
};

interface RowProps {
  readonly exchange: Exchange;
  readonly isOpen: boolean;
  readonly query: Readonly<Record<string, string>>;
}

const Row = ({ exchange, isOpen, query }: RowProps) => {
  const { n, at: when, method, path, status, acting, operation, touched, events, milliseconds } = exchange;
  return (
    <tr class={isOpen ? 'open' : ''}>
      <td class="number">
        <a
          href={hrefOf(['journal', String(n)], query)}
          aria-current={isOpen ? 'true' : undefined}
          aria-label={`Request ${n}`}
        >
          {n}
        </a>
      </td>
      <td>{timeShown(when)}</td>
      <td>
        <span class={`badge ${toneOf(status)}`}>{status ?? 'none'}</span>
      </td>
      <td class="path">
        <b>{method}</b> {shortOf(path)}
        {operation === undefined && <span class="badge warn">no operation</span>}
      </td>
      <td>{operation ?? '–'}</td>
      <td>{acting ? acting.kind : '–'}</td>
      <td class="number">{touched.length || ''}</td>
      <td class="number">{events.length || ''}</td>
      <td class="number">{milliseconds} ms</td>
    </tr>
  );
};

/** The requests of the world as they come. */
export const JournalView = ({ steps, query }: ViewProps) => {
  const [isHeld, setHeld] = useState(false);
  const { entries, problem } = useJournal(query, isHeld);
  const [open] = steps;
  const clear = async (): Promise<void> => {
    await ask('DELETE', at('/requests', world.get()));
    changed();
  };
  return (
    <Page title="Journal" lead="The requests of the API as they come, the latest first. A number opens one.">
      <Filters key={JSON.stringify(query)} query={query} />
      <p class="tools">
        <button type="button" aria-pressed={isHeld} onClick={() => setHeld(!isHeld)}>
          Hold
        </button>{' '}
        <SureButton does="Empty the journal" asks="What was asked is forgotten." act={() => void clear()} />
      </p>
      {problem && <ProblemBox problem={problem} />}
      {open !== undefined && <ExchangeBox n={open} query={query} />}
      {entries?.length === 0 && (
        <Empty>
          {Object.keys(query).length > 0 ? (
            'No request fits these filters.'
          ) : (
            <>
              No requests yet. <a href={hrefOf(['identity'])}>Identity</a> has a first request to copy into a
              terminal.
            </>
          )}
        </Empty>
      )}
      {entries && entries.length > 0 && (
        <Table
          caption="Requests, latest first"
          heads={['No.', 'Time', 'Status', 'Request', 'Operation', 'Acting', 'Records', 'Events', 'Took']}
        >
          {entries.map((one) => (
            <Row key={one.n} exchange={one} isOpen={String(one.n) === open} query={query} />
          ))}
        </Table>
      )}
    </Page>
  );
};

import { useState } from 'preact/hooks';
import type { Exchange } from '../answers.ts';
import { ask, at } from '../api.ts';
import { operationsIn } from '../document.ts';
import { Button } from '../parts/button.tsx';
import { ACTING_KINDS, FaultBadges } from '../parts/fault-badges.tsx';
import { Page, SureButton, Table } from '../parts/page.tsx';
import { Pick } from '../parts/pick.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { changed, world } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { timeShown } from '../time.ts';
import { useDocument } from '../use-document.ts';
import { useJournal } from '../use-journal.ts';
import { labelOf, wordsOf } from '../words.tsx';
import { ExchangeBox } from './exchange.tsx';
import { Badge } from '../parts/badge.tsx';
import { Link } from '../parts/link.tsx';
import { NumberCell } from '../parts/cells.tsx';

/** Filters with what they are chosen from; operations are those of the document. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  operation: [],
  status: ['2xx', '4xx', '5xx', '400', '401', '403', '404', '409'],
  method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  acting: ACTING_KINDS,
};

/** What of a status is seen at once. */
const toneOf = (status: number | null): string => {
  if (status === null || status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
};

const Filters = ({ query }: { readonly query: Readonly<Record<string, string>> }) => {
  const operations = operationsIn(useDocument());
  return (
    <SearchForm label="Requests" to={['journal']} query={query} all="All requests">
      {Object.entries(FILTERS).map(([name, values]) => {
        const now = query[name] ?? '';
        const options = name === 'operation' ? operations : values;
        return (
          <Pick
            key={name}
            look=""
            label={name === 'acting' ? 'Acting user' : labelOf(name)}
            options={[...new Set(['', now, ...options])]}
            nameOf={(one) => (name === 'acting' ? wordsOf(one) : one) || 'All'}
            value={now}
            name={name}
          />
        );
      })}
      <label>
        Path
        <input
          name="path"
          defaultValue={query['path'] ?? ''}
          placeholder="*/photos*"
          autocomplete="off"
          size={10}
        />
      </label>
    </SearchForm>
  );
};

/** A path without the beginning that all paths of this world share. */
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
      <NumberCell>
        <Link
          class="opens"
          to={['journal', String(n)]}
          query={query}
          aria-current={isOpen || undefined}
          aria-label={`Request ${n}`}
        >
          {n}
        </Link>
      </NumberCell>
      <td>{timeShown(when)}</td>
      <td>
        <Badge is={toneOf(status)}>{status ?? 'no answer'}</Badge>
      </td>
      <td class="path">
        <b>{method}</b> {shortOf(path)}
        {operation === undefined && <Badge is="warn">unknown route</Badge>}
        <FaultBadges exchange={exchange} />
      </td>
      <td>{operation ?? '–'}</td>
      <NumberCell>{acting ? wordsOf(acting.kind) : '–'}</NumberCell>
      <NumberCell>{touched.length || ''}</NumberCell>
      <NumberCell>{events.length || ''}</NumberCell>
      <NumberCell>{milliseconds} ms</NumberCell>
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
    <Page title="Requests" lead="Requests to the API, latest first. Updates live. Select a row for details.">
      <Filters key={JSON.stringify(query)} query={query} />
      <p class="tools">
        <Button aria-pressed={isHeld} onClick={() => setHeld(!isHeld)}>
          Pause
        </Button>{' '}
        <SureButton does="Clear" asks="Removes all requests from this list." act={() => void clear()} />
      </p>
      <ProblemBox problem={problem} />
      {open !== undefined && <ExchangeBox n={open} query={query} />}
      {entries && (
        <Table
          empty={
            Object.keys(query).length > 0 ? (
              'No request matches these filters.'
            ) : (
              <>
                No requests yet. <Link to={['identity']}>Acting user</Link> has a first request to copy.
              </>
            )
          }
          caption="Requests, latest first"
          heads={[
            'No.',
            'Time',
            'Status',
            'Request',
            'Operation',
            'Acting user',
            'Records',
            'Events',
            'Duration',
          ]}
        >
          {entries.map((one) => (
            <Row key={one.n} exchange={one} isOpen={String(one.n) === open} query={query} />
          ))}
        </Table>
      )}
    </Page>
  );
};

import { useState } from 'preact/hooks';
import type { Delivery, OutboxEntry, Problem } from '../answers.ts';
import { Button } from '../parts/button.tsx';
import { Named, useNames } from '../parts/named.tsx';
import { Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { act } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { instantShown } from '../time.ts';
import { useOutbox } from '../use-outbox.ts';
import { ReceiversBox } from './receivers.tsx';
import { Badge } from '../parts/badge.tsx';
import { Link } from '../parts/link.tsx';
import { HeadCell, NumberCell } from '../parts/cells.tsx';
import { joined } from '../json.ts';

const MOST = 100;
const TONES: Readonly<Record<string, string>> = { delivered: 'good', failed: 'bad', waiting: 'warn' };

const stateText = ({ state, attempts, status, reason }: Delivery): string =>
  joined(
    [
      state === 'no-receiver' ? 'no receivers' : state,
      status === undefined ? '' : String(status),
      reason ?? '',
      attempts === undefined || attempts < 2 ? '' : `${attempts} attempts`,
    ],
    ', ',
  );

const State = ({ delivery }: { readonly delivery: Delivery }) => (
  <Badge is={`wide ${TONES[delivery.state] ?? ''}`}>{stateText(delivery)}</Badge>
);

interface EventRowProps {
  readonly entry: OutboxEntry;
  readonly names: ReturnType<typeof useNames>;
  readonly send: (id: string) => void;
}

const EventRow = ({ entry, names, send }: EventRowProps) => {
  const { event, delivery, receivers = {} } = entry;
  const each = Object.entries(receivers);
  return (
    <tr>
      <NumberCell>{instantShown(event.occurredAt)}</NumberCell>
      <HeadCell>{event.eventType}</HeadCell>
      <td>
        <Named id={event.resourceId} names={names} />
      </td>
      <td>
        {each.length === 0 ? (
          <State delivery={delivery} />
        ) : (
          each.map(([id, one]) => (
            <div key={id}>
              {id} <State delivery={one} />
            </div>
          ))
        )}
      </td>
      <td>
        <code>{event.eventId}</code>
      </td>
      <td>
        <Button
          aria-label={`Send again ${event.eventType} ${event.eventId}`}
          onClick={() => send(event.eventId)}
        >
          Send again
        </Button>
      </td>
    </tr>
  );
};

/** The events of the world, whether they arrived, and the receivers. */
export const EventsView = ({ query }: ViewProps) => {
  const { value, problem, again } = useOutbox();
  const [refused, setRefused] = useState<Problem>();
  const text = (query['q'] ?? '').toLowerCase();
  const found = (value?.data ?? [])
    .filter(({ event, delivery }) => JSON.stringify([event, delivery]).toLowerCase().includes(text))
    .toReversed();
  const shown = found.slice(0, MOST);
  const names = useNames(shown.map(({ event }) => event.resourceId));
  const send = async (id: string): Promise<void> => {
    const { problem: why } = await act('POST', `/events/${id}/redeliver`, 'Event sent again.');
    setRefused(why);
    again();
    // The answer of a receiver takes a moment.
    setTimeout(again, 500);
  };
  return (
    <Page
      title="Events"
      lead="Events of this world, latest first, with the result of each delivery. Updates live."
    >
      <ReceiversBox after={again} />
      <h3>Latest events</h3>
      <SearchForm
        label="Search events"
        to={['events']}
        query={query}
        placeholder="registration."
        all="All events"
      />
      <ProblemBox problem={problem ?? refused} />
      {found.length > MOST && (
        <p class="hint">
          Showing the latest {MOST} of {found.length}.
        </p>
      )}
      {value && (
        <Table
          empty={
            <>
              {text === '' ? 'No events yet. ' : 'No event matches this search. '}
              API requests that change data and <Link to={['levers']}>staff actions</Link> send events.
            </>
          }
          caption="Events"
          heads={['Time', 'Event', 'Record', 'Delivery', 'Event id', 'Actions']}
        >
          {shown.map((entry) => (
            <EventRow key={entry.event.eventId} entry={entry} names={names} send={(id) => void send(id)} />
          ))}
        </Table>
      )}
    </Page>
  );
};

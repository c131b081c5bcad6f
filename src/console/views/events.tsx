import { useState } from 'preact/hooks';
import type { Delivery, OutboxEntry, Problem } from '../answers.ts';
import { ask, at } from '../api.ts';
import { textOf } from '../json.ts';
import { Empty, Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { hrefOf } from '../route.ts';
import { say, world } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { instantShown } from '../time.ts';
import { useOutbox } from '../use-outbox.ts';
import { ReceiversBox } from './receivers.tsx';

const MOST = 100;
const TONES: Readonly<Record<string, string>> = { delivered: 'good', failed: 'bad', waiting: 'warn' };

const stateText = ({ state, attempts, status, reason }: Delivery): string =>
  [
    state === 'no-receiver' ? 'no receiver' : state,
    status === undefined ? '' : String(status),
    reason ?? '',
    attempts === undefined || attempts < 2 ? '' : `${attempts} attempts`,
  ]
    .filter(Boolean)
    .join(', ');

const State = ({ delivery }: { readonly delivery: Delivery }) => (
  <span class={`badge wide ${TONES[delivery.state] ?? ''}`}>{stateText(delivery)}</span>
);

const EventRow = ({ entry, send }: { readonly entry: OutboxEntry; readonly send: (id: string) => void }) => {
  const { event, delivery, receivers = {} } = entry;
  const each = Object.entries(receivers);
  return (
    <tr>
      <td class="number">{instantShown(event.occurredAt)}</td>
      <th scope="row">{event.eventType}</th>
      <td>
        <code>{event.resourceId}</code>
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
        <button
          type="button"
          aria-label={`Send again ${event.eventType} ${event.eventId}`}
          onClick={() => send(event.eventId)}
        >
          Send again
        </button>
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
  const send = async (id: string): Promise<void> => {
    const outcome = await ask<{ readonly sent: number }>(
      'POST',
      at(`/events/${encodeURIComponent(id)}/redeliver`, world.get()),
    );
    setRefused(outcome.ok ? undefined : outcome.problem);
    if (outcome.ok) say('The event is sent again.');
    again();
    // The answer of a receiver takes a moment.
    setTimeout(again, 500);
  };
  return (
    <Page title="Events" lead="What happened, the latest first, and whether receivers were notified. Live.">
      <ReceiversBox after={again} />
      <h3>What happened</h3>
      <form
        class="filters"
        role="search"
        aria-label="Events"
        onSubmit={(event) => {
          event.preventDefault();
          location.hash = hrefOf(['events'], { q: textOf(new FormData(event.currentTarget).get('q')) });
        }}
      >
        <label>
          Kind, id or state
          <input
            key={text}
            name="q"
            defaultValue={query['q'] ?? ''}
            placeholder="registration."
            autocomplete="off"
          />
        </label>
        <button type="submit">Find</button>
        {text !== '' && <a href={hrefOf(['events'])}>All events</a>}
      </form>
      {(problem ?? refused) && (
        <ProblemBox problem={problem ?? refused ?? { status: 0, title: '', detail: '' }} />
      )}
      {value && found.length === 0 && (
        <Empty>
          {text === '' ? 'Nothing has happened yet. ' : 'No event has this text. '}
          Requests that change something and <a href={hrefOf(['levers'])}>levers</a> make events.
        </Empty>
      )}
      {found.length > MOST && (
        <p class="hint">
          The latest {MOST} of {found.length}.
        </p>
      )}
      {found.length > 0 && (
        <Table caption="Events" heads={['When', 'Kind', 'Of', 'Delivery', 'Id', 'Again']}>
          {found.slice(0, MOST).map((entry) => (
            <EventRow key={entry.event.eventId} entry={entry} send={(id) => void send(id)} />
          ))}
        </Table>
      )}
    </Page>
  );
};

import { useState } from 'preact/hooks';
import type { Listed, Problem, Receiver } from '../answers.ts';
import { ask, at } from '../api.ts';
import { schemaIn } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { inLine, isRecord } from '../json.ts';
import { Empty, SureButton, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { say, world } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { wordsOf } from '../words.tsx';

const TONES: Readonly<Record<string, string>> = { active: 'good', resting: 'warn', gone: 'bad' };

interface ReceiverRowProps {
  readonly receiver: Receiver;
  readonly act: (method: string, route: string, done: string) => void;
}

const ReceiverRow = ({ receiver, act }: ReceiverRowProps) => {
  const { id, url, state, events, plan, waiting, delivered, failed, refused } = receiver;
  const route = `/receivers/${encodeURIComponent(id)}`;
  return (
    <tr>
      <th scope="row">{id}</th>
      <td class="path">{url}</td>
      <td>
        <span class={`badge ${TONES[state] ?? ''}`}>{state}</span>
      </td>
      <td>{events?.join(', ') ?? 'all'}</td>
      <td>
        {isRecord(plan)
          ? Object.entries(plan)
              .map(([name, value]) => `${wordsOf(name)} ${inLine(value)}`)
              .join(', ')
          : 'none'}
      </td>
      <td class="number">{waiting}</td>
      <td class="number">{delivered}</td>
      <td class="number">{failed + refused}</td>
      <td class="acts">
        {state === 'active' ? (
          <button
            type="button"
            aria-label={`Pause ${id}`}
            onClick={() => act('POST', `${route}/pause`, `${id} is paused.`)}
          >
            Pause
          </button>
        ) : (
          <button
            type="button"
            aria-label={`Resume ${id}`}
            onClick={() => act('POST', `${route}/resume`, `${id} receives events again.`)}
          >
            Resume
          </button>
        )}{' '}
        <SureButton
          does={`Resend all to ${id}`}
          asks="Sends every event again."
          act={() => act('POST', `${route}/replay`, 'All events are sent again.')}
        />{' '}
        <SureButton
          does={`Remove ${id}`}
          asks="It will get no more events."
          act={() => act('DELETE', `/receivers?id=${encodeURIComponent(id)}`, `${id} is removed.`)}
        />
      </td>
    </tr>
  );
};

/** The receivers of events: a table, and a form for one more. `after` is called when something was sent. */
export const ReceiversBox = ({ after }: { readonly after: () => void }) => {
  const { value, problem, again } = useAsked<Listed<Receiver>>('/receivers');
  const document = useDocument();
  const [refused, setRefused] = useState<Problem>();
  const done = (): void => {
    again();
    after();
  };
  const act = async (method: string, route: string, says: string): Promise<void> => {
    const [path = '', search = ''] = route.split('?');
    const outcome = await ask<unknown>(
      method,
      at(path, world.get(), Object.fromEntries(new URLSearchParams(search))),
    );
    setRefused(outcome.ok ? undefined : outcome.problem);
    if (outcome.ok) say(says);
    done();
  };
  const receivers = value?.data ?? [];
  return (
    <>
      <h3>Receivers</h3>
      <ProblemBox problem={problem} />
      <ProblemBox problem={refused} />
      {value && receivers.length === 0 && (
        <Empty>No receivers yet. Add the URL to which the mock should send events.</Empty>
      )}
      {receivers.length > 0 && (
        <Table
          caption="Receivers"
          heads={[
            'Id',
            'URL',
            'State',
            'Events',
            'Delivery faults',
            'Waiting',
            'Delivered',
            'Failed',
            'Actions',
          ]}
        >
          {receivers.map((receiver) => (
            <ReceiverRow
              key={receiver.id}
              receiver={receiver}
              act={(method, route, says) => void act(method, route, says)}
            />
          ))}
        </Table>
      )}
      <details>
        <summary>Add a receiver</summary>
        <SchemaForm
          name="receiver"
          schema={schemaIn(document, 'post', '/__admin/receivers')}
          does="Add"
          clears
          send={async (input) => {
            const outcome = await ask<unknown>('POST', at('/receivers', world.get()), input);
            if (outcome.ok) say('The receiver is added.');
            done();
            return outcome;
          }}
        />
      </details>
    </>
  );
};

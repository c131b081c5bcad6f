import { useState } from 'preact/hooks';
import type { Listed, Problem, Receiver } from '../answers.ts';
import { ask, at } from '../api.ts';
import { schemaIn } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { inLine } from '../json.ts';
import { Button } from '../parts/button.tsx';
import { Empty, SureButton, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { say, world } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';

const TONES: Readonly<Record<string, string>> = { active: 'good', resting: 'warn', gone: 'bad' };

interface ReceiverRowProps {
  readonly receiver: Receiver;
  readonly act: (method: string, route: string, done: string) => void;
}

const ReceiverRow = ({ receiver, act }: ReceiverRowProps) => {
  const { id, url, state, events, plan, waiting, delivered, failed, refused } = receiver;
  const turn = state === 'active' ? 'Pause' : 'Resume';
  const route = `/receivers/${encodeURIComponent(id)}`;
  return (
    <tr>
      <th scope="row">{id}</th>
      <td class="path">{url}</td>
      <td>
        <span class={`badge ${TONES[state] ?? ''}`}>{state}</span>
      </td>
      <td>{events?.join(', ') ?? 'all'}</td>
      <td>{inLine(plan)}</td>
      <td class="number">{waiting}</td>
      <td class="number">{delivered}</td>
      <td class="number">{failed + refused}</td>
      <td class="acts">
        <Button
          aria-label={`${turn} ${id}`}
          onClick={() => act('POST', `${route}/${turn.toLowerCase()}`, `${turn}d ${id}.`)}
        >
          {turn}
        </Button>{' '}
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
    setRefused(outcome.problem);
    if (outcome.ok) say(says);
    done();
  };
  const receivers = value?.data ?? [];
  return (
    <>
      <h3>Receivers</h3>
      <ProblemBox problem={problem ?? refused} />
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

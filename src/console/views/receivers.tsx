import { useState } from 'preact/hooks';
import type { Listed, Problem, Receiver } from '../answers.ts';
import { schemaIn } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { inLine } from '../json.ts';
import { Button } from '../parts/button.tsx';
import { SureButton, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { act } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { Badge } from '../parts/badge.tsx';
import { HeadCell, NumberCell } from '../parts/cells.tsx';

const TONES: Readonly<Record<string, string>> = { active: 'good', resting: 'warn', gone: 'bad' };

interface ReceiverRowProps {
  readonly receiver: Receiver;
  readonly ask: (...asked: Parameters<typeof act>) => Promise<void>;
}

const ReceiverRow = ({ receiver, ask }: ReceiverRowProps) => {
  const { id, url, state, events, plan, waiting, delivered, failed, refused } = receiver;
  const turn = state === 'active' ? 'Pause' : 'Resume';
  const route = `/receivers/${encodeURIComponent(id)}`;
  return (
    <tr>
      <HeadCell>{id}</HeadCell>
      <td class="path">{url}</td>
      <td>
        <Badge is={TONES[state] ?? ''}>{state}</Badge>
      </td>
      <td>{events?.join(', ') ?? 'all'}</td>
      <td>{inLine(plan)}</td>
      <NumberCell>{waiting}</NumberCell>
      <NumberCell>{delivered}</NumberCell>
      <NumberCell>{failed + refused}</NumberCell>
      <td class="acts">
        <Button
          aria-label={`${turn} ${id}`}
          onClick={() => void ask('POST', `${route}/${turn.toLowerCase()}`, `${turn}d ${id}.`)}
        >
          {turn}
        </Button>{' '}
        <SureButton
          does={`Resend all to ${id}`}
          asks="Sends every event again."
          act={() => void ask('POST', `${route}/replay`, 'All events are sent again.')}
        />{' '}
        <SureButton
          does={`Remove ${id}`}
          asks="It will get no more events."
          act={() => void ask('DELETE', '/receivers', `${id} is removed.`, undefined, { id })}
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
  const ask: ReceiverRowProps['ask'] = async (...asked) => {
    setRefused((await act(...asked)).problem);
    done();
  };
  return (
    <>
      <h3>Receivers</h3>
      <ProblemBox problem={problem ?? refused} />
      {value && (
        <Table
          empty="No receivers yet. Add the URL to which the mock should send events."
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
          {value.data.map((receiver) => (
            <ReceiverRow key={receiver.id} receiver={receiver} ask={ask} />
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
            const outcome = await act('POST', '/receivers', 'The receiver is added.', input);
            done();
            return outcome;
          }}
        />
      </details>
    </>
  );
};

import { useEffect } from 'preact/hooks';
import type { Listed } from '../answers.ts';
import { ask, at } from '../api.ts';
import { schemaIn } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { inLine, type Members } from '../json.ts';
import { Empty, Page, SureButton, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { requests, say, world } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { useValue } from '../value.ts';

interface Fault extends Members {
  readonly id: string;
  readonly met: number;
  readonly struck: number;
}

const ruleOf = ({ id: _, met: __, struck: ___, ...rule }: Fault): string =>
  Object.entries(rule)
    .map(([name, value]) => `${name}: ${inLine(value)}`)
    .join('; ');

/** The rules by which requests go wrong, and what they did. */
export const FaultsView = () => {
  const { value, problem, again } = useAsked<Listed<Fault>>('/faults');
  const document = useDocument();
  const beat = useValue(requests);
  // A request that goes wrong changes nothing in the world.
  useEffect(again, [beat]);
  const remove = async (id?: string): Promise<void> => {
    await ask('DELETE', at('/faults', world.get(), { id }));
    say(id === undefined ? 'All faults are taken away.' : `Fault ${id} is taken away.`);
    again();
  };
  return (
    <Page
      title="Faults"
      lead="Rules by which requests of the API go wrong, because you ask for it. Counts are live."
    >
      {problem && <ProblemBox problem={problem} />}
      {value?.data.length === 0 && (
        <Empty>Nothing goes wrong by itself. Add a rule below, such as a status of 503.</Empty>
      )}
      {value && value.data.length > 0 && (
        <>
          <Table caption="Faults" heads={['Id', 'Rule', 'Requests met', 'Struck', 'Take away']}>
            {value.data.map((fault) => (
              <tr key={fault.id}>
                <th scope="row">{fault.id}</th>
                <td>{ruleOf(fault)}</td>
                <td class="number">{fault.met}</td>
                <td class="number">{fault.struck}</td>
                <td>
                  <button
                    type="button"
                    aria-label={`Take away ${fault.id}`}
                    onClick={() => void remove(fault.id)}
                  >
                    Take away
                  </button>
                </td>
              </tr>
            ))}
          </Table>
          <p class="tools">
            <SureButton does="Take all away" asks="Nothing goes wrong any more." act={() => void remove()} />
          </p>
        </>
      )}
      <h3>Add a fault</h3>
      <SchemaForm
        name="fault"
        schema={schemaIn(document, 'post', '/__admin/faults')}
        does="Add"
        clears
        send={async (input) => {
          const outcome = await ask<unknown>('POST', at('/faults', world.get()), input);
          if (outcome.ok) say('The fault stands.');
          again();
          return outcome;
        }}
      />
    </Page>
  );
};

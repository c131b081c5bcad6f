import { useEffect } from 'preact/hooks';
import type { Listed } from '../answers.ts';
import { ask, at } from '../api.ts';
import { schemaIn } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { inLine, membersOf, textOf, textsOf, type Members } from '../json.ts';
import { Button } from '../parts/button.tsx';
import { ACTING_KINDS, faultWords } from '../parts/fault-badges.tsx';
import { Empty, Page, SureButton, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { requests, say, world } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { useValue } from '../value.ts';
import { labelOf, wordsOf } from '../words.tsx';

interface Fault extends Members {
  readonly id: string;
  readonly met: number;
  readonly struck: number;
}

/** What is mostly simulated, by what it is called. */
const PRESETS: Readonly<Record<string, Members>> = {
  'Slow: answers take 3 seconds': { latency: { fixed: 3000 } },
  'Flaky: about 3 in 10 requests get 503': { status: 503, share: 0.3 },
  'Down: requests get 503': { status: 503 },
  'Lost answer: the operation runs, but its answer never arrives': { lost: true },
  'Empty list: lists come back empty': { emptyList: true },
};

/** Members of a rule that say to which requests it applies, and its counts. */
const NOT_EFFECTS = ['id', 'met', 'struck', 'operations', 'identities', 'share', 'times', 'seed'];

/** A rule in words: what goes wrong, and how often. */
const effectOf = (fault: Fault): string => {
  const { share, times, identities } = fault;
  return [
    ...Object.entries(fault)
      .filter(([kind]) => !NOT_EFFECTS.includes(kind))
      .map(
        ([kind, value]) =>
          labelOf(faultWords(kind)) +
          (value === true ? '' : `: ${inLine(value)}${kind === 'latency' ? ' ms' : ''}`),
      ),
    typeof share === 'number' ? `${Math.round(share * 100)} % of requests` : '',
    typeof times === 'number' ? `at most ${times} request${times === 1 ? '' : 's'}` : '',
    textsOf(identities).map(wordsOf).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
};

const presetSchema = (properties: unknown): Members => {
  const { operations, times } = membersOf(properties);
  return {
    required: ['fault'],
    properties: {
      fault: { type: 'string', enum: Object.keys(PRESETS) },
      operations: { ...membersOf(operations), description: 'Default: all operations.' },
      identities: {
        type: 'array',
        items: { enum: ACTING_KINDS },
        description: 'Default: everyone.',
      },
      times,
    },
  };
};

/** The faults that are simulated, and how often each applied. */
export const FaultsView = () => {
  const { value, problem, again } = useAsked<Listed<Fault>>('/faults');
  const document = useDocument();
  const beat = useValue(requests);
  // A request that goes wrong changes nothing in the world.
  useEffect(again, [beat]);
  const schema = schemaIn(document, 'post', '/__admin/faults');
  const add = async (input: Members) => {
    const outcome = await ask<unknown>('POST', at('/faults', world.get()), input);
    if (outcome.ok) say('The fault is active.');
    again();
    return outcome;
  };
  const remove = async (id?: string): Promise<void> => {
    await ask('DELETE', at('/faults', world.get(), { id }));
    say(id === undefined ? 'All faults are removed.' : `Fault ${id} is removed.`);
    again();
  };
  return (
    <Page
      title="Faults"
      lead="Simulate errors and latency: each fault applies to the requests that you choose. Counts update live."
    >
      <ProblemBox problem={problem} />
      {value?.data.length === 0 && <Empty>No faults. Add one below to see how your client copes.</Empty>}
      {value && value.data.length > 0 && (
        <>
          <Table caption="Faults" heads={['Id', 'Fault', 'Operations', 'Matched', 'Affected', 'Remove']}>
            {value.data.map((fault) => (
              <tr key={fault.id}>
                <th scope="row">{fault.id}</th>
                <td>{effectOf(fault)}</td>
                <td>{textsOf(fault['operations']).join(', ') || 'all'}</td>
                <td class="number">{fault.met}</td>
                <td class="number">{fault.struck}</td>
                <td>
                  <Button aria-label={`Remove ${fault.id}`} onClick={() => void remove(fault.id)}>
                    Remove
                  </Button>
                </td>
              </tr>
            ))}
          </Table>
          <p class="tools">
            <SureButton does="Remove all" asks="Requests will work again." act={() => void remove()} />
          </p>
        </>
      )}
      <h3>Add a fault</h3>
      <SchemaForm
        name="preset"
        schema={presetSchema(schema['properties'])}
        does="Add"
        clears
        send={({ fault, ...input }) => add({ ...input, ...PRESETS[textOf(fault)] })}
      />
      <details>
        <summary>Other faults</summary>
        <SchemaForm name="fault" schema={schema} does="Add" clears send={add} />
      </details>
    </Page>
  );
};

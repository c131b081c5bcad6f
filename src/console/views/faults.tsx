import { useEffect } from 'preact/hooks';
import type { Listed } from '../answers.ts';
import { presetsIn, schemaIn } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { inLine, joined, membersOf, textOf, textsOf, type Members } from '../json.ts';
import { Button } from '../parts/button.tsx';
import { ACTING_KINDS, faultWords } from '../parts/fault-badges.tsx';
import { Page, SureButton, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { act, requests } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { useValue } from '../value.ts';
import { labelOf, wordsOf } from '../words.tsx';
import { HeadCell, NumberCell } from '../parts/cells.tsx';

interface Fault extends Members {
  readonly id: string;
  readonly met: number;
  readonly struck: number;
}

/** Members of a rule that say to which requests it applies, and its counts. */
const NOT_EFFECTS = ['id', 'met', 'struck', 'operations', 'identities', 'share', 'times', 'seed'];

/** A rule in words: what goes wrong, and how often. */
const effectOf = (fault: Fault): string => {
  const { share, times, identities } = fault;
  return joined([
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
  ]);
};

const presetSchema = (properties: unknown, presets: Members): Members => {
  const { operations, times } = membersOf(properties);
  return {
    required: ['fault'],
    properties: {
      fault: { type: 'string', enum: Object.keys(presets) },
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
  const presets = presetsIn(document);
  const schema = schemaIn(document, 'post', '/__admin/faults');
  const add = async (input: Members) => {
    const outcome = await act('POST', '/faults', 'The fault is active.', input);
    again();
    return outcome;
  };
  const remove = async (id?: string): Promise<void> => {
    const says = id === undefined ? 'All faults are removed.' : `Fault ${id} is removed.`;
    await act('DELETE', '/faults', says, undefined, { id });
    again();
  };
  return (
    <Page
      title="Faults"
      lead="Simulate errors and latency: each fault applies to the requests that you choose. Counts update live."
    >
      <ProblemBox problem={problem} />
      {value && (
        <Table
          empty="No faults. Add one below to see how your client copes."
          caption="Faults"
          heads={['Id', 'Fault', 'Operations', 'Matched', 'Affected', 'Remove']}
        >
          {value.data.map((fault) => (
            <tr key={fault.id}>
              <HeadCell>{fault.id}</HeadCell>
              <td>{effectOf(fault)}</td>
              <td>{textsOf(fault['operations']).join(', ') || 'all'}</td>
              <NumberCell>{fault.met}</NumberCell>
              <NumberCell>{fault.struck}</NumberCell>
              <td>
                <Button aria-label={`Remove ${fault.id}`} onClick={() => void remove(fault.id)}>
                  Remove
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {value?.data[0] && (
        <p class="tools">
          <SureButton does="Remove all" asks="Requests will work again." act={() => void remove()} />
        </p>
      )}
      <h3>Add a fault</h3>
      <SchemaForm
        name="preset"
        schema={presetSchema(schema['properties'], presets)}
        does="Add"
        clears
        send={({ fault, ...input }) =>
          add({ ...input, ...membersOf(membersOf(presets[textOf(fault)])['value']) })
        }
      />
      <details>
        <summary>Other faults</summary>
        <SchemaForm name="fault" schema={schema} does="Add" clears send={add} />
      </details>
    </Page>
  );
};

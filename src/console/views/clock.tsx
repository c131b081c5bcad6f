import { useState } from 'preact/hooks';
import type { ClockReport } from '../../answers/answers.ts';
import type { Problem } from '../answers.ts';
import { schemaIn, withOptions } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { Button } from '../parts/button.tsx';
import { Named, useNames } from '../parts/named.tsx';
import { Empty, Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { act, changed } from '../session.ts';
import { instantShown } from '../time.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { labelOf } from '../words.tsx';
import { Badge } from '../parts/badge.tsx';
import { Link } from '../parts/link.tsx';
import { NumberCell } from '../parts/cells.tsx';

interface AdvanceEffect {
  readonly kind: string;
  readonly at: string;
  readonly tenant: string;
  readonly id: string;
  readonly says: string;
}

interface Advanced extends ClockReport {
  readonly passed: readonly AdvanceEffect[];
  readonly found: number;
}

const STEPS = [
  ['PT15M', '15 minutes'],
  ['PT1H', '1 hour'],
  ['PT12H', '12 hours'],
  ['P1D', '1 day'],
  ['P7D', '7 days'],
] as const;

/** What happened while the clock moved, with the names of the records. */
const Happened = ({ passed, found, now }: Advanced) => {
  const names = useNames(passed.flatMap(({ kind, id }) => (kind === 'delivery' ? [] : id)));
  if (passed.length === 0)
    return (
      <Empty>
        It is now {instantShown(now)}. No delivery, message, announcement or end of an activity was due.
      </Empty>
    );
  return (
    <>
      {found > passed.length && (
        <p class="hint">
          Showing the first {passed.length} of {found}.
        </p>
      )}
      <Table caption="What happened" heads={['Time', 'Kind', 'Record', 'Result']} quiet={false}>
        {passed.map(({ at: when, kind, id, says }, place) => (
          <tr key={place}>
            <NumberCell>{instantShown(when)}</NumberCell>
            <td>{labelOf(kind)}</td>
            <td>
              {kind === 'delivery' ? (
                <Link to={['events']} query={{ q: id }}>
                  {id}
                </Link>
              ) : (
                <Named id={id} names={names} />
              )}
            </td>
            <td>{says}</td>
          </tr>
        ))}
      </Table>
    </>
  );
};

/** The clock of the world: read, moved forward, set, stopped. */
export const ClockView = () => {
  const { value: clock, again } = useAsked<ClockReport>('/clock');
  const document = useDocument();
  const [advanced, setAdvanced] = useState<Advanced>();
  const [problem, setProblem] = useState<Problem>();
  const moved = async (by: unknown, isStep = false) => {
    const outcome = await act<Advanced>(
      'POST',
      '/clock/advance',
      ({ now, found }) => `It is now ${instantShown(now)}. Happened: ${found}.`,
      by,
    );
    setAdvanced(outcome.value);
    // The form shows its own problems.
    setProblem(isStep ? outcome.problem : undefined);
    changed();
    return outcome;
  };
  const put = async (input: unknown) => {
    const outcome = await act<ClockReport>(
      'PUT',
      '/clock',
      ({ now }) => `It is now ${instantShown(now)}.`,
      input,
    );
    again();
    changed();
    return outcome;
  };
  return (
    <Page title="Clock" lead="Move the clock of this world forward, and everything that becomes due happens.">
      <p class="big">
        {clock ? instantShown(clock.now) : '…'} {clock?.frozen === true && <Badge is="warn">stopped</Badge>}
      </p>
      <p>
        <Button onClick={() => void put({ frozen: clock?.frozen !== true })}>
          {clock?.frozen === true ? 'Start the clock' : 'Stop the clock'}
        </Button>
      </p>
      <h3>Move forward</h3>
      <div class="tools" role="group" aria-label="Move forward by">
        {STEPS.map(([by, says]) => (
          <Button key={by} onClick={() => void moved({ by }, true)}>
            {says}
          </Button>
        ))}
      </div>
      <SchemaForm
        name="advance"
        schema={schemaIn(document, 'post', '/__admin/clock/advance')}
        does="Move forward"
        send={moved}
      />
      <ProblemBox problem={problem} />
      {advanced && <Happened {...advanced} />}
      <h3>Set the clock</h3>
      <SchemaForm
        name="clock"
        schema={withOptions(schemaIn(document, 'put', '/__admin/clock'), { now: [] })}
        does="Set"
        send={put}
      />
    </Page>
  );
};

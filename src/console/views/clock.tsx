import { useState } from 'preact/hooks';
import type { ClockReport } from '../../answers/answers.ts';
import type { Problem } from '../answers.ts';
import { ask, at } from '../api.ts';
import { schemaIn, withOptions } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { Button } from '../parts/button.tsx';
import { Named, useNames } from '../parts/named.tsx';
import { Empty, Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { hrefOf } from '../route.ts';
import { changed, say, world } from '../session.ts';
import { instantShown } from '../time.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { labelOf } from '../words.tsx';

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
            <td class="number">{instantShown(when)}</td>
            <td>{labelOf(kind)}</td>
            <td>
              {kind === 'delivery' ? (
                <a href={hrefOf(['events'], { q: id })}>{id}</a>
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
    const outcome = await ask<Advanced>('POST', at('/clock/advance', world.get()), by);
    setAdvanced(outcome.value);
    // The form shows its own problems.
    setProblem(isStep ? outcome.problem : undefined);
    if (outcome.ok) say(`It is now ${instantShown(outcome.value.now)}. Happened: ${outcome.value.found}.`);
    changed();
    return outcome;
  };
  const put = async (input: unknown) => {
    const outcome = await ask<ClockReport>('PUT', at('/clock', world.get()), input);
    if (outcome.ok) say(`It is now ${instantShown(outcome.value.now)}.`);
    again();
    changed();
    return outcome;
  };
  return (
    <Page title="Clock" lead="Move the clock of this world forward, and everything that becomes due happens.">
      <p class="big">
        {clock ? instantShown(clock.now) : '…'}{' '}
        {clock?.frozen === true && <span class="badge warn">stopped</span>}
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

import { useState } from 'preact/hooks';
import type { ClockReport } from '../../answers/answers.ts';
import type { Problem } from '../answers.ts';
import { ask, at } from '../api.ts';
import { schemaIn } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { Empty, Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { changed, say, world } from '../session.ts';
import { instantShown } from '../time.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';

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

const CameAbout = ({ passed, found, now }: Advanced) =>
  passed.length === 0 ? (
    <Empty>
      It is {instantShown(now)}, and nothing came about by that. Deliveries that are tried again, messages and
      announcements that are due and activities that end are listed here.
    </Empty>
  ) : (
    <>
      {found > passed.length && (
        <p class="hint">
          The first {passed.length} of {found}.
        </p>
      )}
      <Table caption="What came about" heads={['When', 'What', 'Id', 'How']} quiet={false}>
        {passed.map((one, place) => (
          <tr key={place}>
            <td>{instantShown(one.at)}</td>
            <td>{one.kind}</td>
            <td>
              <code>{one.id}</code>
            </td>
            <td>{one.says}</td>
          </tr>
        ))}
      </Table>
    </>
  );

/** The clock of the world: what it shows, moved on, set, stopped. */
export const ClockView = () => {
  const { value: clock, again } = useAsked<ClockReport>('/clock');
  const document = useDocument();
  const [advanced, setAdvanced] = useState<Advanced>();
  const [problem, setProblem] = useState<Problem>();
  const moved = async (by: unknown) => {
    const outcome = await ask<Advanced>('POST', at('/clock/advance', world.get()), by);
    setAdvanced(outcome.ok ? outcome.value : undefined);
    setProblem(outcome.ok ? undefined : outcome.problem);
    if (outcome.ok)
      say(`It is ${instantShown(outcome.value.now)}; ${outcome.value.found} things came about.`);
    changed();
    return outcome;
  };
  const put = async (input: unknown) => {
    const outcome = await ask<ClockReport>('PUT', at('/clock', world.get()), input);
    if (outcome.ok) say(`It is ${instantShown(outcome.value.now)}.`);
    again();
    changed();
    return outcome;
  };
  return (
    <Page title="Clock" lead="Time passes in this world alone. What is due meanwhile happens.">
      <p class="big">
        {clock ? instantShown(clock.now) : '…'}{' '}
        {clock?.frozen === true && <span class="badge warn">stands still</span>}
      </p>
      <div class="tools" role="group" aria-label="Move on by">
        Move on by
        {STEPS.map(([by, says]) => (
          <button key={by} type="button" onClick={() => void moved({ by })}>
            {says}
          </button>
        ))}
        <button type="button" onClick={() => void put({ frozen: clock?.frozen !== true })}>
          {clock?.frozen === true ? 'Let it run' : 'Stop it'}
        </button>
      </div>
      {problem && <ProblemBox problem={problem} />}
      {advanced && <CameAbout {...advanced} />}
      <h3>Move on by another time</h3>
      <SchemaForm
        name="advance"
        schema={schemaIn(document, 'post', '/__admin/clock/advance')}
        does="Move on"
        send={moved}
      />
      <h3>Set the clock</h3>
      <SchemaForm name="clock" schema={schemaIn(document, 'put', '/__admin/clock')} does="Set" send={put} />
    </Page>
  );
};

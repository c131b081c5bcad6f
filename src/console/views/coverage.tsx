import type { Coverage, CoverageItem } from '../../answers/coverage.ts';
import { Empty, Page, SureButton, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { act } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { useAsked } from '../use-asked.ts';
import { labelOf, wordsOf } from '../words.tsx';
import { Link } from '../parts/link.tsx';
import { NumberCell } from '../parts/cells.tsx';

const MOST_SHOWN = 200;

const Items = ({ title, items }: { readonly title: string; readonly items: readonly CoverageItem[] }) => (
  <>
    <h3>
      {title} ({items.length})
    </h3>
    <Table caption={title} heads={['What', 'Section', 'Times']}>
      {items.slice(0, MOST_SHOWN).map(({ says, section, operation, count }) => (
        <tr key={says}>
          <td>
            {operation !== undefined && count > 0 ? (
              <Link class="opens" to={['journal']} query={{ operation }}>
                {says}
              </Link>
            ) : (
              says
            )}
          </td>
          <td>{wordsOf(section)}</td>
          <NumberCell>{count}</NumberCell>
        </tr>
      ))}
    </Table>
    {items.length > MOST_SHOWN && <p class="hint">Showing the first {MOST_SHOWN}.</p>}
  </>
);

/** What of the interface was met in the world, and what never was. */
export const CoverageView = ({ query }: ViewProps) => {
  const planned = query['planned'] === 'true' ? 'true' : undefined;
  const { value, problem, again } = useAsked<{ readonly data: Coverage }>('/coverage', { planned });
  const clear = async (): Promise<void> => {
    await act('DELETE', '/coverage', 'Counting from zero.');
    again();
  };
  const found = value?.data;
  return (
    <Page
      title="Coverage"
      lead="What of the interface was met in this world, counted since the mock started. A reset of the world and an emptied journal do not change it."
    >
      <ProblemBox problem={problem} />
      <div class="tools">
        <Link to={['coverage']} query={planned === undefined ? { planned: 'true' } : {}}>
          {planned === undefined ? 'Count the planned part, too' : 'Leave out the planned part'}
        </Link>
        <SureButton does="Count from zero" asks="Forget what was met?" act={() => void clear()} />
      </div>
      {found?.requests === 0 && <Empty>No request yet. Run your tests against this world.</Empty>}
      {found && found.requests > 0 && (
        <>
          <p class="big">
            {found.total.met} of {found.total.of}: {found.total.percent.toFixed(1)} %
          </p>
          <p>{found.says}</p>
          <Table caption="By dimension" heads={['Dimension', 'Met', 'Share', 'Divides by']}>
            {found.dimensions.map(({ name, met, of, percent, dividesBy }) => (
              <tr key={name}>
                <td>{labelOf(name)}</td>
                <NumberCell>
                  {met} of {of}
                </NumberCell>
                <NumberCell>{percent.toFixed(1)} %</NumberCell>
                <td>{dividesBy}</td>
              </tr>
            ))}
          </Table>
          <Items title="Never met, most important first" items={found.never} />
          <Items title="Met" items={found.seen} />
        </>
      )}
    </Page>
  );
};

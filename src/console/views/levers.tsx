import { useState } from 'preact/hooks';
import { leversIn, type LeverReport } from '../document.ts';
import { Empty, Page } from '../parts/page.tsx';
import { Typed } from '../parts/pick.tsx';
import type { ViewProps } from '../tabs.tsx';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { coded, labelOf, wordsOf } from '../words.tsx';
import { LeverBox } from './lever.tsx';
import { Badge } from '../parts/badge.tsx';
import { Link } from '../parts/link.tsx';

const Lever = ({ lever }: { readonly lever: LeverReport }) => (
  <li>
    <Link to={['levers', lever.name]}>{labelOf(lever.name)}</Link> {coded(lever.says)}
    {lever.guard && <Badge is="warn wide">{coded(lever.guard)}</Badge>}
  </li>
);

const LeverList = ({ levers }: { readonly levers: readonly LeverReport[] }) => {
  const [text, setText] = useState('');
  const found = levers.filter(({ name, says }) =>
    `${wordsOf(name)} ${says}`.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <>
      <p class="tools">
        <Typed label="Search staff actions" value={text} take={setText} />
      </p>
      {found.length === 0 && <Empty>No staff action matches this search.</Empty>}
      <ul class="plain list">
        {found.map((lever) => (
          <Lever key={lever.name} lever={lever} />
        ))}
      </ul>
    </>
  );
};

/** What staff do outside the API: a form for each lever. */
export const LeversView = ({ steps, query }: ViewProps) => {
  const [name] = steps;
  const { value: health } = useAsked<{ readonly parts: readonly string[] }>('/health');
  const all = leversIn(useDocument());
  const isServed = ({ isPlanned }: LeverReport): boolean =>
    !isPlanned || health?.parts.includes('planned') === true;
  const levers = all.filter(isServed);
  const lever = all.find((one) => one.name === name);
  if (name !== undefined && lever)
    return (
      <LeverBox key={name} lever={lever} isServed={health === undefined || isServed(lever)} query={query} />
    );
  return (
    <Page
      title="Staff actions"
      lead="What staff do outside the API, such as creating an activity. Each one takes effect at once."
    >
      {name !== undefined && all.length > 0 && (
        <Empty>There is no staff action {name}. Choose one of these.</Empty>
      )}
      {levers.length < all.length && (
        <p class="hint">
          {all.length - levers.length} more belong to the planned part. To use them, start the mock with{' '}
          <code>--planned</code>.
        </p>
      )}
      {levers.length > 0 && <LeverList levers={levers} />}
    </Page>
  );
};

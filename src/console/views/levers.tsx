import { useState } from 'preact/hooks';
import { leversIn, type LeverReport } from '../document.ts';
import { Empty, Page } from '../parts/page.tsx';
import { hrefOf } from '../route.ts';
import type { ViewProps } from '../tabs.tsx';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { LeverBox } from './lever.tsx';

const words = (name: string): string => name.replaceAll('-', ' ');

const Lever = ({ lever }: { readonly lever: LeverReport }) => (
  <li>
    <a href={hrefOf(['levers', lever.name])}>{words(lever.name)}</a> {lever.says}
    {lever.guard && <span class="badge warn wide">{lever.guard}</span>}
  </li>
);

const LeverList = ({ levers }: { readonly levers: readonly LeverReport[] }) => {
  const [text, setText] = useState('');
  const found = levers.filter(({ name, says }) =>
    `${words(name)} ${says}`.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <>
      <p class="tools">
        <label class="pair">
          Find{' '}
          <input
            value={text}
            autocomplete="off"
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
      </p>
      {found.length === 0 && <Empty>No lever has this word. Empty the field to see all of them.</Empty>}
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
      title="Levers"
      lead="What staff do outside the API. Each lever is a form; what comes of it is seen at once."
    >
      {name !== undefined && all.length > 0 && <Empty>There is no lever {name}. Take one of these.</Empty>}
      {levers.length < all.length && (
        <p class="hint">
          {all.length - levers.length} more belong to the planned part; start the mock with --planned to use
          them.
        </p>
      )}
      {levers.length > 0 && <LeverList levers={levers} />}
    </Page>
  );
};

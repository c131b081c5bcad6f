import { useState } from 'preact/hooks';
import { ask, at } from '../api.ts';
import type { LeverReport } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { inLine, membersOf } from '../json.ts';
import { Page } from '../parts/page.tsx';
import { hrefOf } from '../route.ts';
import { changed, say, world } from '../session.ts';

interface LeverBoxProps {
  readonly lever: LeverReport;
  readonly isServed: boolean;
  /** What is filled in at the beginning, by the names of members. */
  readonly query: Readonly<Record<string, string>>;
}

/** One lever as a form, with its guard, and what it made. */
export const LeverBox = ({ lever, isServed, query }: LeverBoxProps) => {
  const { name, says, guard, schema } = lever;
  const [made, setMade] = useState<Readonly<Record<string, unknown>>>();
  const first = Object.fromEntries(Object.entries(query).map(([member, value]) => [`/${member}`, value]));
  return (
    <Page title={name.replaceAll('-', ' ')} lead={says}>
      <p>
        <a href={hrefOf(['levers'])}>All levers</a>
      </p>
      {guard && <p class="guard">{guard}</p>}
      {!isServed && <p class="guard">Only on a mock that was started with --planned.</p>}
      <SchemaForm
        name={name}
        schema={schema}
        does="Pull"
        first={first}
        send={async (input) => {
          const outcome = await ask<unknown>('POST', at(`/levers/${name}`, world.get()), input);
          setMade(outcome.ok ? membersOf(outcome.value) : undefined);
          if (outcome.ok) say(`Done: ${name.replaceAll('-', ' ')}.`);
          changed();
          return outcome;
        }}
      />
      {made && (
        <p class="done">
          Done.{' '}
          {Object.entries(made).map(([member, id]) => (
            <span key={member}>
              {member} <code>{inLine(id)}</code>{' '}
            </span>
          ))}
        </p>
      )}
    </Page>
  );
};

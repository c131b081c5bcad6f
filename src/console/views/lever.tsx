import { useState } from 'preact/hooks';
import type { LeverReport } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { withoutId } from '../form/id-fields.ts';
import { inLine, membersOf, textOf } from '../json.ts';
import { Named, useNames } from '../parts/named.tsx';
import { Page } from '../parts/page.tsx';
import { act, changed } from '../session.ts';
import { coded, labelOf, wordsOf } from '../words.tsx';
import { Link } from '../parts/link.tsx';

interface LeverBoxProps {
  readonly lever: LeverReport;
  readonly isServed: boolean;
  /** What is filled in at the beginning, by the names of members. */
  readonly query: Readonly<Record<string, string>>;
}

/** One staff action as a form, with its guard, and what it created. */
export const LeverBox = ({ lever, isServed, query }: LeverBoxProps) => {
  const { name, says, guard, schema } = lever;
  const [made, setMade] = useState<Readonly<Record<string, unknown>>>();
  const names = useNames(Object.values(made ?? {}).flatMap((id) => textOf(id) || []));
  const first = Object.fromEntries(Object.entries(query).map(([member, value]) => [`/${member}`, value]));
  return (
    <Page title={labelOf(name)} lead={says}>
      <p>
        <Link to={['levers']}>All staff actions</Link>
      </p>
      {guard && <p class="guard">{coded(guard)}</p>}
      {!isServed && <p class="guard">{coded('Only available on a mock started with `--planned`.')}</p>}
      <SchemaForm
        name={name}
        schema={schema}
        does="Run"
        first={first}
        send={async (input) => {
          const outcome = await act('POST', `/levers/${name}`, `Done: ${wordsOf(name)}.`, input);
          setMade(outcome.ok ? membersOf(outcome.value) : undefined);
          changed();
          return outcome;
        }}
      />
      {made && (
        <p class="done">
          Done.{' '}
          {Object.entries(made).map(([member, id]) => (
            <span key={member}>
              {labelOf(withoutId(member))}: {names.has(textOf(id)) && <Named id={textOf(id)} names={names} />}{' '}
              <code>{inLine(id)}</code>{' '}
            </span>
          ))}
        </p>
      )}
    </Page>
  );
};

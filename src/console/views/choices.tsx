import { useState } from 'preact/hooks';
import type { ChoiceAccount } from '../../answers/answers.ts';
import type { Listed, Problem } from '../answers.ts';
import { ask } from '../api.ts';
import { textOf } from '../json.ts';
import { Empty, Page } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { hrefOf } from '../route.ts';
import { say, visit, world } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { useAsked } from '../use-asked.ts';
import { useValue } from '../value.ts';

/** The name of a fork in which a question is answered otherwise; a slug. */
const forkName = (slug: string, choice: string, reading: string): string =>
  `${slug}-${choice}-${reading}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .slice(0, 60)
    .replace(/-+$/, '');

const ChoiceBox = ({
  choice,
  fork,
}: {
  readonly choice: ChoiceAccount;
  readonly fork: (reading: string) => void;
}) => {
  const { id, section, asks, readings, why, taken, operations } = choice;
  const others = Object.entries(operations);
  return (
    <section class="box" aria-label={id}>
      <h3>{asks}</h3>
      <p class="hint">
        <code>{id}</code> · {section}{' '}
        {taken !== choice.default && <span class="badge warn">not the usual reading</span>}
      </p>
      <ul class="plain readings">
        {Object.entries(readings).map(([reading, says]) => (
          <li key={reading}>
            <strong>{reading}</strong> {reading === taken && <span class="badge good">taken here</span>}{' '}
            {says}{' '}
            {reading !== taken && (
              <button
                type="button"
                aria-label={`Try it in a fork: ${id} ${reading}`}
                onClick={() => fork(reading)}
              >
                Try it in a fork
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p>Otherwise: {others.map(([operation, reading]) => `${operation} ${reading}`).join(', ')}</p>
      )}
      <p class="hint">
        Why {choice.default} is the usual one: {why}
      </p>
    </section>
  );
};

/** The questions that the interface leaves open: what the world does there, and what another reading would change. */
export const ChoicesView = ({ query }: ViewProps) => {
  const slug = useValue(world);
  const { value, problem } = useAsked<Listed<ChoiceAccount>>('/choices');
  const [refused, setRefused] = useState<Problem>();
  const { q = '', section = '' } = query;
  const choices = value?.data ?? [];
  const sections = [...new Set(choices.map((one) => one.section))];
  const found = choices
    .filter((one) => section === '' || one.section === section)
    .filter((one) => JSON.stringify(one).toLowerCase().includes(q.toLowerCase()))
    .toSorted((one, other) => Number(other.taken !== other.default) - Number(one.taken !== one.default));
  const fork = async (choice: string, reading: string): Promise<void> => {
    const name = forkName(slug, choice, reading);
    const outcome = await ask<unknown>('POST', '/__admin/worlds', {
      name,
      from: slug,
      choices: { [choice]: reading },
    });
    setRefused(outcome.ok ? undefined : outcome.problem);
    if (!outcome.ok) return;
    visit(name);
    say(`This is now ${name}, a fork in which ${choice} is ${reading}.`);
  };
  return (
    <Page
      title="Choices"
      lead="Where the interface is silent, servers differ. A fork shows your frontend the other way, and leaves this world alone."
    >
      {(problem ?? refused) && (
        <ProblemBox problem={problem ?? refused ?? { status: 0, title: '', detail: '' }} />
      )}
      <form
        class="filters"
        role="search"
        aria-label="Choices"
        onSubmit={(event) => {
          event.preventDefault();
          const given = new FormData(event.currentTarget);
          location.hash = hrefOf(['choices'], {
            q: textOf(given.get('q')),
            section: textOf(given.get('section')),
          });
        }}
      >
        <label>
          Text
          <input key={q} name="q" defaultValue={q} placeholder="waitlist" autocomplete="off" />
        </label>
        <label>
          Section
          <select key={sections.length + section} name="section" defaultValue={section}>
            <option value="">all</option>
            {sections.map((one) => (
              <option key={one} value={one} selected={one === section}>
                {one}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">Find</button>
        {Object.keys(query).length > 0 && <a href={hrefOf(['choices'])}>All {choices.length}</a>}
      </form>
      {value && found.length === 0 && (
        <Empty>No question has this text. Empty the field to see all of them.</Empty>
      )}
      {value && found.length > 0 && (
        <p class="hint">
          {found.length} of {choices.length} open questions
        </p>
      )}
      {found.map((choice) => (
        <ChoiceBox key={choice.id} choice={choice} fork={(reading) => void fork(choice.id, reading)} />
      ))}
    </Page>
  );
};

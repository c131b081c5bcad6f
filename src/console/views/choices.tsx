import { useState } from 'preact/hooks';
import type { ChoiceAccount } from '../../answers/answers.ts';
import type { Listed, Problem } from '../answers.ts';
import { ask } from '../api.ts';
import { Button } from '../parts/button.tsx';
import { Empty, Page } from '../parts/page.tsx';
import { Pick } from '../parts/pick.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { say, visit, world } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { useAsked } from '../use-asked.ts';
import { useValue } from '../value.ts';
import { coded, labelOf, wordsOf } from '../words.tsx';
import { Badge } from '../parts/badge.tsx';
import { Box } from '../parts/box.tsx';

/** The name of a copy with another answer to a question; a slug. */
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
    <Box label={id}>
      <h3>{coded(asks)}</h3>
      <p class="hint">
        <code>{id}</code> · {wordsOf(section)}{' '}
        {taken !== choice.default && <Badge is="warn">not the default</Badge>}
      </p>
      <ul class="plain readings">
        {Object.entries(readings).map(([reading, says]) => (
          <li key={reading}>
            <strong>{reading}</strong> {reading === taken && <Badge is="good">used in this world</Badge>}{' '}
            {coded(says)}{' '}
            {reading !== taken && (
              <Button aria-label={`Try in a copy: ${id} ${reading}`} onClick={() => fork(reading)}>
                Try in a copy
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p>Exceptions: {others.map(([operation, reading]) => `${operation} ${reading}`).join(', ')}</p>
      )}
      <p class="hint">
        Why {choice.default} is the default: {coded(why)}
      </p>
    </Box>
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
    setRefused(outcome.problem);
    if (!outcome.ok) return;
    visit(name);
    say(`You are now in ${name}, a copy in which ${choice} is ${reading}.`);
  };
  return (
    <Page
      title="Open questions"
      lead="The interface leaves these questions open, so servers may differ. Try another answer in a copy of this world."
    >
      <ProblemBox problem={problem ?? refused} />
      <SearchForm
        label="Search open questions"
        to={['choices']}
        query={query}
        placeholder="waitlist"
        all={`All ${choices.length}`}
      >
        <Pick
          key={section}
          look=""
          label="Section"
          options={['', ...sections]}
          nameOf={(one) => labelOf(one) || 'All'}
          value={section}
          name="section"
        />
      </SearchForm>
      {value &&
        (found.length === 0 ? (
          <Empty>No question matches this search.</Empty>
        ) : (
          <p class="hint">
            {found.length} of {choices.length} open questions
          </p>
        ))}
      {found.map((choice) => (
        <ChoiceBox key={choice.id} choice={choice} fork={(reading) => void fork(choice.id, reading)} />
      ))}
    </Page>
  );
};

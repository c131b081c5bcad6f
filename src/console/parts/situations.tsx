import { useState } from 'preact/hooks';
import type { Listed, Problem } from '../answers.ts';
import { inLine, membersOf, textOf, textsOf, type Members } from '../json.ts';
import { act, changed, world } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { useValue } from '../value.ts';
import { coded, labelOf } from '../words.tsx';
import { Button } from './button.tsx';
import { Named, useNames } from './named.tsx';
import { ProblemBox } from './problem.tsx';

interface SituationReport {
  readonly name: string;
  readonly says: string;
  readonly curl: string;
}

interface Made {
  readonly situation: SituationReport;
  readonly slug: string;
  readonly ids: Members;
}

const idsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? textsOf(value) : [textOf(value)];

/** What a situation made, with a link to each record, and the command that makes it again. */
const Result = ({ made: { situation, ids }, close }: { readonly made: Made; readonly close: () => void }) => {
  const names = useNames(Object.values(ids).flatMap(idsIn));
  return (
    <div class="done">
      <strong>{labelOf(situation.name)}.</strong> {coded(situation.says)}{' '}
      <Button class="inline" onClick={close}>
        Close
      </Button>
      <ul class="plain">
        {Object.entries(ids).map(([member, value]) => (
          <li key={member}>
            {labelOf(member.replace(/Ids?$/, ''))}:{' '}
            {idsIn(value).map((id) => (
              <span key={id}>
                {names.has(id) && <Named id={id} names={names} />} <code>{inLine(id)}</code>{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <code>{situation.curl}</code>
    </div>
  );
};

/** Small states, each a button: what one makes is new. The row stands above every view. */
export const Situations = () => {
  const slug = useValue(world);
  const { value } = useAsked<Listed<SituationReport>>('/situations');
  const [made, setMade] = useState<Made>();
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState('');
  const bring = async (situation: SituationReport): Promise<void> => {
    setBusy(situation.name);
    const done = `Done: ${labelOf(situation.name)}.`;
    const outcome = await act('POST', `/situations/${situation.name}`, done);
    setBusy('');
    setProblem(outcome.problem);
    setMade(outcome.ok ? { situation, slug, ids: membersOf(outcome.value) } : undefined);
    changed();
  };
  if (!value) return null;
  return (
    <section class="situations" aria-labelledby="situations">
      <h2 id="situations">Situations</h2>
      <ul>
        {value.data.map((one) => (
          <li key={one.name}>
            <Button title={one.says} disabled={busy === one.name} onClick={() => void bring(one)}>
              {labelOf(one.name)}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemBox problem={problem} />
      {made?.slug === slug && <Result made={made} close={() => setMade(undefined)} />}
    </section>
  );
};

import type { ComponentChildren } from 'preact';
import type { Explain, Problem } from '../answers.ts';
import { hrefOf } from '../route.ts';

/** By which rules a refusal came about, who would be let in, and what would change it. */
export const ExplainBox = ({ explain }: { readonly explain: Explain }) => {
  const { rule, clauses = [], says = {}, allowed = [], change } = explain;
  return (
    <div class="explain">
      {rule !== undefined && (
        <p>
          Rule <code>{rule}</code>
        </p>
      )}
      {clauses.length > 0 && (
        <ul class="plain">
          {clauses.map((id) => (
            <li key={id}>
              <code>{id}</code> {says[id]}
            </li>
          ))}
        </ul>
      )}
      {allowed.length > 0 && <p>Let in: {allowed.join(' ')}</p>}
      {change?.next !== undefined && <p>What would change it: {change.next}</p>}
      {(change?.levers ?? []).length > 0 && (
        <p>
          Levers:{' '}
          {change?.levers?.map((name) => (
            <a key={name} class="chip" href={hrefOf(['levers', name])}>
              {name}
            </a>
          ))}
        </p>
      )}
      {(change?.requests ?? []).length > 0 && <p>Operations: {change?.requests?.join(', ')}</p>}
    </div>
  );
};

interface ProblemBoxProps {
  readonly problem: Problem;
  readonly children?: ComponentChildren;
}

/** A refusal, in the words of the mock. */
export const ProblemBox = ({ problem, children }: ProblemBoxProps) => (
  <div class="problem" role="alert">
    <p>
      <strong>
        {problem.status > 0 && `${problem.status} `}
        {problem.title}
      </strong>
    </p>
    {problem.detail && <p>{problem.detail}</p>}
    {children}
    {problem.explain && <ExplainBox explain={problem.explain} />}
  </div>
);

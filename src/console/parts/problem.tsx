import type { Explain, Problem } from '../answers.ts';
import { coded, labelOf } from '../words.tsx';
import { Link } from './link.tsx';

/** Who may do it, what would help, and the rules behind the refusal. The next step is above. */
export const ExplainBox = ({ explain }: { readonly explain: Explain }) => {
  const { rule, clauses = [], says = {}, allowed = [], change } = explain;
  const levers = change?.levers ?? [];
  const requests = change?.requests ?? [];
  // Without their sentences these are all clauses of the operation, and say nothing about the refusal.
  const rules = clauses.filter((id) => says[id]);
  return (
    <>
      {rule !== undefined && allowed.length > 0 && <p>Allowed: {coded(allowed.join('; '))}</p>}
      {levers.length > 0 && (
        <p>
          Staff actions that help:{' '}
          {levers.map((name) => (
            <Link key={name} class="chip" to={['levers', name]}>
              {labelOf(name)}
            </Link>
          ))}
        </p>
      )}
      {requests.length > 0 && <p>Operations that may help: {requests.join(', ')}</p>}
      {rules.length > 0 && (
        <details>
          <summary>
            {rule === undefined ? 'Rules for this status' : 'Rules'} ({rules.length})
          </summary>
          <ul class="plain">
            {rules.map((id) => (
              <li key={id}>
                <code>{id}</code> {coded(says[id] ?? '')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

interface ProblemBoxProps {
  readonly problem: Problem | undefined;
}

/** A refusal, in the words of the mock; nothing if there is none. */
export const ProblemBox = ({ problem }: ProblemBoxProps) =>
  problem && (
    <div class="problem" role="alert">
      <p>
        <strong>
          {problem.status > 0 && `${problem.status} `}
          {coded(problem.title)}
        </strong>
      </p>
      {problem.detail && <p>{coded(problem.detail)}</p>}
      {problem.explain && <ExplainBox explain={problem.explain} />}
    </div>
  );

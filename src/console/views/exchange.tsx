import type { Exchange } from '../answers.ts';
import { curlOf } from '../curl.ts';
import { inLines } from '../json.ts';
import { EventChips } from '../parts/event-chips.tsx';
import { FaultBadges, faultWords } from '../parts/fault-badges.tsx';
import { useNames } from '../parts/named.tsx';
import { CopyButton } from '../parts/page.tsx';
import { ExplainBox, ProblemBox } from '../parts/problem.tsx';
import { home } from '../root.ts';
import { apiToken } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { useValue } from '../value.ts';
import { coded, wordsOf } from '../words.tsx';
import { Link } from '../parts/link.tsx';
import { Box } from '../parts/box.tsx';

const Value = ({ title, value }: { readonly title: string; readonly value: unknown }) => (
  <details open>
    <summary>{title}</summary>
    <pre tabIndex={0}>{inLines(value)}</pre>
  </details>
);

interface Props {
  readonly exchange: Exchange;
}

const RAN = 'The operation ran.';
const FAULT_EFFECTS: Readonly<Record<string, string>> = {
  latency: 'The answer was delayed.',
  drop: 'The operation did not run. The connection was closed without an answer.',
  lost: 'The mock handled the request, but the client never got the answer below.',
  truncate: 'The client got half of the answer below.',
};

const Refused = ({ exchange }: Props) => {
  const { refused, explain } = exchange;
  if (!refused) return null;
  // What was found mostly names the faults already.
  const details = (refused.validation ?? []).filter(({ message }) => !refused.found.includes(message));
  return (
    <section class="problem" aria-label="Why it was refused">
      <h4>Why it was refused</h4>
      <p>Rule: {coded(refused.promised)}</p>
      <p>Found: {coded(refused.found)}</p>
      {details.length > 0 && (
        <ul class="plain">
          {details.map(({ pointer, message }) => (
            <li key={pointer + message}>
              <code>{pointer || '/'}</code> {coded(message)}
            </li>
          ))}
        </ul>
      )}
      <p>What to do: {coded(refused.next)}</p>
      {explain && <ExplainBox explain={explain} />}
    </section>
  );
};

const Effects = ({ exchange: { touched, events, faults = [], preferences } }: Props) => {
  const names = useNames(touched.map(({ id }) => id));
  return (
    <>
      {faults.map(({ id, kind }) => (
        <p key={id} class="guard">
          Fault <Link to={['faults']}>{id}</Link> ({faultWords(kind)}){/* A refusal says it already. */}
          {kind !== 'status' && `: ${FAULT_EFFECTS[kind] ?? RAN}`}
        </p>
      ))}
      {touched.length > 0 && (
        <p>
          Records changed:{' '}
          {touched.map(({ collection, id, how }) => (
            <Link key={id + how} class="chip" to={['records', collection]} query={{ q: id }} title={id}>
              {names.get(id)?.name ?? id}: {how}
            </Link>
          ))}
        </p>
      )}
      <EventChips events={events} />
      {preferences && <p>Preferences: {preferences.join(', ')}</p>}
    </>
  );
};

interface ExchangeBoxProps {
  readonly n: string;
  readonly query: Readonly<Record<string, string>>;
}

const ANSWERS: Readonly<Record<string, string>> = {
  dropped: 'Answer that the client never got',
  halved: 'Answer, of which the client got half',
};

/** One request in full, with the reasons where it was refused. */
export const ExchangeBox = ({ n, query }: ExchangeBoxProps) => {
  const token = useValue(apiToken);
  const { value, problem } = useAsked<{ readonly data: Exchange }>(`/requests/${encodeURIComponent(n)}`);
  const exchange = value?.data;
  return (
    <Box label={`Request ${n}`}>
      <div class="head">
        <h3>Request {n}</h3>
        {exchange && (
          <CopyButton
            what="as curl"
            text={curlOf({
              origin: home,
              method: exchange.method,
              path: exchange.path,
              ...(exchange.query && { query: exchange.query }),
              actingId: exchange.acting?.id ?? '',
              token,
              body: exchange.body,
            })}
          />
        )}
        <Link to={['journal']} query={query}>
          Close
        </Link>
      </div>
      <ProblemBox problem={problem} />
      {exchange && (
        <>
          <p>
            <b>{exchange.method}</b> <span class="path">{exchange.path}</span> →{' '}
            {exchange.status ?? 'no answer'}
            <FaultBadges exchange={exchange} />
            {exchange.acting && (
              <>
                {' '}
                as {wordsOf(exchange.acting.kind)} <code>{exchange.acting.id}</code>
              </>
            )}
          </p>
          <Refused exchange={exchange} />
          <Effects exchange={exchange} />
          {exchange.query && <Value title="Query" value={exchange.query} />}
          {exchange.body !== undefined && <Value title="Body" value={exchange.body} />}
          {exchange.answer.body !== undefined && (
            <Value
              title={`${ANSWERS[exchange.ended ?? ''] ?? 'Answer'} (${exchange.answer.size} characters)`}
              value={exchange.answer.body}
            />
          )}
        </>
      )}
    </Box>
  );
};

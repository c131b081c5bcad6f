import type { Exchange } from '../answers.ts';
import { curlOf } from '../curl.ts';
import { inLine, inLines } from '../json.ts';
import { EventChips } from '../parts/event-chips.tsx';
import { CopyButton } from '../parts/page.tsx';
import { ExplainBox, ProblemBox } from '../parts/problem.tsx';
import { hrefOf } from '../route.ts';
import { apiToken } from '../session.ts';
import { useAsked } from '../use-asked.ts';
import { useValue } from '../value.ts';

const Value = ({ title, value }: { readonly title: string; readonly value: unknown }) => (
  <details open>
    <summary>{title}</summary>
    <pre tabIndex={0}>{inLines(value)}</pre>
  </details>
);

const Refused = ({ exchange }: { readonly exchange: Exchange }) => {
  const { refused, explain } = exchange;
  if (!refused) return null;
  return (
    <section class="problem" aria-label="Why it was refused">
      <h4>Why it was refused</h4>
      <p>Promised: {refused.promised}</p>
      <p>Found: {refused.found}</p>
      <p>Next: {refused.next}</p>
      {(refused.validation ?? []).length > 0 && (
        <ul class="plain">
          {refused.validation?.map(({ pointer, message }) => (
            <li key={pointer + message}>
              <code>{pointer || '/'}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {explain && <ExplainBox explain={explain} />}
    </section>
  );
};

const Effects = ({ exchange: { touched, events, faults, preferences } }: { readonly exchange: Exchange }) => (
  <>
    {touched.length > 0 && (
      <p>
        Records:{' '}
        {touched.map(({ collection, id, how }) => (
          <a key={id + how} class="chip" href={hrefOf(['things', collection], { q: id })}>
            {id} {how}
          </a>
        ))}
      </p>
    )}
    <EventChips events={events} />
    {faults !== undefined && <p>Faults: {inLine(faults)}</p>}
    {preferences && <p>Preferences: {preferences.join(', ')}</p>}
  </>
);

interface ExchangeBoxProps {
  readonly n: string;
  readonly query: Readonly<Record<string, string>>;
}

/** One request in full, with the reasons where it was refused. */
export const ExchangeBox = ({ n, query }: ExchangeBoxProps) => {
  const token = useValue(apiToken);
  const { value, problem } = useAsked<{ readonly data: Exchange }>(`/requests/${encodeURIComponent(n)}`);
  const exchange = value?.data;
  return (
    <section class="box" aria-label={`Request ${n}`}>
      <div class="head">
        <h3>Request {n}</h3>
        {exchange && (
          <CopyButton
            what="as curl"
            text={curlOf({
              origin: location.origin,
              method: exchange.method,
              path: exchange.path,
              ...(exchange.query && { query: exchange.query }),
              actingId: exchange.acting?.id ?? '',
              token,
              body: exchange.body,
            })}
          />
        )}
        <a href={hrefOf(['journal'], query)}>Close</a>
      </div>
      {problem && <ProblemBox problem={problem} />}
      {exchange && (
        <>
          <p>
            <b>{exchange.method}</b> <span class="path">{exchange.path}</span> →{' '}
            {exchange.status ?? 'no answer'}
            {exchange.acting && (
              <>
                {' '}
                as {exchange.acting.kind} <code>{exchange.acting.id}</code>
              </>
            )}
          </p>
          <Refused exchange={exchange} />
          <Effects exchange={exchange} />
          {exchange.query && <Value title="Query" value={exchange.query} />}
          {exchange.body !== undefined && <Value title="Body" value={exchange.body} />}
          {exchange.answer.body !== undefined && (
            <Value title={`Answer, ${exchange.answer.size} characters`} value={exchange.answer.body} />
          )}
        </>
      )}
    </section>
  );
};

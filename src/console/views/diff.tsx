import type { EventReport } from '../answers.ts';
import { inLine, textOf, type Members } from '../json.ts';
import { EventChips } from '../parts/event-chips.tsx';
import { Empty, Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { hrefOf } from '../route.ts';
import { useAsked } from '../use-asked.ts';
import { labelOf } from '../words.tsx';

interface Changed {
  readonly id: string;
  readonly members: readonly {
    readonly member: string;
    readonly before?: unknown;
    readonly after?: unknown;
  }[];
}

interface Differences {
  readonly created: readonly Members[];
  readonly changed: readonly Changed[];
  readonly deleted: readonly Members[];
}

interface Diff {
  readonly since: string;
  readonly tenants: Readonly<
    Record<
      string,
      { readonly collections: Readonly<Record<string, Differences>>; readonly events: readonly EventReport[] }
    >
  >;
}

const withoutId = ({ id: _, ...rest }: Members): Members => rest;

const Rows = ({ name, differences }: { readonly name: string; readonly differences: Differences }) => (
  <>
    {differences.created.map((record) => (
      <tr key={textOf(record['id'])}>
        <td>{labelOf(name)}</td>
        <td>
          <span class="badge good">created</span>
        </td>
        <td>
          <a href={hrefOf(['records', name], { q: textOf(record['id']) })}>{textOf(record['id'])}</a>
        </td>
        <td class="what">{inLine(withoutId(record))}</td>
      </tr>
    ))}
    {differences.changed.map(({ id, members }) => (
      <tr key={id}>
        <td>{labelOf(name)}</td>
        <td>
          <span class="badge warn">changed</span>
        </td>
        <td>
          <a href={hrefOf(['records', name], { q: id })}>{id}</a>
        </td>
        <td class="what">
          {members.map(({ member, before, after }) => (
            <div key={member}>
              <b>{labelOf(member)}</b>: {inLine(before)} → {inLine(after)}
            </div>
          ))}
        </td>
      </tr>
    ))}
    {differences.deleted.map((record) => (
      <tr key={textOf(record['id'])}>
        <td>{labelOf(name)}</td>
        <td>
          <span class="badge bad">deleted</span>
        </td>
        <td>{textOf(record['id'])}</td>
        <td class="what">{inLine(withoutId(record))}</td>
      </tr>
    ))}
  </>
);

/** What was created, changed and deleted in a world since a snapshot, or since it began, and what happened. */
export const DiffView = ({ name, since }: { readonly name: string; readonly since: string | undefined }) => {
  const { value, problem } = useAsked<Diff>(`/worlds/${encodeURIComponent(name)}/diff`, { since });
  const tenants = Object.entries(value?.tenants ?? {}).filter(
    ([, { collections, events }]) => Object.keys(collections).length > 0 || events.length > 0,
  );
  return (
    <Page title={`What changed in ${name}`} lead={`Since ${since ?? 'the world started'}. Updates live.`}>
      <p>
        <a href={hrefOf(['worlds'])}>All worlds</a>
      </p>
      <ProblemBox problem={problem} />
      {value && tenants.length === 0 && (
        <Empty>No changes yet. Send a request or run a staff action to see them here.</Empty>
      )}
      {tenants.map(([slug, { collections, events }]) => (
        <section key={slug}>
          <h3>{slug}</h3>
          <Table caption={`What changed in ${slug}`} heads={['Records', 'Change', 'Id', 'Values']}>
            {Object.entries(collections).map(([collection, differences]) => (
              <Rows key={collection} name={collection} differences={differences} />
            ))}
          </Table>
          <EventChips events={events} />
        </section>
      ))}
    </Page>
  );
};

import type { EventReport } from '../answers.ts';
import { inLine, textOf, type Members } from '../json.ts';
import { EventChips } from '../parts/event-chips.tsx';
import { Empty, Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { useAsked } from '../use-asked.ts';
import { labelOf } from '../words.tsx';
import { Badge } from '../parts/badge.tsx';
import { Link } from '../parts/link.tsx';

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

interface RowProps {
  readonly collection: string;
  readonly id: string;
  readonly how: string;
  readonly tone: string;
  /** Members by name, each with its value in a line. */
  readonly values: readonly (readonly [string, string])[];
}

const Row = ({ collection, id, how, tone, values }: RowProps) => (
  <tr>
    <td>{labelOf(collection)}</td>
    <td>
      <Badge is={tone}>{how}</Badge>
    </td>
    <td>
      {how === 'deleted' ? (
        id
      ) : (
        <Link to={['records', collection]} query={{ q: id }}>
          {id}
        </Link>
      )}
    </td>
    <td class="what">
      {values.map(([member, value]) => (
        <div key={member}>
          <b>{labelOf(member)}</b>: {value}
        </div>
      ))}
    </td>
  </tr>
);

/** What a record holds; the members without a value say nothing. */
const valuesOf = ({ id: _, ...rest }: Members): RowProps['values'] =>
  Object.entries(rest)
    .map(([name, value]) => [name, inLine(value)] as const)
    .filter(([, value]) => value !== '–');

const rowsOf = (collection: string, { created, changed, deleted }: Differences): readonly RowProps[] => {
  const whole = (records: readonly Members[], how: string, tone: string): readonly RowProps[] =>
    records.map((record) => ({ collection, id: textOf(record['id']), how, tone, values: valuesOf(record) }));
  return [
    ...whole(created, 'created', 'good'),
    ...changed.map(({ id, members }) => ({
      ...{ collection, id, how: 'changed', tone: 'warn' },
      values: members.map(
        ({ member, before, after }) => [member, `${inLine(before)} → ${inLine(after)}`] as const,
      ),
    })),
    ...whole(deleted, 'deleted', 'bad'),
  ];
};

/** What was created, changed and deleted in a world since a snapshot, or since it began, and what happened. */
export const DiffView = ({ name, since }: { readonly name: string; readonly since: string | undefined }) => {
  const { value, problem } = useAsked<Diff>(`/worlds/${encodeURIComponent(name)}/diff`, { since });
  const tenants = Object.entries(value?.tenants ?? {}).filter(
    ([, { collections, events }]) => Object.keys(collections).length > 0 || events.length > 0,
  );
  return (
    <Page title={`What changed in ${name}`} lead={`Since ${since ?? 'the world started'}. Updates live.`}>
      <p>
        <Link to={['worlds']}>All worlds</Link>
      </p>
      <ProblemBox problem={problem} />
      {value && tenants.length === 0 && (
        <Empty>No changes yet. Send a request or run a staff action to see them here.</Empty>
      )}
      {tenants.map(([slug, { collections, events }]) => (
        <section key={slug}>
          <h3>{slug}</h3>
          <Table caption={`What changed in ${slug}`} heads={['Records', 'Change', 'Id', 'Values']}>
            {Object.entries(collections)
              .flatMap(([collection, differences]) => rowsOf(collection, differences))
              .map((row) => (
                <Row key={row.id} {...row} />
              ))}
          </Table>
          <EventChips events={events} />
        </section>
      ))}
    </Page>
  );
};

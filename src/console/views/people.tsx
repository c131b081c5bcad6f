import type { ComponentChildren } from 'preact';
import type { PersonToAct } from '../../answers/answers.ts';
import type { Found, Identities, Problem } from '../answers.ts';
import { ask, at } from '../api.ts';
import { FacilitySelect, useFacilities } from '../parts/facility-select.tsx';
import { Empty, Page, Table } from '../parts/page.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { hrefOf } from '../route.ts';
import { actAs, acting, say, world } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { useAsked } from '../use-asked.ts';
import { usePreview } from '../use-preview.ts';
import { useValue } from '../value.ts';
import { labelOf, wordsOf } from '../words.tsx';
import { ActAs } from '../parts/act-as.tsx';
import { Badge } from '../parts/badge.tsx';
import { Link } from '../parts/link.tsx';
import { HeadCell } from '../parts/cells.tsx';

interface Resident {
  readonly id: string;
  readonly fullName: string;
  readonly roomNumber: string | null;
  readonly status: string;
  readonly email: string | null;
}

interface Connection {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly relationship: string | null;
  readonly status: string;
  readonly residents: readonly {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
  }[];
}

interface Residents {
  readonly data: readonly Resident[];
  readonly nextCursor: string | null;
}

const KINDS = ['residents', 'connections', 'staff'] as const;

/** Acts as the user with an id of the interface from now on. */
const ActAsPerson = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const act = async (): Promise<void> => {
    const outcome = await ask<Identities>('GET', at('/people', world.get(), { q: id, limit: '20' }));
    const person = outcome.ok ? outcome.value.data.find((one) => one.id === id) : undefined;
    if (person) actAs(person);
    else say(`${name} cannot act as a user.`);
  };
  return <ActAs id={id} name={name} act={() => void act()} />;
};

interface Row {
  readonly id: string;
  readonly name: string;
  /** What stands between the name and the id. */
  readonly cells: readonly ComponentChildren[];
}

interface PeopleTableProps {
  readonly kind: (typeof KINDS)[number];
  readonly heads: readonly string[];
  readonly rows: readonly Row[] | undefined;
  readonly problem: Problem | undefined;
}

const PeopleTable = ({ kind, heads, rows, problem }: PeopleTableProps) => {
  if (!rows) return <ProblemBox problem={problem} />;
  const create = `create-${kind.replace(/s$/, '')}`;
  if (rows.length === 0)
    return (
      <Empty>
        No {kind} yet. <Link to={['levers', create]}>{labelOf(create)}</Link>
      </Empty>
    );
  return (
    <Table caption={labelOf(kind)} heads={['Name', ...heads, 'Id', 'Actions']}>
      {rows.map(({ id, name, cells }) => (
        <tr key={id}>
          <HeadCell>
            <Link class="opens" to={['records', kind]} query={{ q: id }}>
              {name}
            </Link>
          </HeadCell>
          {cells.map((cell, place) => (
            <td key={place}>{cell}</td>
          ))}
          <td>
            <code>{id}</code>
          </td>
          <td>
            <ActAsPerson id={id} name={name} />
          </td>
        </tr>
      ))}
    </Table>
  );
};

const Status = ({ status }: { readonly status: string }) => (
  <Badge is={status === 'active' ? 'good' : 'warn'}>{wordsOf(status)}</Badge>
);

interface OfFacility {
  readonly facility: string;
}

const ResidentTable = ({ facility, cursor }: OfFacility & { readonly cursor: string | undefined }) => {
  const { value, problem } = usePreview<Residents>(`/facilities/${facility}/residents`, {
    pageSize: '50',
    cursor,
  });
  const rows = value?.data.map(({ id, fullName, roomNumber, status, email }) => ({
    ...{ id, name: fullName },
    cells: [roomNumber ?? '–', <Status status={status} />, email ?? '–'],
  }));
  return (
    <>
      <PeopleTable {...{ kind: 'residents', heads: ['Room', 'Status', 'Email'], rows, problem }} />
      <p class="tools">
        {cursor !== undefined && (
          <Link to={['people']} query={{ facility }}>
            First page
          </Link>
        )}
        {value && value.nextCursor !== null && (
          <Link to={['people']} query={{ facility, cursor: value.nextCursor }}>
            Next page
          </Link>
        )}
      </p>
    </>
  );
};

const ConnectionTable = ({ facility }: OfFacility) => {
  const { value, problem } = usePreview<{ readonly data: readonly Connection[] }>('/connections', {
    facilityId: facility,
  });
  const rows = value?.data.map(({ id, firstName, lastName, relationship, status, residents }) => ({
    ...{ id, name: `${firstName} ${lastName}` },
    cells: [
      `${relationship ?? 'Contact'} of ${residents.map((one) => `${one.firstName} ${one.lastName}`).join(', ') || 'no resident'}`,
      <Status status={status} />,
    ],
  }));
  return <PeopleTable {...{ kind: 'connections', heads: ['Connected to', 'Status'], rows, problem }} />;
};

const StaffTable = ({ facility }: OfFacility) => {
  const { value, problem } = useAsked<Found<PersonToAct>>('/people', { q: '"staff"', limit: '1000' });
  const rows = value?.data
    .filter(({ kind, facilityIds }) => kind === 'staff' && facilityIds.includes(facility))
    .map(({ id, name, permissions }) => ({
      ...{ id, name },
      cells: [permissions?.map(wordsOf).join(', ') || 'none'],
    }));
  return <PeopleTable {...{ kind: 'staff', heads: ['Permissions'], rows, problem }} />;
};

/** The people of the world, as the API shows them to the acting user. The API does not list staff, so these come from the store. */
export const PeopleView = ({ query }: ViewProps) => {
  const who = useValue(acting);
  const { value, problem, facilities, facility } = useFacilities(query['facility']);
  const kind = KINDS.find((one) => one === query['kind']) ?? 'residents';
  return (
    <Page
      title="People"
      lead={`Residents and connections as the API shows them to ${who?.name ?? '…'}. The API does not list staff; they are shown as the mock stores them.`}
    >
      <ProblemBox problem={problem} />
      {value && facilities.length === 0 && (
        <Empty>
          {who?.name} cannot see any facility. <Link to={['identity']}>Act as another user</Link>.
        </Empty>
      )}
      {facility !== undefined && (
        <>
          <p class="tools">
            <FacilitySelect
              facilities={facilities}
              value={facility}
              take={(id) => {
                location.hash = hrefOf(['people'], { ...query, cursor: undefined, facility: id });
              }}
            />
            {KINDS.map((one) => (
              <Link
                key={one}
                to={['people']}
                query={{ facility, kind: one }}
                aria-current={one === kind || undefined}
              >
                {labelOf(one)}
              </Link>
            ))}
          </p>
          {kind === 'residents' && <ResidentTable facility={facility} cursor={query['cursor']} />}
          {kind === 'connections' && <ConnectionTable facility={facility} />}
          {kind === 'staff' && <StaffTable facility={facility} />}
        </>
      )}
    </Page>
  );
};

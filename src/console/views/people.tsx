import type { PersonToAct } from '../../answers/answers.ts';
import type { Found, Identities } from '../answers.ts';
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
const ActAs = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const who = useValue(acting);
  const act = async (): Promise<void> => {
    const outcome = await ask<Identities>('GET', at('/people', world.get(), { q: id, limit: '20' }));
    const person = outcome.ok ? outcome.value.data.find((one) => one.id === id) : undefined;
    if (person) actAs(person);
    else say(`${name} cannot act as a user.`);
  };
  if (who?.id === id) return <span class="badge good">acting user</span>;
  return (
    <button type="button" aria-label={`Act as ${name}`} onClick={() => void act()}>
      Act as
    </button>
  );
};

const ResidentTable = ({
  facility,
  query,
}: {
  readonly facility: string;
  readonly query: ViewProps['query'];
}) => {
  const { cursor } = query;
  const { value, problem } = usePreview<Residents>(`/facilities/${facility}/residents`, {
    pageSize: '50',
    cursor,
  });
  if (problem) return <ProblemBox problem={problem} />;
  if (!value) return null;
  if (value.data.length === 0)
    return (
      <Empty>
        No residents yet. <a href={hrefOf(['levers', 'create-resident'])}>Create a resident</a>.
      </Empty>
    );
  return (
    <>
      <Table caption="Residents" heads={['Name', 'Room', 'Status', 'Email', 'Id', 'Actions']}>
        {value.data.map(({ id, fullName, roomNumber, status, email }) => (
          <tr key={id}>
            <th scope="row">
              <a class="opens" href={hrefOf(['records', 'residents'], { q: id })}>
                {fullName}
              </a>
            </th>
            <td>{roomNumber ?? '–'}</td>
            <td>
              <span class={`badge ${status === 'active' ? 'good' : 'warn'}`}>{status}</span>
            </td>
            <td>{email ?? '–'}</td>
            <td>
              <code>{id}</code>
            </td>
            <td>
              <ActAs id={id} name={fullName} />
            </td>
          </tr>
        ))}
      </Table>
      <p class="tools">
        {cursor !== undefined && <a href={hrefOf(['people'], { facility })}>First page</a>}
        {value.nextCursor !== null && (
          <a href={hrefOf(['people'], { facility, cursor: value.nextCursor })}>Next page</a>
        )}
      </p>
    </>
  );
};

const ConnectionTable = ({ facility }: { readonly facility: string }) => {
  const { value, problem } = usePreview<{ readonly data: readonly Connection[] }>('/connections', {
    facilityId: facility,
  });
  if (problem) return <ProblemBox problem={problem} />;
  if (!value) return null;
  if (value.data.length === 0)
    return (
      <Empty>
        No connections yet. <a href={hrefOf(['levers', 'create-connection'])}>Create a connection</a>.
      </Empty>
    );
  return (
    <Table caption="Connections" heads={['Name', 'Connected to', 'Status', 'Id', 'Actions']}>
      {value.data.map(({ id, firstName, lastName, relationship, status, residents }) => (
        <tr key={id}>
          <th scope="row">
            <a class="opens" href={hrefOf(['records', 'connections'], { q: id })}>
              {firstName} {lastName}
            </a>
          </th>
          <td>
            {relationship ?? 'Contact'} of{' '}
            {residents.map((one) => `${one.firstName} ${one.lastName}`).join(', ') || 'no resident'}
          </td>
          <td>
            <span class={`badge ${status === 'active' ? 'good' : 'warn'}`}>{status}</span>
          </td>
          <td>
            <code>{id}</code>
          </td>
          <td>
            <ActAs id={id} name={`${firstName} ${lastName}`} />
          </td>
        </tr>
      ))}
    </Table>
  );
};

const StaffTable = ({ facility }: { readonly facility: string }) => {
  const { value, problem } = useAsked<Found<PersonToAct>>('/people', { q: '"staff"', limit: '1000' });
  if (problem) return <ProblemBox problem={problem} />;
  const staff =
    value?.data.filter(({ kind, facilityIds }) => kind === 'staff' && facilityIds.includes(facility)) ?? [];
  if (value && staff.length === 0)
    return (
      <Empty>
        No staff yet. <a href={hrefOf(['levers', 'create-staff'])}>Create a staff member</a>.
      </Empty>
    );
  return (
    <Table caption="Staff" heads={['Name', 'Permissions', 'Id', 'Actions']}>
      {staff.map(({ id, name, permissions }) => (
        <tr key={id}>
          <th scope="row">
            <a class="opens" href={hrefOf(['records', 'staff'], { q: id })}>
              {name}
            </a>
          </th>
          <td>{permissions?.map(wordsOf).join(', ') || 'none'}</td>
          <td>
            <code>{id}</code>
          </td>
          <td>
            <ActAs id={id} name={name} />
          </td>
        </tr>
      ))}
    </Table>
  );
};

/** Who is in the world, as the acting user is shown it by the API; staff, whom it does not list, as they are kept. */
export const PeopleView = ({ query }: ViewProps) => {
  const who = useValue(acting);
  const { value, problem } = useFacilities();
  const facilities = value?.data ?? [];
  const facility = facilities.find(({ id }) => id === query['facility'])?.id ?? facilities[0]?.id;
  const kind = KINDS.find((one) => one === query['kind']) ?? 'residents';
  return (
    <Page
      title="People"
      lead={`Residents and connections as the API shows them to ${who?.name ?? '…'}. The API does not list staff; they are shown as the mock stores them.`}
    >
      {problem && <ProblemBox problem={problem} />}
      {value && facilities.length === 0 && (
        <Empty>
          {who?.name} cannot see any facility. <a href={hrefOf(['identity'])}>Act as another user</a>.
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
              <a
                key={one}
                href={hrefOf(['people'], { facility, kind: one })}
                aria-current={one === kind ? 'true' : undefined}
              >
                {labelOf(one)}
              </a>
            ))}
          </p>
          {kind === 'residents' && <ResidentTable facility={facility} query={query} />}
          {kind === 'connections' && <ConnectionTable facility={facility} />}
          {kind === 'staff' && <StaffTable facility={facility} />}
        </>
      )}
    </Page>
  );
};

import { useState } from 'preact/hooks';
import type { WorldAccount } from '../../answers/answers.ts';
import type { Listed, Problem } from '../answers.ts';
import { ask, type Outcome } from '../api.ts';
import { schemaIn, withOptions } from '../document.ts';
import { SchemaForm } from '../form/schema-form.tsx';
import { Button } from '../parts/button.tsx';
import { Page, SureButton, Table } from '../parts/page.tsx';
import { Typed } from '../parts/pick.tsx';
import { ProblemBox } from '../parts/problem.tsx';
import { changed, say, visit, world } from '../session.ts';
import type { ViewProps } from '../tabs.tsx';
import { instantShown } from '../time.ts';
import { useAsked } from '../use-asked.ts';
import { useDocument } from '../use-document.ts';
import { useValue } from '../value.ts';
import { DiffView } from './diff.tsx';
import { Badge } from '../parts/badge.tsx';
import { Link } from '../parts/link.tsx';
import { HeadCell, NumberCell } from '../parts/cells.tsx';
import { Box } from '../parts/box.tsx';

type Act = (method: string, path: string, done: string, body?: unknown) => Promise<Outcome<unknown>>;

const Snapshots = ({ account, act }: { readonly account: WorldAccount; readonly act: Act }) => {
  const [name, setName] = useState('');
  const path = `/worlds/${account.name}`;
  return (
    <Box label={`Snapshots of ${account.name}`}>
      <h3>Snapshots of {account.name}</h3>
      <form
        class="filters"
        onSubmit={(event) => {
          event.preventDefault();
          void act(
            'POST',
            `${path}/snapshot`,
            'Snapshot taken.',
            name === '' ? undefined : { snapshot: name },
          );
        }}
      >
        <Typed label="Name" placeholder="last" value={name} take={setName} />
        <button type="submit" class="primary">
          Take a snapshot
        </button>
      </form>
      <p>
        <Link to={['worlds', account.name, 'diff']}>Changes since the start</Link>
      </p>
      {account.snapshots.length === 0 && (
        <p class="hint">No snapshots yet. Restore one later, or compare the world with it.</p>
      )}
      <ul class="plain">
        {account.snapshots.map((snapshot) => (
          <li key={snapshot} class="tools">
            <strong>{snapshot}</strong>
            <Link to={['worlds', account.name, 'diff']} query={{ since: snapshot }}>
              Changes since {snapshot}
            </Link>
            <SureButton
              does={`Restore ${snapshot}`}
              asks="Later changes are lost."
              act={() => void act('POST', `${path}/restore`, `${snapshot} is restored.`, { snapshot })}
            />
          </li>
        ))}
      </ul>
    </Box>
  );
};

const WorldRow = ({
  account,
  act,
  isHere,
}: {
  readonly account: WorldAccount;
  readonly act: Act;
  readonly isHere: boolean;
}) => (
  <tr class={isHere ? 'open' : ''}>
    <HeadCell>
      {account.name} {isHere && <Badge is="good">shown</Badge>}
    </HeadCell>
    <td>
      {account.from === undefined
        ? `${account.scenario} scenario, seed ${account.seed}`
        : `copy of ${account.from}`}
    </td>
    <NumberCell>
      {instantShown(account.now)} {account.frozen && <Badge is="warn">stopped</Badge>}
    </NumberCell>
    <td>
      {account.tenants.map((slug) => (
        <Button key={slug} class="inline" onClick={() => visit(slug)}>
          Show {slug}
        </Button>
      ))}
    </td>
    <td class="acts">
      <SureButton
        does={`Reset ${account.name}`}
        asks="All its changes are lost."
        act={() => void act('POST', `/worlds/${account.name}/reset`, `${account.name} is reset.`)}
      />{' '}
      {!account.main && (
        <SureButton
          does={`Delete ${account.name}`}
          asks="This cannot be undone."
          act={() => void act('DELETE', `/worlds/${account.name}`, `${account.name} is deleted.`)}
        />
      )}
    </td>
  </tr>
);

/** The worlds of the mock: copied, saved, restored, compared, reset and deleted. */
export const WorldsView = ({ steps, query }: ViewProps) => {
  const slug = useValue(world);
  const { value, problem, again } = useAsked<Listed<WorldAccount>>('/worlds');
  const document = useDocument();
  const [refused, setRefused] = useState<Problem>();
  const [name, what] = steps;
  if (name !== undefined && what === 'diff') return <DiffView name={name} since={query['since']} />;
  const worlds = value?.data ?? [];
  const here = worlds.find(({ tenants }) => tenants.includes(slug));
  const act: Act = async (method, path, done, body) => {
    const outcome = await ask<unknown>(method, `/__admin${path}`, body);
    setRefused(outcome.problem);
    if (outcome.ok) say(done);
    const main = worlds.find(({ main: isMain }) => isMain);
    if (method === 'DELETE' && outcome.ok && here && path.endsWith(`/${here.name}`))
      visit(main?.tenants[0] ?? slug);
    again();
    changed();
    return outcome;
  };
  return (
    <Page
      title="Worlds"
      lead="A world is the data of one tenant, with its own clock, receivers, faults and requests."
    >
      <ProblemBox problem={problem ?? refused} />
      {worlds.length > 0 && (
        <Table caption="Worlds" heads={['Name', 'Origin', 'Clock', 'Tenants', 'Actions']}>
          {worlds.map((account) => (
            <WorldRow key={account.name} account={account} act={act} isHere={account === here} />
          ))}
        </Table>
      )}
      {here && <Snapshots account={here} act={act} />}
      <h3>Create a world</h3>
      <SchemaForm
        key={here?.name}
        name="world"
        schema={withOptions(schemaIn(document, 'post', '/__admin/worlds'), {
          name: [],
          from: worlds.map((one) => one.name),
          scenario: [...new Set(['demo', 'empty', ...worlds.map((one) => one.scenario)])],
          seed: [],
          now: [],
        })}
        does="Create"
        first={here ? { '/from': here.name } : {}}
        send={async (input) => {
          const outcome = await act('POST', '/worlds', 'World created.', input);
          if (outcome.ok && typeof input['name'] === 'string') visit(input['name']);
          return outcome;
        }}
      />
    </Page>
  );
};

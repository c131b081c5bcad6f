import { isRefusal } from '../../mock/http/problem.ts';
import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import type { Scene } from '../../mock/operations/operation.ts';
import type { AnyInput } from '../../mock/http/input.ts';
import { filing, inShop } from '../../witness/work-requests.ts';
import { idIn, membersIn, textIn, withBody, type Members } from '../input.ts';
import { beforehand, instead, type Lie } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { amend, CREATE, refusing, showing, wrong } from './amend.ts';

const offeredTo = ({ path }: AnyInput, scene: Scene) =>
  workRequestSettingsOf(scene.store.residents.find(path['residentId'])?.facilityId ?? '', scene);

/** The body is read as another one. */
const reading = (change: (body: Members, input: AnyInput, scene: Scene) => Members): Lie =>
  beforehand(CREATE, (input, scene) => withBody(input, (body) => change(body, input, scene)));

/** A value that is none of those offered is taken as it is where the test says so. */
const taking = (
  member: 'team' | 'type',
  takes: (value: string, input: AnyInput, scene: Scene) => boolean,
  as: (value: string, input: AnyInput, scene: Scene) => string = (value) => value,
): Lie =>
  instead(CREATE, (honest) => (input, scene) => {
    const reply = honest(input, scene);
    const value = textIn(membersIn(input.body)[member]);
    if (!isRefusal(reply) || value === '' || !takes(value, input, scene)) return reply;
    const { teams, types } = offeredTo(input, scene);
    const known = member === 'team' ? teams[0]?.key : types[0];
    const taken = honest(
      withBody(input, (body) => ({ ...body, [member]: known })),
      scene,
    );
    if (isRefusal(taken)) return taken;
    amend(scene, idIn(taken), () => ({ [member]: as(value, input, scene) }));
    return showing(taken, input, scene, CREATE);
  });

/** Lies about the team of a new request. */
export const teamSaboteurs: readonly Saboteur[] = [
  {
    id: 'work-requests.team-by-default',
    lie: 'A request without a team goes to the first team, however many there are.',
    breaks: ['WRQ-37'],
    tables: reading((body, input, scene) => ({ team: offeredTo(input, scene).teams[0]?.key, ...body })),
    witness: filing({ team: undefined }),
  },
  {
    id: 'work-requests.team-by-type',
    lie: 'A request with a type needs no team.',
    breaks: ['WRQ-37'],
    tables: reading((body, input, scene) =>
      body['type'] === undefined ? body : { team: offeredTo(input, scene).teams[0]?.key, ...body },
    ),
    witness: filing({ team: undefined, type: 'Plumbing' }),
  },
  {
    id: 'work-requests.refused-for-its-team-and-kept',
    lie: 'A request without a team is refused where there are several, and filed all the same.',
    breaks: ['WRQ-37', 'CNV-34'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      if (!isRefusal(reply) || membersIn(input.body)['team'] !== undefined) return reply;
      const team = offeredTo(input, scene).teams[0]?.key;
      honest(
        withBody(input, (body) => ({ ...body, team })),
        scene,
      );
      return reply;
    }),
    witness: inShop(async ({ create, list, kin }) => [
      await create(kin.residentId, { team: undefined }),
      await list(kin.residentId),
    ]),
  },
  {
    id: 'work-requests.one-team-wanted',
    lie: 'A request without a team is refused even where there is only one.',
    breaks: ['WRQ-38'],
    tables: refusing(CREATE, wrong('team'), ({ body }) => membersIn(body)['team'] === undefined),
    witness: inShop(async ({ edited, create, kin }) => {
      await edited({ teams: [{ key: 'all', name: 'Everything' }] });
      return create(kin.residentId, { team: undefined });
    }),
  },
  {
    id: 'work-requests.one-team-wanted-of-connections',
    lie: 'A connection has to name the team even where there is only one.',
    breaks: ['WRQ-38'],
    tables: refusing(
      CREATE,
      wrong('team'),
      ({ body, acting }) => acting.kind === 'connection' && membersIn(body)['team'] === undefined,
    ),
    witness: inShop(async ({ edited, create, kin }) => {
      await edited({ teams: [{ key: 'all', name: 'Everything' }] });
      return create(kin.daughter, { team: undefined });
    }),
  },
  {
    id: 'work-requests.team-without-case',
    lie: 'A team is found by its key in other letters too.',
    breaks: ['WRQ-41'],
    tables: reading((body, input, scene) => {
      const sent = textIn(body['team']).toLowerCase();
      const team = offeredTo(input, scene).teams.find(({ key }) => key.toLowerCase() === sent);
      return team ? { ...body, team: team.key } : body;
    }),
    witness: filing({ team: 'MAINTENANCE' }),
  },
  {
    id: 'work-requests.team-by-name',
    lie: 'A team is found by its name too.',
    breaks: ['WRQ-41'],
    tables: reading((body, input, scene) => {
      const team = offeredTo(input, scene).teams.find(({ name }) => name === body['team']);
      return team ? { ...body, team: team.key } : body;
    }),
    witness: filing({ team: 'Housekeeping' }),
  },
  {
    id: 'work-requests.unknown-team-dropped',
    lie: 'A team that is unknown goes to the first one.',
    breaks: ['WRQ-41'],
    tables: taking(
      'team',
      (value, input, scene) => offeredTo(input, scene).teams.every(({ key }) => key !== value),
      (_, input, scene) => offeredTo(input, scene).teams[0]?.key ?? '',
    ),
    witness: filing({ team: 'nobody' }),
  },
  {
    id: 'work-requests.unknown-team-is-422',
    lie: 'A team that is unknown is refused with 422.',
    breaks: ['WRQ-41'],
    tables: instead(CREATE, (honest) => (input, scene) => {
      const reply = honest(input, scene);
      const { team } = { team: membersIn(input.body)['team'] };
      const isUnknown = offeredTo(input, scene).teams.every(({ key }) => key !== team);
      return isRefusal(reply) && team !== undefined && isUnknown ? { ...reply, status: 422 } : reply;
    }),
    witness: filing({ team: 'nobody' }),
  },
  {
    id: 'work-requests.first-team-alone',
    lie: 'Every team but the first is refused.',
    breaks: ['WRQ-42'],
    tables: refusing(CREATE, wrong('team'), (input, scene) => {
      const { team } = { team: membersIn(input.body)['team'] };
      return team !== undefined && team !== offeredTo(input, scene).teams[0]?.key;
    }),
    witness: filing({ team: 'housekeeping' }),
  },
  {
    id: 'work-requests.last-team-is-the-first',
    lie: 'A request for the last of the teams is shown with the first.',
    breaks: ['WRQ-32'],
    tables: reading((body, input, scene) => {
      const { teams } = offeredTo(input, scene);
      return teams.length > 1 && body['team'] === teams.at(-1)?.key ? { ...body, team: teams[0]?.key } : body;
    }),
    witness: filing({ team: 'it' }),
  },
];

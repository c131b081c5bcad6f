import { isRefusal } from '../../mock/http/problem.ts';
import { filing, inShop } from '../../witness/work-requests.ts';
import { membersIn, textIn, withBody } from '../input.ts';
import { instead } from '../lies.ts';
import type { Saboteur } from '../saboteur.ts';
import { CREATE, refusing, wrong } from './amend.ts';
import { offeredTo, reading, taking } from './offered.ts';

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

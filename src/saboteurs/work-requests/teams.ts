import { isRefusal } from '../../mock/http/problem.ts';
import { filing, inShop } from '../../witness/work-requests.ts';
import { membersIn, textIn, withBody } from '../input.ts';
import { instead } from '../mutation.ts';
import { saboteursOf } from '../saboteur.ts';
import { CREATE, refusing, wrong } from './amend.ts';
import { offeredTo, reading, taking } from './offered.ts';

/** Saboteurs about the team of a new request. */
export const teamSaboteurs = saboteursOf('work-requests', filing({ team: 'nobody' }), {
  'team-by-default': [
    'A request without a team goes to the first team, however many there are.',
    ['WRQ-37'],
    reading((body, input, scene) => ({ team: offeredTo(input, scene).teams[0]?.key, ...body })),
    filing({ team: undefined }),
  ],
  'team-by-type': [
    'A request with a type needs no team.',
    ['WRQ-37'],
    reading((body, input, scene) =>
      body['type'] === undefined ? body : { team: offeredTo(input, scene).teams[0]?.key, ...body },
    ),
    filing({ team: undefined, type: 'Plumbing' }),
  ],
  'refused-for-its-team-and-kept': [
    'A request without a team is refused where there are several, and filed all the same.',
    ['WRQ-37', 'CNV-34'],
    instead(CREATE, (original) => (input, scene) => {
      const reply = original(input, scene);
      if (!isRefusal(reply) || membersIn(input.body)['team'] !== undefined) return reply;
      const team = offeredTo(input, scene).teams[0]?.key;
      original(
        withBody(input, (body) => ({ ...body, team })),
        scene,
      );
      return reply;
    }),
    inShop(async ({ create, list, kin }) => [
      await create(kin.residentId, { team: undefined }),
      await list(kin.residentId),
    ]),
  ],
  'one-team-wanted': [
    'A request without a team is refused even where there is only one.',
    ['WRQ-38'],
    refusing(CREATE, wrong('team'), ({ body }) => membersIn(body)['team'] === undefined),
    inShop(async ({ edited, create, kin }) => {
      await edited({ teams: [{ key: 'all', name: 'Everything' }] });
      return create(kin.residentId, { team: undefined });
    }),
  ],
  'one-team-wanted-of-connections': [
    'A connection has to name the team even where there is only one.',
    ['WRQ-38'],
    refusing(
      CREATE,
      wrong('team'),
      ({ body, acting }) => acting.kind === 'connection' && membersIn(body)['team'] === undefined,
    ),
    inShop(async ({ edited, create, kin }) => {
      await edited({ teams: [{ key: 'all', name: 'Everything' }] });
      return create(kin.daughter, { team: undefined });
    }),
  ],
  'team-without-case': [
    'A team is found by its key in other letters too.',
    ['WRQ-41'],
    reading((body, input, scene) => {
      const sent = textIn(body['team']).toLowerCase();
      const team = offeredTo(input, scene).teams.find(({ key }) => key.toLowerCase() === sent);
      return team ? { ...body, team: team.key } : body;
    }),
    filing({ team: 'MAINTENANCE' }),
  ],
  'team-by-name': [
    'A team is found by its name too.',
    ['WRQ-41'],
    reading((body, input, scene) => {
      const team = offeredTo(input, scene).teams.find(({ name }) => name === body['team']);
      return team ? { ...body, team: team.key } : body;
    }),
    filing({ team: 'Housekeeping' }),
  ],
  'unknown-team-dropped': [
    'A team that is unknown goes to the first one.',
    ['WRQ-41'],
    taking(
      'team',
      (value, input, scene) => offeredTo(input, scene).teams.every(({ key }) => key !== value),
      (_, input, scene) => offeredTo(input, scene).teams[0]?.key ?? '',
    ),
  ],
  'unknown-team-is-422': [
    'A team that is unknown is refused with 422.',
    ['WRQ-41'],
    instead(CREATE, (original) => (input, scene) => {
      const reply = original(input, scene);
      const { team } = { team: membersIn(input.body)['team'] };
      const isUnknown = offeredTo(input, scene).teams.every(({ key }) => key !== team);
      return isRefusal(reply) && team !== undefined && isUnknown ? { ...reply, status: 422 } : reply;
    }),
  ],
  'first-team-alone': [
    'Every team but the first is refused.',
    ['WRQ-42'],
    refusing(CREATE, wrong('team'), (input, scene) => {
      const { team } = { team: membersIn(input.body)['team'] };
      return team !== undefined && team !== offeredTo(input, scene).teams[0]?.key;
    }),
    filing({ team: 'housekeeping' }),
  ],
  'last-team-is-the-first': [
    'A request for the last of the teams is shown with the first.',
    ['WRQ-32'],
    reading((body, input, scene) => {
      const { teams } = offeredTo(input, scene);
      return teams.length > 1 && body['team'] === teams.at(-1)?.key ? { ...body, team: teams[0]?.key } : body;
    }),
    filing({ team: 'it' }),
  ],
});

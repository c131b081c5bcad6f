import {
  fullWorkBody,
  givenTenants,
  ownWorkCommunity,
  tenantsShown,
  tenantsWithTypes,
  workBody,
  type Tenants,
} from '../../factories/work-requests.ts';
import { check } from '../../kit/check.ts';
import { hasLever } from '../../kit/levers.ts';
import { allLevers } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { filed, type ExpectedValues } from '../../assertions/work-requests.ts';
import { mustRefuse, otherCase, typedWorkCheck, waysOf, workCheck } from './family-requests.ts';

/** Each value is accepted in every form from every member of the family, and the answers show it. */
async function mustAccept(t: Tools, home: Tenants, member: 'team' | 'type', values: readonly string[]) {
  for (const [turn, { by, form, value }] of (await waysOf(t, home, values)).entries()) {
    const given: ExpectedValues = { [member]: value };
    const how = { by, form, unlisted: true, unread: turn % 2 === 1 };
    await filed(t, home, workBody(t, home, given), how, given);
  }
}

workCheck({
  id: 'work-requests.every-team-is-taken',
  says: 'The key of each team of the settings is accepted as team and shown.',
  clauses: ['WRQ-42', 'WRQ-32'],
  async run(t, home) {
    const keys = home.settings.teams.map(({ key }) => key);
    if (keys.length === 0) t.unproven('the settings list no team');
    await mustAccept(t, home, 'team', keys.slice(0, 8));
  },
});

typedWorkCheck({
  id: 'work-requests.every-type-is-taken',
  says: 'Each type of the settings is accepted as type and shown.',
  clauses: ['WRQ-44', 'WRQ-32'],
  async run(t, home) {
    await mustAccept(t, home, 'type', home.settings.types.slice(0, 8));
  },
});

check({
  id: 'work-requests.types-follow-the-settings',
  says: 'A type that staff add is accepted from then on, and one that they remove is refused.',
  clauses: ['WRQ-44', 'WRQ-43'],
  needs: ['lever:create-facility', 'lever:edit-work-request-settings'],
  async run(t) {
    const at = await ownWorkCommunity(t, { types: ['Paint', 'Glass'] });
    const home = await givenTenants(t, { at, connections: 0 });
    await mustAccept(t, home, 'type', ['Paint', 'Glass']);
    await mustRefuse(t, home, [{ ...workBody(t, home), type: 'Locks' }], 'type');
    await t.lever('edit-work-request-settings', { facilityId: at.id, types: ['Glass', 'Locks'] });
    await mustAccept(t, home, 'type', ['Locks', 'Glass']);
    await mustRefuse(t, home, [{ ...workBody(t, home), type: 'Paint' }], 'type');
  },
});

/** The same of the types that the settings of two configured facilities show. */
async function mustRefuseTypesOfOthers(t: Tools): Promise<void> {
  const homes = await tenantsShown(t);
  for (const home of homes) {
    const { types } = home.settings;
    const strange = homes.flatMap((one) => one.settings.types.filter((type) => !types.includes(type)));
    if (types.length === 0 || strange.length === 0) continue;
    const bodies = [...new Set(strange)].slice(0, 3).map((type) => ({ ...workBody(t, home), type }));
    await mustRefuse(t, home, bodies, 'type');
    return mustAccept(t, home, 'type', types.slice(0, 3));
  }
  t.unproven('needs two facilities under facilities whose work request settings show other types', allLevers);
}

check({
  id: 'work-requests.type-of-another-facility-is-refused',
  says: 'A type of another facility only is refused with 400, and nothing is made.',
  clauses: ['WRQ-43'],
  negative: true,
  async run(t) {
    if (!hasLever(t.run, 'create-facility') || !hasLever(t.run, 'edit-work-request-settings'))
      return mustRefuseTypesOfOthers(t);
    const tenantsWith = async (...types: string[]) =>
      givenTenants(t, { connections: 0, at: await ownWorkCommunity(t, { types }) });
    const [here, there] = [await tenantsWith('Paint', 'Lamps'), await tenantsWith('Moss', 'Lamps')];
    await mustRefuse(t, here, [{ ...workBody(t, here), type: 'Moss' }], 'type');
    await mustRefuse(t, there, [{ ...workBody(t, there), type: 'Paint' }], 'type');
    await mustAccept(t, here, 'type', ['Paint', 'Lamps']);
    await mustAccept(t, there, 'type', ['Moss']);
  },
});

workCheck({
  id: 'work-requests.unknown-team-is-refused',
  says: 'A team that is the key of no team is refused with 400, with or without a valid type, and nothing is made.',
  clauses: ['WRQ-41'],
  negative: true,
  given: { shared: 'refused' },
  async run(t, home) {
    const keys = home.settings.teams.map(({ key }) => key);
    const near = keys.slice(0, 2).flatMap((key) => [otherCase(key), key.slice(0, -1), `${key}s`]);
    const strange = [t.fresh.word('nobody'), ...near].filter((one) => one !== '' && !keys.includes(one));
    const bodies = strange.map((team, at) => ({
      ...(at % 2 === 0 ? workBody : fullWorkBody)(t, home),
      team,
    }));
    await mustRefuse(t, home, bodies, 'team');
  },
});

workCheck({
  id: 'work-requests.name-of-a-team-is-no-key',
  says: 'The name of a team that is not a key is refused with 400 as team, and nothing is made.',
  clauses: ['WRQ-41'],
  negative: true,
  given: { shared: 'refused' },
  async run(t, home) {
    const { teams } = home.settings;
    const names = teams.flatMap(({ name = '' }) =>
      name === '' || teams.some(({ key }) => key === name) ? [] : [name],
    );
    if (names.length === 0) t.unproven('no team has a name that is not a key');
    const bodies = names.slice(0, 4).map((team) => ({ ...workBody(t, home), team }));
    await mustRefuse(t, home, bodies, 'team');
  },
});

check({
  id: 'work-requests.unknown-type-is-refused',
  says: 'A type outside the settings, even by one letter, is refused with 400, and nothing is made.',
  clauses: ['WRQ-43'],
  negative: true,
  async run(t) {
    const shared = 'refused';
    for (const home of [await givenTenants(t, { shared }), await tenantsWithTypes(t, { shared })]) {
      const { types, teams, locations } = home.settings;
      const near = types.slice(0, 1).flatMap((type) => [otherCase(type), type.slice(0, -1), `${type} work`]);
      const others = [...teams.slice(0, 1).map(({ key }) => key), ...locations.slice(0, 1)];
      const strange = [t.fresh.text('Nothing'), ...near, ...others];
      const unknown = strange.filter((one) => one !== '' && !types.includes(one));
      const bodies = unknown.map((type) => ({ ...workBody(t, home), type }));
      await mustRefuse(t, home, bodies, 'type');
    }
  },
});

typedWorkCheck({
  id: 'work-requests.several-teams-want-a-team',
  says: 'Where the facility lists several teams, a request without team is refused, and nothing is made.',
  clauses: ['WRQ-37'],
  negative: true,
  given: { shared: 'refused' },
  async run(t, home) {
    if (home.settings.teams.length < 2) t.unproven('needs a facility that lists several teams');
    const bodies = [workBody(t, home), fullWorkBody(t, home)].map(({ team: _, ...body }) => body);
    await mustRefuse(t, home, bodies);
  },
});

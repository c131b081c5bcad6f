import { readBack, someRequest } from '../../assertions/requests.ts';
import { isNew } from '../../factories/family-access.ts';
import type { Household } from '../../factories/request-subject.ts';
import { neighbourOf } from '../../factories/request-subjects.ts';
import {
  givenTenants,
  ownWorkCommunity,
  roomOf,
  setsSettings,
  tenantsShown,
  tenantsWithTypes,
  type Tenants,
} from '../../factories/work-requests.ts';
import { check } from '../../kit/check.ts';
import { allLevers, people } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { without } from '../../laws/dated-members.ts';
import { mustTake } from '../../laws/request-making.ts';
import { mustRefuse, otherCase, workChecks } from './work.ts';

/** Files requests with this location sent, or none; all answers show the location. */
const mustBeAt = (t: Tools, home: Household, location: string, isSent = false): Promise<void> =>
  mustTake(t, home, [isSent ? { location } : {}], { also: { location } });

workChecks({
  'location-is-the-room-by-default': {
    says: 'A request without a location has the room number of the resident, no matter who makes it.',
    clauses: ['WRQ-34'],
    given: { connections: 2, shared: false },
    async run(t, home) {
      for (const room of ['7', t.fresh.text('East wing')]) {
        await mustBeAt(t, home, await roomOf(t, home, room));
        if (!isNew(t, home.resident)) return;
      }
    },
  },
  'location-is-the-room-of-the-resident-in-the-path': {
    says: 'A request without a location has the room of the resident in the path, not that of another resident.',
    clauses: ['WRQ-34'],
    given: { shared: false },
    async run(t, home) {
      const there = await neighbourOf(t, home);
      if (!there) return t.unproven('needs two residents who act', people('resident', { count: 2 }));
      const rooms = [
        await roomOf(t, home, t.fresh.text('East')),
        await roomOf(t, there, t.fresh.text('West')),
      ];
      for (const [place, one] of [home, there, home].entries())
        await mustBeAt(t, one, rooms[place % 2] ?? '');
    },
  },
  'location-of-one-is-not-that-of-the-next': {
    says: 'After a request with a location, one without has the room number again, and the first keeps its own.',
    clauses: ['WRQ-33', 'WRQ-34'],
    given: { shared: false },
    isTyped: true,
    async run(t, home) {
      const [location] = home.settings.locations;
      if (location === undefined) return t.unproven('the settings list no location');
      const room = await roomOf(t, home, t.fresh.text('East'));
      const one = await someRequest(t, home, { location });
      await mustBeAt(t, home, room);
      await readBack(t, home, one);
    },
  },
  'every-team-is-taken': {
    says: 'The key of each team of the settings is accepted as team and shown.',
    clauses: ['WRQ-42', 'WRQ-32'],
    run(t, home) {
      const keys = home.settings.teams.map(({ key }) => key);
      if (keys.length === 0) t.unproven('the settings list no team');
      return mustTake(
        t,
        home,
        keys.slice(0, 8).map((team) => ({ team })),
      );
    },
  },
  'every-type-is-taken': {
    says: 'Each type of the settings is accepted as type and shown.',
    clauses: ['WRQ-44', 'WRQ-32'],
    isTyped: true,
    run: (t, home) =>
      mustTake(
        t,
        home,
        home.settings.types.slice(0, 8).map((type) => ({ type })),
      ),
  },
  'unknown-team-is-refused': {
    says: 'A team that is the key of no team is refused with 400, with or without a valid type, and nothing is made.',
    clauses: ['WRQ-41'],
    negative: true,
    given: { shared: 'refused' },
    async run(t, home) {
      const keys = home.settings.teams.map(({ key }) => key);
      const near = keys.slice(0, 2).flatMap((key) => [otherCase(key), key.slice(0, -1), `${key}s`]);
      const strange = [t.fresh.word('outside'), ...near].filter((one) => one !== '' && !keys.includes(one));
      const bodies = strange.map((team, at) => ({ ...(at % 2 === 0 ? home.least : home.full)(t), team }));
      await mustRefuse(t, home, bodies, 'team');
    },
  },
  'name-of-a-team-is-no-key': {
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
      await mustRefuse(
        t,
        home,
        names.slice(0, 4).map((team) => home.least(t, { team })),
        'team',
      );
    },
  },
  'several-teams-want-a-team': {
    says: 'Where the facility lists several teams, a request without team is refused, and nothing is made.',
    clauses: ['WRQ-37'],
    negative: true,
    given: { shared: 'refused' },
    isTyped: true,
    async run(t, home) {
      if (home.settings.teams.length < 2) t.unproven('needs a facility that lists several teams');
      await mustRefuse(
        t,
        home,
        [home.least(t), home.full(t)].map((body) => without(body, 'team')),
      );
    },
  },
});

check({
  id: 'work-requests.location-sent-is-kept',
  says: 'Each of the locations of the settings, when sent, is the location, whatever the room of the resident.',
  clauses: ['WRQ-33'],
  async run(t) {
    const locations = ['Lobby', 'Kitchen', '7'];
    const home = await givenTenants(
      t,
      setsSettings(t) ? { at: await ownWorkCommunity(t, { locations }) } : {},
    );
    const { locations: all } = home.settings;
    if (all.length === 0) t.unproven('the settings list no location');
    if (isNew(t, home.resident)) await roomOf(t, home, t.fresh.text('East'));
    for (const location of all.slice(0, 5)) await mustBeAt(t, home, location, true);
  },
});

const ofTypes = (types: readonly string[]) => types.map((type) => ({ type }));

/** Requests of these types are refused. */
const mustRefuseTypes = (t: Tools, home: Household, ...types: readonly string[]): Promise<void> =>
  mustRefuse(
    t,
    home,
    types.map((type) => home.least(t, { type })),
    'type',
  );

check({
  id: 'work-requests.types-follow-the-settings',
  says: 'A type that staff add is accepted from then on, and one that they remove is refused.',
  clauses: ['WRQ-44', 'WRQ-43'],
  needs: ['lever:create-facility', 'lever:edit-work-request-settings'],
  async run(t) {
    const at = await ownWorkCommunity(t, { types: ['Paint', 'Glass'] });
    const home = await givenTenants(t, { at, connections: 0 });
    await mustTake(t, home, ofTypes(['Paint', 'Glass']));
    await mustRefuseTypes(t, home, 'Locks');
    await t.lever('edit-work-request-settings', { facilityId: at.id, types: ['Glass', 'Locks'] });
    await mustTake(t, home, ofTypes(['Locks', 'Glass']));
    await mustRefuseTypes(t, home, 'Paint');
  },
});

/** Families in communities with other types: of the check's own, or those that are configured. */
async function homesWithTypes(t: Tools): Promise<readonly Tenants[]> {
  if (!setsSettings(t)) return tenantsShown(t);
  const tenantsWith = async (...types: string[]) =>
    givenTenants(t, { connections: 0, at: await ownWorkCommunity(t, { types }) });
  return [await tenantsWith('Paint', 'Lamps'), await tenantsWith('Moss', 'Lamps')];
}

check({
  id: 'work-requests.type-of-another-facility-is-refused',
  says: 'A type of another facility only is refused with 400, and nothing is made.',
  clauses: ['WRQ-43'],
  negative: true,
  async run(t) {
    const homes = await homesWithTypes(t);
    let tried = 0;
    for (const home of homes) {
      const { types } = home.settings;
      const strange = homes.flatMap((one) => one.settings.types.filter((type) => !types.includes(type)));
      if (types.length === 0 || strange.length === 0) continue;
      await mustRefuseTypes(t, home, ...[...new Set(strange)].slice(0, 3));
      await mustTake(t, home, ofTypes(types.slice(0, 3)));
      tried += 1;
    }
    if (tried === 0)
      t.unproven(
        'needs two facilities under facilities whose work request settings show other types',
        allLevers,
      );
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
      await mustRefuseTypes(t, home, ...strange.filter((one) => one !== '' && !types.includes(one)));
    }
  },
});

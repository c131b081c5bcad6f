import { ownCommunity } from '../../factories/communities.ts';
import { needsPart } from '../../factories/planned-part.ts';
import { givenTenants, setsSettings, tenantsShown, type Tenants } from '../../factories/work-requests.ts';
import { isNew } from '../../factories/family-access.ts';
import { ask } from '../../factories/requests.ts';
import { settingsOf } from '../../factories/work-requests-settings.ts';
import type { Answer } from '../../kit/call.ts';
import { checkWith } from '../../kit/check.ts';
import { unlessUnproven } from '../../kit/errors.ts';
import { field, show } from '../../kit/json.ts';
import { isRefused, isSuccess } from '../../kit/match.ts';
import { once } from '../../kit/once.ts';
import { idsOf, listOf } from '../../kit/read.ts';
import { reading } from '../../kit/reading.ts';
import { isBlank } from '../../kit/same.ts';
import { allLevers } from '../../kit/to-add.ts';
import type { Tools } from '../../kit/tools.ts';
import { made, readBack } from '../../assertions/requests.ts';
import { without } from '../../laws/dated-members.ts';

interface OneTeam {
  readonly home: Tenants;
  readonly key: string;
  /** Whether every facility shows this team and no other; undefined where the settings of some cannot be read. */
  readonly isOnlyOne: boolean | undefined;
}

/**
 * A community of the check's own that staff have left with one team, until the check is over: where teams are those
 * of the tenant, all others have one team for that long, too, so nothing else may use the target.
 */
async function withOneTeam(t: Tools): Promise<OneTeam> {
  await needsPart(t, 'work-requests');
  if (!setsSettings(t)) return foundOneTeam(t);
  const there = await homesElsewhere(t);
  const home = await givenTenants(t);
  const { facilityId } = home;
  if (!isNew(t, home.resident)) t.unproven('needs a community of the check’s own');
  const teams = home.settings.teams.map(({ key, name = key }) => ({ key, name }));
  t.afterwards(() => t.lever('edit-work-request-settings', { facilityId, teams }));
  const key = t.fresh.word('team');
  await t.lever('edit-work-request-settings', { facilityId, teams: [{ key, name: t.fresh.text('Team') }] });
  // Staff who edit one list leave the others.
  await t.lever('edit-work-request-settings', { facilityId, types: [...home.settings.types] });
  const settings = await settingsOf(t, home);
  if (settings.teams.length !== 1 || settings.teams[0]?.key !== key)
    t.unproven(`the facility was given one team and lists ${show(settings.teams)}`);
  let isOnlyOne = true;
  for (const one of there) {
    const [first, ...others] = (await settingsOf(t, one)).teams;
    isOnlyOne &&= first?.key === key && others.length === 0;
  }
  return { home, key, isOnlyOne };
}

/** A family in a configured community whose settings show one team. */
async function foundOneTeam(t: Tools): Promise<OneTeam> {
  const homes = await tenantsShown(t);
  const keysOf = ({ settings }: Tenants) => settings.teams.map(({ key }) => key).join();
  const home = homes.find(({ settings }) => settings.teams.length === 1);
  if (!home)
    return t.unproven('needs a facility under facilities whose settings show a single team', allLevers);
  const key = keysOf(home);
  if (homes.some((one) => keysOf(one) !== key)) return { home, key, isOnlyOne: false };
  const all = idsOf(listOf(await t.call('listFacilities')));
  const isKnown = all.every((id) => homes.some(({ facilityId }) => facilityId === id));
  return { home, key, isOnlyOne: isKnown ? true : undefined };
}

/** Families in other communities, a new one and those of the configuration, as far as their settings can be read. */
const homesElsewhere = once(async (t: Tools): Promise<readonly Tenants[]> => {
  const homes: Tenants[] = [];
  for (const at of [await ownCommunity(t), ...t.run.facilities]) {
    const home = await unlessUnproven(() => givenTenants(t, { connections: 0, at }));
    if (home) homes.push(home);
  }
  return homes;
});

/** Files a request without a team. */
const fileWithout = (t: Tools, home: Tenants): Promise<Answer> =>
  ask(t, home, without(home.least(t), 'team'));

const oneTeamCheck = checkWith(withOneTeam);

/** Whether it is the only one of the tenant; unproven where that is not known. */
const isOfTenant = (t: Tools, { isOnlyOne }: OneTeam): boolean =>
  isOnlyOne ?? t.unproven('needs every facility of the tenant under facilities');

oneTeamCheck({
  id: 'work-requests.one-team-in-the-tenant',
  says: 'Where every facility lists the same single team, a request is accepted with team and without.',
  clauses: ['WRQ-38'],
  exclusive: true,
  async run(t, one) {
    const { home, key } = one;
    if (!isOfTenant(t, one))
      t.notApplicable('each facility has teams of its own here, so the tenant has more than one');
    const body = without(home.least(t), 'team');
    for (const by of home.people)
      for (const sent of [body, { ...body, team: key }])
        await readBack(t, home, await made(t, home, sent, { by }));
  },
});

oneTeamCheck({
  id: 'work-requests.one-team-in-the-facility',
  says: 'Records whether team may be left out where the facility has one team and the tenant several.',
  clauses: ['WRQ-39'],
  exclusive: true,
  async run(t, one) {
    const { home } = one;
    const isWide = isOfTenant(t, one);
    if (isWide) t.observe('single-team-scope', 'getWorkRequestSettings', 'tenant-wide');
    else reading(t, 'single-team-scope', await fileWithout(t, home), { 'counted-in-tenant': isRefused });
    if (!setsSettings(t)) return;
    // Where there is no team, none can be left out either. Which forms are taken is tried while there is one.
    await home.forms(t);
    await t.lever('edit-work-request-settings', { facilityId: home.facilityId, teams: [] });
    reading(t, 'single-team-scope', await fileWithout(t, home), {
      'tenant-wide': isWide && isRefused,
      'counted-in-tenant': !isWide && isRefused,
    });
  },
});

oneTeamCheck({
  id: 'work-requests.one-team-shown',
  says: 'Records whether a request without team shows the only team.',
  clauses: ['WRQ-40'],
  exclusive: true,
  async run(t, { home, key }) {
    const answer = await fileWithout(t, home);
    if (!isSuccess(answer)) t.unproven('the target takes no request without team');
    const team = field(answer.json, 'data.team');
    reading(t, 'single-team-shown', answer, { shown: team === key, unset: isBlank(team) }, show(team));
  },
});

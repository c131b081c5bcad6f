import { ownCommunity } from '../../given/communities.ts';
import {
  fileRequest,
  givenTenants,
  isNew,
  settingsOf,
  workBody,
  type Tenants,
} from '../../given/work-requests.ts';
import { needsPart } from '../../given/planned-part.ts';
import { Unproven } from '../../kit/errors.ts';
import { check } from '../../kit/check.ts';
import { field, show } from '../../kit/json.ts';
import { fits, isSuccess, success } from '../../kit/match.ts';
import { must } from '../../kit/must.ts';
import { dataOf, text } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import type { Tools } from '../../kit/tools.ts';
import { readWork } from '../../models/work-requests.ts';

const needs = ['lever:create-facility', 'lever:edit-work-request-settings'] as const;

interface OneTeam {
  readonly home: Tenants;
  readonly key: string;
  /** Whether every facility whose settings can be read shows this team and no other. */
  readonly isOnlyOne: boolean;
}

/**
 * A community of the check's own that staff have left with one team, until the check is over: where teams are those
 * of the tenant, all others have one as well for that long, so nobody else may be using the target.
 */
async function withOneTeam(t: Tools): Promise<OneTeam> {
  await needsPart(t, 'work-requests');
  const there = await homesElsewhere(t);
  const home = await givenTenants(t);
  const { facilityId } = home;
  if (!isNew(t, home.resident)) t.unproven('needs a community of the check’s own');
  const teams = home.settings.teams.map(({ key, name = key }) => ({ key, name }));
  t.afterwards(() => t.lever('edit-work-request-settings', { facilityId, teams }));
  const key = t.fresh.word('team');
  await t.lever('edit-work-request-settings', { facilityId, teams: [{ key, name: t.fresh.text('Team') }] });
  const settings = await settingsOf(t, home);
  if (settings.teams.length !== 1 || settings.teams[0]?.key !== key)
    t.unproven(`the facility was given one team and lists ${show(settings.teams)}`);
  let isOnlyOne = true;
  for (const one of there) {
    const [first, ...others] = (await settingsOf(t, one)).teams;
    isOnlyOne &&= first?.key === key && others.length === 0;
  }
  return { home: { ...home, settings }, key, isOnlyOne };
}

/** Families in other communities, a new one and those of the configuration, as far as their settings can be read. */
async function homesElsewhere(t: Tools): Promise<readonly Tenants[]> {
  const homes: Tenants[] = [];
  for (const at of [await ownCommunity(t), ...t.run.facilities])
    try {
      homes.push(await givenTenants(t, { connections: 0, at }));
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
    }
  return homes;
}

check({
  id: 'work-requests.one-team-in-the-tenant',
  says: 'Where every facility lists the same single team, a request without team is accepted; with it, too.',
  clauses: ['WRQ-38'],
  needs,
  exclusive: true,
  async run(t) {
    const { home, key, isOnlyOne } = await withOneTeam(t);
    if (!isOnlyOne)
      t.notApplicable('each facility has teams of its own here, so the tenant has more than one');
    const { residentId } = home;
    const { team: _, ...body } = workBody(t, home);
    for (const as of [home.resident, ...home.connections])
      for (const sent of [body, { ...body, team: key }]) {
        const answer = await fileRequest(t, { residentId, as, body: sent });
        must(answer, success, fits);
        await readWork(t, { residentId, workRequestId: text(dataOf(answer), 'id') }, as);
      }
  },
});

check({
  id: 'work-requests.one-team-in-the-facility',
  says: 'Whether team may be left out where the facility has one team and the tenant several.',
  clauses: ['WRQ-39'],
  needs,
  exclusive: true,
  async run(t) {
    const { home, isOnlyOne } = await withOneTeam(t);
    const { residentId, resident: as } = home;
    if (isOnlyOne) {
      t.observe('single-team-scope', 'getWorkRequestSettings', 'tenant-wide');
      return;
    }
    const { team: _, ...body } = workBody(t, home);
    const answer = await fileRequest(t, { residentId, as, body });
    const isRefused = answer.status >= 400 && answer.status < 500;
    t.observe(
      'single-team-scope',
      'createWorkRequest',
      isRefused ? 'counted-in-tenant' : `other: ${answer.status}`,
    );
  },
});

check({
  id: 'work-requests.one-team-shown',
  says: 'Whether a request that left team out shows the one team there is.',
  clauses: ['WRQ-40'],
  needs,
  exclusive: true,
  async run(t) {
    const { home, key } = await withOneTeam(t);
    const { residentId, resident: as } = home;
    const { team: _, ...body } = workBody(t, home);
    const answer = await fileRequest(t, { residentId, as, body });
    if (!isSuccess(answer)) t.unproven('the target takes no request without team');
    const team = field(answer.json, 'data.team');
    t.observe(
      'single-team-shown',
      'createWorkRequest',
      team === key ? 'shown' : isBlank(team) ? 'unset' : `other: ${show(team)}`,
    );
  },
});

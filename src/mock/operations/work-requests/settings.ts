import { usualWorkLocations, usualWorkTeams, usualWorkTypes } from '../../world/usual-work-settings.ts';
import { WHOLE_TENANT, type WorkTeam } from '../../world/work-requests-records.ts';
import type { World } from '../../world/world.ts';

/** Teams, types and locations of a community, as they are now. */
interface WorkRequestSettings {
  readonly teams: readonly WorkTeam[];
  readonly types: readonly string[];
  readonly locations: readonly string[];
}

/** Whether the teams are those of the whole tenant or of each facility is an open choice. */
const scopeOf = (facilityId: string, { choose }: World): string =>
  choose('single-team-scope', { 'tenant-wide': WHOLE_TENANT, 'counted-in-tenant': facilityId });

const teamsOf = (facilityId: string, world: World): readonly WorkTeam[] =>
  world.store.workTeams.find(scopeOf(facilityId, world))?.teams ?? usualWorkTeams;

/** Resources, Work request settings. */
export const workRequestSettingsOf = (facilityId: string, world: World): WorkRequestSettings => {
  const own = world.store.workRequestSettings.find(facilityId);
  return {
    teams: teamsOf(facilityId, world),
    types: own?.types ?? usualWorkTypes,
    locations: own?.locations ?? usualWorkLocations,
  };
};

/** The keys of the teams that count when a request names none. */
export const countedTeams = (facilityId: string, world: World): readonly string[] => {
  const everywhere = () => world.store.facilities.all().flatMap(({ id }) => teamsOf(id, world));
  const here = () => teamsOf(facilityId, world);
  const counted = world.choose('single-team-scope', { 'tenant-wide': here, 'counted-in-tenant': everywhere });
  return counted().map(({ key }) => key);
};

/** Replaces the given lists of a community; the others stay. */
export const editWorkRequestSettings = (
  facilityId: string,
  { teams, types, locations }: Partial<WorkRequestSettings>,
  world: World,
): void => {
  const { workTeams, workRequestSettings } = world.store;
  if (teams) {
    const record = { id: scopeOf(facilityId, world), teams };
    if (workTeams.find(record.id)) workTeams.replace(record);
    else workTeams.insert(record);
  }
  if (!types && !locations) return;
  const known = workRequestSettings.find(facilityId);
  const former = workRequestSettingsOf(facilityId, world);
  const record = { id: facilityId, types: types ?? former.types, locations: locations ?? former.locations };
  if (known) workRequestSettings.replace(record);
  else workRequestSettings.insert(record);
};

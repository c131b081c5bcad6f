import { Temporal } from 'temporal-polyfill';
import type { Community, RoundFacts } from '../../../conformance/consumers/client/story.ts';
import { settingsOf } from '../../mock/operations/transportation/settings.ts';
import { workRequestSettingsOf } from '../../mock/operations/work-requests/settings.ts';
import type { ClientWorld } from '../world.ts';

/** What is true in a world, as the duties of clients need it. */
export const factsIn = ({ inside, now }: ClientWorld): RoundFacts => {
  const { facilities, residents } = inside.store;
  const communities = new Map(
    facilities.all().map(({ id, timeZone }): [string, Community] => {
      const { teams, types } = workRequestSettingsOf(id, inside);
      return [
        id,
        { ...settingsOf(id, inside), timezone: timeZone, teams: teams.map(({ key }) => key), types },
      ];
    }),
  );
  return {
    epoch: Date.now() - now(),
    // A client may count days in the time zone of its machine, which is this one.
    zones: ['UTC', Temporal.Now.timeZoneId(), ...facilities.all().map(({ timeZone }) => timeZone)],
    communities: new Map(
      residents.all().flatMap(({ id, facilityId }) => {
        const community = communities.get(facilityId);
        return community ? [[id, community]] : [];
      }),
    ),
  };
};

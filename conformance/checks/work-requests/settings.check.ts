import { givenFamily } from '../../given/family.ts';
import { needsPart } from '../../given/planned-part.ts';
import { givenTenants, ownWorkCommunity, type Tenants } from '../../given/work-requests.ts';
import { check } from '../../kit/check.ts';
import { isObject, show } from '../../kit/json.ts';
import { fits, status } from '../../kit/match.ts';
import { must, mustEcho, mustHold } from '../../kit/must.ts';
import { dataOf } from '../../kit/read.ts';
import { isBlank } from '../../kit/same.ts';
import { inData, mustBeOfType } from '../member-types.ts';
import { settingsShown } from './shown.ts';

check({
  id: 'work-requests.settings-are-of-the-facility',
  says: 'The settings of each of two facilities, asked for by a resident and a connection, name that facility.',
  clauses: ['WRQ-01', 'TRA-02'],
  async run(t) {
    await needsPart(t, 'work-requests');
    const homes = [await givenFamily(t), await givenFamily(t)];
    for (const { facilityId, resident, connections } of [...homes, ...homes])
      for (const as of [resident, ...connections]) {
        const answer = await t.call('getWorkRequestSettings', { path: { facilityId }, as });
        must(answer, status(200), fits);
        const isThis = { says: facilityId, holds: (value: unknown) => value === facilityId };
        mustBeOfType(inData(answer), ['facilityId'], isThis);
      }
  },
});

check({
  id: 'work-requests.teams-have-keys-and-names',
  says: 'The teams are an array of objects.',
  clauses: ['WRQ-03'],
  async run(t) {
    const { shown } = await settingsShown(t);
    for (const { answer, resource } of shown) {
      const { teams } = resource;
      const isList = isBlank(teams) || (Array.isArray(teams) && teams.every(isObject));
      mustHold(answer, 'an array of objects as teams', isList, show(teams));
    }
  },
});

check({
  id: 'work-requests.settings-hold-what-staff-set',
  says: 'The types and locations are those that staff set in the facility, and no facility shows those of another.',
  clauses: ['WRQ-04', 'TRA-02'],
  needs: ['lever:create-facility', 'lever:edit-work-request-settings'],
  async run(t) {
    const first = { types: ['Roof', 'Rust'], locations: ['Roof', 'Cellar'] };
    const second = { types: ['Lifts'], locations: ['Lift 1', 'Lift 2', 'Lift 3'] };
    const homes: { set: typeof first; readonly home: Tenants }[] = [];
    for (const set of [first, second])
      homes.push({ set, home: await givenTenants(t, { at: await ownWorkCommunity(t, set) }) });
    const [one] = homes;
    const later = { types: ['Rust', 'Paint'], locations: ['Cellar'] };
    const mustShow = async () => {
      for (const { set, home } of homes)
        for (const as of home.people) {
          const { facilityId } = home;
          const answer = await t.call('getWorkRequestSettings', { path: { facilityId }, as });
          must(answer, status(200), fits);
          mustEcho(answer, dataOf(answer), set, { promised: 'what staff set in this facility' });
        }
    };
    await mustShow();
    if (one) {
      await t.lever('edit-work-request-settings', { facilityId: one.home.facilityId, ...later });
      one.set = later;
    }
    await mustShow();
  },
});

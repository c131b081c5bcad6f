import type { Readings } from '../world/choices.ts';
import { itemsOf, peopleMock, type Members } from './people.ts';

export const walk = { name: 'Walk', startDate: '2026-06-20T10:00:00Z', startTime: '10:00', endTime: '10:30' };

/**
 * Two residents of one community, and short ways to ask for personal activities of the first. The community keeps
 * UTC, or the time of Copenhagen; both offer the walk.
 */
export const personalActivitiesMock = (readings: Readings = {}, community: 'utc' | 'copenhagen' = 'utc') => {
  const app = peopleMock(readings);
  const { store, ids } = app.world;
  for (const facilityId of [app.home, app.away])
    store.personalActivityPresets.insert({ id: ids.next('pre'), facilityId, name: 'Walk' });
  const facilityId = community === 'utc' ? app.home : app.away;
  const residents = [app.addResident({ facilityId }).id, app.addResident({ facilityId }).id] as const;
  const [own] = residents;
  const list = (startDate: string, endDate: string, residentId: string = own) =>
    app.ask('listPersonalActivities', { residentId, startDate, endDate });
  return {
    ...app,
    ...{ residents, list },
    /** Makes one, by default a walk on the twentieth from ten to half past; undefined leaves a member out. */
    create: (changes: object = {}) =>
      app.ask('createPersonalActivity', { residentId: own }, { body: { ...walk, ...changes } }),
    /** The only item of June. Throws where there are more, or none. */
    only: async (): Promise<Members> => {
      const items = itemsOf(await list('2026-06-01T00:00:00Z', '2026-06-30T23:59:59Z'));
      const [item] = items;
      if (item === undefined || items.length > 1) throw new Error(`expected one, found ${items.length}`);
      return item;
    },
  };
};

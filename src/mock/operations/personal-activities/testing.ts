import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import { itemsOf, people, stateOf, type Members, type People } from '../testing-people.ts';

/** Two residents of one community, and short ways to ask for personal activities of the first. */
interface Parlour extends People {
  readonly residents: readonly [string, string];
  /** Where the personal activities of the first resident are. */
  readonly path: string;
  /** Makes one, by default a walk on the twentieth from ten to half past; undefined leaves a member out. */
  create(changes?: object): Promise<TestAnswer>;
  list(from: string, to: string, residentId?: string): Promise<TestAnswer>;
  /** The only item of June. Throws where there are more, or none. */
  only(): Promise<Members>;
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

export const walk = {
  name: 'Walk',
  startDate: '2026-06-20T10:00:00Z',
  startTime: '10:00',
  endTime: '10:30',
};

/** The community keeps UTC, or the time of Copenhagen; both offer the walk. */
export const parlour = (readings: Readings = {}, community: 'utc' | 'copenhagen' = 'utc'): Parlour => {
  const app = people(readings);
  const { store, ids } = app.world;
  for (const facilityId of [app.home, app.away])
    store.personalActivityPresets.insert({ id: ids.next('pre'), facilityId, name: 'Walk' });
  const facilityId = community === 'utc' ? app.home : app.away;
  const residents = [app.addResident({ facilityId }).id, app.addResident({ facilityId }).id] as const;
  const path = `/residents/${residents[0]}/personal-activities`;
  const list = (startDate: string, endDate: string, residentId: string = residents[0]) =>
    app.call(
      'GET',
      `/residents/${residentId}/personal-activities?${new URLSearchParams({ startDate, endDate }).toString()}`,
    );
  return {
    ...app,
    ...{ residents, path, list },
    create: (changes = {}) => app.call('POST', path, { body: { ...walk, ...changes } }),
    only: async () => {
      const items = itemsOf(await list('2026-06-01T00:00:00Z', '2026-06-30T23:59:59Z'));
      const [item] = items;
      if (item === undefined || items.length > 1) throw new Error(`expected one, found ${items.length}`);
      return item;
    },
    state: () => [stateOf(app.world), app.events()],
  };
};

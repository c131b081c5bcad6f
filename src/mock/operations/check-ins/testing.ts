import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import { dataOf, people, stateOf, type People } from '../testing-people.ts';

/** Two residents of one community, and short ways to ask for check-ins of the first. */
interface Desk extends People {
  readonly residents: readonly [string, string];
  readonly staffId: string;
  /** Where the check-ins of the first resident are. */
  readonly path: string;
  create(startDate: string, more?: object): Promise<TestAnswer>;
  replace(made: TestAnswer, startDate: string, more?: object): Promise<TestAnswer>;
  /** The list from one date or date-time to another. */
  days(from: string, to: string): Promise<TestAnswer>;
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

export const idOf = (answer: TestAnswer): string => String(dataOf(answer)['id']);

/** The community keeps UTC, or the time of Copenhagen. */
export const desk = (readings: Readings = {}, community: 'utc' | 'copenhagen' = 'utc'): Desk => {
  const app = people(readings);
  const facilityId = community === 'utc' ? app.home : app.away;
  const residents = [app.addResident({ facilityId }).id, app.addResident({ facilityId }).id] as const;
  const staffId = app.world.store.staff.all()[0]?.id ?? '';
  const path = `/residents/${residents[0]}/check-ins`;
  const body = (startDate: string, more: object) => ({
    body: { startDate, checkInStaffId: staffId, durationInMinutes: 15, ...more },
  });
  return {
    ...app,
    ...{ residents, staffId, path },
    create: (startDate, more = {}) => app.call('POST', path, body(startDate, more)),
    replace: (made, startDate, more = {}) => app.call('PUT', `${path}/${idOf(made)}`, body(startDate, more)),
    days: (from, to) => {
      const query = new URLSearchParams({ startDate: from, endDate: to });
      return app.call('GET', `${path}?${query.toString()}`);
    },
    state: () => [stateOf(app.world), app.events()],
  };
};

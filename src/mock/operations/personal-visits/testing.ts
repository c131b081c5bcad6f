import type { TestAnswer } from '../../testing.ts';
import type { Readings } from '../../world/choices.ts';
import { dataOf, people, stateOf, type People } from '../testing-people.ts';

/** Three residents of one community, a connection, and short ways to ask for visits to the first. */
interface Lounge extends People {
  readonly residents: readonly [string, string, string];
  readonly connectionId: string;
  /** Where the visits of the first resident are. */
  readonly path: string;
  /** Makes one, by default a social visit of Ann on the twentieth from ten to eleven; undefined leaves a member out. */
  create(changes?: object, as?: string): Promise<TestAnswer>;
  replace(made: TestAnswer, changes?: object, as?: string): Promise<TestAnswer>;
  read(made: TestAnswer, residentId?: string): Promise<TestAnswer>;
  list(from: string, to: string, residentId?: string): Promise<TestAnswer>;
  /** The list of June. */
  june(residentId?: string, more?: string): Promise<TestAnswer>;
  /** Everything that a refused request must leave as it was. */
  state(): unknown;
}

export const idOf = (answer: TestAnswer): string => String(dataOf(answer)['id']);

export const coffee = {
  name: 'Coffee',
  visitType: 'social',
  startDate: '2026-06-20T10:00:00Z',
  startTime: '10:00',
  endTime: '11:00',
  durationInMinutes: 60,
  manualVisitors: [{ name: 'Ann', relationship: 'Niece' }],
};

/** The community keeps UTC, or the time of Copenhagen. */
export const lounge = (readings: Readings = {}, community: 'utc' | 'copenhagen' = 'utc'): Lounge => {
  const app = people(readings);
  const facilityId = community === 'utc' ? app.home : app.away;
  const move = () => app.addResident({ facilityId }).id;
  const residents = [move(), move(), move()] as const;
  const connectionId = app.addConnection({ residentIds: [residents[0]] }).id;
  const pathOf = (residentId: string) => `/residents/${residentId}/personal-visits`;
  const path = pathOf(residents[0]);
  const sent = (changes: object, as: string | undefined) => ({
    body: { ...coffee, ...changes },
    ...(as !== undefined && { as }),
  });
  const list = (startDate: string, endDate: string, residentId: string = residents[0]) =>
    app.call('GET', `${pathOf(residentId)}?${new URLSearchParams({ startDate, endDate }).toString()}`);
  return {
    ...app,
    ...{ residents, connectionId, path, list },
    create: (changes = {}, as) => app.call('POST', path, sent(changes, as)),
    replace: (made, changes = {}, as) => app.call('PUT', `${path}/${idOf(made)}`, sent(changes, as)),
    read: (made, residentId = residents[0]) => app.call('GET', `${pathOf(residentId)}/${idOf(made)}`),
    june: (residentId = residents[0], more = '') =>
      app.call(
        'GET',
        `${pathOf(residentId)}?startDate=2026-06-01T00:00:00Z&endDate=2026-06-30T23:59:59Z${more}`,
      ),
    state: () => [stateOf(app.world), app.events()],
  };
};

import type { TestAnswer, Readings } from './mock.ts';
import { idOf, peopleMock } from './people.ts';

export const coffee = {
  name: 'Coffee',
  visitType: 'social',
  startDate: '2026-06-20T10:00:00Z',
  startTime: '10:00',
  endTime: '11:00',
  durationInMinutes: 60,
  manualVisitors: [{ name: 'Ann', relationship: 'Niece' }],
};

/** Three residents, a connection, and short ways to ask for visits to the first. */
export const personalVisitsMock = (readings: Readings = {}) => {
  const app = peopleMock(readings);
  const move = () => app.addResident().id;
  const residents = [move(), move(), move()] as const;
  const [own] = residents;
  const connectionId = app.addConnection({ residentIds: [own] }).id;
  const sent = (changes: object, as: string | undefined) => ({
    body: { ...coffee, ...changes },
    ...(as !== undefined && { as }),
  });
  return {
    ...app,
    ...{ residents, connectionId },
    /** Where the visits of the first resident are. */
    path: `/residents/${own}/personal-visits`,
    /** Makes one, by default a social visit of Ann on the twentieth from ten to eleven; undefined leaves a member out. */
    create: (changes: object = {}, as?: string) =>
      app.ask('createPersonalVisit', { residentId: own }, sent(changes, as)),
    replace: (made: TestAnswer, changes: object = {}, as?: string) =>
      app.ask('replacePersonalVisit', { residentId: own, visitId: idOf(made) }, sent(changes, as)),
    read: (made: TestAnswer, residentId: string = own) =>
      app.ask('getPersonalVisit', { residentId, visitId: idOf(made) }),
    list: (startDate: string, endDate: string, residentId: string = own) =>
      app.ask('listPersonalVisits', { residentId, startDate, endDate }),
    /** The list of June. */
    june: (residentId: string = own) =>
      app.ask('listPersonalVisits', {
        residentId,
        startDate: '2026-06-01T00:00:00Z',
        endDate: '2026-06-30T23:59:59Z',
      }),
  };
};
